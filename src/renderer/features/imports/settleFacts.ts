/** What becomes of a file's own date, place and words when a sidecar says something of it too. */
import type { MediaFile, RecordedDate } from '#shared/domain/mediaItem.ts';
import { asUtcDate, type WallClock } from '#shared/domain/wallClock.ts';
import { onThisDevice } from '#shared/media/cameraDate.ts';
import type { GivenDate, GivenFacts } from './givenFacts.ts';

/** What the file's inspection found. */
export type OwnFacts = Omit<RecordedDate, 'takenAt'> & { readonly takenAt: WallClock } & Pick<
    MediaFile,
    'place' | 'caption'
  >;

export interface SettledFacts extends Pick<MediaFile, 'place' | 'caption' | 'isFavourite'> {
  readonly takenAt: WallClock;
  readonly takenAtOffsetMinutes: number | null;
  readonly isTimeKnown: boolean;
  readonly takenAtSource: MediaFile['takenAtSource'];
  /** What the file itself says, where another date took its place; one can go back to it. */
  readonly recordedDate: RecordedDate | null;
}

/** No zone is further from universal time, in milliseconds; a camera's clock that is may have been corrected by hand. */
const WIDEST_ZONE = 26 * 60 * 60 * 1000;

const cameraSources: ReadonlySet<string> = new Set(['exif', 'xmp', 'iptc', 'container']);

type SettledDate = Omit<SettledFacts, 'place' | 'caption' | 'isFavourite'>;

/** An instant gives way to the camera's clock, which knows its zone, unless they mean different days. */
function settleInstant(own: OwnFacts, given: Extract<GivenDate, { instant: number }>): SettledDate | null {
  const read = onThisDevice(given.instant);
  if (!read) return null;
  const clock = asUtcDate(own.takenAt);
  if (cameraSources.has(own.takenAtSource)) {
    const isFar = clock === null || Math.abs(clock.getTime() - given.instant) > WIDEST_ZONE;
    if (!isFar || given.told === 'arrival') return null;
    return { ...read, takenAtSource: 'person', recordedDate: recordedDateOf(own) };
  }
  if (given.told === 'arrival' && own.takenAtSource !== 'file') return null;
  return { ...read, takenAtSource: 'container-utc', recordedDate: null };
}

function recordedDateOf({
  takenAt,
  takenAtOffsetMinutes,
  isTimeKnown,
  takenAtSource,
}: OwnFacts): RecordedDate {
  return { takenAt, takenAtOffsetMinutes, isTimeKnown, takenAtSource };
}

function settleClock(own: OwnFacts, given: Extract<GivenDate, { told: 'clock' }>): SettledDate {
  const { takenAt, takenAtOffsetMinutes, isTimeKnown } = given;
  const isSame = takenAt === own.takenAt && cameraSources.has(own.takenAtSource);
  return isSame
    ? { ...recordedDateOf(own), takenAt, recordedDate: null }
    : { takenAt, takenAtOffsetMinutes, isTimeKnown, takenAtSource: 'xmp', recordedDate: null };
}

function settleDate(own: OwnFacts, given: GivenDate | null): SettledDate {
  const settled = given && (given.told === 'clock' ? settleClock(own, given) : settleInstant(own, given));
  return settled ?? { ...recordedDateOf(own), takenAt: own.takenAt, recordedDate: null };
}

export function settleFacts(own: OwnFacts, given: GivenFacts): SettledFacts {
  return {
    ...settleDate(own, given.date),
    place: given.place ?? own.place,
    caption: given.caption || own.caption,
    isFavourite: given.isFavourite,
  };
}
