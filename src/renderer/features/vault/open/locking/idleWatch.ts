/**
 * Watches how long nobody did anything while the vault is open. It looks at the time of day again and again rather than
 * waiting once: a device that slept, or a page that stood still, finds out as soon as it runs again, and what its owner
 * does first is no activity but the moment to lock.
 */
import type { Clock } from '#shared/clock.ts';
import { AUTO_LOCK_MINUTES, type AutoLock } from '../autoLock.ts';
import type { LockCause } from '../vaultState.ts';

const MINUTE = 60_000;
const LOOK_EVERY = 5_000;
/** Browsers let pages in the background run once a minute: a longer gap is a sleep. */
const SHORTEST_SLEEP = 90_000;

interface IdleWatchOptions {
  readonly clock: Clock;
  readonly readAutoLock: () => AutoLock;
  readonly lock: (cause: LockCause) => void;
}

export class IdleWatch {
  readonly #options: IdleWatchOptions;
  #watching: AbortController | null = null;
  #activeAt = 0;
  #lookedAt = 0;

  constructor(options: IdleWatchOptions) {
    this.#options = options;
  }

  begin(): void {
    this.end();
    const watching = new AbortController();
    this.#watching = watching;
    this.#activeAt = this.#options.clock.now();
    this.#lookedAt = this.#activeAt;
    void this.#watch(watching.signal).catch(() => undefined);
  }

  end(): void {
    this.#watching?.abort();
    this.#watching = null;
  }

  /** False when it was too late: the vault is locked then, or was before. */
  noteActivity(): boolean {
    if (!this.look()) return false;
    this.#activeAt = this.#options.clock.now();
    return true;
  }

  /** Locks when it is time. Whether the vault may stay open. */
  look(): boolean {
    if (!this.#watching) return false;
    const { clock, readAutoLock, lock } = this.#options;
    const now = clock.now();
    const gap = now - this.#lookedAt;
    this.#lookedAt = now;
    // A clock that was set back begins again.
    if (now < this.#activeAt) this.#activeAt = now;
    const autoLock = readAutoLock();
    const limit = (autoLock.after === 'minutes' ? autoLock.minutes : AUTO_LOCK_MINUTES.usual) * MINUTE;
    const hasSlept = gap >= Math.max(limit, SHORTEST_SLEEP);
    const isIdle = autoLock.after === 'minutes' && now - this.#activeAt >= limit;
    if (!hasSlept && !isIdle) return true;
    lock(hasSlept ? 'device-slept' : 'idle');
    return false;
  }

  async #watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#options.clock.sleep(LOOK_EVERY, signal);
      if (!signal.aborted) this.look();
    }
  }
}
