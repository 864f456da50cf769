/** The boxes that MP4, MOV, 3GP, HEIC and AVIF are made of. Source: ISO/IEC 14496-12, 4.2. */
import { readPart } from './readPart.ts';

const HEADER_LENGTH = 8;
const LARGE_HEADER_LENGTH = 16;

export interface Box {
  readonly type: string;
  readonly contentStart: number;
  /** Never beyond the file. */
  readonly end: number;
  /** False for one that says to be longer than what holds it. */
  readonly isWhole: boolean;
}

async function readBox(file: Blob, start: number, limit: number): Promise<Box | null> {
  const available = Math.min(LARGE_HEADER_LENGTH, limit - start);
  const head = available < HEADER_LENGTH ? null : await readPart(file, start, available);
  if (!head) return null;
  const type = String.fromCharCode(...Array.from({ length: 4 }, (_, index) => head.getUint8(4 + index)));
  const shortSize = head.getUint32(0);
  const isLarge = shortSize === 1;
  if (isLarge && available < LARGE_HEADER_LENGTH) return null;
  const size = isLarge ? Number(head.getBigUint64(8)) : shortSize === 0 ? limit - start : shortSize;
  const headerLength = isLarge ? LARGE_HEADER_LENGTH : HEADER_LENGTH;
  if (size < headerLength) return null;
  return {
    type,
    contentStart: start + headerLength,
    end: Math.min(start + size, limit),
    isWhole: start + size <= limit,
  };
}

/** One after the other, until the end or what is no box; `most` keeps a damaged file from keeping the worker. */
export async function* readBoxes(
  file: Blob,
  { start, end, most }: { readonly start: number; readonly end: number; readonly most: number },
): AsyncGenerator<Box> {
  let position = start;
  for (let count = 0; count < most && position < end; count += 1) {
    const box = await readBox(file, position, Math.min(end, file.size));
    if (!box) return;
    yield box;
    position = box.end;
  }
}
