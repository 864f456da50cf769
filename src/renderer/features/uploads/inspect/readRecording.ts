/** Films and sound: length, size, date, and a frame to show. The container is read in place, never whole. */
import { ALL_FORMATS, BlobSource, CanvasSink, Input } from 'mediabunny';

export interface RecordingFacts {
  readonly durationSeconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** ISO instant in UTC, when the container says one. */
  readonly takenAt: string | null;
  readonly poster: OffscreenCanvas | null;
}

/** Far enough in that the frame is rarely black, near enough to be quick, in seconds. */
const POSTER_TIME = 1;
/** The long edge of a poster, in pixels. */
const POSTER_EDGE = 1280;

async function drawPoster(
  track: Awaited<ReturnType<Input['getPrimaryVideoTrack']>>,
  duration: number | null,
) {
  if (!track || !(await track.canDecode())) return null;
  const isWide = track.displayWidth >= track.displayHeight;
  const edge = Math.min(POSTER_EDGE, Math.max(track.displayWidth, track.displayHeight));
  const sink = new CanvasSink(track, isWide ? { width: edge } : { height: edge });
  const frame = await sink.getCanvas(Math.min(POSTER_TIME, (duration ?? 0) / 2));
  return frame?.canvas instanceof OffscreenCanvas ? frame.canvas : null;
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
    const date = tags?.date;
    return {
      durationSeconds: durationSeconds !== null && Number.isFinite(durationSeconds) ? durationSeconds : null,
      width: track?.displayWidth ?? null,
      height: track?.displayHeight ?? null,
      takenAt: date && !Number.isNaN(date.getTime()) && date.getFullYear() > 1970 ? date.toISOString() : null,
      poster,
    };
  } finally {
    input.dispose();
  }
}
