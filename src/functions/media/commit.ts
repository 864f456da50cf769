/**
 * Makes uploaded files into items: what is stored is compared with what was promised, and only what is whole and is
 * what it says becomes `ready` ([Note: The life of a media item]).
 */
import { FieldValue } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type committedItemSchema, mediaCommit } from '#shared/callables/media.ts';
import type { BusinessErrorCode } from '#shared/errors/functions.ts';
import { detectContentType, isSameContainer, SIGNATURE_LENGTH } from '#shared/media/contentSignature.ts';
import { itemsOf, readAlbum } from '../albums/albumDocument.ts';
import { BusinessError } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { addToAlbum } from './albumCounters.ts';
import { type FileRecord, folderOf, itemFrom, readItems } from './itemDocument.ts';
import { releaseReservations } from './reserve.ts';

type CommittedItem = z.output<typeof committedItemSchema>;
type Answer = z.input<typeof mediaCommit.output>['items'][number];

interface Refusal {
  readonly code: BusinessErrorCode;
  readonly message: string;
  /** Whether what arrived is worthless: the reservation is then released. */
  readonly isFinal: boolean;
}

const objectMetadataSchema = z.object({ size: z.coerce.number(), md5Hash: z.string() });
const missingObjectSchema = z.object({ code: z.literal(404) });

async function readSignature(services: Services, path: string): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  const stream = services.bucket
    .file(path)
    .createReadStream({ start: 0, end: SIGNATURE_LENGTH - 1, validation: false });
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
  return new Uint8Array(Buffer.concat(chunks));
}

/** Why the stored file is not the promised one; null when it is. */
async function findFault(services: Services, item: FileRecord): Promise<Refusal | null> {
  const name = `“${item.fileName}”`;
  try {
    const [stored] = await services.bucket.file(item.storagePath).getMetadata();
    const { size, md5Hash } = objectMetadataSchema.parse(stored);
    if (size !== item.byteCount || md5Hash !== item.md5) {
      return { code: 'checksum-mismatch', message: `${name} arrived damaged. Try it again.`, isFinal: true };
    }
  } catch (error) {
    if (!missingObjectSchema.safeParse(error).success) throw error;
    return { code: 'upload-incomplete', message: `${name} has not arrived yet.`, isFinal: false };
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

/** The fields that the page read from the file. */
function describedFields(uid: string, committed: CommittedItem) {
  const folder = folderOf(uid, committed.itemId);
  const { itemId: _itemId, hasSmallThumbnail, hasLargeThumbnail, ...described } = committed;
  return {
    ...described,
    thumbnails: {
      small: hasSmallThumbnail ? `${folder}/thumbnail-small` : null,
      large: hasLargeThumbnail ? `${folder}/thumbnail-large` : null,
    },
  };
}

/** Items of one album become ready together; those that already are stay as they are. */
async function makeReady(
  services: Services,
  uid: string,
  albumId: string,
  committed: readonly CommittedItem[],
): Promise<void> {
  const { firestore } = services;
  await firestore.runTransaction(async (transaction) => {
    const album = await readAlbum(transaction, firestore, uid, albumId);
    const items = await readItems(
      transaction,
      firestore,
      uid,
      committed.map(({ itemId }) => itemId),
    );
    const becoming = items.filter(({ state }) => state === 'reserved');
    const described = new Map(committed.map((item) => [String(item.itemId), describedFields(uid, item)]));
    addToAlbum(
      transaction,
      album,
      becoming.map((item) => ({ ...item, takenAt: described.get(item.id)?.takenAt ?? item.takenAt })),
    );
    for (const item of becoming) {
      transaction.update(item.reference, {
        ...described.get(item.id),
        state: 'ready',
        expiresAt: FieldValue.delete(),
        updatedAt: FieldValue.serverTimestamp(),
      });
    }
  });
}

export const commit = defineHandler(mediaCommit, {
  access: 'user',
  run: async ({ items: committed }, { caller, services }) => {
    const references = committed.map(({ itemId }) => itemsOf(services.firestore, caller.uid).doc(itemId));
    const stored = (await services.firestore.getAll(...references)).map(itemFrom);
    const faults = await Promise.all(
      stored.map((item): Promise<Refusal | null> | Refusal | null => {
        if (!item) {
          return {
            code: 'media-item-not-found',
            message: 'This upload took longer than a day and was given up. Add the file again.',
            isFinal: false,
          };
        }
        return item.state === 'reserved' ? findFault(services, item) : null;
      }),
    );
    const worthless = committed.filter((_, index) => faults[index]?.isFinal).map(({ itemId }) => itemId);
    if (worthless.length > 0) await releaseReservations(services, caller.uid, worthless);

    const sound = committed.flatMap((item, index) => {
      const record = stored[index];
      return record && !faults[index] ? [{ item, albumId: record.albumId }] : [];
    });
    const lost = new Map<string, Refusal>();
    for (const [albumId, group] of Map.groupBy(sound, (entry) => entry.albumId)) {
      const batch = group.map(({ item }) => item);
      try {
        await makeReady(services, caller.uid, albumId, batch);
      } catch (error) {
        if (!(error instanceof BusinessError)) throw error;
        // The album went to the trash while its files were on their way.
        await releaseReservations(
          services,
          caller.uid,
          batch.map(({ itemId }) => itemId),
        );
        for (const { itemId } of batch)
          lost.set(itemId, { code: error.code, message: error.message, isFinal: true });
      }
    }
    return {
      items: committed.map(({ itemId }, index): Answer => {
        const fault = faults[index] ?? lost.get(itemId);
        return fault
          ? { itemId, outcome: 'refused', code: fault.code, message: fault.message }
          : { itemId, outcome: 'ready' };
      }),
    };
  },
});
