/** What belongs together in the transaction that changes it ([Note: Live photos] in `#shared/media/livePhotos.ts`). */
import { randomUUID } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { batchesOf } from '#shared/batches.ts';
import { LIVE_PHOTO_ITEM_LIMIT } from '#shared/limits.ts';
import { itemsOf } from '../albums/albumDocument.ts';
import { FILE_FIELDS, type FileRecord, type ItemRecord, isFile, itemFrom } from './itemDocument.ts';
import { IN_LIMIT } from './sharedValues.ts';

type Named = Pick<FileRecord, 'albumId' | 'livePhotoId'>;

/** The files among the items, or these items in another album: what `readHalves` is asked about. */
export function filesIn(items: readonly ItemRecord[], albumId?: string): Named[] {
  return items
    .filter(isFile)
    .map(({ albumId: own, livePhotoId }) => ({ albumId: albumId ?? own, livePhotoId }));
}

/**
 * Every half of the live photos of these files that is in the same album, whatever its state, the files themselves too.
 * Reads only: call it before the first write. In an album at most LIVE_PHOTO_ITEM_LIMIT are of one moment (`enterAlbum`).
 */
export async function readHalves(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  files: readonly Named[],
): Promise<readonly FileRecord[]> {
  const halves: FileRecord[] = [];
  for (const [albumId, group] of Map.groupBy(files, (file) => file.albumId)) {
    const wanted = [...new Set(group.flatMap(({ livePhotoId }) => livePhotoId ?? []))];
    for (const batch of batchesOf(wanted, IN_LIMIT)) {
      const page = await transaction.get(
        itemsOf(firestore, uid)
          .where('albumId', '==', albumId)
          .where('livePhotoId', 'in', batch)
          .limit(IN_LIMIT * LIVE_PHOTO_ITEM_LIMIT)
          .select(...FILE_FIELDS),
      );
      halves.push(...page.docs.flatMap((found) => itemFrom(found) ?? []).filter(isFile));
    }
  }
  return halves;
}

/**
 * The items as they stand in an album they come into, in the order given. Where more than LIVE_PHOTO_ITEM_LIMIT would be
 * of one moment there, those that come are named anew, each still with a film: they stay together, and what changes one
 * pair never reads the others. `halves` are those of the album, from `readHalves`.
 */
export function enterAlbum<Item extends ItemRecord>(
  items: readonly Item[],
  albumId: string,
  halves: readonly FileRecord[],
): Item[] {
  const ids = new Set(items.map(({ id }) => id));
  const present = Map.groupBy(
    halves.filter((half) => half.albumId === albumId && !ids.has(half.id)),
    ({ livePhotoId }) => livePhotoId,
  );
  const names = new Map<string, string | null>();
  const all: readonly ItemRecord[] = items;
  const coming = Map.groupBy(all.filter(isFile), ({ livePhotoId }) => livePhotoId);
  for (const [livePhotoId, group] of coming) {
    const already = present.get(livePhotoId)?.length ?? 0;
    if (livePhotoId === null || already + group.length <= LIVE_PHOTO_ITEM_LIMIT) continue;
    const films = group.filter(({ kind }) => kind === 'video');
    const stills = group.filter(({ kind }) => kind === 'photo');
    for (const { id } of group) names.set(id, null);
    stills.slice(0, films.length).forEach((still, index) => {
      const name = randomUUID();
      names.set(still.id, name);
      names.set(films[index]?.id ?? still.id, name);
    });
  }
  return items.map((item) => {
    const name = names.get(item.id);
    return name === undefined ? { ...item, albumId } : { ...item, albumId, livePhotoId: name };
  });
}

/**
 * The items, and after them the films of the stills among them, from the same album and in the same state: one film for
 * one still, so that a call never changes more than twice as many as it names. Those that leave let a film stay where
 * another still shows it.
 */
export function withFilms(
  items: readonly ItemRecord[],
  halves: readonly FileRecord[],
  { isLeaving }: { readonly isLeaving: boolean },
): ItemRecord[] {
  const asked = new Set(items.map(({ id }) => id));
  const place = ({ livePhotoId, albumId, state }: FileRecord) => `${livePhotoId} ${albumId} ${state}`;
  const stillsIn = (files: readonly FileRecord[]) =>
    Map.groupBy(
      files.filter(({ kind, livePhotoId }) => kind === 'photo' && livePhotoId !== null),
      place,
    );
  const staying = stillsIn(halves.filter(({ id }) => !asked.has(id)));
  const films = Map.groupBy(
    halves.filter(({ kind }) => kind === 'video'),
    place,
  );
  const following = [...stillsIn(items.filter(isFile))].flatMap(([where, stills]) => {
    if (isLeaving && staying.has(where)) return [];
    const all = films.get(where) ?? [];
    const named = all.filter(({ id }) => asked.has(id)).length;
    return all.filter(({ id }) => !asked.has(id)).slice(0, Math.max(0, stills.length - named));
  });
  return [...items, ...following];
}
