/** A payment page as the vendor makes it of what was asked for. Source: https://docs.stripe.com/api/checkout/sessions/object */
import type Stripe from 'stripe';
import { findCustomer } from '../objects/findCustomer.ts';
import { findShippingRate, makeShippingRate } from '../objects/rates.ts';
import { makeSetupIntent } from '../objects/setupIntents.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { LineItem } from '../store/paymentObjects.ts';
import { mergeMetadata } from '../wire/formFields.ts';
import { refuseParameter } from '../wire/paymentError.ts';
import { makeLines } from './lineItems.ts';
import type { SessionInput } from './sessionInput.ts';

const DAY = 86_400;
const HALF_AN_HOUR = 1_800;
function linesFor(
  { mode, line_items: asked, ...given }: SessionInput,
  payments: PaymentsContext,
): LineItem[] {
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

export function makeSession(given: SessionInput, payments: PaymentsContext): Stripe.Checkout.Session {
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
