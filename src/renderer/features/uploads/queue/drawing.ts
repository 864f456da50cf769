/** The queue as it is drawn: a list that is renewed a moment after the first change, however many follow. */
import type { Clock } from '#shared/clock.ts';

/** It is renewed at most this often, in milliseconds. */
const DRAWING_INTERVAL = 100;

export class Drawing<Drawn> {
  readonly #clock: Clock;
  readonly #read: () => readonly Drawn[];
  readonly #listeners = new Set<() => void>();
  #snapshot: readonly Drawn[] = [];
  #isDue = false;

  constructor(clock: Clock, read: () => readonly Drawn[]) {
    this.#clock = clock;
    this.#read = read;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): readonly Drawn[] => this.#snapshot;

  /** Something changed. */
  renew(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    void this.#clock.sleep(DRAWING_INTERVAL).then(() => {
      this.#isDue = false;
      this.#snapshot = this.#read();
      for (const listener of this.#listeners) listener();
    });
  }
}
