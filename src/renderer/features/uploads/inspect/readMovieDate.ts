/**
 * When a film was made, as every MP4 and MOV says in its movie header; most cameras and Android phones say it nowhere
 * else. Source: ISO/IEC 14496-12, 8.2.2 `mvhd`.
 */

/** From 1904-01-01, the format's epoch, to 1970-01-01, in seconds. */
const EPOCH_OFFSET = 2_082_844_800;
const HEADER_LENGTH = 16;
/** Boxes looked at before giving up, so that a damaged file cannot keep the worker. */
const BOX_LIMIT = 1_000;

interface Box {
  readonly type: string;
  readonly contentStart: number;
  readonly end: number;
}

async function readBox(file: Blob, start: number, limit: number): Promise<Box | null> {
  const head = new DataView(await file.slice(start, Math.min(start + HEADER_LENGTH, limit)).arrayBuffer());
  if (head.byteLength < 8) return null;
  const type = String.fromCharCode(...Array.from({ length: 4 }, (_, index) => head.getUint8(4 + index)));
  const shortSize = head.getUint32(0);
  const isLarge = shortSize === 1;
  if (isLarge && head.byteLength < HEADER_LENGTH) return null;
  const size = isLarge ? Number(head.getBigUint64(8)) : shortSize === 0 ? limit - start : shortSize;
  const headerLength = isLarge ? HEADER_LENGTH : 8;
  if (size < headerLength) return null;
  return { type, contentStart: start + headerLength, end: Math.min(start + size, limit) };
}

async function findBox(file: Blob, type: string, start: number, end: number): Promise<Box | null> {
  let position = start;
  for (let count = 0; count < BOX_LIMIT && position < end; count += 1) {
    const box = await readBox(file, position, end);
    if (!box || box.type === type) return box;
    position = box.end;
  }
  return null;
}

/** Milliseconds since 1970 in UTC; null for other containers and for a header without a date. */
export async function readMovieDate(file: Blob): Promise<number | null> {
  const movie = await findBox(file, 'moov', 0, file.size);
  const header = movie && (await findBox(file, 'mvhd', movie.contentStart, movie.end));
  if (!header) return null;
  const content = new DataView(await file.slice(header.contentStart, header.contentStart + 12).arrayBuffer());
  if (content.byteLength < 12) return null;
  const seconds = content.getUint8(0) === 1 ? Number(content.getBigUint64(4)) : content.getUint32(4);
  const instant = (seconds - EPOCH_OFFSET) * 1000;
  const year = new Date(instant).getUTCFullYear();
  return year > 1970 && year < 2200 ? instant : null;
}
