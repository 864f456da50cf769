/**
 * Packs of credits that are paid, given back and disputed. Whatever the vendor told, the same is done: all movements of the
 * pack's money are read from the vendor, and those that the ledger does not know are written, in one transaction.
 */
import type { DocumentReference } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { z } from 'zod';
import { formatMoney } from '#shared/currency.ts';
import { creditPackIdSchema, creditPacks } from '#shared/domain/creditLine.ts';
import { cents } from '#shared/money.ts';
import { routes } from '#shared/routes.ts';
import { deliverSoon, draftMail, findAddressee, queueMail } from '../delivery/index.ts';
import { askVendor, type Purchase, type PurchaseHandler, refundPayment } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { countMovements, NOTHING_COUNTED, type Pack } from './countMovements.ts';
import { openLedger } from './ledger.ts';
import { movementsOf } from './movements.ts';

export const creditPurchases: PurchaseHandler = {
  kind: 'credits',
  paid: count,
  // Nothing waited for it.
  unpaid: async () => undefined,
  refunded: (services, { paymentIntentId }) => countPayment(services, paymentIntentId),
  disputed: (services, { paymentIntentId }) => countPayment(services, paymentIntentId),
  look: async (_services, { reference, session }) => ({
    is: 'credits',
    credits: packOf(reference, session).credits,
    isPaid: session.payment_status !== 'unpaid',
  }),
};

const countedSchema = z.object({
  keys: z.array(z.string()),
  cents: z.int(),
  credits: z.int(),
});

/** Document `users/{uid}/creditPurchases/{sessionId}`: what of its money was counted. */
const purchaseDocument = ({ firestore }: Services, uid: string, sessionId: string): DocumentReference =>
  firestore.doc(`users/${uid}/creditPurchases/${sessionId}`);

/** Throws for a pack that was never sold: the reference is ours. The price is what was paid, whatever it is today. */
function packOf(reference: string, session: Stripe.Checkout.Session): Pack {
  const id = creditPackIdSchema.parse(reference);
  const pack = creditPacks.find((candidate) => candidate.id === id);
  if (!pack) throw new Error(`Nobody sells ${id}.`);
  return { credits: pack.credits, price: session.amount_total ?? pack.price };
}

async function countPayment(services: Services, paymentIntent: string): Promise<void> {
  const { data } = await askVendor(services, (stripe) =>
    stripe.checkout.sessions.list({ payment_intent: paymentIntent }),
  );
  for (const session of data) {
    const { uid, reference } = session.metadata ?? {};
    if (uid !== undefined && reference !== undefined) await count(services, { uid, reference, session });
  }
}

async function count(
  services: Services,
  { uid, reference, session }: Pick<Purchase, 'uid' | 'reference' | 'session'>,
): Promise<void> {
  const { firestore } = services;
  const pack = packOf(reference, session);
  const movements = await movementsOf(services, session);
  const addressee = await findAddressee(services, uid);
  const document = purchaseDocument(services, uid, session.id);
  const outcome = await firestore.runTransaction(async (transaction) => {
    const [profile, stored] = await transaction.getAll(firestore.doc(`users/${uid}`), document);
    if (!profile?.exists || profile.get('erasureStartedAt') != null) return 'nobody' as const;
    const before = stored?.exists ? countedSchema.parse(stored.data()) : NOTHING_COUNTED;
    const { lines, counted } = countMovements(pack, before, movements);
    if (counted.keys.length === before.keys.length) return [];
    const ledger = await openLedger(
      transaction,
      services,
      uid,
      lines.map(({ key }) => key),
    );
    const isNew = before.keys.length === 0;
    const receipt = draftMail(addressee, session.id, 'credits-receipt', {
      credits: pack.credits,
      price: formatMoney(pack.price, addressee?.language ?? 'en'),
      pageAddress: `${services.appOrigin}${routes.credits.path}`,
    });
    const mails = isNew ? await queueMail(transaction, services, receipt) : [];
    for (const line of lines) ledger.add(line);
    transaction.set(document, counted);
    return mails;
  });
  if (outcome === 'nobody') await giveBack(services, session);
  else await deliverSoon(services, outcome);
}

/** Paid while the account was being erased: nobody is left to have the credits. */
async function giveBack(services: Services, session: Stripe.Checkout.Session): Promise<void> {
  const { payment_intent: payment, amount_total: amount } = session;
  if (payment === null || !amount) return;
  const paymentIntentId = typeof payment === 'string' ? payment : payment.id;
  const charged = await askVendor(services, (stripe) =>
    stripe.charges.list({ payment_intent: paymentIntentId, limit: 1 }),
  );
  const [charge] = charged.data;
  if (!charge || charge.refunded || charge.disputed) return;
  const left = cents(charge.amount_captured - charge.amount_refunded);
  await refundPayment(services, { paymentIntentId, amount: left, key: `nobody-${session.id}` });
  services.log.log('warning', 'credits-of-nobody-refunded', { session: session.id });
}
