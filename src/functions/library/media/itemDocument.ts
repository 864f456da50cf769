/** Media items as the business rules read them, and their files in the bucket. */
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { letterBodySchema } from '#shared/domain/letter.ts';
import {
  isTimeKnownSchema,
  mediaKindSchema,
  mediaStateSchema,
  recordedDateSchema,
  takenAtSourceSchema,
} from '#shared/domain/mediaItem.ts';
import { offsetMinutesSchema } from '#shared/domain/wallClock.ts';
import { rememberedDateSchema } from '#shared/rememberedDates/rememberedDate.ts';
import { copyWeight, letterWeight } from '#shared/weights.ts';
import { Refusal } from '../../errors.ts';
import { itemsOf } from '../albums/albumDocument.ts';

const itemFacts = {
  albumId: z.string(),
  byteCount: z.number(),
  takenAt: z.string(),
  takenAtOffsetMinutes: offsetMinutesSchema.catch(null),
  isTimeKnown: isTimeKnownSchema.catch(true),
  takenAtSource: takenAtSourceSchema.catch('upload'),
  rememberedDate: rememberedDateSchema.nullable().catch(null),
  recordedDate: recordedDateSchema.nullable().catch(null),
};

const fileFactsSchema = z.object({
  ...itemFacts,
  kind: mediaKindSchema,
  contentType: z.string(),
  fileName: z.string(),
  md5: z.string(),
  state: mediaStateSchema,
  storagePath: z.string(),
  livePhotoId: z.string().nullable().default(null),
  /** Held for both thumbnails. Items of before they were counted lack it until the next recount. */
  thumbnailBytes: z.number().default(0),
  /** Of copies: what their words count toward TEXT_LIMIT_BYTES. Copies of before they did lack it until the next recount. */
  textBytes: z.number().default(0),
});

/** All that a FileRecord is made of: what is asked for where many are read. */
export const FILE_FIELDS = Object.keys(fileFactsSchema.shape);

const letterFactsSchema = z.object({
  ...itemFacts,
  kind: z.literal('letter'),
  state: mediaStateSchema.extract(['ready', 'trashed']),
  title: z.string(),
  body: letterBodySchema,
  revision: z.number(),
});

const itemFactsSchema = z.discriminatedUnion('kind', [fileFactsSchema, letterFactsSchema]);

interface Stored {
  readonly id: string;
  readonly reference: DocumentReference;
  /** When this document was made: a later one under the same id is another item. */
  readonly madeAt: string;
}
export type FileRecord = z.output<typeof fileFactsSchema> & Stored;
export type LetterRecord = z.output<typeof letterFactsSchema> & Stored;
export type ItemRecord = FileRecord | LetterRecord;

/** Folder of an item's files: `original`, `thumbnail-small`, `thumbnail-large` (storage.rules). */
export function folderOf(uid: string, itemId: string): string {
  return `users/${uid}/media/${itemId}`;
}

/** The folder that an item shows: its own, or for a copy that of the first. */
export function folderOfFile({ storagePath }: FileRecord): string {
  return storagePath.replace(/\/original$/, '');
}

const wordsSchema = z.object({
  caption: z.string().catch(''),
  placeholder: z.string().catch(''),
});

/** What a file's document counts toward TEXT_LIMIT_BYTES as a copy, with another caption where one is given. */
export function copyWeightOf(document: DocumentSnapshot, caption?: string): number {
  const words = wordsSchema.parse(document.data());
  return copyWeight({ ...words, caption: caption ?? words.caption });
}

/** Whether an item shows what another one brought. */
export function isCopy(uid: string, { id, storagePath }: FileRecord): boolean {
  return storagePath !== `${folderOf(uid, id)}/original`;
}

export function itemFrom(snapshot: DocumentSnapshot): ItemRecord | null {
  const parsed = itemFactsSchema.safeParse(snapshot.data());
  if (!parsed.success) return null;
  const madeAt = snapshot.createTime?.valueOf() ?? '';
  return { ...parsed.data, id: snapshot.id, reference: snapshot.ref, madeAt };
}

/** The items that are there, in the order asked. */
export async function readItems(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  itemIds: readonly string[],
): Promise<ItemRecord[]> {
  if (itemIds.length === 0) return [];
  const references = [...new Set(itemIds)].map((id) => itemsOf(firestore, uid).doc(id));
  const snapshots = await transaction.getAll(...references);
  return snapshots.flatMap((snapshot) => itemFrom(snapshot) ?? []);
}

/** Throws Refusal `media-item-not-found` when one of them is missing or in another state. */
export async function readItemsIn(
  state: ItemRecord['state'],
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  itemIds: readonly string[],
): Promise<ItemRecord[]> {
  const items = await readItems(transaction, firestore, uid, itemIds);
  if (items.length !== new Set(itemIds).size || items.some((item) => item.state !== state)) {
    throw itemNotFound();
  }
  return items;
}

export const itemNotFound = () =>
  new Refusal('media-item-not-found', 'Some of these are no longer there. Reload the page.');

export function isFile(item: ItemRecord): item is FileRecord {
  return item.kind !== 'letter';
}

/** The sizes of the originals, which albums add up; letters have none. */
export function originalBytes(items: readonly ItemRecord[]): number {
  return items.reduce((sum, item) => sum + (isFile(item) ? item.byteCount : 0), 0);
}

/** What these count toward TEXT_LIMIT_BYTES: letters, and the words of copies. */
export function textWeight(items: readonly ItemRecord[]): number {
  return items.reduce((sum, item) => sum + (isFile(item) ? item.textBytes : letterWeight(item.byteCount)), 0);
}
