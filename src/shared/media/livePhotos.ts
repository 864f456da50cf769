/**
 * [Note: Live photos]
 * A phone writes a still and a film of the same moment, and the same name into both (`livePhotoId`). Both are items of
 * their own, kept byte for byte. Where both are in one album they are shown and counted as one, the still; the film goes
 * where the still goes. A half without the other is an ordinary item.
 */
interface Half {
  readonly kind: string;
  readonly albumId: string;
  readonly livePhotoId?: string | null | undefined;
}

/** What both halves in one album have in common; null for what is no half. */
export function liveNameOf({ kind, albumId, livePhotoId }: Half): string | null {
  return livePhotoId && (kind === 'photo' || kind === 'video') ? `${albumId} ${livePhotoId}` : null;
}

function stillsAmong(items: readonly Half[]): Set<string> {
  return new Set(items.flatMap((item) => (item.kind === 'photo' ? (liveNameOf(item) ?? []) : [])));
}

function isFilmOf(stills: ReadonlySet<string>, item: Half): boolean {
  return item.kind === 'video' && stills.has(liveNameOf(item) ?? '');
}

/** The items without the films that stills among them show. */
export function hideFilms<Item extends Half>(items: readonly Item[]): readonly Item[] {
  const stills = stillsAmong(items);
  return stills.size === 0 ? items : items.filter((item) => !isFilmOf(stills, item));
}

/** The films that stills among the items show, by the name in both. */
export function filmsOfStills<Item extends Half>(items: readonly Item[]): ReadonlyMap<string, Item> {
  const stills = stillsAmong(items);
  const films = items.filter((item) => isFilmOf(stills, item)).toReversed();
  return new Map(films.map((film) => [liveNameOf(film) ?? '', film]));
}

/** What is left when `leaving` go, and with them the films that no still here shows any more. */
export function takeOut<Item extends Half & { readonly id: string }>(
  items: readonly Item[],
  leaving: ReadonlySet<string>,
): readonly Item[] {
  const rest = items.filter(({ id }) => !leaving.has(id));
  const orphaned = stillsAmong(items);
  for (const name of stillsAmong(rest)) orphaned.delete(name);
  return rest.filter((item) => !isFilmOf(orphaned, item));
}
