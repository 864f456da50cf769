/** Captions, dates, turns, and moving or copying items between albums. */
import { createHash } from 'node:crypto';
import {
  type CollectionReference,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { mediaCopy, mediaMove, mediaUpdate } from '#shared/callables/media.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { wallClockAt } from '#shared/domain/wallClock.ts';
import { dateIssue, rememberedDateIssue } from '#shared/media/dateIssue.ts';
import { type GivenDate, redate } from '#shared/media/dating.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { addToAlbum, rangeWithout, removeFromAlbum } from '../albums/albumCounters.ts';
import { type AlbumRecord, itemsOf, readAlbum } from '../albums/albumDocument.ts';
import { widen } from '../albums/albumFigures.ts';
import { moveUsage, readStorageAccount } from '../storageAccount.ts';
import { assertItemsFit, assertTextFits } from '../storageFigures.ts';
import { copyWeightOf, type ItemRecord, isCopy, isFile, readItemsIn, textWeight } from './itemDocument.ts';
import { enterAlbum, filesIn, readHalves, withFilms } from './livePhotos.ts';

type DateInput = Pick<z.output<typeof mediaUpdate.input>, 'takenAt' | 'isTimeKnown' | 'rememberedDate'>;

/** Where a day begins first, in minutes east of UTC. */
const EARLIEST_ZONE = 14 * 60;

const dateRefusals = {
  'not-come': 'That day has not come yet.',
  'before-photographs': 'Nothing was photographed or recorded before 1826.',
};

function assertMayBeDated({ kind }: ItemRecord, given: GivenDate, now: number): void {
  const today = wallClockAt(now, EARLIEST_ZONE)?.slice(0, 10) ?? '';
  const issue = given === 'recorded' ? null : issueOf(kind, given, today);
  if (!issue) return;
  const field = typeof given === 'object' && 'rememberedDate' in given ? 'rememberedDate' : 'takenAt';
  throw new Refusal('invalid-input', `${field}: ${dateRefusals[issue]}`, { field });
}

function issueOf(kind: ItemRecord['kind'], given: Exclude<GivenDate, 'recorded'>, today: string) {
  return 'rememberedDate' in given
    ? rememberedDateIssue(kind, given.rememberedDate, today)
    : dateIssue(kind, given.takenAt.slice(0, 10), today);
}

/** What a change says of the date; null where it says nothing. */
function readGivenDate({ takenAt, isTimeKnown, rememberedDate }: DateInput): GivenDate | null {
  if (rememberedDate === undefined) {
    if (takenAt === undefined) return null;
    return takenAt === 'recorded' ? 'recorded' : { takenAt, isTimeKnown };
  }
  if (takenAt === undefined) return { rememberedDate };
  throw new Refusal('invalid-input', 'rememberedDate: A date is given to the day or in words, not both.', {
    field: 'rememberedDate',
  });
}

/** Each half of a live photo goes back to its own date. Throws Refusal where the first has none. */
function redateAll(items: readonly ItemRecord[], given: GivenDate) {
  return items.map((item, index) => {
    const dating = redate(item, given);
    if (dating) return { item, dating };
    if (index > 0) return { item, dating: null };
    throw new Refusal('invalid-input', 'takenAt: The date this came with was not kept.', {
      field: 'takenAt',
    });
  });
}

/** What a copy's words count with another caption; null for what is none. Throws Refusal `text-limit-reached`. */
async function weighWords(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  item: ItemRecord,
  caption: string,
) {
  if (!isFile(item) || !isCopy(uid, item)) return null;
  const account = await readStorageAccount(transaction, firestore, uid);
  const textBytes = copyWeightOf(await transaction.get(item.reference), caption);
  const growth = textBytes - item.textBytes;
  assertTextFits(account, growth);
  return { account, textBytes, growth };
}

export const update = defineHandler(mediaUpdate, {
  access: 'user',
  run: async (
    { itemId, caption, rotation, isFavourite, ...date },
    { caller, services: { firestore, clock } },
  ) => {
    await firestore.runTransaction(async (transaction) => {
      const [item] = await readItemsIn('ready', transaction, firestore, caller.uid, [itemId]);
      if (!item) return;
      if (caption !== undefined && item.kind === 'letter') {
        throw new Refusal('invalid-input', 'caption: A letter speaks for itself and has no caption.', {
          field: 'caption',
        });
      }
      const changes: Record<string, unknown> = { updatedAt: FieldValue.serverTimestamp() };
      if (rotation !== undefined && item.kind !== 'photo') {
        throw new Refusal('invalid-input', 'rotation: Only photos can be turned.', {
          field: 'rotation',
        });
      }
      if (caption !== undefined) changes.caption = caption;
      if (rotation !== undefined) changes.rotation = rotation;
      if (isFavourite !== undefined) changes.isFavourite = isFavourite;
      const words =
        caption === undefined ? null : await weighWords(transaction, firestore, caller.uid, item, caption);
      const given = readGivenDate(date);
      if (given !== null) {
        assertMayBeDated(item, given, clock.now());
        const album = await readAlbum(transaction, firestore, caller.uid, item.albumId);
        const halves = await readHalves(transaction, firestore, caller.uid, filesIn([item]));
        const dated = withFilms([item], halves, { isLeaving: true });
        const others = await rangeWithout(transaction, firestore, caller.uid, item.albumId, dated);
        const redated = redateAll(dated, given);
        transaction.update(album.reference, {
          ...widen(
            others,
            redated.map(({ item: { takenAt: before }, dating }) => dating?.takenAt ?? before),
          ),
          updatedAt: FieldValue.serverTimestamp(),
        });
        Object.assign(changes, redated[0]?.dating);
        for (const { item: film, dating } of redated.slice(1)) {
          if (dating)
            transaction.update(film.reference, { ...dating, updatedAt: FieldValue.serverTimestamp() });
        }
      }
      if (caption !== undefined && given === null) {
        const album = await readAlbum(transaction, firestore, caller.uid, item.albumId, 'anywhere');
        // As with everything that changes what an album says: who follows albums looks at their documents alone.
        transaction.update(album.reference, { updatedAt: FieldValue.serverTimestamp() });
      }
      if (words) {
        moveUsage(transaction, words.account, { text: words.growth });
        changes.textBytes = words.textBytes;
      }
      transaction.update(item.reference, changes);
    });
    return {};
  },
});

export const move = defineHandler(mediaMove, {
  access: 'user',
  run: async ({ itemIds, albumId }, { caller, services: { firestore } }) => {
    await firestore.runTransaction(async (transaction) => {
      const target = await readAlbum(transaction, firestore, caller.uid, albumId);
      const asked = await readItemsIn('ready', transaction, firestore, caller.uid, itemIds);
      const halves = await readHalves(transaction, firestore, caller.uid, [
        ...filesIn(asked),
        ...filesIn(asked, albumId),
      ]);
      const items = withFilms(asked, halves, { isLeaving: true });
      const leaving = items.filter((item) => item.albumId !== albumId);
      const departures: {
        album: AlbumRecord;
        items: typeof items;
        range: Awaited<ReturnType<typeof rangeWithout>>;
      }[] = [];
      for (const [sourceId, group] of Map.groupBy(leaving, (item) => item.albumId)) {
        departures.push({
          album: await readAlbum(transaction, firestore, caller.uid, sourceId, 'anywhere'),
          items: group,
          range: await rangeWithout(transaction, firestore, caller.uid, sourceId, group),
        });
      }
      for (const departure of departures) {
        removeFromAlbum(transaction, departure.album, departure.items, departure.range, halves);
      }
      const arriving = enterAlbum(leaving, albumId, halves);
      addToAlbum(transaction, target, arriving, halves);
      for (const item of arriving) {
        transaction.update(item.reference, {
          albumId,
          ...(isFile(item) ? { livePhotoId: item.livePhotoId } : {}),
          updatedAt: FieldValue.serverTimestamp(),
        });
      }
    });
    return {};
  },
});

/** The same copies for the same act of copying, so that repeating it makes no others. A UUID of version 8 (RFC 9562). */
function copyReference(items: CollectionReference, copyId: string | undefined, itemId: string) {
  if (copyId === undefined) return items.doc();
  const bytes = createHash('sha256').update(`${copyId} ${itemId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return items.doc(bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
}

/** A copy of a copy repeats nothing in the bucket: all name the same stored original, which counts once. */
export const copy = defineHandler(mediaCopy, {
  access: 'user',
  run: async ({ itemIds, albumId, copyId }, { caller, services: { firestore } }) => {
    const copies = await firestore.runTransaction(async (transaction) => {
      const target = await readAlbum(transaction, firestore, caller.uid, albumId);
      const asked = await readItemsIn('ready', transaction, firestore, caller.uid, itemIds);
      const halves = await readHalves(transaction, firestore, caller.uid, [
        ...filesIn(asked),
        ...filesIn(asked, albumId),
      ]);
      const items = withFilms(asked, halves, { isLeaving: false });
      const references = items.map(({ id }) => copyReference(itemsOf(firestore, caller.uid), copyId, id));
      // One transaction makes all of them: one that is there says that an earlier call did.
      const earlier = await transaction.getAll(...references);
      if (earlier.some(({ exists }) => exists)) return references;
      const account = await readStorageAccount(transaction, firestore, caller.uid);
      const originals = await transaction.getAll(...items.map(({ reference }) => reference));
      const made = items.flatMap((item, index) => {
        const [reference, original] = [references[index], originals[index]];
        if (!reference || !original) return [];
        const own = { id: reference.id, reference };
        return isFile(item) ? { ...item, ...own, textBytes: copyWeightOf(original) } : { ...item, ...own };
      });
      const arriving = enterAlbum(made, albumId, halves);
      const text = textWeight(arriving);
      assertTextFits(account, text);
      assertItemsFit(account, arriving.length);
      moveUsage(transaction, account, { text, items: arriving.length });
      addToAlbum(transaction, target, arriving, halves);
      arriving.forEach((item, index) => {
        transaction.create(item.reference, {
          ...originals[index]?.data(),
          ...(isFile(item) ? { livePhotoId: item.livePhotoId, textBytes: item.textBytes } : {}),
          albumId,
          createdAt: FieldValue.serverTimestamp(),
          updatedAt: FieldValue.serverTimestamp(),
        });
      });
      return references;
    });
    return { itemIds: copies.map(({ id }) => mediaItemIdSchema.parse(id)) };
  },
});
