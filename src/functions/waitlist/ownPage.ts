/** What whoever holds a mailed link may do: look, confirm, choose another plan, leave. */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  type WaitlistStanding,
  waitlistChangePlan,
  waitlistConfirm,
  waitlistLeave,
  waitlistLook,
} from '#shared/callables/waitlist.ts';
import { countVisit } from '../callLimit.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { eraseItsMails, type StoredEntry, waitlistOf } from './entries.ts';
import { findByToken } from './link.ts';

const FROM_ONE_PLACE = { calls: 120, within: 60 * 60_000 };

export const look = defineHandler(waitlistLook, {
  access: 'visitor',
  effect: 'reads',
  run: ({ token }, { services, address }) =>
    standingAfter(waitlistLook.name, token, { services, address }, () => ({})),
});

export const confirm = defineHandler(waitlistConfirm, {
  access: 'visitor',
  servesEveryVersion: true,
  servesDemo: true,
  run: ({ token }, { services, address }) =>
    standingAfter(waitlistConfirm.name, token, { services, address }, ({ confirmedAt }) =>
      confirmedAt ? {} : { confirmedAt: Timestamp.fromMillis(services.clock.now()), forgetAt: null },
    ),
});

export const changePlan = defineHandler(waitlistChangePlan, {
  access: 'visitor',
  servesDemo: true,
  run: ({ token, plan }, { services, address }) =>
    standingAfter(waitlistChangePlan.name, token, { services, address }, () => ({ plan })),
});

export const leave = defineHandler(waitlistLeave, {
  access: 'visitor',
  servesEveryVersion: true,
  servesDemo: true,
  run: async ({ token }, { services, address }) => {
    await countVisit(waitlistLeave.name, FROM_ONE_PLACE, address, services);
    const email = await services.firestore.runTransaction(async (transaction) => {
      const found = await findByToken(transaction, services, token);
      if (!found) return null;
      transaction.delete(found.reference);
      return found.entry.email;
    });
    if (email !== null) await eraseItsMails(services, email);
    return {};
  },
});

interface Visit {
  readonly services: Services;
  readonly address: string;
}

async function standingAfter(
  name: string,
  token: string,
  { services, address }: Visit,
  change: (entry: StoredEntry) => Partial<StoredEntry>,
): Promise<WaitlistStanding> {
  await countVisit(name, FROM_ONE_PLACE, address, services);
  const entry = await services.firestore.runTransaction(async (transaction: Transaction) => {
    const found = await findByToken(transaction, services, token);
    if (!found) return null;
    const changed = change(found.entry);
    if (Object.keys(changed).length > 0) transaction.update(found.reference, changed);
    return { ...found.entry, ...changed };
  });
  return entry ? standingOf(services, entry) : { is: 'gone' };
}

async function standingOf(services: Services, entry: StoredEntry): Promise<WaitlistStanding> {
  const { email, plan, confirmedAt, forgetAt } = entry;
  if (!confirmedAt) return { is: 'waiting', email, plan, forgetAt: forgetAt?.toMillis() ?? null };
  const earlier = await waitlistOf(services).where('confirmedAt', '<', confirmedAt).count().get();
  const place = earlier.data().count + 1;
  return { is: 'confirmed', email, plan, place, confirmedAt: confirmedAt.toMillis() };
}
