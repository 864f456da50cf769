/** What is said above every page while somebody is signed in as the demo family. */
import { defineMessages } from '#ui/language/messages.tsx';

export const noticeMessages = defineMessages({
  en: {
    startOwn: 'Start your own',
    noticeTitle: 'You are looking at a demo family',
    noticeText: 'Look around freely: nothing is changed.',
  },
  fr: {
    startOwn: 'Commencer le vôtre',
    noticeTitle: 'Vous regardez une famille de démonstration',
    noticeText: 'Regardez librement : rien n’est modifié.',
  },
});
