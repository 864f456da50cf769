/** The days that something waits in the trash ([Note: The trash] in `albums/trashAlbums.ts`). */
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { Services } from '../services.ts';

/**
 * Whether its days begin only now: what was thrown away before it was made was so by a clock that was behind, and says
 * nothing of how long it has been waiting.
 */
export function beginTermAgain({ firestore, clock }: Services, trashed: DocumentReference): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(trashed);
    const [trashedAt, createdAt]: unknown[] = [stored.get('trashedAt'), stored.get('createdAt')];
    if (!(trashedAt instanceof Timestamp) || !(createdAt instanceof Timestamp)) return false;
    if (trashedAt.toMillis() >= createdAt.toMillis()) return false;
    transaction.update(trashed, { trashedAt: Timestamp.fromMillis(clock.now()) });
    return true;
  });
}
