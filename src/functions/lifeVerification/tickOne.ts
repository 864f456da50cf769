/** One verification, looked at by the clock. */
import type { DocumentReference } from 'firebase-admin/firestore';
import type { VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import type { Services } from '../services.ts';
import { dueAtOf } from './actAsOwner.ts';
import { feed, readVerification } from './feed.ts';

/** Looked at so little after it was due, a verification was looked at when it was due: a minute costs no reminder its nine o'clock. */
const PROMPTLY = 10 * 60_000;

/** Resolves with what it caused: nothing where it is not due any more. */
export function tickOne(
  services: Services,
  ownerId: string,
  name: VerificationName,
): Promise<readonly DocumentReference[]> {
  return services.firestore.runTransaction(async (transaction) => {
    const verification = await readVerification(transaction, services, ownerId, name);
    const dueAt = verification ? dueAtOf(verification) : null;
    const now = services.clock.now();
    if (!verification || dueAt === null || dueAt > now) return [];
    const at = now - dueAt <= PROMPTLY && name === 'real' ? dueAt : undefined;
    feed(transaction, services, verification, { is: 'tick' }, 'time', at);
    return verification.rows;
  });
}
