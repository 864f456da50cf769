/**
 * When a film was made, as every MP4 and MOV says in its movie header; most cameras and Android phones say it nowhere
 * else. Source: ISO/IEC 14496-12, 8.2.2 `mvhd`.
 */
import { type Box, readBoxes } from './readBoxes.ts';

/** From 1904-01-01, the format's epoch, to 1970-01-01, in seconds. */
const EPOCH_OFFSET = 2_082_844_800;
/** Boxes looked at before giving up. */
const BOX_LIMIT = 1_000;

async function findBox(file: Blob, type: string, start: number, end: number): Promise<Box | null> {
  for await (const box of readBoxes(file, { start, end, most: BOX_LIMIT })) if (box.type === type) return box;
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
