/**
 * Films of compact cameras of the 2000s: AVI, mostly with each frame a whole JPEG. Length, size, date, and the first
 * frame to show. Source: Microsoft's AVI RIFF File Reference (`avih`, `strh`, `IDIT`, `movi`).
 */
import { wallClockSchema } from '#shared/domain/wallClock.ts';
import { type CameraDate, parseCameraDate } from '#shared/media/cameraDate.ts';

interface AviFacts {
  readonly durationSeconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly date: CameraDate | null;
  /** A JPEG; null where the frames are of another kind. */
  readonly firstFrame: Blob | null;
}

/** Chunks looked at before giving up, so that a damaged file cannot keep the worker. */
const CHUNK_LIMIT = 2_000;
/** Headers and dates are short; a longer chunk is not read. */
const TEXT_LIMIT = 1_024;

interface Chunk {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  /** Of a `LIST` or `RIFF`: what it lists. */
  readonly list: string | null;
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

async function readBytes(file: Blob, start: number, end: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}

async function readChunk(file: Blob, at: number): Promise<Chunk | null> {
  const head = await readBytes(file, at, at + 12);
  if (head.length < 8) return null;
  const size = new DataView(head.buffer).getUint32(4, true);
  const id = textOf(head.subarray(0, 4));
  const list = id === 'LIST' || id === 'RIFF' ? textOf(head.subarray(8, 12)) : null;
  return { id, start: at + 8, end: Math.min(at + 8 + size, file.size), list };
}

/** `WED JAN 05 15:23:11 2005`, as Canon and Casio write it, beside the forms that other cameras use. */
function parseAviDate(text: string): CameraDate | null {
  const trimmed = text.replaceAll('\0', ' ').trim();
  const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
  const match = /^[a-z]{3}\s+([a-z]{3})\s+(\d{1,2})\s+(\d\d:\d\d:\d\d)\s+(\d{4})/i.exec(trimmed);
  if (!match) return parseCameraDate(trimmed.replace(/\s+/g, ' '));
  const month = months.indexOf(match[1]?.toLowerCase() ?? '') + 1;
  const day = `${match[4]}-${String(month).padStart(2, '0')}-${match[2]?.padStart(2, '0')}`;
  const takenAt = wallClockSchema.safeParse(`${day}T${match[3]}`).data;
  return takenAt ? { takenAt, takenAtOffsetMinutes: null, isTimeKnown: true } : null;
}

interface Reading {
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
  date: CameraDate | null;
  firstFrame: Blob | null;
}

async function readHeader(file: Blob, { start }: Chunk, reading: Reading): Promise<void> {
  const header = await readBytes(file, start, start + 40);
  if (header.length < 40) return;
  const view = new DataView(header.buffer);
  const seconds = (view.getUint32(0, true) * view.getUint32(16, true)) / 1_000_000;
  reading.durationSeconds = seconds > 0 ? seconds : null;
  reading.width = view.getUint32(32, true) || null;
  reading.height = view.getUint32(36, true) || null;
}

/** A frame of the first picture stream, when it begins as a JPEG does. */
async function readFrame(file: Blob, { start, end }: Chunk): Promise<Blob | null> {
  const [first, second] = await readBytes(file, start, start + 2);
  return first === 0xff && second === 0xd8 ? file.slice(start, end, 'image/jpeg') : null;
}

/** Never throws. */
export async function readAvi(file: Blob): Promise<AviFacts> {
  const reading: Reading = { durationSeconds: null, width: null, height: null, date: null, firstFrame: null };
  let at = 0;
  /** Frames end here; some programs write the date behind them. */
  let framesEnd = 0;
  for (let count = 0; count < CHUNK_LIMIT && at < file.size; count += 1) {
    const chunk = await readChunk(file, at);
    if (!chunk) break;
    const isDate = chunk.id === 'IDIT' || chunk.id === 'ICRD';
    if (chunk.list === 'movi') framesEnd = chunk.end;
    if (chunk.id === 'avih') await readHeader(file, chunk, reading);
    else if (isDate && chunk.end - chunk.start <= TEXT_LIMIT) {
      reading.date ??= parseAviDate(textOf(await readBytes(file, chunk.start, chunk.end)));
    } else if (/^\d\dd[bc]$/.test(chunk.id) && chunk.end > chunk.start && at < framesEnd) {
      reading.firstFrame ??= await readFrame(file, chunk);
      at = framesEnd + (framesEnd % 2);
      continue;
    }
    // Inside of a list the next chunk begins after its name; chunks begin at even places.
    at = chunk.list ? chunk.start + 4 : chunk.end + (chunk.end % 2);
  }
  return reading;
}
