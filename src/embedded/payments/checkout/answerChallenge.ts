/** What somebody answered at their bank's page. Given twice, the first answer stands. */
import type Stripe from 'stripe';
import { noteIntentSucceeded } from '../billing/settleInvoice.ts';
import { attemptPayment } from '../objects/charging.ts';
import { cancelIntent } from '../objects/paymentIntents.ts';
import { confirmSetup, failSetup } from '../objects/setupIntents.ts';
import type { PaymentsContext } from '../paymentsContext.ts';
import { completeSession, sessionOfIntent } from './completeSession.ts';

export type ChallengedIntent = Stripe.PaymentIntent | Stripe.SetupIntent;

/** Either the session that asked for it, or the address that the caller named. */
export interface ChallengeOutcome {
  readonly intent: ChallengedIntent;
  readonly session: Stripe.Checkout.Session | null;
  readonly returnUrl: string | null;
}

const MESSAGE =
  'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.';

export function answerChallenge(
  before: ChallengedIntent,
  isApproved: boolean,
  payments: PaymentsContext,
): ChallengeOutcome {
  const session = sessionOfIntent(before.id, payments);
  const returnUrl = before.next_action?.redirect_to_url?.return_url ?? null;
  const method =
    typeof before.payment_method === 'string'
      ? payments.store.find('payment_method', before.payment_method)
      : null;
  if (before.status !== 'requires_action' || !method) return { intent: before, session, returnUrl };
  const intent =
    before.object === 'payment_intent'
      ? answerPayment(before, method, { session, isApproved, returnUrl }, payments)
      : answerSetup(before, method, { isApproved, returnUrl }, payments);
  const isDone = intent.status === 'succeeded' || intent.status === 'requires_capture';
  return {
    intent,
    session: isDone && session?.status === 'open' ? finish(session, intent, payments) : session,
    returnUrl,
  };
}

interface Answer {
  readonly isApproved: boolean;
  readonly returnUrl: string | null;
}

function answerPayment(
  before: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { session, isApproved, returnUrl }: Answer & { readonly session: Stripe.Checkout.Session | null },
  payments: PaymentsContext,
): Stripe.PaymentIntent {
  if (session?.status === 'expired') return cancelIntent(before, 'abandoned', payments);
  if (isApproved) {
    const attempt = { method, isOffSession: false, isAuthenticated: true, returnUrl };
    const { intent } = attemptPayment(before, attempt, payments);
    noteIntentSucceeded(intent, payments);
    return intent;
  }
  const intent: Stripe.PaymentIntent = {
    ...before,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message: MESSAGE,
      payment_method: method,
    },
  };
  payments.store.save(intent);
  payments.emit('payment_intent.payment_failed', intent);
  return intent;
}

function answerSetup(
  before: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  { isApproved, returnUrl }: Answer,
  payments: PaymentsContext,
): Stripe.SetupIntent {
  if (isApproved) {
    return confirmSetup(before, method, { isAuthenticated: true, returnUrl }, payments).intent;
  }
  return failSetup(
    before,
    {
      type: 'invalid_request_error',
      code: 'setup_intent_authentication_failure',
      message: MESSAGE,
      payment_method: method,
    },
    payments,
  );
}

function finish(
  session: Stripe.Checkout.Session,
  intent: ChallengedIntent,
  payments: PaymentsContext,
): Stripe.Checkout.Session {
  if (session.mode === 'setup') {
    return completeSession(session, { payment_status: 'no_payment_required' }, payments);
  }
  const invoice =
    intent.object === 'payment_intent' && session.mode === 'subscription'
      ? noteIntentSucceeded(intent, payments)
      : null;
  return completeSession(
    session,
    {
      payment_status: intent.status === 'requires_capture' ? 'unpaid' : 'paid',
      ...(invoice && {
        invoice: invoice.id,
        subscription: invoice.parent?.subscription_details.subscription ?? null,
      }),
    },
    payments,
  );
}
