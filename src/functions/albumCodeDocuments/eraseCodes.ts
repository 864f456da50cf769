/** Erases the printed codes of an album that is being erased, with their guest books. May be run again after a crash. */
import type { Services } from '../services.ts';
import { addressOf, codesOf, entriesOf } from './codeDocument.ts';

/** Entries of a guest book erased in one transaction. */
const ENTRIES_AT_ONCE = 100;

export async function eraseCodesOfAlbum(services: Services, uid: string, albumId: string): Promise<void> {
  const { firestore } = services;
  const found = await codesOf(firestore, uid).where('albumId', '==', albumId).select().get();
  for (const { id } of found.docs) {
    while (!(await erasePart(services, uid, albumId, id)));
  }
}

/** The code goes with its last entries, so that it is found again until then. Resolves with whether it is gone. */
function erasePart({ firestore }: Services, uid: string, albumId: string, codeId: string): Promise<boolean> {
  return firestore.runTransaction(async (transaction) => {
    const code = await transaction.get(codesOf(firestore, uid).doc(codeId));
    // Its owner has it open another album since.
    if (!code.exists || code.get('albumId') !== albumId) return true;
    const entries = await transaction.get(
      entriesOf(firestore, uid).where('codeId', '==', codeId).limit(ENTRIES_AT_ONCE).select(),
    );
    for (const entry of entries.docs) transaction.delete(entry.ref);
    if (entries.size === ENTRIES_AT_ONCE) return false;
    transaction.delete(code.ref);
    transaction.delete(addressOf(firestore, codeId));
    return true;
  });
}
