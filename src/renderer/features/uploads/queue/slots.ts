/** A few places to work in, first come first served. A place that is waited for can be given up. */
export interface Slots {
  /** Runs `work` when a place is free. Rejects with the signal's reason when aborted before that. */
  use<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
}

export function createSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    async use(signal, work) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await new Promise<void>((resume) => waiting.push(resume));
      try {
        signal.throwIfAborted();
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
