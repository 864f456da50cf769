/** The directories of a TIFF, read in place. Sources: TIFF 6.0, section 2; BigTIFF, which has numbers of eight bytes. */
import { readPart } from '../readPart.ts';

const LITTLE_ENDIAN = 0x4949;
const BIG_ENDIAN = 0x4d4d;
const BIG_TIFF = 43;
/** Sensor data that a camera names as if it were a directory looks like one of many more entries. */
const MOST_ENTRIES = 500;
/** Of one entry's values, in bytes; a longer list is not read. */
const LONGEST_LIST = 4 * 1024 * 1024;

/** Of each type of value, in bytes, from 1 on; 0 for those that no TIFF has. */
const typeLengths = [1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8];
const SHORT = 3;

export interface TiffEntry {
  readonly tag: number;
  readonly type: number;
  readonly count: number;
  /** Of its values, in bytes. */
  readonly length: number;
  /** Where they stand in the file. */
  readonly start: number;
}

export interface TiffDirectory {
  readonly entries: readonly TiffEntry[];
  /** In bytes. */
  readonly length: number;
  /** Of the next one; 0 for none. */
  readonly next: number;
}

export class TiffReader {
  readonly #file: Blob;
  readonly #isLittle: boolean;
  /** Bytes of a number that points somewhere or counts values. */
  readonly #width: 4 | 8;

  private constructor(file: Blob, isLittle: boolean, width: 4 | 8) {
    this.#file = file;
    this.#isLittle = isLittle;
    this.#width = width;
  }

  /** Null for what is no TIFF. */
  static async open(file: Blob): Promise<TiffReader | null> {
    const head = await readPart(file, 0, 4);
    const order = head?.getUint16(0);
    if (!head || (order !== LITTLE_ENDIAN && order !== BIG_ENDIAN)) return null;
    const isLittle = order === LITTLE_ENDIAN;
    return new TiffReader(file, isLittle, head.getUint16(2, isLittle) === BIG_TIFF ? 8 : 4);
  }

  #number(view: DataView, at: number): number {
    return this.#width === 8
      ? Number(view.getBigUint64(at, this.#isLittle))
      : view.getUint32(at, this.#isLittle);
  }

  /** Where the first directory stands; null where the file ends before it is said. */
  async findFirst(): Promise<number | null> {
    const pointer = await readPart(this.#file, this.#width, this.#width);
    return pointer && this.#number(pointer, 0);
  }

  /** `cut` for one that the file ends inside of; null for what cannot be one. */
  async readDirectory(at: number): Promise<TiffDirectory | 'cut' | null> {
    const countLength = this.#width === 8 ? 8 : 2;
    const head = await readPart(this.#file, at, countLength);
    if (!head) return 'cut';
    const count = countLength === 8 ? this.#number(head, 0) : head.getUint16(0, this.#isLittle);
    if (count === 0 || count > MOST_ENTRIES) return null;
    const entryLength = 4 + 2 * this.#width;
    const list = await readPart(this.#file, at + countLength, count * entryLength);
    if (!list) return 'cut';
    const end = at + countLength + list.byteLength;
    // Some programs leave out that no directory follows.
    const pointer = await readPart(this.#file, end, this.#width);
    return {
      entries: Array.from({ length: count }, (_, index) =>
        this.#entry(list, index * entryLength, at + countLength),
      ),
      length: end - at,
      next: pointer ? this.#number(pointer, 0) : 0,
    };
  }

  #entry(list: DataView, at: number, listStart: number): TiffEntry {
    const type = list.getUint16(at + 2, this.#isLittle);
    const count = this.#number(list, at + 4);
    const length = count * (typeLengths[type - 1] ?? 0);
    const place = at + 4 + this.#width;
    const start = length <= this.#width ? listStart + place : this.#number(list, place);
    return { tag: list.getUint16(at, this.#isLittle), type, count, length, start };
  }

  /** Whole numbers; none where they are not all there. */
  async readNumbers({ type, count, start, length }: TiffEntry): Promise<readonly number[]> {
    const each = typeLengths[type - 1] ?? 0;
    const list = each < 2 || length > LONGEST_LIST ? null : await readPart(this.#file, start, length);
    if (!list) return [];
    return Array.from({ length: count }, (_, index) => {
      const at = index * each;
      if (type === SHORT) return list.getUint16(at, this.#isLittle);
      return each === 4
        ? list.getUint32(at, this.#isLittle)
        : each === 8
          ? Number(list.getBigUint64(at, this.#isLittle))
          : 0;
    });
  }
}
