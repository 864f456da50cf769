/**
 * How long a download goes on trying, for all its files together: delays grow while nothing comes, a byte that comes
 * resets them, and a connection that is back ends a delay at once. A line that says nothing for a while is a lost one.
 */
import { AnswerError } from '#platform/backend/answerError.ts';
import { limitOnSilence, SilenceError, withDeadline } from '#platform/backend/deadline.ts';
import { failureOf, retryOf } from '#platform/backend/failure.ts';
import { isReachable, onReachabilityChange } from '#platform/backend/reachability.ts';
import type { Clock } from '#shared/clock.ts';

/** Resolves when the device is connected again; rejects with the signal's reason. */
export type WaitForConnection = (signal: AbortSignal) => Promise<void>;

/** How often one file may fail on a server that answers. */
const MOST_FAILURES = 5;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;
/** How long an answer or its next bytes may be awaited, in milliseconds. */
const SILENCE_LIMIT = 20_000;

/** A page of a long list, at most. */
const MOST_LISTED_BYTES = 4 * 1024 * 1024;

interface RetryOptions {
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

  /** A question that may be asked again, until it is answered. Throws what a refusal says, or the signal's reason. */
  async ask<Answer>(signal: AbortSignal, question: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      try {
        const answer = await withDeadline(
          this.#options.clock,
          limitOnSilence(MOST_LISTED_BYTES),
          signal,
          question,
        );
        this.reset();
        return answer;
      } catch (error) {
        if (natureOf(error) === 'refused') throw error;
        await this.waitAfter(error, signal);
      }
    }
  }

  /**
   * For one file, `goOnAfter` what went wrong: resolves when it is time to try again. Throws the cause when the server
   * refuses the file or keeps failing on it, and when waiting is of no use any more.
   */
  ofFile(signal: AbortSignal): (cause: unknown) => Promise<void> {
    let failures = 0;
    return async (cause) => {
      const nature = natureOf(cause);
      if (nature === 'failing') failures += 1;
      if (nature === 'refused' || failures === MOST_FAILURES) throw cause;
      await this.waitAfter(cause, signal);
    };
  }

  /** Resolves when it is time to try again; throws the cause when that is of no use any more. */
  async waitAfter(cause: unknown, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const { clock, longestWait } = this.#options;
    if (cause instanceof SilenceError) this.#waited += SILENCE_LIMIT;
    const asked = cause instanceof AnswerError ? cause.retryAfter : null;
    const delay = Math.max(Math.min(FIRST_DELAY * 2 ** this.#failures, LONGEST_DELAY), asked ?? 0);
    if (this.#waited + delay > longestWait) throw cause;
    this.#failures += 1;
    this.#waited += delay;
    // A server that asked for time gets it; a lost line is tried as soon as it is back.
    if (cause instanceof AnswerError) await clock.sleep(delay, signal);
    else await this.#sleepUntilConnected(delay, signal);
  }

  async #sleepUntilConnected(delay: number, signal: AbortSignal): Promise<void> {
    const awake = new AbortController();
    const either = AbortSignal.any([signal, awake.signal]);
    try {
      await Promise.race([this.#options.clock.sleep(delay, either), this.#options.waitForConnection(either)]);
    } finally {
      awake.abort();
    }
  }
}

/** What the line or a server in front says: it will be back. */
const onTheWay: ReadonlySet<number> = new Set([502, 503, 504, 511]);

/** What an error says about what was asked: `refused` is final, `failing` may pass, `momentary` will. */
export function natureOf(error: unknown): 'refused' | 'failing' | 'momentary' {
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'unauthenticated':
    case 'rejected':
      return 'refused';
    case 'refused':
      return retryOf(failure) === 'never' ? 'refused' : 'momentary';
    case 'unavailable':
      // A success without the file in it would be no other.
      if (failure.status >= 200 && failure.status < 400) return 'refused';
      return failure.status < 500 || onTheWay.has(failure.status) ? 'momentary' : 'failing';
    default:
      return 'momentary';
  }
}

/**
 * The browser's own word for it, or the backend's answer where it is asked. A device that believes itself connected learns
 * nothing of the browser and waits the delay out.
 */
export const waitForBrowserConnection: WaitForConnection = (signal) =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    addEventListener('online', () => resolve(), { once: true, signal });
    const stop = onReachabilityChange(() => {
      if (!isReachable()) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop, { once: true });
  });
