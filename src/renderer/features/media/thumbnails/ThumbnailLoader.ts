/**
 * Small pictures for the grid, fetched with the person's own token and kept as object addresses.
 * A tile acquires its picture while it is in view and releases it when it leaves.
 *
 * [Note: thumbnails follow the eye] The newest wish is served first, because it is what has just scrolled into
 * view. A wish released before its turn is never fetched, and one released in flight is aborted. What was fetched
 * stays in memory up to a budget, least recently seen first to go; a picture on screen is never thrown away. One that
 * failed is asked for again while it is on screen: after growing pauses for some minutes, and when the line is back.
 */
import { withDeadline } from '#platform/backend/deadline.ts';
import type { Clock } from '#shared/clock.ts';
import { natureOf, Retries, type WaitForConnection } from '../download/retries.ts';

/** How long a picture may take, in milliseconds: a silent answer must not hold back the others. */
const TIME_LIMIT = 60_000;
/** How long a picture that failed is asked for again by the clock alone, in milliseconds. */
const LONGEST_WAIT = 5 * 60_000;

/** Fetches one file of the media store; rejects when refused, absent or aborted. */
type FetchMedia = (storagePath: string, signal: AbortSignal) => Promise<Blob>;

/** Object addresses, injected so that the loader can be tested without a page. */
interface ObjectAddresses {
  create(blob: Blob): string;
  revoke(address: string): void;
}

interface ThumbnailLoaderOptions {
  readonly fetchMedia: FetchMedia;
  readonly addresses: ObjectAddresses;
  readonly clock: Clock;
  readonly waitForConnection: WaitForConnection;
  /** Fetches at once. HTTP/1.1 browsers open six connections an origin; one is left to everything else. */
  readonly concurrency?: number;
  readonly budgetBytes?: number;
}

export type Thumbnail =
  | { readonly state: 'waiting' }
  | { readonly state: 'ready'; readonly address: string }
  | { readonly state: 'failed' };

interface Entry {
  readonly storagePath: string;
  thumbnail: Thumbnail;
  bytes: number;
  users: number;
  inFlight: AbortController | null;
  /** While it failed and is to be asked for again; aborting it gives that up. */
  delay: AbortController | null;
  readonly retries: Retries;
  readonly listeners: Set<() => void>;
}

const WAITING: Thumbnail = { state: 'waiting' };
const FAILED: Thumbnail = { state: 'failed' };

export class ThumbnailLoader {
  readonly #options: ThumbnailLoaderOptions;
  readonly #concurrency: number;
  readonly #budgetBytes: number;
  /** Insertion order is order of use: the first one was seen longest ago. */
  readonly #entries = new Map<string, Entry>();
  /** Paths waiting for a fetch; the last one is served first. */
  readonly #wanted = new Set<string>();
  #inFlight = 0;
  #bytes = 0;

  constructor(options: ThumbnailLoaderOptions) {
    this.#options = options;
    this.#concurrency = options.concurrency ?? 5;
    this.#budgetBytes = options.budgetBytes ?? 96 * 1024 * 1024;
  }

  /** What can be drawn now. Stable between changes, as `useSyncExternalStore` wants it. */
  read(storagePath: string): Thumbnail {
    return this.#entries.get(storagePath)?.thumbnail ?? WAITING;
  }

  /** Keeps a picture wanted until the returned function is called; `onChange` runs when `read` would differ. */
  acquire(storagePath: string, onChange: () => void): () => void {
    const entry = this.#touch(storagePath);
    entry.users += 1;
    entry.listeners.add(onChange);
    if (entry.thumbnail.state === 'failed') entry.thumbnail = WAITING;
    if (entry.thumbnail.state === 'waiting' && !entry.inFlight) this.#want(entry);
    return () => {
      if (!entry.listeners.delete(onChange)) return;
      entry.users -= 1;
      if (entry.users === 0) this.#release(entry);
    };
  }

  /** Forgets everything, at sign-out: nobody's pictures stay in memory for the next person. */
  clear(): void {
    for (const entry of this.#entries.values()) {
      entry.inFlight?.abort();
      entry.delay?.abort();
      if (entry.thumbnail.state === 'ready') this.#options.addresses.revoke(entry.thumbnail.address);
    }
    this.#entries.clear();
    this.#wanted.clear();
    this.#bytes = 0;
  }

  #touch(storagePath: string): Entry {
    const known = this.#entries.get(storagePath);
    if (known) {
      this.#entries.delete(storagePath);
      this.#entries.set(storagePath, known);
      return known;
    }
    const entry: Entry = {
      storagePath,
      thumbnail: WAITING,
      bytes: 0,
      users: 0,
      inFlight: null,
      delay: null,
      retries: new Retries({ ...this.#options, longestWait: LONGEST_WAIT }),
      listeners: new Set(),
    };
    this.#entries.set(storagePath, entry);
    return entry;
  }

  #release(entry: Entry): void {
    this.#wanted.delete(entry.storagePath);
    entry.inFlight?.abort();
    entry.delay?.abort();
    if (entry.thumbnail.state !== 'ready') this.#entries.delete(entry.storagePath);
    this.#evict();
  }

  #want({ storagePath }: Entry): void {
    this.#wanted.delete(storagePath);
    this.#wanted.add(storagePath);
    this.#serve();
  }

  #serve(): void {
    while (this.#inFlight < this.#concurrency) {
      const storagePath = [...this.#wanted].at(-1);
      if (storagePath === undefined) return;
      this.#wanted.delete(storagePath);
      const entry = this.#entries.get(storagePath);
      if (entry) void this.#fetch(entry);
    }
  }

  async #fetch(entry: Entry): Promise<void> {
    const controller = new AbortController();
    const { fetchMedia, clock, addresses } = this.#options;
    entry.delay?.abort();
    entry.inFlight = controller;
    this.#inFlight += 1;
    try {
      const blob = await withDeadline(clock, TIME_LIMIT, controller.signal, (signal) =>
        fetchMedia(entry.storagePath, signal),
      );
      if (this.#entries.get(entry.storagePath) !== entry) return;
      entry.bytes = blob.size;
      this.#bytes += blob.size;
      entry.thumbnail = { state: 'ready', address: addresses.create(blob) };
    } catch (error) {
      // An aborted one has left the view; any other shows its fallback.
      if (!controller.signal.aborted) {
        entry.thumbnail = FAILED;
        void this.#askAgain(entry, error);
      }
    } finally {
      if (entry.inFlight === controller) entry.inFlight = null;
      this.#inFlight -= 1;
      this.#evict();
      for (const listener of entry.listeners) listener();
      this.#serve();
    }
  }

  /** Never rejects. */
  async #askAgain(entry: Entry, cause: unknown): Promise<void> {
    if (natureOf(cause) === 'refused') return;
    const delay = new AbortController();
    const { signal } = delay;
    entry.delay = delay;
    try {
      await entry.retries.waitAfter(cause, signal).catch(async () => {
        signal.throwIfAborted();
        await this.#options.waitForConnection(signal);
        entry.retries.reset();
      });
      signal.throwIfAborted();
      this.#want(entry);
    } catch {
      // It left the view, or somebody else asked for it.
    }
  }

  #evict(): void {
    for (const [storagePath, entry] of this.#entries) {
      if (this.#bytes <= this.#budgetBytes) return;
      if (entry.users > 0 || entry.thumbnail.state !== 'ready') continue;
      this.#options.addresses.revoke(entry.thumbnail.address);
      this.#bytes -= entry.bytes;
      this.#entries.delete(storagePath);
    }
  }
}
