/**
 * [Note: Sidecars of Takeout]
 * Which JSON speaks of which picture, within one folder of a Google Takeout. A sidecar is called as its picture is, with
 * `.json` behind it (until 2024) or `.supplemental-metadata.json` (since), but all before `.json` is clipped to 46 characters:
 * the suffix first, then the picture's own name. Of two pictures of one name the second has a number, `a(1).jpg`, which in
 * its sidecar's name stands behind everything else and is never clipped: `a.jpg.supplemental-metadata(1).json`. Where names
 * leave it open the title in the sidecar decides, and where that does too nobody is guessed at.
 */
import { foldName, stemOf } from '../mediaNames.ts';

export interface NamedSidecar {
  readonly name: string;
  /** What the picture was called before the archive clipped it. */
  readonly title: string;
}

export interface SidecarMatches<Sidecar> {
  /** By the picture's name. */
  readonly sidecars: ReadonlyMap<string, Sidecar>;
  /** Pictures of which several sidecars may speak, none of them surely. */
  readonly ambiguous: readonly string[];
  readonly unmatched: readonly Sidecar[];
}

const SUFFIX = '.supplemental-metadata';
/** From the shortest that a name was clipped to, to the longest that was ever reported. */
const SHORTEST_CLIPPED = 46;
const LONGEST_CLIPPED = 53;

interface Numbered {
  readonly name: string;
  /** With its brackets; empty for the first of a name. */
  readonly number: string;
}

/** `a(1).jpg` is the second `a.jpg`. */
function numberedPicture(name: string): Numbered {
  const match = /^(.+)(\(\d{1,5}\))(\.[^.]*)?$/s.exec(name);
  return match ? { name: `${match[1]}${match[3] ?? ''}`, number: match[2] ?? '' } : { name, number: '' };
}

/** `a.jpg(1).json` speaks of the second `a.jpg`. */
function numberedSidecar(name: string): Numbered {
  const stem = name.replace(/\.json$/i, '');
  const match = /^(.+)(\(\d{1,5}\))$/s.exec(stem);
  return match ? { name: match[1] ?? '', number: match[2] ?? '' } : { name: stem, number: '' };
}

const keyOf = ({ name, number }: Numbered) => `${number}/${foldName(name)}`;

/** Google writes `_` for what no file system accepts. */
const mangled = (title: string) => foldName(title).replace(/[<>:"/\\|?*&%'\p{Cc}]/gu, '_');

/** Names a sidecar may have, the likeliest first. The last are those of several pictures of one beginning. */
function* sidecarNames(picture: string): Generator<Numbered> {
  const numbered = numberedPicture(picture);
  yield numbered;
  for (let length = SUFFIX.length; length > 0; length -= 1) {
    yield { name: numbered.name + SUFFIX.slice(0, length), number: numbered.number };
  }
  // Rarer: the number stays where the picture has it.
  if (numbered.number !== '') {
    for (let length = SUFFIX.length; length >= 0; length -= 1) {
      yield { name: picture + SUFFIX.slice(0, length), number: '' };
    }
  }
  for (
    let length = Math.min(LONGEST_CLIPPED, numbered.name.length - 1);
    length >= SHORTEST_CLIPPED;
    length -= 1
  ) {
    yield { name: numbered.name.slice(0, length), number: numbered.number };
  }
}

/** How well a title speaks for a picture: it may be longer than the name that the archive gave, and lack its extension. */
function fitsTitle(picture: string, title: string): boolean {
  const [name, whole] = [mangled(numberedPicture(picture).name), mangled(title)];
  if (whole === '') return false;
  if (name === whole || stemOf(name) === whole) return true;
  return stemOf(name).length >= SHORTEST_CLIPPED - 4 && whole.startsWith(stemOf(name));
}

/** Both ways at most one: a picture has one sidecar, and a sidecar speaks of one picture. */
export function matchSidecars<Sidecar extends NamedSidecar>(
  pictures: readonly string[],
  given: readonly Sidecar[],
): SidecarMatches<Sidecar> {
  const byName = Map.groupBy(given, ({ name }) => keyOf(numberedSidecar(name)));
  const matches = new Map<string, Sidecar>();
  const taken = new Set<Sidecar>();
  const ambiguous: string[] = [];
  const take = (picture: string, sidecar: Sidecar) => {
    matches.set(picture, sidecar);
    taken.add(sidecar);
  };
  /** Pictures by the sidecars that their names allow, for the ones that need more than a name. */
  const open: { readonly picture: string; readonly candidates: readonly Sidecar[] }[] = [];
  for (const picture of pictures) {
    const candidates = findNamed(picture, byName);
    const [only] = candidates;
    if (only && candidates.length === 1 && !isClippedInto(picture, only)) take(picture, only);
    else if (candidates.length > 0) open.push({ picture, candidates });
  }
  for (const { picture, candidates } of open) {
    const free = candidates.filter((sidecar) => !taken.has(sidecar));
    const titled = free.filter(({ title }) => fitsTitle(picture, title));
    const chosen = titled.length > 0 ? titled : free;
    const rivals = open.filter((other) => other.picture !== picture && !matches.has(other.picture));
    const [only] = chosen;
    if (!only) continue;
    const isShared = rivals.some(
      (rival) =>
        rival.candidates.includes(only) &&
        fitsTitle(rival.picture, only.title) === fitsTitle(picture, only.title),
    );
    if (chosen.length === 1 && !isShared) take(picture, only);
    else ambiguous.push(picture);
  }
  matchByTitle(pictures, given, matches, taken, take);
  return {
    sidecars: matches,
    ambiguous: ambiguous.filter((picture) => !matches.has(picture)),
    unmatched: given.filter((sidecar) => !taken.has(sidecar)),
  };
}

function findNamed<Sidecar>(
  picture: string,
  byName: ReadonlyMap<string, readonly Sidecar[]>,
): readonly Sidecar[] {
  for (const name of sidecarNames(picture)) {
    const found = byName.get(keyOf(name));
    if (found) return found;
  }
  return [];
}

/** Whether the picture's own name was clipped, so that another picture may have the same beginning. */
function isClippedInto(picture: string, { name }: NamedSidecar): boolean {
  return numberedSidecar(name).name.length < numberedPicture(picture).name.length;
}

/** For pictures whose name says nothing: an extension that was added, a character that was replaced. */
function matchByTitle<Sidecar extends NamedSidecar>(
  pictures: readonly string[],
  given: readonly Sidecar[],
  matches: ReadonlyMap<string, Sidecar>,
  taken: ReadonlySet<Sidecar>,
  take: (picture: string, sidecar: Sidecar) => void,
): void {
  const free = given.filter((sidecar) => !taken.has(sidecar));
  if (free.length === 0) return;
  const byTitle = Map.groupBy(free, ({ name, title }) => `${numberedSidecar(name).number}/${mangled(title)}`);
  for (const picture of pictures) {
    if (matches.has(picture)) continue;
    const { name, number } = numberedPicture(picture);
    const titled = [name, stemOf(name)].flatMap((one) => byTitle.get(`${number}/${mangled(one)}`) ?? []);
    const [only] = titled;
    if (only && titled.length === 1 && !taken.has(only)) take(picture, only);
  }
}
