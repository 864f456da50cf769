import type { PageHeads } from '#features/catalogue/index.ts';

export const checkoutSuccessHead: PageHeads = {
  en: {
    title: 'After your order',
    description:
      'What is so after an order has been paid, where its confirmation is found, and where to go next.',
  },
  fr: {
    title: 'Après votre commande',
    description:
      'Ce qui vaut après le paiement d’une commande, où se trouve sa confirmation, et où aller ensuite.',
  },
};

export const conversationSuccessHead: PageHeads = {
  en: {
    title: 'After paying for a conversation',
    description:
      'What is so after a conversation has been paid, where its confirmation is found, and where to go next.',
  },
  fr: {
    title: 'Après le paiement d’une conversation',
    description:
      'Ce qui vaut après le paiement d’une conversation, où se trouve sa confirmation, et où aller ensuite.',
  },
};

export const conversationCancelledHead: PageHeads = {
  en: {
    title: 'Payment left',
    description:
      'What is so when a payment was left before its end: nothing was charged, and nothing is lost.',
  },
  fr: {
    title: 'Paiement abandonné',
    description:
      'Ce qui vaut quand un paiement a été quitté avant sa fin : rien n’a été prélevé, et rien n’est perdu.',
  },
};
