/**
 * Answers that were given and are not read: each stays in memory until its reader takes it. An address that leaves too
 * many lying is served no more until it has read them; what nobody fetches is dropped.
 */
import { limits } from './limits.ts';

export interface UnreadAnswer {
  readonly address: string;
  /** Bytes that its reader has not taken. */
  readonly bytes: () => number;
  readonly drop: () => void;
}

export interface UnreadAnswers {
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
  /** With what was unread when the sweep last came by. */
  const kept = new Map<UnreadAnswer, number>();

  const sumOf = (answers: readonly UnreadAnswer[]) => answers.reduce((sum, { bytes }) => sum + bytes(), 0);
  const ofAddress = (address: string) => [...kept.keys()].filter((answer) => answer.address === address);

  function drop(answer: UnreadAnswer): void {
    kept.delete(answer);
    answer.drop();
  }

  /** From the address that leaves most lying, its oldest first. */
  function makeRoom(): void {
    while (kept.size > 0 && sumOf([...kept.keys()]) > inAll) {
      const addresses = Map.groupBy(kept.keys(), ({ address }) => address);
      const [heaviest] = [...addresses.values()].sort((left, right) => sumOf(right) - sumOf(left));
      const [oldest] = heaviest ?? [];
      if (!oldest) return;
      drop(oldest);
    }
  }

  return {
    isFull: (address) => sumOf(ofAddress(address)) > perAddress,
    keep(answer) {
      kept.set(answer, Number.POSITIVE_INFINITY);
      makeRoom();
      return () => kept.delete(answer);
    },
    sweep() {
      for (const [answer, before] of kept) {
        const now = answer.bytes();
        if (now >= before) drop(answer);
        else kept.set(answer, now);
      }
    },
  };
}
