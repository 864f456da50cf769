/** Something to be put onto the next invoice, or onto a draft. Source: https://docs.stripe.com/api/invoiceitems */
import { z } from 'zod';
import { findCustomer } from '../objects/findCustomer.ts';
import { findPrice } from '../objects/products.ts';
import { findTaxRate } from '../objects/rates.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { InvoiceItem } from '../store/billingObjects.ts';
import { listFitting } from '../store/listFitting.ts';
import {
  currency,
  expand,
  expandOnly,
  identifier,
  integer,
  listing,
  mergeMetadata,
  metadata,
  positiveInteger,
  removable,
  truth,
} from '../wire/formFields.ts';
import { refuseMissing, refuseParameter, refuseState } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';
import { lineOfItem } from './invoiceLines.ts';
import { withTotals } from './invoiceObject.ts';
import { findInvoice } from './invoices.ts';
import { writeInvoiceItem } from './pendingItems.ts';

function findItem(id: string, payments: PaymentsContext): InvoiceItem {
  const item = payments.store.find('invoiceitem', id);
  if (!item) throw refuseMissing('invoiceitem', id);
  return item;
}

export const invoiceItems = [
  operation(
    'post',
    '/v1/invoiceitems',
    z.strictObject({
      amount: integer.optional(),
      currency: currency.optional(),
      customer: identifier,
      description: removable.optional(),
      invoice: identifier.optional(),
      metadata: metadata.optional(),
      period: z.strictObject({ end: integer, start: integer }).optional(),
      pricing: z.strictObject({ price: identifier }).optional(),
      quantity: positiveInteger.optional(),
      subscription: identifier.optional(),
      tax_rates: z.array(identifier).max(10).optional(),
      expand: expand.optional(),
    }),
    (given, _id, payments) => {
      const customer = findCustomer(given.customer, payments, 'customer');
      const price = given.pricing ? findPrice(given.pricing.price, payments, 'pricing[price]') : null;
      if (price?.recurring) {
        throw refuseParameter('pricing[price]', 'This field only accepts prices with `type=one_time`.');
      }
      const quantity = given.quantity ?? 1;
      const unit = price ? (price.unit_amount ?? 0) : given.amount;
      const money = price?.currency ?? given.currency;
      if (unit === undefined)
        throw refuseParameter('amount', 'Missing required param: amount.', 'parameter_missing');
      if (money === undefined) {
        throw refuseParameter('currency', 'Missing required param: currency.', 'parameter_missing');
      }
      const invoice = given.invoice === undefined ? null : findInvoice(given.invoice, payments, 'invoice');
      if (invoice && invoice.status !== 'draft') {
        throw refuseState('Items can be added to drafts only.', 'invoice_not_editable');
      }
      const now = payments.now();
      const item = writeInvoiceItem(
        {
          amount: price ? unit * quantity : unit,
          currency: money,
          customer: customer.id,
          description:
            given.description ?? payments.store.find('product', String(price?.product))?.name ?? null,
          period: given.period ?? { start: now, end: now },
          price,
          quantity,
          proration: false,
          subscription: given.subscription ?? null,
          taxRates: (given.tax_rates ?? []).map((id, index) =>
            findTaxRate(id, payments, `tax_rates[${index}]`),
          ),
          metadata: mergeMetadata({}, given.metadata),
          invoice: invoice?.id ?? null,
        },
        payments,
      );
      if (invoice) {
        const line = { ...lineOfItem(item, price), invoice: invoice.id };
        const data = [...invoice.lines.data, line];
        payments.store.save(withTotals({ ...invoice, lines: { ...invoice.lines, data } }));
      }
      return item;
    },
  ),
  operation('get', '/v1/invoiceitems/:id', expandOnly, (_input, id, payments) => findItem(id, payments)),
  operation('delete', '/v1/invoiceitems/:id', z.strictObject({}), (_input, id, payments) => {
    const item = findItem(id, payments);
    if (item.invoice !== null) {
      throw refuseState('An item that stands on an invoice cannot be deleted.', 'invoice_not_editable');
    }
    payments.store.remove(id);
    payments.emit('invoiceitem.deleted', item);
    return { id, object: 'invoiceitem', deleted: true };
  }),
  operation(
    'get',
    '/v1/invoiceitems',
    z.strictObject({
      ...listing,
      customer: identifier.optional(),
      invoice: identifier.optional(),
      pending: truth.optional(),
    }),
    ({ customer, invoice, pending, ...page }, _id, payments) => {
      const found = listFitting(
        payments.store,
        'invoiceitem',
        { customer, invoice },
        page,
        (item) => pending === undefined || (item.invoice === null) === pending,
      );
      return { object: 'list', ...found, url: '/v1/invoiceitems' };
    },
  ),
];
