/**
 * Candidates that must all be known before the first of them is given. Whoever keeps much could have it all held in
 * memory by an order that no index has: documents wait with their content up to a bound, and beyond it by their names
 * alone, to be read again in their turn.
 */
import type { StoredDocument } from '../storage/documents.ts';

export interface Candidate {
  readonly document: StoredDocument;
  readonly sortKey: Buffer;
}

interface Waiting {
  readonly key: Buffer;
  readonly sortKey: Buffer;
  readonly document: StoredDocument | null;
}

/** Characters of content that wait: what an ordinary page of an album has several times over. */
const HELD = 4 * 1024 * 1024;

export class WaitingCandidates {
  readonly #read: (key: Buffer) => StoredDocument | null;
  #waiting: Waiting[] = [];
  #length = 0;

  /** `read` gives a document as it was when it was added. */
  constructor(read: (key: Buffer) => StoredDocument | null) {
    this.#read = read;
  }

  add({ document, sortKey }: Candidate): void {
    this.#length += document.length ?? 0;
    const isHeld = this.#length <= HELD;
    this.#waiting.push({ key: document.key, sortKey, document: isHeld ? document : null });
  }

  /** Gives them by their sort keys; none waits any more. */
  *inOrder(): Generator<Candidate> {
    const waiting = this.#waiting.sort((one, other) => Buffer.compare(one.sortKey, other.sortKey));
    this.#waiting = [];
    this.#length = 0;
    for (const { key, sortKey, document } of waiting) {
      const found = document ?? this.#read(key);
      if (found) yield { document: found, sortKey };
    }
  }
}
