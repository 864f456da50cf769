/**
 * Bytes of vault files go last. A file belongs to one item; the transaction in which no version of the item names it any
 * more, or its reservation ends, marks it `discarded` and gives its bytes back. From then on nothing can name it again,
 * so whoever finds it so may remove what is stored, and then its document.
 */
import { FieldValue, Filter, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { fileWeight } from '#shared/weights.ts';
import { defineJob, ownerOf } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import { type VaultFileRecord, vaultFileFrom, vaultFilePath } from './vaultDocuments.ts';

/** Returns the bytes that are given back: the caller moves them in the same transaction. */
export function discardFiles(transaction: Transaction, files: readonly VaultFileRecord[]): number {
  const leaving = files.filter(({ state }) => state !== 'discarded');
  for (const { reference } of leaving) {
    transaction.update(reference, {
      state: 'discarded',
      discardedAt: FieldValue.serverTimestamp(),
      expiresAt: FieldValue.delete(),
    });
  }
  return leaving.reduce((sum, { byteCount }) => sum + fileWeight(byteCount), 0);
}

/** Removes the bytes of what was just discarded. A fault is only logged: the job comes for all that is left. */
export async function removeDiscardedFiles(
  services: Services,
  files: readonly VaultFileRecord[],
): Promise<void> {
  await Promise.all(
    files.map(async ({ id, ownerId }) => {
      try {
        await removeFile(services, ownerId, id);
      } catch (error) {
        services.log.log('warning', 'discarded-vault-file-left', { fileId: id, reason: String(error) });
      }
    }),
  );
}

async function removeFile({ bucket }: Services, uid: string, fileId: string): Promise<void> {
  await bucket.file(vaultFilePath(uid, fileId)).delete({ ignoreNotFound: true });
}

/** An upload that was let in before its file was discarded has ended by then, in milliseconds. */
const UPLOADS_OVER = 10 * 60_000;

export const removeLeftFiles = defineJob({
  name: 'vault-removeLeftFiles',
  expression: '*/10 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('vaultFiles')
      .where('state', '==', 'discarded')
      .where(
        Filter.or(
          Filter.where('discardedAt', '<=', Timestamp.fromMillis(now - UPLOADS_OVER)),
          // Discarded by a clock that was ahead.
          Filter.where('discardedAt', '>', Timestamp.fromMillis(now + UPLOADS_OVER)),
        ),
      )
      .orderBy('discardedAt'),
  process: async (services, subject) => {
    const uid = ownerOf(subject);
    const file = vaultFileFrom(await subject.ref.get());
    if (file?.state !== 'discarded') return;
    await removeFile(services, uid, file.id);
    await subject.ref.delete();
  },
});
