import type { PageHeads } from '#features/catalogue/index.ts';

export const bereavementHead: PageHeads = {
  en: {
    title: 'When somebody has died',
    description:
      'What a family can do when somebody who kept things with Amaranth has died: who was named, which papers to send, what happens then and how long it takes.',
  },
  fr: {
    title: 'Quand quelqu’un est décédé',
    description:
      'Ce qu’une famille peut faire après le décès d’une personne qui gardait des choses chez Amaranth : qui a été nommé, quels papiers, et en combien de temps.',
  },
};
