/** Reservations: room promised before a byte moves, given back when nothing comes ([Note: The life of a media item]). */
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { mediaAbandon, mediaExtend, mediaReserve, type reservedFileSchema } from '#shared/callables/media.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { mediaContentTypes } from '#shared/domain/mediaItem.ts';
import { type WallClock, wallClockAt } from '#shared/domain/wallClock.ts';
import { itemsOf, readAlbum } from '../albums/albumDocument.ts';
import { bytesLeft, moveBytes, readStorageAccount } from '../albums/storageAccount.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { eraseFiles } from './eraseItems.ts';
import { cleanFileName } from './fileName.ts';
import { folderOf, type ItemRecord, itemFrom, readItems, storageBytes } from './itemDocument.ts';

/** A reservation lives this long after it was made or extended, in milliseconds. */
export const RESERVATION_LIFETIME = 24 * 60 * 60_000;

type ReservedFile = z.output<typeof reservedFileSchema>;
type Answer = z.input<typeof mediaReserve.output>['files'][number];

/** Hashes of the batch that the album already has; at most 30 a query. */
async function readKnownHashes(
  transaction: Transaction,
  services: Services,
  uid: string,
  albumId: string,
  files: readonly ReservedFile[],
): Promise<Set<string>> {
  const wanted = [...new Set(files.map(({ sha256 }) => sha256))];
  const known = new Set<string>();
  for (let start = 0; start < wanted.length; start += 30) {
    const page = await transaction.get(
      itemsOf(services.firestore, uid)
        .where('albumId', '==', albumId)
        .where('sha256', 'in', wanted.slice(start, start + 30))
        .select('sha256', 'state'),
    );
    for (const item of page.docs) if (item.get('state') === 'ready') known.add(String(item.get('sha256')));
  }
  return known;
}

export const reserve = defineHandler(mediaReserve, {
  access: 'user',
  run: ({ albumId, files }, { caller, services }) =>
    services.firestore.runTransaction(async (transaction) => {
      const { firestore, clock } = services;
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      await readAlbum(transaction, firestore, caller.uid, albumId);
      const earlier = await transaction.getAll(
        ...files.map(({ uploadId }) => itemsOf(firestore, caller.uid).doc(uploadId)),
      );
      const known = await readKnownHashes(transaction, services, caller.uid, albumId, files);
      const expiresAt = Timestamp.fromMillis(clock.now() + RESERVATION_LIFETIME);

      let takenBytes = 0;
      const answers = files.map((file, index): Answer => {
        const { uploadId } = file;
        const reserved: Answer = {
          uploadId,
          outcome: 'reserved',
          itemId: mediaItemIdSchema.parse(uploadId),
          folder: folderOf(caller.uid, uploadId),
        };
        if (earlier[index]?.exists) return reserved;
        if (known.has(file.sha256) && !file.allowDuplicate) {
          return refuse(file, 'media-already-in-album', 'is already in this album.');
        }
        if (takenBytes + file.byteCount > bytesLeft(account)) {
          return refuse(file, 'storage-quota-exceeded', 'does not fit in the storage that is left.');
        }
        takenBytes += file.byteCount;
        known.add(file.sha256);
        transaction.create(itemsOf(firestore, caller.uid).doc(uploadId), {
          ...newItem(caller.uid, albumId, file, wallClockAt(clock.now(), 0)),
          expiresAt,
          createdAt: FieldValue.serverTimestamp(),
          updatedAt: FieldValue.serverTimestamp(),
        });
        return reserved;
      });
      moveBytes(transaction, account, takenBytes);
      return {
        files: answers,
        storageUsed: account.usedBytes + takenBytes,
        storageLimit: account.limitBytes,
      };
    }),
});

function refuse(
  { uploadId, fileName }: ReservedFile,
  code: Extract<Answer, { outcome: 'refused' }>['code'],
  why: string,
): Answer {
  return { uploadId, outcome: 'refused', code, message: `“${cleanFileName(fileName)}” ${why}` };
}

function newItem(uid: string, albumId: string, file: ReservedFile, now: WallClock | null) {
  return {
    ownerId: uid,
    albumId,
    kind: mediaContentTypes[file.contentType],
    contentType: file.contentType,
    fileName: cleanFileName(file.fileName),
    byteCount: file.byteCount,
    sha256: file.sha256,
    md5: file.md5,
    state: 'reserved',
    storagePath: `${folderOf(uid, file.uploadId)}/original`,
    caption: '',
    takenAt: now,
    takenAtSource: 'upload',
    takenAtOffsetMinutes: null,
    place: null,
    camera: '',
    width: null,
    height: null,
    durationSeconds: null,
    thumbnails: { small: null, large: null },
    placeholder: '',
    damage: null,
    livePhotoId: null,
    trashedAt: null,
  };
}

export const extend = defineHandler(mediaExtend, {
  access: 'user',
  run: async ({ itemIds }, { caller, services: { firestore, clock } }) => {
    await firestore.runTransaction(async (transaction) => {
      const items = await readItems(transaction, firestore, caller.uid, itemIds);
      const expiresAt = Timestamp.fromMillis(clock.now() + RESERVATION_LIFETIME);
      for (const item of items)
        if (item.state === 'reserved') transaction.update(item.reference, { expiresAt });
    });
    return {};
  },
});

export const abandon = defineHandler(mediaAbandon, {
  access: 'user',
  run: async ({ itemIds }, { caller, services }) => {
    await releaseReservations(services, caller.uid, itemIds);
    return {};
  },
});

/** Gives bytes back and removes what had arrived. Items that became ready in the meantime are left alone. */
export async function releaseReservations(
  services: Services,
  uid: string,
  itemIds: readonly string[],
): Promise<void> {
  const { firestore } = services;
  const released = await firestore.runTransaction(async (transaction) => {
    const items = await readItems(transaction, firestore, uid, itemIds);
    const reserved = items.filter(({ state }) => state === 'reserved');
    if (reserved.length === 0) return [];
    moveBytes(transaction, await readStorageAccount(transaction, firestore, uid), -storageBytes(reserved));
    for (const item of reserved) transaction.delete(item.reference);
    return reserved;
  });
  await Promise.all(released.map((item) => eraseFiles(services, folderOf(uid, item.id))));
}

/** Releases every reservation whose day has passed, whoever made it. Returns how many. */
export async function sweepReservations(services: Services): Promise<number> {
  const now = Timestamp.fromMillis(services.clock.now());
  let count = 0;
  for (;;) {
    const page = await services.firestore
      .collectionGroup('mediaItems')
      .where('state', '==', 'reserved')
      .where('expiresAt', '<=', now)
      .limit(50)
      .get();
    if (page.empty) return count;
    const byOwner = Map.groupBy(
      page.docs.flatMap((snapshot): ItemRecord[] => {
        const item = itemFrom(snapshot);
        return item ? [item] : [];
      }),
      (item) => item.reference.parent.parent?.id ?? '',
    );
    for (const [uid, items] of byOwner) {
      await releaseReservations(
        services,
        uid,
        items.map(({ id }) => id),
      );
    }
    count += page.size;
  }
}
