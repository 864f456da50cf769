/** How long room stays promised to what has not arrived. */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../services.ts';

/** From when it was promised, or asked for again, in milliseconds. */
export const RESERVATION_LIFETIME = 24 * 60 * 60_000;

/** Whether the end lies further ahead than any can, because a clock that was ahead wrote it: its day begins only now. */
export function beginDayAgain({ firestore, clock }: Services, reserved: DocumentReference): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const expiresAt: unknown = (await transaction.get(reserved)).get('expiresAt');
    const latest = clock.now() + RESERVATION_LIFETIME;
    if (!(expiresAt instanceof Timestamp) || expiresAt.toMillis() <= latest) return false;
    transaction.update(reserved, { expiresAt: Timestamp.fromMillis(latest) });
    return true;
  });
}
