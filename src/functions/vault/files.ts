/**
 * Sealed files: room is promised before a byte moves, what arrived is compared with what was promised, and what no item
 * names within a day is given up.
 */
import { FieldValue, Filter, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  vaultAbandonFiles,
  vaultCommitFiles,
  vaultExtendFiles,
  vaultReserveFiles,
} from '#shared/callables/vault.ts';
import { fileWeight } from '#shared/weights.ts';
import { assertIsSomebody } from '../access/index.ts';
import { defineHandler } from '../handler.ts';
import { defineJob, ownerOf } from '../jobs/index.ts';
import {
  beginDayAgain,
  bytesLeft,
  moveUsage,
  RESERVATION_LIFETIME,
  readStorageAccount,
  weighPortraits,
} from '../library/index.ts';
import type { Services } from '../services.ts';
import { discardFiles, removeDiscardedFiles } from './discardedFiles.ts';
import {
  assertVaultInUse,
  readVaultFiles,
  type VaultFileRecord,
  vaultFileFrom,
  vaultFilePath,
  vaultFilesOf,
} from './vaultDocuments.ts';

type FileOutcome = z.input<typeof vaultCommitFiles.output>['files'][number];

export const reserveFiles = defineHandler(vaultReserveFiles, {
  access: 'user',
  run: async ({ vaultId, files }, { caller, services }) => {
    assertIsSomebody(caller);
    const { uid } = caller;
    const { firestore, clock } = services;
    const portraitBytes = await weighPortraits(services, uid);
    return firestore.runTransaction(async (transaction) => {
      await assertVaultInUse(transaction, firestore, uid, vaultId);
      const account = await readStorageAccount(transaction, firestore, uid);
      const earlier = await readVaultFiles(
        transaction,
        firestore,
        uid,
        files.map(({ fileId }) => fileId),
      );
      const left = bytesLeft(account) - (portraitBytes - account.portraitBytes);
      const expiresAt = Timestamp.fromMillis(clock.now() + RESERVATION_LIFETIME);
      let taken = 0;
      const outcomes = files.map((file): FileOutcome => {
        const { fileId, itemId, byteCount, crc32c } = file;
        const standing = earlier.get(fileId);
        if (standing) {
          const isSame =
            standing.crc32c === crc32c &&
            standing.byteCount === byteCount &&
            standing.itemId === itemId &&
            standing.vaultId === vaultId;
          return isSame && standing.state !== 'discarded'
            ? { fileId, outcome: 'done' }
            : { fileId, outcome: 'refused', code: 'conflict' };
        }
        if (taken + fileWeight(byteCount) > left) {
          return { fileId, outcome: 'refused', code: 'storage-quota-exceeded' };
        }
        taken += fileWeight(byteCount);
        transaction.create(vaultFilesOf(firestore, uid).doc(fileId), {
          ownerId: uid,
          vaultId,
          itemId,
          state: 'reserved',
          byteCount,
          crc32c,
          expiresAt,
          createdAt: FieldValue.serverTimestamp(),
        });
        return { fileId, outcome: 'done' };
      });
      moveUsage(transaction, account, { storage: taken, portraitBytes });
      return {
        files: outcomes,
        storageUsed: account.usedBytes + taken + portraitBytes - account.portraitBytes,
        storageLimit: account.limitBytes,
      };
    });
  },
});

export const extendFiles = defineHandler(vaultExtendFiles, {
  access: 'user',
  run: async ({ fileIds }, { caller, services: { firestore, clock } }) => {
    await firestore.runTransaction(async (transaction) => {
      const files = await readVaultFiles(transaction, firestore, caller.uid, fileIds);
      const expiresAt = Timestamp.fromMillis(clock.now() + RESERVATION_LIFETIME);
      for (const { state, reference } of files.values()) {
        if (state === 'reserved' || state === 'ready') transaction.update(reference, { expiresAt });
      }
    });
    return {};
  },
});

const objectSchema = z.object({ size: z.coerce.number(), crc32c: z.string().default('') });

/** Null when nothing has arrived. */
async function readStored({ bucket }: Services, uid: string, fileId: string) {
  const path = vaultFilePath(uid, fileId);
  const [files] = await bucket.getFiles({ prefix: path });
  const file = files.find(({ name }) => name === path);
  return file ? objectSchema.parse(file.metadata) : null;
}

export const commitFiles = defineHandler(vaultCommitFiles, {
  access: 'user',
  run: async ({ fileIds }, { caller, services }) => {
    const { uid } = caller;
    const outcomes = await Promise.all(fileIds.map((fileId) => commitFile(services, uid, fileId)));
    return { files: outcomes };
  },
});

async function commitFile(services: Services, uid: string, fileId: string): Promise<FileOutcome> {
  const { firestore } = services;
  const reference = vaultFilesOf(firestore, uid).doc(fileId);
  const file = vaultFileFrom(await reference.get());
  if (!file || file.state === 'discarded') {
    return { fileId, outcome: 'refused', code: 'vault-item-not-found' };
  }
  if (file.state !== 'reserved') return { fileId, outcome: 'done' };
  const stored = await readStored(services, uid, fileId);
  if (!stored) return { fileId, outcome: 'refused', code: 'upload-incomplete' };
  if (stored.size !== file.byteCount || stored.crc32c !== file.crc32c) {
    await giveUp(services, uid, [fileId], ({ state }) => state === 'reserved');
    return { fileId, outcome: 'refused', code: 'checksum-mismatch' };
  }
  return firestore.runTransaction(async (transaction): Promise<FileOutcome> => {
    const standing = vaultFileFrom(await transaction.get(reference));
    if (!standing || standing.state === 'discarded') {
      return { fileId, outcome: 'refused', code: 'vault-item-not-found' };
    }
    if (standing.state === 'reserved') transaction.update(reference, { state: 'ready' });
    return { fileId, outcome: 'done' };
  });
}

export const abandonFiles = defineHandler(vaultAbandonFiles, {
  access: 'user',
  run: async ({ fileIds }, { caller, services }) => {
    await giveUp(services, caller.uid, fileIds, ({ state }) => state !== 'attached');
    return {};
  },
});

/** Gives bytes back and discards what had arrived, of those that still are to be given up. */
async function giveUp(
  services: Services,
  uid: string,
  fileIds: readonly string[],
  isToGo: (file: VaultFileRecord, expiresAt: unknown) => boolean,
): Promise<void> {
  const { firestore } = services;
  const discarded = await firestore.runTransaction(async (transaction) => {
    const account = await readStorageAccount(transaction, firestore, uid);
    const found = await transaction.getAll(...fileIds.map((id) => vaultFilesOf(firestore, uid).doc(id)));
    const leaving = found.flatMap((stored) => {
      const file = vaultFileFrom(stored);
      return file && file.state !== 'discarded' && isToGo(file, stored.get('expiresAt')) ? [file] : [];
    });
    moveUsage(transaction, account, { storage: -discardFiles(transaction, leaving) });
    return leaving;
  });
  await removeDiscardedFiles(services, discarded);
}

/** Gives up what no item named within its day, or within a day of now where the clock was ahead when it was promised. */
export const giveUpLate = defineJob({
  name: 'vault-giveUpLate',
  expression: '7 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('vaultFiles')
      .where(
        Filter.and(
          Filter.where('state', 'in', ['reserved', 'ready']),
          Filter.or(
            Filter.where('expiresAt', '<=', Timestamp.fromMillis(now)),
            Filter.where('expiresAt', '>', Timestamp.fromMillis(now + RESERVATION_LIFETIME)),
          ),
        ),
      )
      .orderBy('expiresAt'),
  process: async (services, subject) => {
    if (await beginDayAgain(services, subject.ref)) return;
    const now = services.clock.now();
    await giveUp(
      services,
      ownerOf(subject),
      [subject.id],
      ({ state }, expiresAt) =>
        state !== 'attached' && expiresAt instanceof Timestamp && expiresAt.toMillis() <= now,
    );
  },
});
