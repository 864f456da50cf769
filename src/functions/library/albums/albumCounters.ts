/**
 * An album's count, size and date range, kept in the transaction that changes its items. Additions widen the range;
 * removals look up its ends by index, so the cost does not grow with the album.
 */
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { UNKNOWN_MOMENT } from '#shared/rememberedDates/rememberedDate.ts';
import type { FileRecord, ItemRecord } from '../media/itemDocument.ts';
import { type AlbumRecord, itemsOf } from './albumDocument.ts';
import { countersWith, countersWithout, type DateRange } from './albumFigures.ts';

/** The range of what stays when `leaving` go. Reads only: call it before the transaction's first write. */
export async function rangeWithout(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  albumId: string,
  leaving: readonly ItemRecord[],
): Promise<DateRange> {
  const gone = new Set(leaving.map(({ id }) => id));
  const ready = itemsOf(firestore, uid).where('albumId', '==', albumId).where('state', '==', 'ready');
  // One more than what leaves: at least one that stays is among them, if any does.
  const edge = async (direction: 'asc' | 'desc') => {
    const page = await transaction.get(
      ready
        .where('takenAt', '<', UNKNOWN_MOMENT)
        .orderBy('takenAt', direction)
        .limit(gone.size + 1)
        .select('takenAt'),
    );
    const staying = page.docs.find((item) => !gone.has(item.id));
    return staying ? String(staying.get('takenAt')) : null;
  };
  return { firstTakenAt: await edge('asc'), lastTakenAt: await edge('desc') };
}

/** `halves` are those of the items' live photos, from `readHalves`. */
export function addToAlbum(
  transaction: Transaction,
  album: AlbumRecord,
  items: readonly ItemRecord[],
  halves: readonly FileRecord[],
): void {
  if (items.length === 0) return;
  const counters = countersWith(album, items, halves);
  transaction.update(album.reference, { ...counters, updatedAt: FieldValue.serverTimestamp() });
}

/** `range` comes from `rangeWithout`, `halves` from `readHalves`. */
export function removeFromAlbum(
  transaction: Transaction,
  album: AlbumRecord,
  items: readonly ItemRecord[],
  range: DateRange,
  halves: readonly FileRecord[],
): void {
  if (items.length === 0) return;
  const counters = countersWithout(album, items, range, halves);
  transaction.update(album.reference, { ...counters, updatedAt: FieldValue.serverTimestamp() });
}
