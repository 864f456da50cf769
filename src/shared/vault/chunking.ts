/** Pieces of a stream, of whatever length, gathered into chunks of one length. */
import { type Bytes, joinBytes } from './encoding.ts';

export class Chunking {
  readonly #length: number;
  #pieces: Bytes[] = [];
  #held = 0;

  constructor(length: number) {
    this.#length = length;
  }

  /** The full chunks that now stand complete. The last bytes are held back, even a full chunk: it may be the last. */
  add(piece: Bytes): Bytes[] {
    if (piece.length === 0) return [];
    this.#pieces.push(piece);
    this.#held += piece.length;
    const count = Math.ceil(this.#held / this.#length) - 1;
    if (count === 0) return [];
    const all = this.#pieces.length === 1 ? piece : joinBytes(this.#pieces);
    const rest = all.subarray(count * this.#length);
    this.#pieces = [rest];
    this.#held = rest.length;
    return Array.from({ length: count }, (_, index) =>
      all.subarray(index * this.#length, (index + 1) * this.#length),
    );
  }

  /** What was held back. */
  rest(): Bytes {
    return joinBytes(this.#pieces);
  }
}
