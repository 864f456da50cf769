/** The words of an invoice, in the language of its order. */
import type { Language } from '#shared/domain/userProfile.ts';

interface InvoiceWords {
  readonly invoice: string;
  readonly number: string;
  readonly orderedOn: string;
  readonly paidOn: string;
  readonly notPaid: string;
  readonly billedTo: string;
  readonly sentTo: string;
  readonly item: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly amount: string;
  readonly goods: string;
  readonly shipping: string;
  readonly total: string;
  readonly refunded: string;
  readonly remakeOf: string;
  readonly currency: string;
  readonly page: (page: number, pages: number) => string;
}

export const invoiceWords: Readonly<Record<Language, InvoiceWords>> = {
  en: {
    invoice: 'Invoice',
    number: 'Number',
    orderedOn: 'Ordered on',
    paidOn: 'Paid on',
    notPaid: 'Not paid',
    billedTo: 'Billed to',
    sentTo: 'Sent to',
    item: 'Item',
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    amount: 'Amount',
    goods: 'Goods, without tax',
    shipping: 'Shipping',
    total: 'Total',
    refunded: 'Paid back',
    remakeOf: 'Made anew at our cost',
    currency: 'All amounts are in US dollars.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  fr: {
    invoice: 'Facture',
    number: 'Numéro',
    orderedOn: 'Commandée le',
    paidOn: 'Réglée le',
    notPaid: 'Non réglée',
    billedTo: 'Facturée à',
    sentTo: 'Envoyée à',
    item: 'Article',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire',
    amount: 'Montant',
    goods: 'Articles, hors taxes',
    shipping: 'Livraison',
    total: 'Total',
    refunded: 'Remboursé',
    remakeOf: 'Refait à nos frais',
    currency: 'Tous les montants sont en dollars américains.',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
};
