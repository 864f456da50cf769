/**
 * Code that comes when it is needed, and is asked for again where it cannot be had: after a moment, and as soon as the
 * device is online.
 */
import { type Clock, systemClock } from '#shared/clock.ts';

/** Milliseconds between tries; the last stays. */
const DELAYS = [1_000, 3_000, 10_000, 30_000];

export class OnDemand<Code> {
  readonly #load: () => Promise<Code>;
  readonly #clock: Clock;
  readonly #network: Partial<EventTarget>;
  readonly #listeners = new Set<() => void>();
  #code: Code | null = null;

  constructor(
    load: () => Promise<Code>,
    clock: Clock = systemClock,
    network: Partial<EventTarget> = globalThis,
  ) {
    this.#load = load;
    this.#clock = clock;
    this.#network = network;
  }

  current = (): Code | null => this.#code;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Gets the code, however long it takes; `onFailure` is told once. Returns what ends the waiting. */
  need(onFailure: () => void = () => {}): () => void {
    const ended = new AbortController();
    if (this.#code === null) void this.#get(onFailure, ended.signal);
    return () => ended.abort();
  }

  /** The code, however long it takes; `onFailure` is told once. */
  async get(onFailure: () => void = () => {}): Promise<Code> {
    await this.#get(onFailure, new AbortController().signal);
    if (this.#code === null) throw new Error('Code was had and is not there.');
    return this.#code;
  }

  /** One try beforehand, so that the code is there when it is needed. */
  prepare(): void {
    if (this.#code === null) void this.#try();
  }

  async #get(onFailure: () => void, signal: AbortSignal): Promise<void> {
    for (let attempt = 0; !(await this.#try()) && !signal.aborted; attempt += 1) {
      if (attempt === 0) onFailure();
      await this.#wait(DELAYS[Math.min(attempt, DELAYS.length - 1)] ?? 0, signal);
      if (signal.aborted) return;
    }
  }

  async #try(): Promise<boolean> {
    try {
      const code = await this.#load();
      if (this.#code !== null) return true;
      this.#code = code;
      for (const listener of this.#listeners) listener();
      return true;
    } catch {
      return false;
    }
  }

  async #wait(delay: number, signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    const online = new Promise<void>((resolve) => {
      this.#network.addEventListener?.('online', () => resolve(), { signal: ended.signal });
    });
    const slept = this.#clock.sleep(delay, AbortSignal.any([signal, ended.signal])).catch(() => undefined);
    await Promise.race([online, slept]);
    ended.abort();
  }
}
