/** Invoices as they are asked for. Source: https://docs.stripe.com/api/invoices */
import { z } from 'zod';
import { findCustomer } from '../objects/findCustomer.ts';
import { findPaymentMethod } from '../objects/paymentMethods.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import type { Invoice } from '../store/billingObjects.ts';
import {
  currency,
  expand,
  expandOnly,
  identifier,
  listing,
  mergeMetadata,
  metadata,
  positiveInteger,
  removable,
  truth,
} from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { PaymentError, refuseMissing, refuseState } from '../wire/paymentError.ts';
import { KeptRefusal, operation } from '../wire/serveApi.ts';
import { writeInvoice } from './invoiceObject.ts';
import { linesOfItems, pendingItems, takeItems } from './pendingItems.ts';
import { previewInvoice, previewSchema } from './previewInvoice.ts';
import { voidInvoice } from './renewals.ts';
import { finalizeInvoice, markPaid, methodFor, payInvoice } from './settleInvoice.ts';
import { findSubscription } from './subscriptionObject.ts';
import { noteInvoiceUnpaid } from './subscriptionStatus.ts';

const HOUR = 3_600;
const fields = {
  auto_advance: truth.optional(),
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  days_until_due: positiveInteger.optional(),
  default_payment_method: identifier.optional(),
  description: removable.optional(),
  footer: removable.optional(),
  metadata: metadata.optional(),
  expand: expand.optional(),
};

export function findInvoice(id: string, payments: PaymentsContext, param = 'id'): Invoice {
  const invoice = payments.store.find('invoice', id);
  if (!invoice) throw refuseMissing('invoice', id, param);
  return invoice;
}

function assertStatus(invoice: Invoice, statuses: readonly string[], act: string): void {
  if (statuses.includes(invoice.status ?? '')) return;
  throw refuseState(
    `You can only ${act} ${statuses.join(' or ')} invoices. This invoice is ${invoice.status}.`,
    'invoice_not_editable',
  );
}

export const invoices = [
  operation('post', '/v1/invoices/create_preview', previewSchema, (given, _id, payments) =>
    previewInvoice(given, payments),
  ),
  operation(
    'post',
    '/v1/invoices',
    z.strictObject({
      ...fields,
      currency: currency.optional(),
      customer: identifier,
      pending_invoice_items_behavior: z.enum(['exclude', 'include']).optional(),
      subscription: identifier.optional(),
    }),
    (given, _id, payments) => {
      const customer = findCustomer(given.customer, payments, 'customer');
      const subscription =
        given.subscription === undefined
          ? null
          : findSubscription(given.subscription, payments, 'subscription');
      const isIncluded = given.pending_invoice_items_behavior === 'include' || subscription !== null;
      const items = isIncluded ? pendingItems(customer.id, subscription?.id ?? null, payments) : [];
      const now = payments.now();
      const invoice = writeInvoice(
        {
          customer,
          currency: given.currency ?? items[0]?.currency ?? customer.currency ?? 'usd',
          lines: linesOfItems(items, payments),
          reason: 'manual',
          period: { start: now, end: now },
          subscription,
          finalizesAt: given.auto_advance === true ? now + HOUR : null,
          autoAdvance: given.auto_advance ?? false,
          collection: given.collection_method ?? 'charge_automatically',
          daysUntilDue: given.days_until_due ?? null,
          defaultPaymentMethod: given.default_payment_method ?? null,
          description: given.description ?? null,
          footer: given.footer ?? null,
          metadata: mergeMetadata({}, given.metadata),
        },
        payments,
      );
      takeItems(items, invoice.id, payments);
      return invoice;
    },
  ),
  operation('get', '/v1/invoices/:id', expandOnly, (_input, id, payments) => findInvoice(id, payments)),
  operation('post', '/v1/invoices/:id', z.strictObject(fields), (given, id, payments) => {
    const before = findInvoice(id, payments);
    const isMetadataOnly = Object.keys(given).every((name) => name === 'metadata' || name === 'expand');
    if (!isMetadataOnly) assertStatus(before, ['draft', 'open'], 'update');
    const invoice: Invoice = {
      ...before,
      ...(given.auto_advance !== undefined && { auto_advance: given.auto_advance }),
      ...(given.description !== undefined && { description: given.description }),
      ...(given.footer !== undefined && { footer: given.footer }),
      ...(given.default_payment_method !== undefined && {
        default_payment_method: given.default_payment_method,
      }),
      metadata: mergeMetadata(before.metadata ?? {}, given.metadata),
    };
    payments.store.save(invoice);
    payments.emit('invoice.updated', invoice, before);
    return invoice;
  }),
  operation('delete', '/v1/invoices/:id', z.strictObject({}), (_input, id, payments) => {
    const invoice = findInvoice(id, payments);
    assertStatus(invoice, ['draft'], 'delete');
    for (const item of payments.store.all('invoiceitem', { invoice: id })) payments.store.remove(item.id);
    payments.store.remove(id);
    payments.store.setDue(id, null);
    payments.emit('invoice.deleted', invoice);
    return { id, object: 'invoice', deleted: true };
  }),
  operation(
    'post',
    '/v1/invoices/:id/finalize',
    z.strictObject({ auto_advance: truth.optional(), expand: expand.optional() }),
    (_input, id, payments) => {
      const invoice = findInvoice(id, payments);
      assertStatus(invoice, ['draft'], 'finalize');
      return finalizeInvoice(invoice, payments);
    },
  ),
  operation(
    'post',
    '/v1/invoices/:id/pay',
    z.strictObject({
      off_session: truth.optional(),
      paid_out_of_band: truth.optional(),
      payment_method: identifier.optional(),
      expand: expand.optional(),
    }),
    (given, id, payments) => {
      const before = findInvoice(id, payments);
      if (before.status === 'paid') throw refuseState('Invoice is already paid', 'invoice_already_paid');
      assertStatus(before, ['draft', 'open', 'uncollectible'], 'pay');
      const invoice = before.status === 'draft' ? finalizeInvoice(before, payments) : before;
      if (invoice.status === 'paid') return invoice;
      if (given.paid_out_of_band === true) return markPaid(invoice, null, payments);
      const method = given.payment_method
        ? findPaymentMethod(given.payment_method, payments)
        : methodFor(invoice, payments);
      if (!method) {
        throw refuseState(
          'This invoice cannot be paid: its customer has no default payment method.',
          'missing',
        );
      }
      const isOffSession = given.off_session ?? true;
      const settled = payInvoice(invoice, { method, isOffSession, isAutomatic: false }, payments);
      if (settled.refusal) return new KeptRefusal(settled.refusal);
      if (settled.invoice.status === 'paid') return settled.invoice;
      return new KeptRefusal(
        new PaymentError(402, {
          type: 'invalid_request_error',
          code: 'invoice_payment_intent_requires_action',
          message: 'This payment requires additional user action before it can be completed successfully.',
        }),
      );
    },
  ),
  operation('post', '/v1/invoices/:id/void', expandOnly, (_input, id, payments) => {
    const invoice = findInvoice(id, payments);
    assertStatus(invoice, ['open', 'uncollectible'], 'void');
    return voidInvoice(invoice, payments);
  }),
  operation('post', '/v1/invoices/:id/mark_uncollectible', expandOnly, (_input, id, payments) => {
    const before = findInvoice(id, payments);
    assertStatus(before, ['open'], 'mark as uncollectible');
    const invoice: Invoice = {
      ...before,
      auto_advance: false,
      next_payment_attempt: null,
      status: 'uncollectible',
      status_transitions: { ...before.status_transitions, marked_uncollectible_at: payments.now() },
    };
    payments.store.save(invoice);
    payments.store.setDue(id, null);
    payments.emit('invoice.marked_uncollectible', invoice);
    noteInvoiceUnpaid(invoice, false, payments);
    return invoice;
  }),
  operation(
    'get',
    '/v1/invoices/:id/lines',
    z.strictObject({ ...listing, created: z.undefined().optional() }),
    (page, id, payments) => {
      const { data } = findInvoice(id, payments).lines;
      const from = page.starting_after ? data.findIndex((line) => line.id === page.starting_after) + 1 : 0;
      const limit = page.limit ?? 10;
      return {
        object: 'list',
        data: data.slice(from, from + limit),
        has_more: data.length > from + limit,
        url: `/v1/invoices/${id}/lines`,
      };
    },
  ),
  operation(
    'get',
    '/v1/invoices',
    z.strictObject({
      ...listing,
      collection_method: z.string().max(40).optional(),
      customer: identifier.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      subscription: identifier.optional(),
    }),
    ({ collection_method, customer, status, subscription: owner, ...page }, _id, payments) => ({
      object: 'list',
      ...payments.store.list('invoice', { collection_method, customer, status, owner }, page),
      url: '/v1/invoices',
    }),
  ),
  listOperation('/v1/invoice_payments', 'invoice_payment', {
    invoice: identifier.optional(),
    status: z.string().max(20).optional(),
  }),
  operation('get', '/v1/invoice_payments/:id', expandOnly, (_input, id, payments) => {
    const found = payments.store.find('invoice_payment', id);
    if (!found) throw refuseMissing('invoice payment', id);
    return found;
  }),
];
