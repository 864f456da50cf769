/** How an owner's act becomes an event: in one transaction, with what it causes carried out once that has committed. */
import type { Transaction } from 'firebase-admin/firestore';
import type { VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import { nextLook } from '#shared/legacy/machineClock.ts';
import type { Agreement } from '#shared/lifeVerification/lifeVerification.ts';
import { missingInAgreement } from '#shared/lifeVerification/readiness.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { carryOutSoon } from './carryOut.ts';
import { feed, type ReadVerification, readOrBegin, readVerification } from './feed.ts';

/** Runs `act` on the record, which begins with it where there is none yet. */
export async function actAsOwner<Result>(
  services: Services,
  uid: string,
  act: (transaction: Transaction, verification: ReadVerification) => Promise<Result> | Result,
): Promise<Result> {
  const { result, rows } = await services.firestore.runTransaction(async (transaction) => {
    const verification = await readOrBegin(transaction, services, uid);
    return { result: await act(transaction, verification), rows: verification.rows };
  });
  await carryOutSoon(services, rows);
  return result;
}

/**
 * A deliberate act of the owner's, wherever in the product it happened: never a refreshed token, nor a sync. Resolves with the
 * record; null for an owner who never began.
 */
export async function noteSignOfLife(
  services: Services,
  uid: string,
  name: VerificationName = 'real',
): Promise<ReadVerification | null> {
  const verification = await services.firestore.runTransaction(async (transaction) => {
    const read = await readVerification(transaction, services, uid, name);
    if (read) feed(transaction, services, read, { is: 'sign-of-life' }, uid);
    return read;
  });
  await carryOutSoon(services, verification?.rows ?? []);
  return verification;
}

/** Milliseconds since the epoch; null where no change waits for its day. */
export function heldUntil({ document: { life } }: ReadVerification): number | null {
  return life.hold?.term.is === 'running' ? life.hold.term.endsAt : null;
}

export function dueAtOf({ document }: ReadVerification): number | null {
  return nextLook(document);
}

/** Throws Refusal `verification-not-ready`, which names the first thing that is missing in what was wanted. */
export function refuseUnready(wanted: Agreement): never {
  const [missing = ''] = missingInAgreement(wanted);
  throw new Refusal('verification-not-ready', 'Something is missing for this.', { missing });
}
