/** Films and sound: length, size, date, and a frame to show. The container is read in place, never whole. */
import { ALL_FORMATS, BlobSource, CanvasSink, Input, Logging, LogLevel, type MetadataTags } from 'mediabunny';
import { type CameraDate, onThisDevice, parseCameraDate } from '#shared/media/cameraDate.ts';
import { livePhotoIdFrom } from './livePhoto.ts';
import { readCamcorderDate } from './readCamcorderDate.ts';
import { readMovieDate } from './readMovieDate.ts';
import { cameraName } from './readPhoto.ts';

// What a browser cannot show is kept and said in the album; the console need not warn of it.
Logging.level = LogLevel.Errors;

/** A moment told in universal time is read on the clock of this device: nothing says that of the place. */
export interface RecordingDate extends CameraDate {
  readonly takenAtSource: 'container' | 'container-utc';
}

interface RecordingFacts {
  readonly durationSeconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** When the container says so. */
  readonly date: RecordingDate | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly camera: string;
  readonly caption: string;
  readonly livePhotoId: string | null;
  readonly poster: OffscreenCanvas | null;
}

/** Far enough in that the frame is rarely black, near enough to be quick, in seconds. */
const POSTER_TIME = 1;
/** The long edge of a poster, in pixels. */
const POSTER_EDGE = 1280;
/** Interlaced streams are read at half their height; a frame wider than any film is one of those. */
const WIDEST_FRAME = 3;

async function drawPoster(
  track: Awaited<ReturnType<Input['getPrimaryVideoTrack']>>,
  duration: number | null,
) {
  if (!track || !(await track.canDecode())) return null;
  const isWide = track.displayWidth >= track.displayHeight;
  const edge = Math.min(POSTER_EDGE, Math.max(track.displayWidth, track.displayHeight));
  const sink = new CanvasSink(track, isWide ? { width: edge } : { height: edge });
  // A camcorder's stream begins seconds after zero.
  const first = await track.getFirstTimestamp();
  const length = Math.max(0, (duration ?? first) - first);
  const frame = await sink.getCanvas(first + Math.min(POSTER_TIME, length / 2));
  return frame?.canvas instanceof OffscreenCanvas ? frame.canvas : null;
}

/** `+43.7000+007.2500+012.000/` (ISO 6709), as phones write where a film was made. */
export function parsePlace(text: string): RecordingFacts['place'] {
  const match = /^([+-]\d{1,2}(?:\.\d+)?)([+-]\d{1,3}(?:\.\d+)?)/.exec(text);
  if (!match) return null;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** Of QuickTime's user data, ID3, RIFF and Matroska. */
const dateKeys = ['©day', 'date', 'TDRC', 'ICRD', 'DATE', 'DATE_RECORDED'];

function byClock(date: CameraDate | null): RecordingDate | null {
  return date && { ...date, takenAtSource: 'container' };
}

function byUniversalTime(instant: number): RecordingDate | null {
  const date = onThisDevice(instant);
  return date && { ...date, takenAtSource: 'container-utc' };
}

/** Programs write `Z` for universal time; a camera that was in Greenwich writes `+00:00`. */
function parseDateText(text: string): RecordingDate | null {
  return (
    (/:\d\d(?:[.,]\d+)?Z$/.test(text) ? byUniversalTime(Date.parse(text)) : null) ??
    byClock(parseCameraDate(text))
  );
}

function readTagDate(tags: MetadataTags | null): RecordingDate | null {
  const instant = tags?.date?.getTime() ?? Number.NaN;
  const made = new Date(instant);
  if (!(made.getUTCFullYear() > 1970)) return null;
  // A day or a year alone is a midnight of UTC, which may be another day here.
  const [day, time] = made.toISOString().split('T');
  return byClock(time === '00:00:00.000Z' ? parseCameraDate(day) : onThisDevice(instant));
}

type Shot = Pick<RecordingFacts, 'date' | 'place' | 'camera' | 'caption' | 'livePhotoId'>;

/** What the phone wrote beside the film: Apple's keys, and Android's `©xyz`. */
function readShot(tags: MetadataTags | null): Shot {
  const text = (key: string) => {
    const value = tags?.raw?.[key];
    const written = value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;
    return typeof written === 'string' ? written.trim() : '';
  };
  const apple = (key: string) => text(`com.apple.quicktime.${key}`);
  return {
    // Phones and recorders write the clock of the place, with its offset or without.
    date:
      [apple('creationdate'), ...dateKeys.map(text)].map(parseDateText).find(Boolean) ?? readTagDate(tags),
    place: parsePlace(apple('location.ISO6709') || text('©xyz')),
    camera: cameraName(apple('make'), apple('model')),
    caption: (apple('description') || (tags?.description ?? '')).trim().slice(0, 2_000),
    livePhotoId: livePhotoIdFrom(apple('content.identifier')),
  };
}

/** Never throws: what cannot be read is null, and the file itself is kept as it is. */
export async function readRecording(file: Blob): Promise<RecordingFacts> {
  const input = new Input({ source: new BlobSource(file), formats: ALL_FORMATS });
  const attempt = <T>(read: () => Promise<T>): Promise<T | null> => read().catch(() => null);
  try {
    const durationSeconds = await attempt(() => input.computeDuration());
    const track = await attempt(() => input.getPrimaryVideoTrack());
    const tags = await attempt(() => input.getMetadataTags());
    const poster = await attempt(() => drawPoster(track, durationSeconds));
    const shot = readShot(tags);
    const header = shot.date ? null : await attempt(() => readMovieDate(file));
    const filmed =
      shot.date || header !== null || !track ? null : await attempt(() => readCamcorderDate(file));
    const size = track && track.displayWidth / track.displayHeight <= WIDEST_FRAME ? track : null;
    return {
      durationSeconds: durationSeconds !== null && Number.isFinite(durationSeconds) ? durationSeconds : null,
      width: size?.displayWidth || null,
      height: size?.displayHeight || null,
      ...shot,
      date: shot.date ?? byClock(filmed) ?? (header === null ? null : byUniversalTime(header)),
      poster,
    };
  } finally {
    input.dispose();
  }
}
