/** Whether a WebM or MKV is as long as it says. Source: RFC 8794 (EBML), 4 to 6, and RFC 9559 (Matroska), 5.1.2. */
import { readPart } from '../readPart.ts';

/** The header, and the one element that all else stands in. */
const HEADER = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const ID_LENGTH = 4;
const MOST_SIZE_LENGTH = 8;

interface Element {
  readonly id: number;
  /** Infinite where the program that wrote it did not know. */
  readonly end: number;
}

async function readElement(file: Blob, at: number): Promise<Element | null> {
  const head = await readPart(file, at, Math.min(ID_LENGTH + MOST_SIZE_LENGTH, Math.max(0, file.size - at)));
  if (!head || head.byteLength <= ID_LENGTH) return null;
  const first = head.getUint8(ID_LENGTH);
  // As many bytes as there are zeros before the first one, and that one.
  const sizeLength = Math.clz32(first) - 23;
  if (sizeLength > MOST_SIZE_LENGTH || ID_LENGTH + sizeLength > head.byteLength) return null;
  const unknown = 2 ** (7 * sizeLength) - 1;
  let size = first - 2 ** (8 - sizeLength);
  for (let index = 1; index < sizeLength; index += 1) size = size * 0x100 + head.getUint8(ID_LENGTH + index);
  const end = at + ID_LENGTH + sizeLength + size;
  return { id: head.getUint32(0), end: size >= unknown ? Number.POSITIVE_INFINITY : end };
}

export async function isMatroskaWhole(file: Blob): Promise<boolean> {
  const header = await readElement(file, 0);
  if (header?.id !== HEADER) return true;
  const segment = await readElement(file, header.end);
  if (!segment) return false;
  return segment.id !== SEGMENT || segment.end === Number.POSITIVE_INFINITY || segment.end <= file.size;
}
