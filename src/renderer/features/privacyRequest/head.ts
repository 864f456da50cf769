import type { PageHeads } from '#features/catalogue/index.ts';

export const privacyRequestHead: PageHeads = {
  en: {
    title: 'Your data, your rights',
    description:
      'See, correct, take away or erase what Amaranth keeps of you: what you can do yourself at once, and a form for the rest, answered within a month.',
    structuredData: [{ '@type': 'ContactPage', name: 'Requests about your data', inLanguage: 'en' }],
  },
  fr: {
    title: 'Vos données, vos droits',
    description:
      'Voir, corriger, emporter ou effacer ce qu’Amaranth garde de vous\u00a0: ce que vous pouvez faire tout de suite, et un formulaire pour le reste.',
    structuredData: [{ '@type': 'ContactPage', name: 'Demandes sur vos données', inLanguage: 'fr' }],
  },
};
