/**
 * How long a download goes on trying, for all its files together: pauses grow while nothing comes, a byte that comes
 * resets them, and a connection that is back ends a pause at once. A line that says nothing for a while is a lost one.
 */
import { SilenceError, withDeadline } from '#platform/backend/deadline.ts';
import type { Clock } from '#shared/clock.ts';
import { MediaFetchError } from '../mediaFetchError.ts';

/** Resolves when the device is connected again; rejects with the signal's reason. */
export type WaitForConnection = (signal: AbortSignal) => Promise<void>;

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** How long an answer or its next bytes may be awaited, in milliseconds. */
const SILENCE_LIMIT = 20_000;

/** Answers that speak of the moment, not of the file: the line or the server will be back. */
const momentary: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504, 511]);

export interface RetryOptions {
  readonly clock: Clock;
  readonly waitForConnection: WaitForConnection;
  /** Most waiting without one new byte, in milliseconds, silence included. */
  readonly longestWait: number;
}

export class Retries {
  readonly #options: RetryOptions;
  #failures = 0;
  #waited = 0;

  constructor(options: RetryOptions) {
    this.#options = options;
  }

  /** Bytes came: whatever was wrong is over. */
  reset(): void {
    this.#failures = 0;
    this.#waited = 0;
  }

  /** What is awaited of the line. Throws SilenceError when it stays silent, the signal's reason, and what `ask` throws. */
  async listen<Answer>(signal: AbortSignal, ask: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    return withDeadline(this.#options.clock, SILENCE_LIMIT, signal, ask);
  }

  /** Resolves when it is time to try again; throws the cause when that is of no use any more. */
  async waitAfter(cause: unknown, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { clock, longestWait } = this.#options;
    if (cause instanceof SilenceError) this.#waited += SILENCE_LIMIT;
    const asked = cause instanceof MediaFetchError ? cause.retryAfter : null;
    const pause = Math.max(Math.min(FIRST_PAUSE * 2 ** this.#failures, LONGEST_PAUSE), asked ?? 0);
    if (this.#waited + pause > longestWait) throw cause;
    this.#failures += 1;
    this.#waited += pause;
    // A server that asked for time gets it; a lost line is tried as soon as it is back.
    if (cause instanceof MediaFetchError) await clock.sleep(pause, signal);
    else await this.#sleepUntilConnected(pause, signal);
  }

  async #sleepUntilConnected(pause: number, signal: AbortSignal): Promise<void> {
    const awake = new AbortController();
    const either = AbortSignal.any([signal, awake.signal]);
    try {
      await Promise.race([this.#options.clock.sleep(pause, either), this.#options.waitForConnection(either)]);
    } finally {
      awake.abort();
    }
  }
}

/** What an error says about the file: `refused` is final, `failing` may pass, `momentary` will. */
export function natureOf(error: unknown): 'refused' | 'failing' | 'momentary' {
  if (!(error instanceof MediaFetchError) || momentary.has(error.status)) return 'momentary';
  return error.status >= 500 ? 'failing' : 'refused';
}

/** The browser's own word for it. A device that believes itself connected learns nothing and waits the pause out. */
export const waitForBrowserConnection: WaitForConnection = (signal) =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    addEventListener('online', () => resolve(), { once: true, signal });
  });
