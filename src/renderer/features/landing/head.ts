import type { PageHeads } from '#features/catalogue/index.ts';

export const landingHead: PageHeads = {
  en: {
    title: '',
    description:
      'Amaranth keeps a family’s memories in albums, locks what is private in an encrypted vault, and hands it on to the people you name.',
  },
  fr: {
    title: '',
    description:
      'Amaranth garde les souvenirs d’une famille en albums, met ce qui est privé dans un coffre-fort chiffré, et le transmet aux personnes que vous nommez.',
  },
};
