/** Pictures that Google made of others: they have no sidecar of their own, and speak through that of their original. */
import { foldName, isFilmName, isStillName, stemOf } from '../mediaNames.ts';

/** Behind the name of an edited copy, in the languages of the accounts. */
const suffixes = [
  '-edited',
  '-modifié',
  '-bearbeitet',
  '-editado',
  '-ha editado',
  '-modificato',
  '-bewerkt',
  '-edytowane',
  '-redigerad',
  '-redigeret',
  '-redigert',
  '-muokattu',
  '-upraveno',
  '-изменено',
  '-編集済み',
  '-effects',
  '-smile',
  '-mix',
].map(foldName);

/** Fewer letters of a suffix that was clipped say nothing. */
const SHORTEST_SUFFIX = 3;

/** `a-edited(1)` was made of `a(1)`. */
function withoutNumber(stem: string): { readonly stem: string; readonly number: string } {
  const match = /^(.+)(\(\d{1,5}\))$/s.exec(stem);
  return match ? { stem: match[1] ?? '', number: match[2] ?? '' } : { stem, number: '' };
}

/** What the original's stem may be, the likeliest first: the suffix may be whole or, in a long name, clipped. */
function originalStems(name: string): string[] {
  const { stem, number } = withoutNumber(foldName(stemOf(name)));
  const dash = stem.lastIndexOf('-');
  if (dash <= 0) return [];
  const written = stem.slice(dash);
  const isSuffix = suffixes.some(
    (suffix) => suffix === written || (written.length >= SHORTEST_SUFFIX && suffix.startsWith(written)),
  );
  return isSuffix ? [`${stem.slice(0, dash)}${number}`] : [];
}

/** The name of the picture that this one was made of, among those of its folder; null for one that stands for itself. */
export function originalOf(
  name: string,
  stillsByStem: ReadonlyMap<string, readonly string[]>,
): string | null {
  for (const stem of originalStems(name)) {
    const original = stillsByStem.get(stem)?.find((other) => other !== name);
    if (original) return original;
  }
  return null;
}

/** The still whose moment a film shows: `IMG_1.MP4` beside `IMG_1.HEIC`, `PXL_1.MP` beside `PXL_1.MP.jpg`. */
export function stillOf(name: string, stillsByStem: ReadonlyMap<string, readonly string[]>): string | null {
  if (!isFilmName(name)) return null;
  const stems = [foldName(name), foldName(stemOf(name))];
  return stems.flatMap((stem) => stillsByStem.get(stem) ?? [])[0] ?? null;
}

/** Pictures by their name without its extension. */
export function groupStills(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(names.filter(isStillName), (name) => foldName(stemOf(name)));
}

/** Edited copies of films too. */
export function groupByStem(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return Map.groupBy(names, (name) => foldName(stemOf(name)));
}
