/** Ends pages of the vendor's before somebody pays on them. */
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { askVendor } from './askVendor.ts';
import { paymentPages, readPages } from './pageDocument.ts';
import type { PurchaseKind } from './purchases.ts';

/** `clearing`: it was paid with what the bank answers days later, so that it is neither over nor paid. */
type EndedPage = 'expired' | 'paid' | 'clearing';

/**
 * Ends a page that nobody shall pay any more. Answers what it is afterwards: `paid` or `clearing` when somebody was faster, in
 * which case its purchase handler is told as ever.
 */
export async function expirePaymentPage(services: Services, sessionId: string): Promise<EndedPage> {
  const sessions = services.payments.stripe.checkout.sessions;
  const before = await askVendor(services, () => sessions.retrieve(sessionId));
  if (before.status === 'open') {
    const after = await askVendor(services, () => sessions.expire(sessionId)).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    if (after?.status === 'expired') return 'expired';
  }
  // It was paid, or ended, in between.
  const now = await askVendor(services, () => sessions.retrieve(sessionId));
  if (now.status === 'expired') return 'expired';
  if (now.status === 'complete') return now.payment_status === 'unpaid' ? 'clearing' : 'paid';
  throw new Refusal('payment-unavailable', 'The payment page could not be ended.');
}

/** Ends the open pages of one kind of a person but one: what is begun anew is not paid twice. */
export async function expireOtherPages(
  services: Services,
  { uid, kind, exceptKey }: { readonly uid: string; readonly kind: PurchaseKind; readonly exceptKey: string },
): Promise<void> {
  const rows = await paymentPages(services.firestore).where('uid', '==', uid).get();
  for (const page of readPages(services, rows.docs)) {
    if (page.kind !== kind || page.key === exceptKey || page.state !== 'open') continue;
    if (page.sessionId !== null) await expirePaymentPage(services, page.sessionId);
  }
}
