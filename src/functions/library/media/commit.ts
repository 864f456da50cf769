/**
 * Makes uploaded files into items: what is stored is compared with what was promised, and only what is whole and is
 * what it says becomes `ready` ([Note: The life of a media item]).
 */
import { FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type committedItemSchema, mediaCommit } from '#shared/callables/media.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import { detectContentType, isSameContainer, SIGNATURE_LENGTH } from '#shared/media/contentSignature.ts';
import { fileWeight } from '#shared/weights.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import type { Services } from '../../services.ts';
import { addToAlbum } from '../albums/albumCounters.ts';
import { assertNotTrashed, itemsOf, readAlbum } from '../albums/albumDocument.ts';
import { moveUsage, readStorageAccount } from '../storageAccount.ts';
import { assertFits } from '../storageFigures.ts';
import {
  type FileRecord,
  folderOfFile,
  type ItemRecord,
  isFile,
  itemFrom,
  readItems,
} from './itemDocument.ts';
import { enterAlbum, readHalves } from './livePhotos.ts';
import { releaseReservations } from './reserve.ts';

type CommittedItem = z.output<typeof committedItemSchema>;
type Answer = z.input<typeof mediaCommit.output>['items'][number];

interface FileRefusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** Whether what arrived is worthless: the reservation is then released. */
  readonly isFinal: boolean;
}

const objectSchema = z.object({
  name: z.string(),
  size: z.coerce.number(),
  md5Hash: z.string().default(''),
  contentEncoding: z.string().default(''),
});
/** Whoever reads an original reads the bytes that came: none is unpacked on its way. */
const PLAIN = new Set(['', 'identity']);
const folderSchema = z.array(z.object({ metadata: objectSchema }).transform(({ metadata }) => metadata));

/** What stands in an item's folder, by name. */
async function readFolder(services: Services, folder: string): Promise<StoredFolder> {
  const [files] = await services.bucket.getFiles({ prefix: `${folder}/` });
  return new Map(folderSchema.parse(files).map((object) => [object.name, object]));
}

type StoredFolder = ReadonlyMap<string, z.output<typeof objectSchema>>;

async function readSignature(services: Services, path: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const stream = services.bucket
    .file(path)
    .createReadStream({ start: 0, end: SIGNATURE_LENGTH - 1, validation: false });
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return new Uint8Array(Buffer.concat(chunks));
}

/** Why the stored file is not the promised one; null when it is. */
async function findRefusal(
  services: Services,
  item: FileRecord,
  stored: StoredFolder,
): Promise<FileRefusal | null> {
  const name = `“${item.fileName}”`;
  const original = stored.get(item.storagePath);
  if (!original) {
    return { code: 'upload-incomplete', message: `${name} has not arrived yet.`, isFinal: false };
  }
  const isWhole = original.size === item.byteCount && original.md5Hash === item.md5;
  if (!isWhole || !PLAIN.has(original.contentEncoding)) {
    return { code: 'checksum-mismatch', message: `${name} arrived damaged. Try it again.`, isFinal: true };
  }
  const detected = await detectContentType(await readSignature(services, item.storagePath));
  if (!isSameContainer(item.contentType, detected)) {
    return {
      code: 'media-type-refused',
      message: `${name} is not the kind of file its name says.`,
      isFinal: true,
    };
  }
  return null;
}

/** An item whose file was looked at and is what was promised. */
interface Sound {
  readonly item: FileRecord;
  readonly committed: CommittedItem;
  readonly stored: StoredFolder;
}

type Verdict =
  | { readonly kind: 'refused'; readonly refusal: FileRefusal }
  | { readonly kind: 'ready' }
  | { readonly kind: 'sound'; readonly sound: Sound };

async function judge(
  services: Services,
  committed: CommittedItem,
  item: ItemRecord | null,
): Promise<Verdict> {
  if (!item) return { kind: 'refused', refusal: givenUp };
  if (item.state !== 'reserved') return { kind: 'ready' };
  const stored = await readFolder(services, folderOfFile(item));
  const refusal = await findRefusal(services, item, stored);
  return refusal ? { kind: 'refused', refusal } : { kind: 'sound', sound: { item, committed, stored } };
}

const givenUp: FileRefusal = {
  code: 'media-item-not-found',
  message: 'This upload took longer than a day and was given up. Add the file again.',
  isFinal: false,
};

/** The fields that the page read from the file. */
function describedFields({ item, committed, stored }: Sound) {
  const folder = folderOfFile(item);
  const { itemId: _itemId, hasSmallThumbnail, hasLargeThumbnail, ...described } = committed;
  const small = stored.get(`${folder}/thumbnail-small`);
  const large = stored.get(`${folder}/thumbnail-large`);
  return {
    ...described,
    // Only what has arrived is shown, and all that has arrived is counted.
    thumbnails: {
      small: hasSmallThumbnail && small ? small.name : null,
      large: hasLargeThumbnail && large ? large.name : null,
    },
    thumbnailBytes: [small, large].reduce((sum, object) => sum + (object ? fileWeight(object.size) : 0), 0),
  };
}

/**
 * Items of one album become ready together, and their thumbnails count what they really have. Returns the ids of those
 * that are ready afterwards: a reservation that was given up since its file was looked at is not among them.
 */
async function makeReady(
  services: Services,
  uid: string,
  albumId: string,
  batch: readonly Sound[],
): Promise<Set<string>> {
  const { firestore } = services;
  return firestore.runTransaction(async (transaction) => {
    const album = await readAlbum(transaction, firestore, uid, albumId, 'anywhere');
    assertNotTrashed(album);
    const account = await readStorageAccount(transaction, firestore, uid);
    const items = await readItems(
      transaction,
      firestore,
      uid,
      batch.map(({ item }) => item.id),
    );
    const described = new Map(batch.map((sound) => [sound.item.id, describedFields(sound)]));
    const seen = new Map(batch.map(({ item }) => [item.id, item.madeAt]));
    const standing = items.filter(isFile).filter(({ id, madeAt }) => seen.get(id) === madeAt);
    const becoming = standing.filter(({ state, albumId: into }) => state === 'reserved' && into === albumId);
    const growth = becoming.reduce(
      (sum, item) => sum + (described.get(item.id)?.thumbnailBytes ?? 0) - item.thumbnailBytes,
      0,
    );
    const halves = await readHalves(
      transaction,
      firestore,
      uid,
      batch.map(({ committed: { livePhotoId } }) => ({ albumId, livePhotoId })),
    );
    const entering = enterAlbum(
      becoming.map((item) => ({ ...item, ...described.get(item.id) })),
      albumId,
      halves,
    );
    assertFits(account, growth);
    moveUsage(transaction, account, { storage: growth });
    addToAlbum(transaction, album, entering, halves);
    for (const { id, reference, livePhotoId } of entering) {
      transaction.update(reference, {
        ...described.get(id),
        livePhotoId,
        state: 'ready',
        expiresAt: FieldValue.delete(),
        updatedAt: FieldValue.serverTimestamp(),
      });
    }
    return new Set(
      standing.filter((item) => item.state !== 'reserved' || becoming.includes(item)).map(({ id }) => id),
    );
  });
}

export const commit = defineHandler(mediaCommit, {
  access: 'user',
  run: async ({ items: committed }, { caller, services }) => {
    const { uid } = caller;
    const references = committed.map(({ itemId }) => itemsOf(services.firestore, uid).doc(itemId));
    const found = (await services.firestore.getAll(...references)).map(itemFrom);
    const verdicts = await Promise.all(
      committed.map((item, index) => judge(services, item, found[index] ?? null)),
    );
    const refusals = new Map<string, FileRefusal>();
    verdicts.forEach((verdict, index) => {
      const itemId = committed[index]?.itemId;
      if (itemId && verdict.kind === 'refused') refusals.set(itemId, verdict.refusal);
    });
    const worthless = [...refusals].filter(([, { isFinal }]) => isFinal).map(([itemId]) => itemId);
    if (worthless.length > 0) await releaseReservations(services, uid, worthless);

    const sound = verdicts.flatMap((verdict) => (verdict.kind === 'sound' ? [verdict.sound] : []));
    for (const [albumId, batch] of Map.groupBy(sound, ({ item }) => item.albumId)) {
      const ids = batch.map(({ item }) => item.id);
      try {
        const ready = await makeReady(services, uid, albumId, batch);
        for (const id of ids) if (!ready.has(id)) refusals.set(id, givenUp);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The album was erased while its files were on their way, or their thumbnails outgrew the room. One that is only
        // in the trash may come back, and so its files wait for as long as they are reserved.
        const isFinal = error.code !== 'album-trashed';
        if (isFinal) await releaseReservations(services, uid, ids);
        for (const id of ids) refusals.set(id, { code: error.code, message: error.message, isFinal });
      }
    }
    return {
      items: committed.map(({ itemId }): Answer => {
        const refusal = refusals.get(itemId);
        return refusal
          ? { itemId, outcome: 'refused', code: refusal.code, message: refusal.message }
          : { itemId, outcome: 'ready' };
      }),
    };
  },
});
