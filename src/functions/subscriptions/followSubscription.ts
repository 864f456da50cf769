/**
 * Brings our records to what the vendor says now: the subscription's, and with it the plan and the room of the profile. Called
 * for every event, by the clock, and after every act; it does the same each time.
 *
 * The vault, its release and life verification ask for none of it: nobody's inheritance depends on a card (PRODUCT.md).
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { SubscriptionState } from '#shared/domain/subscription.ts';
import { plans } from '#shared/plans.ts';
import { deliverSoon, findAddressee, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { askVendor, findCustomer } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { draftChangeMails } from './changeMails.ts';
import { tellOfLoss } from './disputeMail.ts';
import { findDisputes, type PlanDispute, takeCreditBack } from './disputes.ts';
import { endDuplicate, endUnpaid } from './endSubscription.ts';
import { endWithAccount } from './endWithAccount.ts';
import {
  graceOver,
  readRecord,
  readState,
  type SubscriptionRecord,
  storeRecord,
  subscriptionDocument,
} from './subscriptionDocument.ts';
import { type LiveSubscription, listSubscriptions, stateOf } from './vendorSubscription.ts';

/** Others wrote between our look and our record, this many times. */
const ATTEMPTS = 5;

export interface Followed {
  readonly state: SubscriptionState;
  readonly live: LiveSubscription | null;
  readonly customerId: string | null;
  /** A bank looks into a payment of it. */
  readonly isDisputed: boolean;
}

const NOTHING = { live: null, dispute: null };
const NO_PLAN: SubscriptionState = { is: 'none' };

/** Throws Refusal `payment-unavailable` when the vendor cannot be asked: everything stays as it was. */
export async function followSubscription(services: Services, uid: string): Promise<Followed> {
  const customerId = await findCustomer(services, uid);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // The record before the vendor: whoever writes between the two has looked later than the record says.
    const stored = await subscriptionDocument(services.firestore, uid).get();
    const before = readRecord(stored.data(), NO_PLAN);
    const { live: found, dispute } =
      customerId === null ? NOTHING : await findLive(services, uid, customerId, before);
    const live = found && (await endWithAccount(services, uid, found));
    const mails = await record(services, uid, before.revision, live, dispute);
    if (mails === null) continue;
    await deliverSoon(services, mails);
    return { state: stateOf(live), live, customerId, isDisputed: dispute !== null };
  }
  throw new Refusal('busy', 'The subscription changes too often at the moment.');
}

/** The one that counts. What should not be there beside it, or was owed for too long, is ended at the vendor. */
async function findLive(
  services: Services,
  uid: string,
  customerId: string,
  before: SubscriptionRecord,
): Promise<{ readonly live: LiveSubscription | null; readonly dispute: PlanDispute | null }> {
  const { live, ids } = await listSubscriptions(services, customerId);
  const [first, ...others] = live;
  for (const duplicate of others) await endDuplicate(services, duplicate);
  const disputes = await findDisputes(services, customerId, ids);
  // The credit before the end: also of a plan that has ended already, which may have left some.
  for (const lost of disputes.filter(({ isLost }) => isLost))
    await takeCreditBack(services, customerId, lost);
  if (!first) return NOTHING;
  const own = disputes.filter(({ subscription }) => subscription === first.id);
  const dispute = own.find(({ isLost }) => isLost) ?? own[0] ?? null;
  const isUnpaid = graceOver(stateOf(first), before, services.clock.now()).isSure;
  if (!isUnpaid && !dispute?.isLost) return { live: first, dispute };
  // Before the end: whoever hears of that first finds no plan, and so nothing to tell.
  if (dispute?.isLost) await tellOfLoss(services, uid, first.planId, dispute);
  await endUnpaid(services, first);
  return { live: null, dispute };
}

/** Null when somebody has recorded a later look. Resolves with the mails that were queued. */
async function record(
  services: Services,
  uid: string,
  revision: number,
  live: LiveSubscription | null,
  dispute: PlanDispute | null,
): Promise<readonly string[] | null> {
  const { firestore, clock, log } = services;
  const now = clock.now();
  const state = stateOf(live);
  const addressee = await findAddressee(services, uid);
  const profileDocument = firestore.doc(`users/${uid}`);
  const document = subscriptionDocument(firestore, uid);
  return firestore.runTransaction(async (transaction) => {
    const [profile, stored] = await transaction.getAll(profileDocument, document);
    const isRead = readState(stored?.data()) !== null;
    // Of one that cannot be read nobody is told that anything changed.
    const before = readRecord(stored?.data(), state);
    if (before.revision !== revision) return null;
    if (!isRead) log.log('error', 'subscription-record-made-anew', { uid });
    if (!profile?.exists || profile.get('erasureStartedAt') != null) return [];
    const change = isRead && hasNone(before.state) && hasNone(state) ? null : planChange(state, profile);
    const isOver = isOverQuota(profile, change, before);
    const overQuotaSince = isOver ? (before.overQuotaSince ?? now) : null;
    const after: SubscriptionRecord = {
      state,
      revision: revision + 1,
      overQuotaSince,
      isReminded: isOver && before.isReminded,
      graceOverSince: graceOver(state, before, now).since,
    };
    const { drafts, isReminded } = draftChangeMails(services, {
      uid,
      addressee,
      before,
      after,
      dispute,
      now,
    });
    if (!stored?.exists && state.is === 'none') return [];
    const mails = await queueMail(transaction, services, drafts);
    transaction.set(document, storeRecord({ ...after, isReminded }, now));
    if (change) transaction.update(profileDocument, { ...change });
    return mails;
  });
}

interface PlanOfProfile {
  readonly plan: string;
  readonly storageLimit: number;
}

/** Who never paid may have a plan that somebody gave: it stays. */
const hasNone = ({ is }: SubscriptionState) => is === 'none';

/** Null where the profile has it already. */
function planChange(after: SubscriptionState, profile: DocumentSnapshot): PlanOfProfile | null {
  const plan = plans[after.is === 'none' ? 'free' : after.planId];
  const isSo = profile.get('plan') === plan.name && profile.get('storageLimit') === plan.storageBytes;
  return isSo ? null : { plan: plan.name, storageLimit: plan.storageBytes };
}

const usageSchema = z.object({ storageUsed: z.number(), storageLimit: z.number() });

/** Only where a plan became smaller: who was always free was never let above its room. */
function isOverQuota(
  profile: DocumentSnapshot,
  change: PlanOfProfile | null,
  before: SubscriptionRecord,
): boolean {
  const usage = usageSchema.safeParse(profile.data());
  if (!usage.success || (change === null && before.overQuotaSince === null)) return false;
  return usage.data.storageUsed > (change?.storageLimit ?? usage.data.storageLimit);
}

/** Whose it is; null for a subscription of another product, or of a customer that is gone. */
export async function ownerOfSubscription(
  services: Services,
  subscriptionId: string,
): Promise<string | null> {
  return askVendor(services, async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['customer'] });
    const { customer, metadata } = subscription;
    const named = typeof customer === 'string' || customer.deleted ? undefined : customer.metadata.uid;
    return metadata.uid ?? named ?? null;
  });
}
