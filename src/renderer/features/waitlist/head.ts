import type { PageHeads } from '#features/catalogue/index.ts';

export const waitlistHead: PageHeads = {
  en: {
    title: 'Waitlist',
    description:
      'Keep a place for your family: Amaranth opens to a few families at a time. Leave your address, confirm it by mail, and leave again whenever you like.',
  },
  fr: {
    title: 'Liste d’attente',
    description:
      'Réservez une place pour votre famille : Amaranth s’ouvre à quelques familles à la fois. Laissez votre adresse, confirmez-la, partez quand vous voulez.',
  },
};
