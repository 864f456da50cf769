/**
 * Candidates that must all be known before the first of them is given. Whoever keeps much could have it all held in
 * memory by an order that no index has: documents wait with their content up to a bound, and beyond it by their names
 * and as much of their place in the order as the vendor indexes, to be read again in their turn.
 */
import type { StoredDocument } from '../storage/documents.ts';
import { cutToIndexed } from '../storage/indexes.ts';

export interface Candidate {
  readonly document: StoredDocument;
  readonly sortKey: Buffer;
}

interface Waiting {
  readonly key: Buffer;
  readonly sortKey: Buffer;
  /** Null where it is to be read again. */
  readonly candidate: Candidate | null;
}

/** Characters of content that wait: what an ordinary page of an album has several times over. */
const HELD = 4 * 1024 * 1024;

export class WaitingCandidates {
  readonly #read: (key: Buffer) => Candidate | null;
  #waiting: Waiting[] = [];
  #length = 0;

  /** `read` gives a candidate as it was when it was added. */
  constructor(read: (key: Buffer) => Candidate | null) {
    this.#read = read;
  }

  add(candidate: Candidate): void {
    const { document, sortKey } = candidate;
    this.#length += (document.length ?? 0) + sortKey.length;
    const isHeld = this.#length <= HELD;
    this.#waiting.push({
      key: document.key,
      // A copy: a part would hold all of it.
      sortKey: isHeld ? sortKey : Buffer.from(cutToIndexed(sortKey)),
      candidate: isHeld ? candidate : null,
    });
  }

  /** Gives them by their sort keys; none waits any more. */
  *inOrder(): Generator<Candidate> {
    const waiting = this.#waiting.sort(
      (one, other) => Buffer.compare(one.sortKey, other.sortKey) || Buffer.compare(one.key, other.key),
    );
    this.#waiting = [];
    this.#length = 0;
    for (const { key, candidate } of waiting) {
      const found = candidate ?? this.#read(key);
      if (found) yield found;
    }
  }
}
