/** What a token proved, until it expires: its signature is checked once, and not again at every request. */

/** As many people as may be active at once; of more, those seen first are checked again. */
const LIMIT = 2_000;

interface TokenMemory<T> {
  /** Undefined for a token that was not seen, or that expired since. `now` in seconds. */
  recall(token: string, now: number): T | undefined;
  /** `expiresAt` in seconds. */
  remember(token: string, expiresAt: number, value: T): void;
}

export function createTokenMemory<T>(): TokenMemory<T> {
  const known = new Map<string, { readonly expiresAt: number; readonly value: T }>();
  return {
    recall(token, now) {
      const found = known.get(token);
      if (!found || now < found.expiresAt) return found?.value;
      known.delete(token);
      return undefined;
    },
    remember(token, expiresAt, value) {
      const [first] = known.keys();
      if (known.size >= LIMIT && first !== undefined) known.delete(first);
      known.set(token, { expiresAt, value });
    },
  };
}
