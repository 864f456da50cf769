/** What a JPEG says of itself between its scans. Source: ITU T.81, annex B. */
import { type CodeTable, makeCodeTable } from './codes.ts';

export interface Component {
  readonly id: number;
  /** How many blocks of it stand side by side, and above each other, where several components are in one scan. */
  readonly across: number;
  readonly down: number;
}

export interface Frame {
  readonly isProgressive: boolean;
  readonly width: number;
  readonly height: number;
  readonly components: readonly Component[];
}

export interface ScanComponent {
  readonly component: Component;
  readonly dc: CodeTable | null;
  readonly ac: CodeTable | null;
}

export interface Scan {
  readonly components: readonly ScanComponent[];
  readonly first: number;
  readonly last: number;
  /** From which bit it comes after, or null in the first scan about these coefficients, and to which it goes. */
  readonly refines: boolean;
  readonly lowestBit: number;
}

/** Tables hold until they are written anew. */
export class Tables {
  readonly #codes = new Map<number, CodeTable>();
  restartInterval = 0;

  readCodes(segment: Uint8Array): void {
    for (let at = 0; at + 17 <= segment.length; ) {
      const counts = segment.subarray(at + 1, at + 17);
      const length = counts.reduce((sum, count) => sum + count, 0);
      const symbols = segment.subarray(at + 17, at + 17 + length);
      const table = makeCodeTable(counts, symbols);
      if (table) this.#codes.set(segment[at] ?? 0, table);
      at += 17 + length;
    }
  }

  dc(index: number): CodeTable | null {
    return this.#codes.get(index) ?? null;
  }

  ac(index: number): CodeTable | null {
    return this.#codes.get(0x10 | index) ?? null;
  }
}

/** Null where it says nothing that could be followed. */
export function readFrame(segment: Uint8Array, isProgressive: boolean): Frame | null {
  const [depth, high = 0, low = 0, wide = 0, narrow = 0, count = 0] = segment;
  const components = Array.from({ length: count }, (_, index) => {
    const [id = 0, sampling = 0] = segment.subarray(6 + index * 3);
    return { id, across: sampling >> 4, down: sampling & 15 };
  });
  const frame = { isProgressive, width: (wide << 8) | narrow, height: (high << 8) | low, components };
  const canBeFollowed =
    depth === 8 &&
    frame.width > 0 &&
    frame.height > 0 &&
    count > 0 &&
    components.every(({ across, down }) => across >= 1 && across <= 4 && down >= 1 && down <= 4);
  return canBeFollowed ? frame : null;
}

/** Null where it names what the frame has not. */
export function readScan(segment: Uint8Array, { components }: Frame, tables: Tables): Scan | null {
  const [count = 0] = segment;
  const named = Array.from({ length: count }, (_, index) => {
    const [id, selectors = 0] = segment.subarray(1 + index * 2);
    const component = components.find((candidate) => candidate.id === id);
    return component && { component, dc: tables.dc(selectors >> 4), ac: tables.ac(selectors & 15) };
  });
  const [first, last, approximation] = segment.subarray(1 + count * 2);
  const known = named.filter((each) => each !== undefined);
  if (count === 0 || known.length < count || first === undefined || last === undefined || last > 63)
    return null;
  if (approximation === undefined) return null;
  return {
    components: known,
    first,
    last,
    refines: approximation >> 4 !== 0,
    lowestBit: approximation & 15,
  };
}
