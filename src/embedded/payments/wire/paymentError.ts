/**
 * A refusal in the vendor's envelope: `{ "error": { type, code, message, param, … } }`.
 * Source: https://docs.stripe.com/api/errors
 */
import type Stripe from 'stripe';

export type ErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

export interface ErrorBody {
  readonly type: ErrorType;
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
  readonly setup_intent?: Stripe.SetupIntent;
}

export type ErrorStatus = 400 | 401 | 402 | 404 | 409 | 429 | 500;

/** Nothing of the request happened. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly status: ErrorStatus;
  readonly body: ErrorBody;

  constructor(status: ErrorStatus, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export function refuseParameter(param: string, message: string, code?: string): PaymentError {
  return new PaymentError(400, {
    type: 'invalid_request_error',
    message,
    param,
    ...(code === undefined ? {} : { code }),
  });
}

/** What the vendor calls the object that a path names. */
const PATH_PARAMETERS: ReadonlySet<string> = new Set([
  'id',
  'intent',
  'session',
  'transaction',
  'webhook_endpoint',
]);

/** `what` as the vendor names it: `No such customer: 'cus_1'`. Not found where the path names it; a bad request otherwise. */
export function refuseMissing(what: string, id: string, param = 'id'): PaymentError {
  return new PaymentError(PATH_PARAMETERS.has(param) ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });
}

export function refuseState(message: string, code: string): PaymentError {
  return new PaymentError(400, { type: 'invalid_request_error', message, code });
}
