import { callRepeatable } from '#platform/backend/callables.ts';
import { type PaymentAnswer, paymentsLook } from '#shared/callables/payments.ts';

/** Throws CallableError. */
export const lookAtPayment = (sessionId: string): Promise<PaymentAnswer> =>
  callRepeatable(paymentsLook, { sessionId });
