/** Reservations: room promised before a byte moves, given back when nothing comes ([Note: The life of a media item]). */
import { FieldValue, Filter, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { mediaAbandon, mediaExtend, mediaReserve, type reservedFileSchema } from '#shared/callables/media.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { mediaContentTypes } from '#shared/domain/mediaItem.ts';
import { type WallClock, wallClockAt } from '#shared/domain/wallClock.ts';
import { itemWeight, thumbnailRoom } from '#shared/weights.ts';
import { assertIsSomebody } from '../../access/index.ts';
import { defineHandler } from '../../handler.ts';
import { defineJob } from '../../jobs/index.ts';
import type { Services } from '../../services.ts';
import { assertNotTrashed, itemsOf, readAlbum } from '../albums/albumDocument.ts';
import { weighPortraits } from '../portraits.ts';
import { beginDayAgain, RESERVATION_LIFETIME } from '../reservationTerm.ts';
import { moveUsage, readStorageAccount, type StorageAccount } from '../storageAccount.ts';
import { bytesLeft } from '../storageFigures.ts';
import { discardedFolder, removeDiscarded } from './discardedFiles.ts';
import { eraseDue } from './eraseDue.ts';
import { eraseInTransaction } from './eraseItems.ts';
import { cleanFileName } from './fileName.ts';
import { folderOf, readItems } from './itemDocument.ts';
import { findShared } from './sharedValues.ts';

type ReservedFile = z.output<typeof reservedFileSchema>;
type Answer = z.input<typeof mediaReserve.output>['files'][number];

/** Hashes of the batch that the album already has. */
async function readKnownHashes(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  albumId: string,
  files: readonly ReservedFile[],
): Promise<Set<string>> {
  const shown = itemsOf(firestore, uid).where('albumId', '==', albumId).where('state', '==', 'ready');
  const hashes = files.map(({ sha256 }) => sha256);
  return new Set(await findShared(transaction, shown, 'sha256', hashes));
}

/**
 * Folders that cannot be promised again although no item has their id: a copy still shows what is in them, or it waits
 * to be removed.
 */
async function readSpentFolders(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  folders: readonly string[],
): Promise<Set<string>> {
  const discarded = await transaction.getAll(...folders.map((folder) => discardedFolder(firestore, folder)));
  const spent = new Set(folders.filter((_, index) => discarded[index]?.exists));
  const originals = folders.map((folder) => `${folder}/original`);
  for (const path of await findShared(transaction, itemsOf(firestore, uid), 'storagePath', originals)) {
    spent.add(path.replace(/\/original$/, ''));
  }
  return spent;
}

interface Room {
  readonly account: StorageAccount;
  readonly portraitBytes: number;
  takenBytes: number;
  takenItems: number;
}

function hasRoomFor({ account, portraitBytes, takenBytes }: Room, bytes: number): boolean {
  return takenBytes + portraitBytes - account.portraitBytes + bytes <= bytesLeft(account);
}

export const reserve = defineHandler(mediaReserve, {
  access: 'user',
  run: async ({ albumId, files }, { caller, services }) => {
    assertIsSomebody(caller);
    const portraitBytes = await weighPortraits(services, caller.uid);
    const asked: Asked = { uid: caller.uid, albumId, files, portraitBytes };
    const answer = await reserveFiles(services, asked);
    const spent = answer.files.filter((file) => file.outcome === 'refused' && file.code === 'conflict');
    if (spent.length === 0) return answer;
    // A file that was refused and is tried again under its id waits for what is left of it to go.
    await removeDiscarded(
      services,
      spent.map(({ uploadId }) => folderOf(caller.uid, uploadId)),
    );
    return reserveFiles(services, asked);
  },
});

interface Asked {
  readonly uid: string;
  readonly albumId: string;
  readonly files: readonly ReservedFile[];
  readonly portraitBytes: number;
}

function reserveFiles(
  services: Services,
  { uid, albumId, files, portraitBytes }: Asked,
): Promise<z.input<typeof mediaReserve.output>> {
  const { firestore, clock } = services;
  return firestore.runTransaction(async (transaction) => {
    const account = await readStorageAccount(transaction, firestore, uid);
    assertNotTrashed(await readAlbum(transaction, firestore, uid, albumId, 'anywhere'));
    const earlier = await transaction.getAll(
      ...files.map(({ uploadId }) => itemsOf(firestore, uid).doc(uploadId)),
    );
    const known = await readKnownHashes(transaction, services, uid, albumId, files);
    const folders = files.map(({ uploadId }) => folderOf(uid, uploadId));
    const spent = await readSpentFolders(transaction, services, uid, folders);
    const expiresAt = Timestamp.fromMillis(clock.now() + RESERVATION_LIFETIME);

    const room: Room = { account, portraitBytes, takenBytes: 0, takenItems: 0 };
    const answers = files.map((file, index): Answer => {
      const { uploadId } = file;
      const folder = folderOf(uid, uploadId);
      const itemId = mediaItemIdSchema.parse(uploadId);
      const reserved: Answer = { uploadId, outcome: 'reserved', itemId, folder };
      if (earlier[index]?.exists) return reserved;
      if (spent.has(folder)) return refuse(file, 'conflict', 'was given up before. Add it again.');
      if (known.has(file.sha256) && !file.allowDuplicate) {
        return refuse(file, 'media-already-in-album', 'is already in this album.');
      }
      const held = { byteCount: file.byteCount, thumbnailBytes: thumbnailRoom(file.thumbnailBytes) };
      if (!hasRoomFor(room, itemWeight(held))) {
        return refuse(file, 'storage-quota-exceeded', 'does not fit in the storage that is left.');
      }
      room.takenBytes += itemWeight(held);
      room.takenItems += 1;
      known.add(file.sha256);
      transaction.create(itemsOf(firestore, uid).doc(uploadId), {
        ...newItem(uid, albumId, file, wallClockAt(clock.now(), 0)),
        ...held,
        expiresAt,
        createdAt: FieldValue.serverTimestamp(),
        updatedAt: FieldValue.serverTimestamp(),
      });
      return reserved;
    });
    moveUsage(transaction, account, { storage: room.takenBytes, items: room.takenItems, portraitBytes });
    return {
      files: answers,
      storageUsed: account.usedBytes + room.takenBytes + portraitBytes - account.portraitBytes,
      storageLimit: account.limitBytes,
    };
  });
}

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

/** Gives bytes back and discards what had arrived. Items that became ready in the meantime are left alone. */
export async function releaseReservations(
  services: Services,
  uid: string,
  itemIds: readonly string[],
): Promise<void> {
  const { firestore } = services;
  const folders = await firestore.runTransaction(async (transaction) => {
    const items = await readItems(transaction, firestore, uid, itemIds);
    const reserved = items.filter(({ state }) => state === 'reserved');
    if (reserved.length === 0) return [];
    const account = await readStorageAccount(transaction, firestore, uid);
    return eraseInTransaction(transaction, services, account, reserved);
  });
  await removeDiscarded(services, folders);
}

/**
 * Releases every reservation whose day has passed, whoever made it. One that was made while the clock was ahead has its
 * day from when that is found out: its upload may still be under way.
 */
export const releaseLate = defineJob({
  name: 'media-releaseLate',
  expression: '27 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('mediaItems')
      .where(
        Filter.and(
          Filter.where('state', '==', 'reserved'),
          Filter.or(
            Filter.where('expiresAt', '<=', Timestamp.fromMillis(now)),
            Filter.where('expiresAt', '>', Timestamp.fromMillis(now + RESERVATION_LIFETIME)),
          ),
        ),
      )
      .orderBy('expiresAt'),
  process: async (services, subject) => {
    if (await beginDayAgain(services, subject.ref)) return;
    await eraseDue(services, subject, ({ state }, stored) => {
      const expiresAt: unknown = stored.get('expiresAt');
      const now = services.clock.now();
      return state === 'reserved' && expiresAt instanceof Timestamp && expiresAt.toMillis() <= now;
    });
  },
});
