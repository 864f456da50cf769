/** A card that is kept for later, with nothing paid. Source: https://docs.stripe.com/api/setup_intents */
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Decline } from '../cards/testCards.ts';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import {
  expand,
  expandOnly,
  identifier,
  mergeMetadata,
  metadata,
  removable,
  truth,
} from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { PaymentError, refuseMissing, refuseState } from '../wire/paymentError.ts';
import { KeptRefusal, operation } from '../wire/serveApi.ts';
import { findCustomer } from './findCustomer.ts';
import { behaviorOf, findPaymentMethod, noteSetUp } from './paymentMethods.ts';

export const setupDataSchema = z.strictObject({
  description: removable.optional(),
  metadata: metadata.optional(),
});
const fields = {
  ...setupDataSchema.shape,
  customer: identifier.optional(),
  payment_method: identifier.optional(),
  payment_method_types: z.array(z.enum(['card'])).optional(),
  expand: expand.optional(),
};
const returnUrl = z.url().max(5_000).optional();

export interface SetUp {
  readonly intent: Stripe.SetupIntent;
  readonly refusal: PaymentError | null;
}

export function makeSetupIntent(
  given: z.output<typeof setupDataSchema> & {
    readonly customer?: string | undefined;
    readonly usage?: string | undefined;
  },
  payments: PaymentsContext,
): Stripe.SetupIntent {
  if (given.customer !== undefined) findCustomer(given.customer, payments, 'customer');
  const id = makeId('seti');
  const intent: Stripe.SetupIntent = {
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: makeId(`${id}_secret`, 29),
    created: payments.now(),
    customer: given.customer ?? null,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata: mergeMetadata({}, given.metadata),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'requires_payment_method',
    usage: given.usage ?? 'off_session',
  };
  payments.store.insert(intent);
  payments.emit('setup_intent.created', intent);
  return intent;
}

/** The bank is asked whether the card may be kept. */
export function confirmSetup(
  before: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  {
    isAuthenticated,
    returnUrl: target,
  }: { readonly isAuthenticated: boolean; readonly returnUrl: string | null },
  payments: PaymentsContext,
): SetUp {
  const { outcome } = behaviorOf(method.id, payments).card;
  if (outcome.kind === 'declined') return declineSetup(before, method, outcome.decline, payments);
  if (outcome.kind === 'challenged' && !isAuthenticated) {
    const intent: Stripe.SetupIntent = {
      ...before,
      payment_method: method.id,
      status: 'requires_action',
      last_setup_error: null,
      next_action: {
        type: 'redirect_to_url',
        redirect_to_url: { return_url: target, url: `${payments.origin()}/pay/challenge/${before.id}` },
      },
    };
    payments.store.save(intent);
    payments.emit('setup_intent.requires_action', intent);
    return { intent, refusal: null };
  }
  noteSetUp(method.id, payments);
  if (before.customer !== null && method.customer !== before.customer) {
    const kept = { ...method, customer: String(before.customer) };
    payments.store.save(kept);
    payments.emit('payment_method.attached', kept);
  }
  const intent: Stripe.SetupIntent = {
    ...before,
    payment_method: method.id,
    status: 'succeeded',
    last_setup_error: null,
    next_action: null,
  };
  payments.store.save(intent);
  payments.emit('setup_intent.succeeded', intent);
  return { intent, refusal: null };
}

function declineSetup(
  before: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
  payments: PaymentsContext,
): SetUp {
  const error = {
    type: 'card_error',
    code: decline.code,
    decline_code: decline.declineCode,
    message: decline.message,
  } as const;
  const intent = failSetup(before, { ...error, payment_method: method }, payments);
  return {
    intent,
    refusal: new PaymentError(402, { ...error, setup_intent: intent, payment_method: method }),
  };
}

export function failSetup(
  before: Stripe.SetupIntent,
  error: Stripe.SetupIntent.LastSetupError,
  payments: PaymentsContext,
): Stripe.SetupIntent {
  const intent: Stripe.SetupIntent = {
    ...before,
    payment_method: null,
    status: 'requires_payment_method',
    next_action: null,
    last_setup_error: error,
  };
  payments.store.save(intent);
  payments.emit('setup_intent.setup_failed', intent);
  return intent;
}

function findSetupIntent(id: string, payments: PaymentsContext): Stripe.SetupIntent {
  const intent = payments.store.find('setup_intent', id);
  if (!intent) throw refuseMissing('setupintent', id, 'intent');
  return intent;
}

function confirm(
  before: Stripe.SetupIntent,
  given: { readonly payment_method?: string | undefined; readonly return_url?: string | undefined },
  payments: PaymentsContext,
): object {
  const id = given.payment_method ?? before.payment_method;
  if (typeof id !== 'string') {
    throw refuseState(
      'You cannot confirm this SetupIntent because it’s missing a payment method.',
      'setup_intent_unexpected_state',
    );
  }
  const method = findPaymentMethod(id, payments);
  const how = { isAuthenticated: false, returnUrl: given.return_url ?? null };
  const { intent, refusal } = confirmSetup(before, method, how, payments);
  return refusal ? new KeptRefusal(refusal) : intent;
}

function requireOpen({ status }: Stripe.SetupIntent, act: string): void {
  if (status !== 'succeeded' && status !== 'canceled') return;
  throw refuseState(
    `You cannot ${act} this SetupIntent because it has a status of ${status}.`,
    'setup_intent_unexpected_state',
  );
}

export const setupIntents = [
  operation(
    'post',
    '/v1/setup_intents',
    z.strictObject({
      ...fields,
      automatic_payment_methods: z
        .strictObject({ enabled: truth, allow_redirects: z.enum(['always', 'never']).optional() })
        .optional(),
      confirm: truth.optional(),
      return_url: returnUrl,
      usage: z.enum(['off_session', 'on_session']).optional(),
    }),
    (given, _id, payments) => {
      const made = makeSetupIntent(given, payments);
      if (given.payment_method === undefined) return made;
      if (given.confirm) return confirm(made, given, payments);
      const { id } = findPaymentMethod(given.payment_method, payments);
      const intent: Stripe.SetupIntent = { ...made, payment_method: id, status: 'requires_confirmation' };
      payments.store.save(intent);
      return intent;
    },
  ),
  operation(
    'get',
    '/v1/setup_intents/:id',
    z.strictObject({ client_secret: z.string().optional(), expand: expand.optional() }),
    (_input, id, payments) => findSetupIntent(id, payments),
  ),
  operation('post', '/v1/setup_intents/:id', z.strictObject(fields), (given, id, payments) => {
    const before = findSetupIntent(id, payments);
    requireOpen(before, 'update');
    const intent: Stripe.SetupIntent = {
      ...before,
      ...(given.description !== undefined && { description: given.description }),
      metadata: mergeMetadata(before.metadata ?? {}, given.metadata),
    };
    payments.store.save(intent);
    return intent;
  }),
  operation(
    'post',
    '/v1/setup_intents/:id/confirm',
    z.strictObject({
      payment_method: identifier.optional(),
      return_url: returnUrl,
      expand: expand.optional(),
    }),
    (given, id, payments) => {
      const before = findSetupIntent(id, payments);
      requireOpen(before, 'confirm');
      return confirm(before, given, payments);
    },
  ),
  operation('post', '/v1/setup_intents/:id/cancel', expandOnly, (_input, id, payments) => {
    const before = findSetupIntent(id, payments);
    requireOpen(before, 'cancel');
    const intent: Stripe.SetupIntent = { ...before, status: 'canceled', next_action: null };
    payments.store.save(intent);
    payments.emit('setup_intent.canceled', intent);
    return intent;
  }),
  listOperation('/v1/setup_intents', 'setup_intent', { customer: identifier.optional() }),
];
