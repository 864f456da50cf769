/** The prefix codes of a JPEG and the bits they are read from. Source: ITU T.81, annexes C and F.2.2. */

const LONGEST_CODE = 16;
/** Codes up to this length, which are nearly all, are found in one step. */
const SHORT = 10;

export interface CodeTable {
  /** By the next SHORT bits: in the high byte how many bits its code and its value have, in the low one its symbol; 0 for a longer code. */
  readonly short: Uint16Array;
  /** By length: one more than the last code, its bits set left in sixteen; 0 where there is none. */
  readonly ends: Uint32Array;
  /** By length: what to add to a code to have the place of its symbol. */
  readonly places: Int32Array;
  readonly symbols: Uint8Array;
}

/** Of the value that follows a code, in bits. */
const valueLength = (symbol: number) => symbol & 15;

/** `counts`: how many codes there are of each length from one bit on. Null for counts that leave no room for codes. */
export function makeCodeTable(counts: Uint8Array, symbols: Uint8Array): CodeTable | null {
  const short = new Uint16Array(1 << SHORT);
  const ends = new Uint32Array(LONGEST_CODE + 1);
  const places = new Int32Array(LONGEST_CODE + 1);
  let code = 0;
  let place = 0;
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    const count = counts[length - 1] ?? 0;
    places[length] = place - code;
    for (let index = 0; length <= SHORT && index < count; index += 1) {
      const symbol = symbols[place + index] ?? 0;
      const entry = ((length + valueLength(symbol)) << 8) | symbol;
      const spread = SHORT - length;
      short.fill(entry, (code + index) << spread, (code + index + 1) << spread);
    }
    code += count;
    place += count;
    if (code > 1 << length) return null;
    if (count > 0) ends[length] = code << (LONGEST_CODE - length);
    code <<= 1;
  }
  return { short, ends, places, symbols };
}

/** No code is read as this symbol. */
export const NO_SYMBOL = -1;

/** Zeros after the end, so that reading ahead needs no question. */
export const READ_AHEAD = 4;

/** Bytes. */
const MOST_LEFT = 32;

/** Bits of `content` up to `byteLength`, READ_AHEAD bytes before its own end. */
export class Bits {
  readonly #content: Uint8Array;
  readonly #end: number;
  #at = 0;

  constructor(content: Uint8Array, byteLength: number) {
    this.#content = content;
    this.#end = byteLength * 8;
  }

  /** Whether more was read than there is. */
  get isPastEnd(): boolean {
    return this.#at > this.#end;
  }

  /** Whether more follows than a careless program leaves behind, other than one byte over and over. */
  get hasCodesLeft(): boolean {
    const rest = this.#content.subarray((this.#at + 7) >>> 3, this.#end >>> 3);
    return rest.length > MOST_LEFT && rest.some((byte) => byte !== rest[0]);
  }

  #next16(): number {
    const place = this.#at >>> 3;
    const content = this.#content;
    const three =
      ((content[place] ?? 0) << 16) | ((content[place + 1] ?? 0) << 8) | (content[place + 2] ?? 0);
    return (three >>> (8 - (this.#at & 7))) & 0xffff;
  }

  skip(count: number): void {
    this.#at += count;
  }

  /** At most sixteen. */
  read(count: number): number {
    const value = this.#next16() >>> (16 - count);
    this.#at += count;
    return value;
  }

  /** The next code's symbol, or NO_SYMBOL. The value that follows it is passed over. */
  readSymbol({ short, ends, places, symbols }: CodeTable): number {
    const bits = this.#next16();
    const entry = short[bits >>> (16 - SHORT)] ?? 0;
    if (entry !== 0) {
      this.#at += entry >>> 8;
      return entry & 0xff;
    }
    for (let length = SHORT + 1; length <= LONGEST_CODE; length += 1) {
      if (bits >= (ends[length] ?? 0)) continue;
      const symbol = symbols[(bits >>> (LONGEST_CODE - length)) + (places[length] ?? 0)];
      if (symbol === undefined) return NO_SYMBOL;
      this.#at += length + valueLength(symbol);
      return symbol;
    }
    return NO_SYMBOL;
  }
}
