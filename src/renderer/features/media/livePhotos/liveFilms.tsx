/** The films of the live photos that a page shows, for whatever draws one of their stills. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { MediaFile, MediaItem } from '#shared/domain/mediaItem.ts';
import { filmsOfStills, liveNameOf } from '#shared/media/livePhotos.ts';

type LiveFilms = ReadonlyMap<string, MediaItem>;

const LiveFilmsContext = createContext<LiveFilms>(new Map());

/** `items`: all that the page knows, the films among them. */
export function LiveFilmsProvider({
  items,
  children,
}: {
  readonly items: readonly MediaItem[];
  readonly children: ReactNode;
}) {
  const films = useMemo(() => filmsOfStills(items), [items]);
  return <LiveFilmsContext value={films}>{children}</LiveFilmsContext>;
}

/** The film that this item shows; null for all but the stills of live photos. */
export function useLiveFilm(item: MediaItem | undefined): MediaFile | null {
  const films = useContext(LiveFilmsContext);
  const film = item?.kind === 'photo' ? films.get(liveNameOf(item) ?? '') : undefined;
  return film && film.kind !== 'letter' ? film : null;
}

/** The items, each still followed by its film: what is taken away is taken whole. */
export function withFilms(shown: readonly MediaItem[], all: readonly MediaItem[]): readonly MediaItem[] {
  const films = filmsOfStills(all);
  const given = new Set<string>();
  return shown.flatMap((item) => {
    const name = item.kind === 'photo' ? liveNameOf(item) : null;
    const film = name && !given.has(name) ? films.get(name) : undefined;
    if (!name || !film) return [item];
    given.add(name);
    return [item, film];
  });
}
