import { defineMessages } from '#ui/language/messages.tsx';

export const leaveMessages = defineMessages({
  en: {
    title: 'Leave without saving?',
    text: 'What you changed on this page is not saved yet. If you leave now, it is lost.',
    leave: 'Leave without saving',
  },
  fr: {
    title: 'Partir sans enregistrer ?',
    text: 'Ce que vous avez modifié sur cette page n’est pas encore enregistré. Si vous partez maintenant, c’est perdu.',
    leave: 'Partir sans enregistrer',
  },
});
