/**
 * What an archive would become here: albums and their items, each with what was said of it where it comes from, and what was
 * not understood. A plan is made without changing anything, and is shown before anything is taken over.
 */
import type { ArchiveFile } from './archive/archiveFile.ts';
import type { GivenFacts } from './givenFacts.ts';

export const archiveKinds = [
  'google-takeout',
  'apple-photos',
  'immich',
  'ente',
  'facebook',
  'instagram',
  'folder',
] as const;
export type ArchiveKind = (typeof archiveKinds)[number];

/** Where an item stood that its owner had put out of sight, or that was not theirs. */
export type Standing = 'shown' | 'archived' | 'trashed' | 'from-partner';

export interface PlannedItem {
  readonly file: ArchiveFile;
  /** As it was called where it comes from: archives clip names. */
  readonly fileName: string;
  /** `edited` and `film` belong to an original of the same album, whose path `belongsTo` is. */
  readonly role: 'original' | 'edited' | 'film';
  readonly belongsTo: string | null;
  readonly standing: Standing;
  readonly facts: GivenFacts;
}

export interface PlannedAlbum {
  /** Of this plan, the same whenever the archive is read. */
  readonly key: string;
  /** Empty for what stood in no album. */
  readonly title: string;
  readonly description: string;
  /** `year`: what stood in no album, by the year it was taken; null when nothing says which. */
  readonly origin:
    | { readonly is: 'album' }
    | { readonly is: 'year'; readonly year: number | null }
    | { readonly is: 'conversation' };
  /** One item may be in several albums: it is then the same object in each. */
  readonly items: readonly PlannedItem[];
}

export const findingKinds = [
  /** A zip that could not be read. */
  'part-damaged',
  'file-encrypted',
  /** A sidecar or a list that is no JSON or XMP. */
  'sidecar-damaged',
  /** Several pictures may be meant, or several sidecars. */
  'sidecar-ambiguous',
  'sidecar-without-picture',
  'picture-without-sidecar',
  /** An album whose name stood nowhere but in its folder's. */
  'album-title-doubtful',
  /** Listed, and not in the archive: another part may hold it. */
  'picture-missing',
  'comments-left-behind',
  /** Neither a picture nor a film, a sound or a document, nor something that is known to say nothing of one. */
  'not-understood',
] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  readonly kind: FindingKind;
  readonly paths: readonly string[];
}

export interface ImportPlan {
  readonly kind: ArchiveKind;
  readonly albums: readonly PlannedAlbum[];
  readonly findings: readonly Finding[];
}

/** The items of all albums, each once. */
export function plannedItems({ albums }: Pick<ImportPlan, 'albums'>): readonly PlannedItem[] {
  return [...new Set(albums.flatMap(({ items }) => items))];
}

/** In how many pictures each person is named, the most named first. */
export function peopleNamed(plan: Pick<ImportPlan, 'albums'>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { facts } of plannedItems(plan)) {
    for (const name of facts.people) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map([...counts].toSorted(([, one], [, other]) => other - one));
}
