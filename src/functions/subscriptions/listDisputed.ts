/**
 * Plans that a bank looks into, for administrators. The payment provider is asked: nothing of a dispute is kept here, and one that is
 * over is in no list of ours.
 */
import type Stripe from 'stripe';
import { type DisputedPlan, subscriptionsListDisputed } from '#shared/callables/subscriptions.ts';
import { findAccount } from '../access/index.ts';
import { defineHandler } from '../handler.ts';
import { askVendor } from '../payments/index.ts';
import type { Services } from '../services.ts';
import { findDisputes } from './disputes.ts';
import { listSubscriptions } from './vendorSubscription.ts';

const waitsForUs: ReadonlySet<Stripe.Dispute.Status> = new Set(['needs_response', 'warning_needs_response']);
const waitsForBank: ReadonlySet<Stripe.Dispute.Status> = new Set(['under_review', 'warning_under_review']);

export const listDisputed = defineHandler(subscriptionsListDisputed, {
  access: 'admin',
  effect: 'reads',
  run: async (_input, { services }) => {
    const all = await askVendor(services, (stripe) =>
      stripe.disputes
        .list({ limit: 100, expand: ['data.charge.customer'] })
        .autoPagingToArray({ limit: 10_000 }),
    );
    const open = all.filter(({ status }) => waitsForUs.has(status) || waitsForBank.has(status));
    const found: DisputedPlan[] = [];
    for (const dispute of open) {
      const plan = await planOf(services, dispute);
      if (plan) found.push(plan);
    }
    const last = Number.POSITIVE_INFINITY;
    return { plans: found.toSorted((one, other) => (one.answerBy ?? last) - (other.answerBy ?? last)) };
  },
});

/** Null where it is about something else: an order, credits, or a plan that has ended. */
async function planOf(services: Services, dispute: Stripe.Dispute): Promise<DisputedPlan | null> {
  const { charge, evidence_details: evidence, status } = dispute;
  const customer = typeof charge === 'object' ? charge.customer : null;
  if (typeof customer !== 'object' || customer === null || customer.deleted) return null;
  const { uid } = customer.metadata;
  if (uid === undefined) return null;
  const [live] = (await listSubscriptions(services, customer.id)).live;
  const [own] = live ? await findDisputes(services, customer.id, [live.id]) : [];
  // Of several of one plan the one that counts is named, once.
  if (!live || !own || own.id !== dispute.id) return null;
  const { planId, interval } = live;
  const answerBy = waitsForUs.has(status) && evidence.due_by !== null ? evidence.due_by * 1_000 : null;
  const email = (await findAccount(services, uid))?.email ?? null;
  return { uid, email, planId, interval, disputeId: own.id, amount: own.amount, answerBy };
}
