/** A page of the vendor's on which somebody pays once. Source: https://docs.stripe.com/api/checkout/sessions */
import type Stripe from 'stripe';
import { z } from 'zod';
import { findCustomer } from '../objects/customers.ts';
import { intentDataSchema, makeIntent } from '../objects/intentObject.ts';
import { findShippingRate, makeShippingRate, shippingRateSchema } from '../objects/rates.ts';
import { makeSetupIntent, setupDataSchema } from '../objects/setupIntents.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { LineItem } from '../store/paymentObjects.ts';
import {
  currency,
  expand,
  identifier,
  integer,
  listing,
  mergeMetadata,
  metadata,
  truth,
} from '../wire/formFields.ts';
import { refuseMissing, refuseParameter, refuseState } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';
import { linesSchema, makeLines } from './lineItems.ts';
import { subscriptionDataSchema } from './subscribe.ts';

const DAY = 86_400;
const HALF_AN_HOUR = 1_800;
const address = z.url({ protocol: /^https?$|^app$/ }).max(5_000);
const message = z.strictObject({ message: z.string().max(1_200) });

const createSchema = z.strictObject({
  mode: z.enum(['payment', 'setup', 'subscription']),
  line_items: linesSchema.optional(),
  success_url: address,
  cancel_url: address.optional(),
  ui_mode: z.enum(['hosted', 'hosted_page']).optional(),
  allow_promotion_codes: z.literal('false').optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false') }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  client_reference_id: z.string().max(200).optional(),
  custom_text: z
    .strictObject({
      after_submit: message.optional(),
      shipping_address: message.optional(),
      submit: message.optional(),
      terms_of_service_acceptance: message.optional(),
    })
    .optional(),
  currency: currency.optional(),
  customer: identifier.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: z.email().max(512).optional(),
  expires_at: integer.optional(),
  locale: z.enum(['auto', 'en', 'fr']).optional(),
  metadata: metadata.optional(),
  payment_intent_data: intentDataSchema.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  phone_number_collection: z.strictObject({ enabled: truth }).optional(),
  setup_intent_data: setupDataSchema.optional(),
  subscription_data: subscriptionDataSchema.optional(),
  shipping_address_collection: z
    .strictObject({ allowed_countries: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1) })
    .optional(),
  shipping_options: z
    .array(
      z.strictObject({
        shipping_rate: identifier.optional(),
        shipping_rate_data: shippingRateSchema.optional(),
      }),
    )
    .max(5)
    .optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay']).optional(),
  expand: expand.optional(),
});
type Given = z.output<typeof createSchema>;

/** What the payment will be made with, once somebody presses. */
const termsSchema = intentDataSchema.extend({ metadata: z.record(z.string(), z.string()).optional() });

export function findSession(id: string, payments: PaymentsContext): Stripe.Checkout.Session {
  const session = payments.store.find('checkout.session', id);
  if (!session) throw refuseMissing('checkout.session', id, 'session');
  return session;
}

function linesFor({ mode, line_items: asked, ...given }: Given, payments: PaymentsContext): LineItem[] {
  if (mode === 'setup') {
    if (asked) throw refuseParameter('line_items', '`line_items` cannot be passed in `setup` mode.');
    return [];
  }
  if (!asked) throw refuseParameter('line_items', 'Missing required param: line_items.', 'parameter_missing');
  if (given.payment_intent_data && mode === 'subscription') {
    throw refuseParameter(
      'payment_intent_data',
      'You can not pass `payment_intent_data` in `subscription` mode.',
    );
  }
  if (given.subscription_data && mode === 'payment') {
    throw refuseParameter('subscription_data', 'You can not pass `subscription_data` in `payment` mode.');
  }
  const lines = makeLines(asked, payments);
  const recurring = lines.filter(({ price }) => price.recurring !== null);
  if (mode === 'payment' && recurring.length > 0) {
    throw refuseParameter(
      'line_items',
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
    );
  }
  if (mode === 'subscription' && recurring.length === 0) {
    throw refuseParameter(
      'line_items',
      'You must provide at least one recurring price in `subscription` mode when using prices.',
    );
  }
  return lines;
}

function makeSession(given: Given, payments: PaymentsContext): Stripe.Checkout.Session {
  if (given.customer !== undefined && given.customer_email !== undefined) {
    throw refuseParameter(
      'customer_email',
      'You may only specify one of these parameters: customer, customer_email.',
    );
  }
  const customer = given.customer === undefined ? null : findCustomer(given.customer, payments, 'customer');
  const expiresAt = given.expires_at ?? payments.now() + DAY;
  if (expiresAt < payments.now() + HALF_AN_HOUR || expiresAt > payments.now() + DAY) {
    throw refuseParameter(
      'expires_at',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
    );
  }
  const lines = linesFor(given, payments);
  const options = (given.shipping_options ?? []).map((option, index) => {
    const rate = option.shipping_rate_data
      ? makeShippingRate(option.shipping_rate_data, payments)
      : findShippingRate(option.shipping_rate ?? '', payments, `shipping_options[${index}][shipping_rate]`);
    return { shipping_amount: rate.fixed_amount?.amount ?? 0, shipping_rate: rate.id };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0);
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const [shipping] = options;
  const id = makeId('cs_test', 58);
  const money = lines[0]?.currency ?? given.currency ?? 'usd';
  const isSetup = given.mode === 'setup';
  const setup = isSetup
    ? makeSetupIntent({ ...given.setup_intent_data, customer: customer?.id }, payments)
    : null;
  const session: Stripe.Checkout.Session = {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: isSetup ? null : subtotal,
    amount_total: isSetup ? null : total + (shipping?.shipping_amount ?? 0),
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: given.billing_address_collection ?? null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: payments.now(),
    currency: isSetup ? (given.currency ?? null) : money,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: given.custom_text?.after_submit ?? null,
      shipping_address: given.custom_text?.shipping_address ?? null,
      submit: given.custom_text?.submit ?? null,
      terms_of_service_acceptance: given.custom_text?.terms_of_service_acceptance ?? null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation:
      customer || given.mode === 'subscription'
        ? null
        : (given.customer_creation ?? (isSetup ? null : 'if_required')),
    customer_details:
      customer || given.customer_email !== undefined
        ? {
            address: null,
            business_name: null,
            email: customer?.email ?? given.customer_email ?? null,
            individual_name: null,
            name: null,
            phone: null,
            tax_exempt: 'none',
            tax_ids: null,
          }
        : null,
    customer_email: given.customer_email ?? null,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: false,
      invoice_data: {
        account_tax_ids: null,
        custom_fields: null,
        description: null,
        footer: null,
        issuer: null,
        metadata: {},
        rendering_options: null,
      },
    },
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: null,
    metadata: mergeMetadata({}, given.metadata),
    mode: given.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: given.payment_method_collection ?? (isSetup ? 'always' : 'if_required'),
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: isSetup || total === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: given.phone_number_collection?.enabled ?? false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: setup?.id ?? null,
    shipping_address_collection: given.shipping_address_collection
      ? { allowed_countries: given.shipping_address_collection.allowed_countries }
      : null,
    shipping_cost: shipping
      ? {
          amount_subtotal: shipping.shipping_amount,
          amount_tax: 0,
          amount_total: shipping.shipping_amount,
          shipping_rate: shipping.shipping_rate,
        }
      : null,
    shipping_options: options,
    status: 'open',
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url,
    total_details: isSetup
      ? null
      : {
          amount_discount: 0,
          amount_shipping: shipping?.shipping_amount ?? 0,
          amount_tax: lines.reduce((sum, line) => sum + line.amount_tax, 0),
        },
    ui_mode: 'hosted_page',
    url: `${payments.origin()}/pay/c/${id}`,
    wallet_options: null,
  };
  payments.store.insert(session);
  for (const line of lines) payments.store.insert(line, id);
  const { metadata: entries, ...data } =
    (given.mode === 'subscription' ? given.subscription_data : given.payment_intent_data) ?? {};
  payments.store.writePrivate(id, { ...data, metadata: mergeMetadata({}, entries) });
  return session;
}

/** The payment of a session, made when somebody first pays; a second try is the same payment. */
export function intentOf(
  session: Stripe.Checkout.Session,
  customer: string | null,
  payments: PaymentsContext,
): Stripe.PaymentIntent {
  if (typeof session.payment_intent === 'string') {
    const found = payments.store.find('payment_intent', session.payment_intent);
    if (found) return found;
  }
  return makeIntent(
    {
      ...termsSchema.parse(payments.store.readPrivate(session.id)),
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'usd',
      ...(customer === null ? {} : { customer }),
    },
    payments,
  );
}

export function expireSession(
  before: Stripe.Checkout.Session,
  payments: PaymentsContext,
): Stripe.Checkout.Session {
  const session: Stripe.Checkout.Session = { ...before, status: 'expired', url: null };
  payments.store.save(session);
  payments.emit('checkout.session.expired', session);
  return session;
}

export const checkoutSessions = [
  operation('post', '/v1/checkout/sessions', createSchema, (given, _id, payments) =>
    makeSession(given, payments),
  ),
  operation(
    'get',
    '/v1/checkout/sessions/:id',
    z.strictObject({ expand: expand.optional() }),
    (_input, id, payments) => findSession(id, payments),
  ),
  operation(
    'post',
    '/v1/checkout/sessions/:id',
    z.strictObject({ metadata: metadata.optional(), expand: expand.optional() }),
    ({ metadata: entries }, id, payments) => {
      const before = findSession(id, payments);
      const session = { ...before, metadata: mergeMetadata(before.metadata ?? {}, entries) };
      payments.store.save(session);
      return session;
    },
  ),
  operation(
    'post',
    '/v1/checkout/sessions/:id/expire',
    z.strictObject({ expand: expand.optional() }),
    (_input, id, payments) => {
      const session = findSession(id, payments);
      if (session.status !== 'open') {
        throw refuseState(
          `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
          'checkout_session_unexpected_state',
        );
      }
      return expireSession(session, payments);
    },
  ),
  operation(
    'get',
    '/v1/checkout/sessions/:id/line_items',
    z.strictObject({ ...listing, created: z.undefined().optional() }),
    (page, id, payments) => {
      findSession(id, payments);
      // A list of lines reads from the top: newest first would turn it over.
      const { data } = payments.store.list('item', { owner: id }, { limit: 100 });
      const lines = data.reverse();
      const from = page.starting_after ? lines.findIndex((line) => line.id === page.starting_after) + 1 : 0;
      const limit = page.limit ?? 10;
      return {
        object: 'list',
        data: lines.slice(from, from + limit),
        has_more: lines.length > from + limit,
        url: `/v1/checkout/sessions/${id}/line_items`,
      };
    },
  ),
  operation(
    'get',
    '/v1/checkout/sessions',
    z.strictObject({
      ...listing,
      customer: identifier.optional(),
      payment_intent: identifier.optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
    }),
    ({ customer, payment_intent: intent, status, ...page }, _id, payments) => ({
      object: 'list',
      ...payments.store.list('checkout.session', { customer, payment_intent: intent, status }, page),
      url: '/v1/checkout/sessions',
    }),
  ),
];
