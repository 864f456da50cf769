/** What the vendor did not tell, or told in vain: each is asked for until it is known. */
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { defineForgetting, defineJob, dueOrAstray } from '../jobs/index.ts';
import { PAYMENT_EVENTS } from '../paymentProvider.ts';
import type { Schedule } from '../schedule.ts';
import type { Services } from '../services.ts';
import { askVendor, findAtVendor } from './askVendor.ts';
import { keepEvent, paymentEvents, readEvent, settleEvent } from './eventDocument.ts';
import { type Followers, followEvent } from './followEvent.ts';
import { findSessionOf } from './openPaymentPage.ts';
import { type PaymentPage, paymentPage, paymentPages, readPage } from './pageDocument.ts';
import { readAskedUntil, reconciliations } from './reconciliationDocument.ts';
import { handlerOf, purchaseOf, settlePurchase } from './settle.ts';

/** An event may be listed a while after it happened, in milliseconds. */
const OVERLAP = 60 * 60_000;
/** A page that the vendor still has open after its end is looked up again after this. */
const LOOK_AGAIN = 10 * 60_000;

/** No event waits for longer, and no page is open for longer, in milliseconds: what is dated further ahead, a wrong clock wrote. */
const LONGEST_TURN = 10 * 60_000;
const LONGEST_LOOK = 25 * 60 * 60_000;

export const createJobs = (followers: Followers): readonly Schedule[] => [
  defineJob({
    name: 'payments-followEvents',
    expression: '* * * * *',
    due: ({ firestore }, now) =>
      dueOrAstray(paymentEvents(firestore), { field: 'workAt', now, longest: LONGEST_TURN }),
    process: async (services, { ref }) => {
      const event = readEvent((await ref.get()).data());
      if (event.state === 'done') return;
      await followEvent(services, followers, event);
      await settleEvent(services, ref.id);
    },
  }),
  defineJob({
    name: 'payments-askForEvents',
    expression: '*/15 * * * *',
    due: ({ firestore }) => reconciliations(firestore),
    process: async (services, { ref }) => {
      const asked = readAskedUntil((await ref.get()).data(), services.clock.now());
      const newest = await askForEvents(services, Math.max(0, asked - OVERLAP));
      // As the vendor dates it, so that a clock of ours that is wrong for a while leaves nothing out.
      if (newest !== null) {
        const until = Math.min(newest, services.clock.now());
        await ref.update({ askedUntil: Timestamp.fromMillis(until) });
      }
    },
  }),
  defineJob({
    name: 'payments-lookUpPages',
    expression: '*/5 * * * *',
    due: ({ firestore }, now) =>
      dueOrAstray(paymentPages(firestore), { field: 'lookAt', now, longest: LONGEST_LOOK }),
    process: async (services, { ref }) => {
      const page = readPage((await ref.get()).data());
      if (!page || page.state === 'paid') return;
      const state = await lookUpPage(services, followers, page);
      const lookAt = Timestamp.fromMillis(services.clock.now() + LOOK_AGAIN);
      await ref.update({ lookAt: state === 'open' ? lookAt : FieldValue.delete() });
    },
  }),
  defineForgetting({
    name: 'payments-forgetEvents',
    expression: '41 4 * * *',
    collection: ({ firestore }) => paymentEvents(firestore),
  }),
];

/** Keeps what was never heard of; the job beside this one follows it. Resolves with when the newest happened, in milliseconds. */
function askForEvents(services: Services, since: number): Promise<number | null> {
  return askVendor(services, async (stripe) => {
    let newest: number | null = null;
    const created = { gte: Math.floor(since / 1000) };
    for await (const event of stripe.events.list({ created, limit: 100 })) {
      newest = Math.max(newest ?? 0, event.created * 1000);
      if (heardOf.has(event.type)) await keepEvent(services, event);
    }
    return newest;
  });
}

const heardOf: ReadonlySet<string> = new Set(PAYMENT_EVENTS);

async function lookUpPage(
  services: Services,
  { purchases }: Followers,
  page: PaymentPage,
): Promise<PaymentPage['state']> {
  const { sessionId } = page;
  const session =
    sessionId === null
      ? await findSessionOf(services, page)
      : await askVendor(services, (stripe) =>
          findAtVendor(() => stripe.checkout.sessions.retrieve(sessionId)),
        );
  const purchase = session && purchaseOf(session);
  if (purchase) return settlePurchase(services, purchases, purchase);
  // The row first: whoever still asks for this page finds that it is over.
  if (!(await giveUp(services, page))) return 'open';
  await handlerOf(purchases, page.kind).unpaid(services, { ...page, session: null });
  return 'unpaid';
}

/** Whether the page was still unknown to the vendor. It is found again until its handler was told. */
function giveUp({ firestore }: Services, { uid, key, sessionId }: PaymentPage): Promise<boolean> {
  const document = paymentPage(firestore, uid, key);
  return firestore.runTransaction(async (transaction) => {
    const stored = readPage((await transaction.get(document)).data());
    if (!stored || stored.state === 'paid' || stored.sessionId !== sessionId) return false;
    transaction.update(document, { state: 'unpaid' });
    return true;
  });
}
