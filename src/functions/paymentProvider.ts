/**
 * Who takes payments: Stripe, or the embedded server that answers its SDK. The business logic speaks to the SDK and does not
 * ask which; only what a person reads says whether money moves.
 */
import Stripe from 'stripe';
import { z } from 'zod';
import type { Environment } from './operatorEnvironment.ts';

export interface PaymentProvider {
  readonly stripe: Stripe;
  /**
   * Proves that a webhook is the provider's: `stripe.webhooks.constructEventAsync(body, signature, webhookSecret, undefined,
   * undefined, clock.now())`.
   */
  readonly webhookSecret: string;
  /** No money moves: the embedded server, or a test key. */
  readonly isRehearsal: boolean;
  /** Whether anything can be bought. Where it cannot, what was bought before is followed, paid back and erased all the same. */
  readonly isOpen: boolean;
}

export interface PaymentKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** The endpoint of the functions that the provider tells of events; `src/functions/payments` answers it. */
export const PAYMENTS_WEBHOOK = 'payments-webhook';

/** The version of the API that the installed SDK was made for; the endpoint at the provider is registered with the same. */
export const PAYMENTS_API_VERSION = '2026-10-28.endive';

/** What the endpoint is told of. An operator with an account of their own asks for the same at the provider. */
export const PAYMENT_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.succeeded',
  'charge.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'customer.updated',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'setup_intent.succeeded',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const variables = z.object({
  AMARANTH_STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must be a secret key of Stripe')
    .optional(),
  AMARANTH_STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook endpoint of Stripe')
    .optional(),
});
const bothOrNeither = variables.refine(
  (given) =>
    (given.AMARANTH_STRIPE_SECRET_KEY === undefined) === (given.AMARANTH_STRIPE_WEBHOOK_SECRET === undefined),
  {
    path: ['AMARANTH_STRIPE_SECRET_KEY'],
    error: 'and AMARANTH_STRIPE_WEBHOOK_SECRET go together: give both or neither.',
  },
);

/** The operator's own keys; null where they gave none. Empty variables count as unset. Throws ZodError. */
export function readPaymentKeys(environment: Environment): PaymentKeys | null {
  const read = bothOrNeither.parse({
    AMARANTH_STRIPE_SECRET_KEY: environment.AMARANTH_STRIPE_SECRET_KEY || undefined,
    AMARANTH_STRIPE_WEBHOOK_SECRET: environment.AMARANTH_STRIPE_WEBHOOK_SECRET || undefined,
  });
  const { AMARANTH_STRIPE_SECRET_KEY: secretKey, AMARANTH_STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
  return secretKey === undefined || webhookSecret === undefined ? null : { secretKey, webhookSecret };
}

/** A test key moves no money. */
export const isRehearsalKey = (secretKey: string): boolean => !/^(sk|rk)_live_/.test(secretKey);

/** How long a call of ours may last: a caller waits for seventy seconds at most. */
const TIMEOUT = 20_000;
const RETRIES = 2;

/** `origin` of the server that answers in the vendor's place; the vendor itself without one. */
export function connectPayments(keys: PaymentKeys, origin?: string, isOpen = true): PaymentProvider {
  const address = origin === undefined ? null : new URL(origin);
  const stripe = new Stripe(keys.secretKey, {
    apiVersion: PAYMENTS_API_VERSION,
    appInfo: { name: 'Amaranth' },
    maxNetworkRetries: RETRIES,
    telemetry: false,
    timeout: TIMEOUT,
    ...(address && { host: address.hostname, port: address.port, protocol: 'http' }),
  });
  return {
    stripe,
    webhookSecret: keys.webhookSecret,
    isRehearsal: address !== null || isRehearsalKey(keys.secretKey),
    isOpen,
  };
}

/** A backend that the operator gave no keys: it works, and says what is missing where something is to be paid. */
export const noPayments: PaymentProvider = {
  get stripe(): Stripe {
    throw new Error('AMARANTH_STRIPE_SECRET_KEY and AMARANTH_STRIPE_WEBHOOK_SECRET are not set.');
  },
  webhookSecret: '',
  isRehearsal: true,
  isOpen: false,
};
