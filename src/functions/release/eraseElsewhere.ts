/** What others received of an account that is erased: its things are gone, and with them the list of them. */
import { inPages } from '../inPages.ts';
import type { Services } from '../services.ts';

export async function eraseElsewhere(uid: string, { firestore }: Services): Promise<void> {
  for await (const { ref } of inPages(firestore.collectionGroup('received').where('ownerId', '==', uid))) {
    await ref.delete();
  }
}
