import type { PageHeads } from '#features/catalogue/index.ts';

export const whatItDoesHead: PageHeads = {
  en: {
    title: 'What it does',
    description:
      'Albums, letters, an encrypted vault, the people you name and how it all reaches them: what Amaranth does today, how, and what it does not do.',
  },
  fr: {
    title: 'Ce qu’Amaranth sait faire',
    description:
      'Albums, lettres, coffre-fort chiffré, vos proches et comment tout leur parvient : ce qu’Amaranth fait aujourd’hui, comment, et ce qu’il ne fait pas.',
  },
};
