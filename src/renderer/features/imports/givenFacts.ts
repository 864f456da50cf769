/**
 * What a sidecar or a list says of a file. Where the file itself says something else, `settleFacts` decides: an instant without
 * a zone gives way to the camera's clock, while what a person wrote down by hand stands before it.
 */
import type { WallClock } from '#shared/domain/wallClock.ts';
import type { CameraDate } from '#shared/media/cameraDate.ts';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export type GivenDate =
  /** Milliseconds since 1970 in universal time, by somebody who did not say where. */
  | { readonly told: 'instant'; readonly instant: number }
  /** A clock that was set or corrected by hand, and stands before the camera's. */
  | ({ readonly told: 'clock' } & CameraDate)
  /** When it came to where it comes from: better than nothing. */
  | { readonly told: 'arrival'; readonly instant: number };

export interface GivenFacts {
  readonly date: GivenDate | null;
  readonly place: Place | null;
  readonly caption: string;
  readonly people: readonly string[];
  readonly isFavourite: boolean;
}

export const nothingGiven: GivenFacts = {
  date: null,
  place: null,
  caption: '',
  people: [],
  isFavourite: false,
};

/** The longest caption that an item has. */
const LONGEST_CAPTION = 2000;

export function captionOf(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}/gu, '')
    .trim()
    .slice(0, LONGEST_CAPTION);
}

/** Null for what is no place, and for the 0, 0 that programs write when they know none. */
export function placeAt(latitude: number, longitude: number): Place | null {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null;
}

/** The year by which an item without an album is filed; of an instant it is that in universal time. */
export function yearOf({ date }: GivenFacts): number | null {
  if (date === null) return null;
  if (date.told === 'clock') return yearOfClock(date.takenAt);
  const year = new Date(date.instant).getUTCFullYear();
  return Number.isNaN(year) ? null : year;
}

export const yearOfClock = (takenAt: WallClock): number => Number(takenAt.slice(0, 4));

/** Of several that speak of one file, each answers what those before it leave open. */
export function joinFacts(...given: readonly GivenFacts[]): GivenFacts {
  return {
    date: given.find(({ date }) => date !== null)?.date ?? null,
    place: given.find(({ place }) => place !== null)?.place ?? null,
    caption: given.find(({ caption }) => caption !== '')?.caption ?? '',
    people: [...new Set(given.flatMap(({ people }) => people))],
    isFavourite: given.some(({ isFavourite }) => isFavourite),
  };
}
