import type { PageHeads } from '#features/catalogue/index.ts';

export const contactHead: PageHeads = {
  en: {
    title: 'Contact',
    description:
      'Write to the people who run Amaranth: about an account, the vault, a legacy, the press or security. Your message gets a number, and an answer by mail.',
    structuredData: [{ '@type': 'ContactPage', name: 'Contact Amaranth', inLanguage: 'en' }],
  },
  fr: {
    title: 'Contact',
    description:
      'Écrivez à l’équipe d’Amaranth\u00a0: compte, coffre-fort, héritage, presse ou sécurité. Votre message reçoit un numéro, et une réponse par courriel.',
    structuredData: [{ '@type': 'ContactPage', name: 'Contacter Amaranth', inLanguage: 'fr' }],
  },
};
