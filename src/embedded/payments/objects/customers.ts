/** Customers. Source: https://docs.stripe.com/api/customers */
import { randomInt } from 'node:crypto';
import type Stripe from 'stripe';
import { z } from 'zod';
import { endSubscription } from '../billing/subscriptionStatus.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import {
  address,
  email,
  expand,
  expandOnly,
  identifier,
  listing,
  mergeMetadata,
  metadata,
  removable,
  shipping,
  wholeAddress,
  wholeShipping,
} from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { refuseMissing } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';
import { findCustomer } from './findCustomer.ts';
import { findPaymentMethod } from './paymentMethods.ts';

const fields = {
  address: z.union([z.literal(''), address]).optional(),
  description: removable.optional(),
  email: email.optional(),
  invoice_settings: z.strictObject({ default_payment_method: removable.optional() }).optional(),
  metadata: metadata.optional(),
  name: removable.optional(),
  phone: removable.optional(),
  preferred_locales: z.array(z.string().max(20)).max(10).optional(),
  shipping: z.union([z.literal(''), shipping]).optional(),
  tax_exempt: z.enum(['', 'none', 'exempt', 'reverse']).optional(),
  expand: expand.optional(),
};
const createSchema = z.strictObject({ ...fields, payment_method: identifier.optional() });
const updateSchema = z.strictObject(fields);
type Fields = z.output<typeof updateSchema>;

/** A customer of whom nothing is known but what is given. */
export function makeCustomer(given: Fields, payments: PaymentsContext): Stripe.Customer {
  const customer = apply(given, {
    id: makeId('cus', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: payments.now(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    // The vendor's invoices carry eight letters of their customer.
    invoice_prefix: Array.from({ length: 8 }, () => randomInt(36).toString(36).toUpperCase()).join(''),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  payments.store.insert(customer);
  payments.emit('customer.created', customer);
  return customer;
}

function apply(given: Fields, before: Stripe.Customer): Stripe.Customer {
  const {
    address: place,
    shipping: parcel,
    invoice_settings: settings,
    tax_exempt: exemption,
    ...rest
  } = given;
  const { description, email, name, phone, preferred_locales } = rest;
  return {
    ...before,
    ...(description !== undefined && { description }),
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    ...(preferred_locales && { preferred_locales }),
    ...(place !== undefined && { address: place === '' ? null : wholeAddress(place) }),
    ...(parcel !== undefined && {
      shipping: parcel === '' ? null : wholeShipping(parcel),
    }),
    ...(exemption !== undefined && { tax_exempt: exemption === '' ? 'none' : exemption }),
    ...(settings?.default_payment_method !== undefined && {
      invoice_settings: {
        ...before.invoice_settings,
        default_payment_method: settings.default_payment_method,
      },
    }),
    metadata: mergeMetadata(before.metadata, given.metadata),
  };
}

/** Of a customer who was deleted nothing is known but that. */
const deletedSchema = z.object({ isDeleted: z.literal(true) });

export const customers = [
  operation('post', '/v1/customers', createSchema, ({ payment_method: method, ...given }, _id, payments) => {
    if (method === undefined) return makeCustomer(given, payments);
    const kept = findPaymentMethod(method, payments);
    const isDefault = given.invoice_settings?.default_payment_method === method;
    const settings = isDefault ? { invoice_settings: { default_payment_method: kept.id } } : {};
    const customer = makeCustomer({ ...given, ...settings }, payments);
    const attached = { ...kept, customer: customer.id };
    payments.store.save(attached);
    payments.emit('payment_method.attached', attached);
    return customer;
  }),
  operation('get', '/v1/customers/:id', expandOnly, (_input, id, payments) => {
    const isDeleted = deletedSchema.safeParse(payments.store.readPrivate(id)).success;
    return isDeleted ? { id, object: 'customer', deleted: true } : findCustomer(id, payments);
  }),
  operation('post', '/v1/customers/:id', updateSchema, (given, id, payments) => {
    const before = findCustomer(id, payments);
    const method = given.invoice_settings?.default_payment_method;
    if (method && payments.store.find('payment_method', method)?.customer !== id) {
      throw refuseMissing('PaymentMethod', method, 'invoice_settings[default_payment_method]');
    }
    const customer = apply(given, before);
    payments.store.save(customer);
    payments.emit('customer.updated', customer, before);
    return customer;
  }),
  operation('delete', '/v1/customers/:id', z.strictObject({}), (_input, id, payments) => {
    const customer = findCustomer(id, payments);
    for (const subscription of payments.store.all('subscription', { customer: id })) {
      if (subscription.ended_at === null) endSubscription(subscription, {}, payments);
    }
    payments.store.remove(id);
    payments.store.writePrivate(id, { isDeleted: true });
    payments.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  operation(
    'get',
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...listing, type: z.enum(['card']).optional() }),
    ({ type, ...page }, id, payments) => {
      findCustomer(id, payments);
      return {
        object: 'list',
        ...payments.store.list('payment_method', { customer: id, type }, page),
        url: `/v1/customers/${id}/payment_methods`,
      };
    },
  ),
  operation('get', '/v1/customers/:id/payment_methods/:part', expandOnly, (_input, id, payments, part) => {
    const found = payments.store.find('payment_method', part);
    if (found?.customer !== id) throw refuseMissing('PaymentMethod', part, 'payment_method');
    return found;
  }),
  listOperation('/v1/customers', 'customer', { email: z.string().max(512).optional() }),
];
