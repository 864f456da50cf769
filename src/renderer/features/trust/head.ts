import type { PageHeads } from '#features/catalogue/index.ts';

export const trustHead: PageHeads = {
  en: {
    title: 'Security',
    description:
      'What Amaranth can read and what it cannot, where the keys are, who together could open a vault, what we do not have yet, and how to check us.',
    structuredData: [{ '@type': 'WebPage', name: 'Security', inLanguage: 'en' }],
  },
  fr: {
    title: 'Sécurité',
    description:
      'Ce qu’Amaranth peut lire et ne peut pas lire, où sont les clés, qui ensemble ouvrirait un coffre-fort, ce qui nous manque encore, et comment le vérifier.',
    structuredData: [{ '@type': 'WebPage', name: 'Sécurité', inLanguage: 'fr' }],
  },
};
