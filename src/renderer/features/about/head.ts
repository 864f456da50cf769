import type { PageHeads } from '#features/catalogue/index.ts';
import { siteValueMarks } from '#shared/siteValues.ts';

const organization = {
  '@type': 'Organization',
  name: 'Amaranth',
  url: `${siteValueMarks.origin}/`,
  logo: `${siteValueMarks.origin}/icon.svg`,
};

export const aboutHead: PageHeads = {
  en: {
    title: 'About',
    description:
      'Why Amaranth exists, whom it is for, what it will never do, how it is paid, who answers for it, and what remains if we stop.',
    structuredData: [{ '@type': 'AboutPage', name: 'About Amaranth', inLanguage: 'en', about: organization }],
  },
  fr: {
    title: 'À propos',
    description:
      'Pourquoi Amaranth existe, à qui il s’adresse, ce qu’il ne fera jamais, comment il est payé, qui en répond, et ce qui reste si nous nous arrêtons.',
    structuredData: [
      { '@type': 'AboutPage', name: 'À propos d’Amaranth', inLanguage: 'fr', about: organization },
    ],
  },
};
