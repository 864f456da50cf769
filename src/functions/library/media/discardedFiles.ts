/**
 * [Note: Discarded files]
 * Bytes are removed only by what has just read that nothing points to them. Whatever takes the last reference to an
 * item's folder writes a row `discardedFiles/{uid}:{itemId}` in the same transaction. Removing takes the row by a
 * claim, looks once more for an item that shows the folder, deletes the files, and then the row. While the row stands
 * the folder's id cannot be reserved again (`reserve.ts`), so that no new file can appear under the removal.
 *
 * The call that discards removes at once what it can; the job takes what a crash or a fault left.
 */
import {
  type DocumentReference,
  FieldPath,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { isYetToCome } from '#shared/clock.ts';
import { defineJob } from '../../jobs/index.ts';
import type { Services } from '../../services.ts';
import { itemsOf } from '../albums/albumDocument.ts';

/** A removal that was cut short is taken up after this, in milliseconds. */
const CLAIM_LIFETIME = 10 * 60_000;

const rowSchema = z.object({
  uid: z.string().min(1),
  folder: z.string().regex(/^users\/[^/]+\/media\/[^/]+$/),
  claimedUntil: z.instanceof(Timestamp).nullish(),
});

export function discardedFolder(firestore: Firestore, folder: string): DocumentReference {
  const [, uid, , itemId] = folder.split('/');
  return firestore.doc(`discardedFiles/${uid}:${itemId}`);
}

/** Part of the transaction that removes the last item showing the folder. */
export function discardFolder(
  transaction: Transaction,
  services: Services,
  uid: string,
  folder: string,
): void {
  transaction.set(discardedFolder(services.firestore, folder), {
    uid,
    folder,
    discardedAt: Timestamp.fromMillis(services.clock.now()),
  });
}

/** Removes what was just discarded. A fault is only logged: the job comes for what is left. */
export async function removeDiscarded(services: Services, folders: readonly string[]): Promise<void> {
  await Promise.all(
    folders.map(async (folder) => {
      try {
        await removeFolder(services, discardedFolder(services.firestore, folder));
      } catch (error) {
        services.log.log('warning', 'discarded-file-left', { folder, reason: String(error) });
      }
    }),
  );
}

async function removeFolder(services: Services, reference: DocumentReference): Promise<void> {
  const folder = await claimFolder(services, reference);
  if (folder === null) return;
  await services.bucket.deleteFiles({ prefix: `${folder}/` });
  await reference.delete();
}

/** The folder to remove; null when somebody else is at it, or when an item shows it after all and the row went. */
async function claimFolder(
  { firestore, clock }: Services,
  reference: DocumentReference,
): Promise<string | null> {
  return firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(reference);
    if (!stored.exists) return null;
    const row = rowSchema.parse(stored.data());
    const claimedUntil = row.claimedUntil?.toMillis() ?? 0;
    if (isYetToCome(claimedUntil, clock.now(), CLAIM_LIFETIME)) return null;
    const shown = await transaction.get(
      itemsOf(firestore, row.uid).where('storagePath', '==', `${row.folder}/original`).limit(1).select(),
    );
    if (!shown.empty) {
      transaction.delete(reference);
      return null;
    }
    transaction.update(reference, { claimedUntil: Timestamp.fromMillis(clock.now() + CLAIM_LIFETIME) });
    return row.folder;
  });
}

export const discardFiles = defineJob({
  name: 'media-discardFiles',
  expression: '*/10 * * * *',
  due: ({ firestore }) => firestore.collection('discardedFiles').orderBy(FieldPath.documentId()),
  process: (services, { ref }) => removeFolder(services, ref),
});
