/** One verification, looked at by the clock. */
import type { DocumentReference } from 'firebase-admin/firestore';
import type { VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import type { Services } from '../services.ts';
import { dueAtOf } from './actAsOwner.ts';
import { feed, readVerification } from './feed.ts';

/** Looked at so little after it was due, a verification was looked at when it was due: a minute costs no reminder its nine o'clock. */
const PROMPTLY = 10 * 60_000;

/**
 * Resolves with what it caused; null where it is not due any more. Each step of a rehearsal is looked at when it was due,
 * however late: with nobody watching, those that were missed follow on one another.
 */
export function tickOne(
  services: Services,
  ownerId: string,
  name: VerificationName,
): Promise<readonly DocumentReference[] | null> {
  return services.firestore.runTransaction(async (transaction) => {
    const verification = await readVerification(transaction, services, ownerId, name);
    const dueAt = verification ? dueAtOf(verification) : null;
    const now = services.clock.now();
    if (!verification || dueAt === null || dueAt > now) return null;
    const at = now - dueAt <= PROMPTLY || name === 'rehearsal' ? dueAt : undefined;
    feed(transaction, services, verification, { is: 'tick' }, 'time', at);
    return verification.rows;
  });
}
