/** What became of a payment, for who comes back from its page before the vendor told (shared/callables/payments.ts). */
import { paymentsLook } from '#shared/callables/payments.ts';
import { defineHandler } from '../handler.ts';
import { askVendor, findAtVendor } from './askVendor.ts';
import { handlerOf, type PurchaseHandlers, purchaseOf, settlePurchase } from './settle.ts';

/** A page that waits asks every few seconds. */
const LIMIT = { calls: 40, within: 2 * 60_000 };

export const createLook = (handlers: PurchaseHandlers) =>
  defineHandler(paymentsLook, {
    access: 'user',
    effect: 'reads',
    limit: LIMIT,
    run: async ({ sessionId }, { caller, services }) => {
      const session = await askVendor(services, (stripe) =>
        findAtVendor(() => stripe.checkout.sessions.retrieve(sessionId)),
      );
      const purchase = session && purchaseOf(session);
      if (purchase?.uid !== caller.uid) return { is: 'unknown' as const };
      await settlePurchase(services, handlers, purchase);
      return handlerOf(handlers, purchase.kind).look(services, purchase);
    },
  });
