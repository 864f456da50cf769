/**
 * Room for large bodies: few are here at once, and the others wait unread on their connections, which slows down whoever
 * sends them and nobody else. A body is let in by itself when it is larger than the room.
 */
import { limits } from './limits.ts';

export interface LargeBody {
  /** Called once, at once or when earlier ones have left. */
  readonly onAdmitted: () => void;
  readonly address: string;
  readonly bytes: number;
}

export interface LargeBodies {
  /** Returns what gives the room back, or the place in the line; safe to call twice. */
  enter(body: LargeBody): () => void;
}

export function createLargeBodies(
  perAddress: number = limits.largeBytesPerAddress,
  inAll: number = limits.largeBytes,
): LargeBodies {
  const waiting = new Set<LargeBody>();
  const admitted = new Set<LargeBody>();

  const bytesOf = (bodies: Iterable<LargeBody>) => [...bodies].reduce((sum, { bytes }) => sum + bytes, 0);

  function hasRoom({ address, bytes }: LargeBody): boolean {
    const own = [...admitted].filter((body) => body.address === address);
    return (
      (own.length === 0 || bytesOf(own) + bytes <= perAddress) &&
      (admitted.size === 0 || bytesOf(admitted) + bytes <= inAll)
    );
  }

  function admit(): void {
    for (const body of waiting) {
      if (!hasRoom(body)) continue;
      waiting.delete(body);
      admitted.add(body);
      body.onAdmitted();
    }
  }

  return {
    enter(body) {
      waiting.add(body);
      admit();
      return () => {
        waiting.delete(body);
        if (admitted.delete(body)) admit();
      };
    },
  };
}
