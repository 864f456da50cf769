import type { PageHeads } from '#features/catalogue/index.ts';

export const pricingHead: PageHeads = {
  en: {
    title: 'Pricing',
    description:
      'What Amaranth costs, by month or by year, what each plan holds, and how it compares with others. Your vault and its release never depend on payment.',
  },
  fr: {
    title: 'Tarifs',
    description:
      'Ce que coûte Amaranth, au mois ou à l’année, ce que contient chaque formule. Votre coffre-fort et sa transmission ne dépendent jamais d’un paiement.',
  },
};
