/**
 * [Note: Live photos]
 * A phone writes a still and a film of the same moment, and the same name into both (`livePhotoId`). Both are items of
 * their own, kept byte for byte. Where both are in one album they are shown and counted as one, the still; the film goes
 * where the still goes. A half without the other is an ordinary item.
 */
interface Half {
  readonly kind: string;
  readonly livePhotoId?: string | null | undefined;
}

/** What an album's items have in common with live photos: the names that its stills carry. */
function namesOfStills(items: readonly Half[]): Set<string> {
  return new Set(
    items.flatMap(({ kind, livePhotoId }) => (kind === 'photo' && livePhotoId ? livePhotoId : [])),
  );
}

/** The items of one album without the films that its stills show. */
export function hideFilms<Item extends Half>(items: readonly Item[]): readonly Item[] {
  const stills = namesOfStills(items);
  if (stills.size === 0) return items;
  return items.filter(
    ({ kind, livePhotoId }) => kind !== 'video' || !livePhotoId || !stills.has(livePhotoId),
  );
}

/** The films that the stills of one album show, by the name in both. */
export function filmsOfStills<Item extends Half>(items: readonly Item[]): ReadonlyMap<string, Item> {
  const stills = namesOfStills(items);
  const films = new Map<string, Item>();
  for (const item of items) {
    const { kind, livePhotoId } = item;
    if (kind !== 'video' || !livePhotoId || !stills.has(livePhotoId) || films.has(livePhotoId)) continue;
    films.set(livePhotoId, item);
  }
  return films;
}
