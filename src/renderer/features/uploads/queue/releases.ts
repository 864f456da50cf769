/**
 * Room to be given back: reservations of uploads that were cancelled or failed. Each is on the device's disk until the
 * server has answered, so that a lost connection or a closed page keeps no bytes from the person.
 */
import type { Clock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Destination, ReservedId } from '../upload.ts';
import { remedyFor } from './remedy.ts';
import { retryDelay, waitForConnection } from './retryDelay.ts';

export interface Release {
  readonly itemId: ReservedId;
  readonly userId: UserId;
  /** Absent of what an older page left: an album. */
  readonly of?: Destination['kind'];
}

export interface ReleaseStore {
  listReleases(userId: UserId): Promise<Release[]>;
  saveRelease(release: Release): Promise<void>;
  removeRelease(itemId: ReservedId): Promise<void>;
}

interface ReleasesOptions {
  readonly askServer: (release: Release) => Promise<void>;
  readonly store: ReleaseStore;
  readonly clock: Clock;
}

export class Releases {
  readonly #options: ReleasesOptions;
  readonly #pending = new Set<ReservedId>();
  #stop = new AbortController();

  constructor(options: ReleasesOptions) {
    this.#options = options;
  }

  /** Gives the room back once `after` has settled: a request on its way may still take it. */
  add(release: Release, after: Promise<void>): void {
    if (this.#pending.has(release.itemId)) return;
    this.#pending.add(release.itemId);
    void this.#run(release, after, this.#stop.signal);
  }

  /** Goes on with what an earlier page could not finish. `signal` ends it when the person leaves. */
  async restore(userId: UserId, signal: AbortSignal): Promise<void> {
    const releases = await this.#options.store.listReleases(userId);
    if (signal.aborted) return;
    for (const release of releases) this.add(release, Promise.resolve());
  }

  /** Another person signs in, or nobody: the rest waits on the disk. */
  leave(): void {
    this.#stop.abort();
    this.#stop = new AbortController();
    this.#pending.clear();
  }

  async #run(release: Release, after: Promise<void>, signal: AbortSignal): Promise<void> {
    const { askServer, store, clock } = this.#options;
    // A browser that keeps nothing gives it back all the same, as long as the page is open.
    await store.saveRelease(release).catch(() => undefined);
    await after;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      try {
        await askServer(release);
        break;
      } catch (error) {
        const remedy = remedyFor(error);
        // What the server refuses to take back, it sweeps within a day.
        if (remedy.kind === 'begin-again' || remedy.kind === 'give-up') break;
        const retryAfter = remedy.kind === 'wait' ? remedy.retryAfter : null;
        await waitForConnection(clock, retryDelay(attempt, retryAfter), signal).catch(() => undefined);
      }
    }
    if (signal.aborted) return;
    this.#pending.delete(release.itemId);
    await store.removeRelease(release.itemId).catch(() => undefined);
  }
}
