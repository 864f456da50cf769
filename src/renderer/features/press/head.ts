import type { PageHeads } from '#features/catalogue/index.ts';

export const pressHead: PageHeads = {
  en: {
    title: 'Press',
    description:
      'Facts about Amaranth, descriptions to quote in English and French, and a kit with the logo to download. Only what is so today.',
  },
  fr: {
    title: 'Presse',
    description:
      'Des faits sur Amaranth, des descriptions à citer en français et en anglais, et un dossier avec le logo à télécharger. Seulement ce qui est vrai aujourd’hui.',
  },
};
