/** What belongs together in the transaction that changes it ([Note: Live photos] in `#shared/media/livePhotos.ts`). */
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { itemsOf } from '../albums/albumDocument.ts';
import { type FileRecord, type ItemRecord, isFile, itemFrom } from './itemDocument.ts';

/** Most values of one `in` question. */
const IN_LIMIT = 30;

export function livePhotoIdsOf(items: readonly ItemRecord[]): string[] {
  return items.flatMap((item) => (isFile(item) ? (item.livePhotoId ?? []) : []));
}

/** Every half of these live photos, whatever its album and state. Reads only: call it before the first write. */
export async function readHalves(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  livePhotoIds: readonly string[],
): Promise<readonly FileRecord[]> {
  const wanted = [...new Set(livePhotoIds)];
  const halves: FileRecord[] = [];
  for (let start = 0; start < wanted.length; start += IN_LIMIT) {
    const page = await transaction.get(
      itemsOf(firestore, uid).where('livePhotoId', 'in', wanted.slice(start, start + IN_LIMIT)),
    );
    halves.push(...page.docs.flatMap((found) => itemFrom(found) ?? []).filter(isFile));
  }
  return halves;
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
