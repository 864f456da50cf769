/** Where the last item of a HEIC or AVIF ends, as its directory says. Source: ISO/IEC 14496-12, 8.11.3 `iloc`. */
import { type Box, readBoxes } from '../readBoxes.ts';
import { readPart } from '../readPart.ts';

/** Version and flags stand before the boxes that `meta` holds. */
const META_HEADER = 4;
const MOST_BOXES = 100;
/** A picture of some hundred tiles needs a few thousand bytes. */
const LONGEST_DIRECTORY = 1024 * 1024;
/** The item stands in the file itself, rather than in a box or in another item. */
const IN_FILE = 0;

/** Numbers of any length, one after the other; throws a RangeError behind the end. */
class NumberReader {
  readonly #view: DataView;
  #position = 0;

  constructor(view: DataView) {
    this.#view = view;
  }

  next(length: number): number {
    let value = 0;
    for (let index = 0; index < length; index += 1) {
      value = value * 0x100 + this.#view.getUint8(this.#position + index);
    }
    this.#position += length;
    return value;
  }
}

function furthestEnd(numbers: NumberReader): number | null {
  const version = numbers.next(1);
  numbers.next(3);
  const [offsetAndLength, baseAndIndex] = [numbers.next(1), numbers.next(1)];
  const lengths = {
    offset: offsetAndLength >> 4,
    length: offsetAndLength & 0xf,
    base: baseAndIndex >> 4,
    index: version === 0 ? 0 : baseAndIndex & 0xf,
  };
  let furthest: number | null = null;
  const count = numbers.next(version < 2 ? 2 : 4);
  for (let item = 0; item < count; item += 1) {
    numbers.next(version < 2 ? 2 : 4);
    const construction = version === 0 ? IN_FILE : numbers.next(2) & 0xf;
    const isElsewhere = numbers.next(2) !== 0 || construction !== IN_FILE;
    const base = numbers.next(lengths.base);
    const extents = numbers.next(2);
    for (let extent = 0; extent < extents; extent += 1) {
      numbers.next(lengths.index);
      const start = base + numbers.next(lengths.offset);
      const end = start + numbers.next(lengths.length);
      if (!isElsewhere && end > start) furthest = Math.max(furthest ?? 0, end);
    }
  }
  return furthest;
}

/** Null where it names none. */
export async function findItemsEnd(file: Blob, meta: Box): Promise<number | null> {
  const inside = { start: meta.contentStart + META_HEADER, end: meta.end, most: MOST_BOXES };
  for await (const { type, contentStart, end } of readBoxes(file, inside)) {
    if (type !== 'iloc') continue;
    const content = await readPart(file, contentStart, Math.min(end - contentStart, LONGEST_DIRECTORY));
    try {
      return content && furthestEnd(new NumberReader(content));
    } catch {
      // A directory that is longer than its box says nothing of the file's end.
      return null;
    }
  }
  return null;
}
