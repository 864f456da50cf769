/**
 * Answers that were given and are not read: each stays in memory until its reader takes it. An address that leaves too
 * many lying is served no more until it has read them; what nobody fetches is dropped.
 */
import { limits } from './limits.ts';

interface UnreadAnswer {
  readonly address: string;
  /** Bytes that its reader has not taken. */
  readonly bytes: () => number;
  readonly drop: () => void;
}

interface UnreadAnswers {
  /** Whether this address leaves so much lying that it is not served. */
  isFull(address: string): boolean;
  /** Returns what is called when the answer was read, or its reader has gone. */
  keep(answer: UnreadAnswer): () => void;
  /** Drops what has not moved since the last time. Called every few seconds. */
  sweep(): void;
}

export function createUnreadAnswers(
  perAddress: number = limits.unreadBytesPerAddress,
  inAll: number = limits.unreadBytes,
): UnreadAnswers {
  /** Of each address, oldest first, with what was unread when the sweep last came by. */
  const kept = new Map<string, Map<UnreadAnswer, number>>();

  function sumOf(address: string): number {
    let sum = 0;
    for (const { bytes } of kept.get(address)?.keys() ?? []) sum += bytes();
    return sum;
  }

  function forget(answer: UnreadAnswer): void {
    const answers = kept.get(answer.address);
    answers?.delete(answer);
    if (answers?.size === 0) kept.delete(answer.address);
  }

  function drop(answer: UnreadAnswer): void {
    forget(answer);
    answer.drop();
  }

  /** From the address that leaves most lying, its oldest first. */
  function makeRoom(): void {
    for (;;) {
      const sums = [...kept.keys()].map((address) => ({ address, bytes: sumOf(address) }));
      if (sums.reduce((sum, { bytes }) => sum + bytes, 0) <= inAll) return;
      const [heaviest] = sums.toSorted((left, right) => right.bytes - left.bytes);
      const [oldest] = kept.get(heaviest?.address ?? '')?.keys() ?? [];
      if (!oldest) return;
      drop(oldest);
    }
  }

  return {
    isFull: (address) => sumOf(address) > perAddress,
    keep(answer) {
      const answers = kept.get(answer.address) ?? new Map<UnreadAnswer, number>();
      kept.set(answer.address, answers.set(answer, Number.POSITIVE_INFINITY));
      makeRoom();
      return () => forget(answer);
    },
    sweep() {
      for (const answers of kept.values()) {
        for (const [answer, before] of answers) {
          const now = answer.bytes();
          if (now >= before) drop(answer);
          else answers.set(answer, now);
        }
      }
    },
  };
}
