/**
 * An album's count, size and date range, kept in the transaction that changes its items. Additions widen the range;
 * removals look up its ends by index, so the cost does not grow with the album.
 */
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { hideFilms } from '#shared/media/livePhotos.ts';
import { type AlbumRecord, itemsOf } from '../albums/albumDocument.ts';
import { type FileRecord, type ItemRecord, originalBytes } from './itemDocument.ts';

export interface DateRange {
  readonly firstTakenAt: string | null;
  readonly lastTakenAt: string | null;
}

/** The range that also holds these wall clocks. */
export function widen(range: DateRange, wallClocks: readonly string[]): DateRange {
  const all = [range.firstTakenAt, range.lastTakenAt, ...wallClocks]
    .filter((wallClock) => wallClock !== null)
    .sort();
  return { firstTakenAt: all[0] ?? null, lastTakenAt: all.at(-1) ?? null };
}

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
        .orderBy('takenAt', direction)
        .limit(gone.size + 1)
        .select('takenAt'),
    );
    const staying = page.docs.find((item) => !gone.has(item.id));
    return staying ? String(staying.get('takenAt')) : null;
  };
  return { firstTakenAt: await edge('asc'), lastTakenAt: await edge('desc') };
}

/** By how many more things an album shows, when it has these items too: a film beside its still is not one more. */
function countOf(album: AlbumRecord, items: readonly ItemRecord[], halves: readonly FileRecord[]): number {
  const ids = new Set(items.map(({ id }) => id));
  const others = halves.filter(
    ({ id, albumId, state }) => albumId === album.id && state === 'ready' && !ids.has(id),
  );
  return (
    hideFilms([...others, ...items.map((item) => ({ ...item, albumId: album.id }))]).length -
    hideFilms(others).length
  );
}

/** `halves` are those of the items' live photos, from `readHalves`. */
export function addToAlbum(
  transaction: Transaction,
  album: AlbumRecord,
  items: readonly ItemRecord[],
  halves: readonly FileRecord[],
): void {
  if (items.length === 0) return;
  transaction.update(album.reference, {
    itemCount: album.itemCount + countOf(album, items, halves),
    byteCount: album.byteCount + originalBytes(items),
    ...widen(
      album,
      items.map(({ takenAt }) => takenAt),
    ),
    updatedAt: FieldValue.serverTimestamp(),
  });
}

/** `range` comes from `rangeWithout`, `halves` from `readHalves`. A cover that leaves gives its place back to the oldest item. */
export function removeFromAlbum(
  transaction: Transaction,
  album: AlbumRecord,
  items: readonly ItemRecord[],
  range: DateRange,
  halves: readonly FileRecord[],
): void {
  if (items.length === 0) return;
  const losesCover = items.some(({ id }) => id === album.coverItemId);
  transaction.update(album.reference, {
    itemCount: Math.max(0, album.itemCount - countOf(album, items, halves)),
    byteCount: Math.max(0, album.byteCount - originalBytes(items)),
    ...range,
    ...(losesCover ? { coverItemId: null } : {}),
    updatedAt: FieldValue.serverTimestamp(),
  });
}
