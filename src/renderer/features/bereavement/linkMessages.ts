import { defineMessages } from '#ui/language/messages.tsx';

export const bereavementLinkMessages = defineMessages({
  en: { question: 'Has somebody died who kept something here?', link: 'What their family can do' },
  fr: {
    question: 'Une personne qui gardait quelque chose ici est décédée\u00a0?',
    link: 'Ce que sa famille peut faire',
  },
});
