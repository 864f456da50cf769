/** Media items as the business rules read them, and their files in the bucket. */
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { letterBodySchema } from '#shared/domain/letter.ts';
import { mediaKindSchema, mediaStateSchema } from '#shared/domain/mediaItem.ts';
import { itemsOf } from '../albums/albumDocument.ts';
import { BusinessError } from '../errors.ts';

const itemFacts = { albumId: z.string(), byteCount: z.number(), takenAt: z.string() };

const fileFactsSchema = z.object({
  ...itemFacts,
  kind: mediaKindSchema,
  contentType: z.string(),
  fileName: z.string(),
  md5: z.string(),
  state: mediaStateSchema,
  storagePath: z.string(),
});

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
}
export type FileRecord = z.output<typeof fileFactsSchema> & Stored;
export type LetterRecord = z.output<typeof letterFactsSchema> & Stored;
export type ItemRecord = FileRecord | LetterRecord;

/** Folder of an item's files: `original`, `thumbnail-small`, `thumbnail-large` (storage.rules). */
export function folderOf(uid: string, itemId: string): string {
  return `users/${uid}/media/${itemId}`;
}

export function itemFrom(snapshot: DocumentSnapshot): ItemRecord | null {
  const parsed = itemFactsSchema.safeParse(snapshot.data());
  return parsed.success ? { ...parsed.data, id: snapshot.id, reference: snapshot.ref } : null;
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

/** Throws BusinessError `media-item-not-found` when one of them is missing or in another state. */
export async function readItemsIn(
  state: ItemRecord['state'],
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  itemIds: readonly string[],
): Promise<ItemRecord[]> {
  const items = await readItems(transaction, firestore, uid, itemIds);
  if (items.length !== new Set(itemIds).size || items.some((item) => item.state !== state)) {
    throw new BusinessError('media-item-not-found', 'Some of these are no longer there. Reload the page.');
  }
  return items;
}

/** What these count toward the storage: files by their bytes, letters nothing. */
export function storageBytes(items: readonly ItemRecord[]): number {
  return items.reduce((sum, item) => sum + (item.kind === 'letter' ? 0 : item.byteCount), 0);
}
