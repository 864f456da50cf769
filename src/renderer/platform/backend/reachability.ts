/**
 * Whether the backend answers, where the app opens without it (`platform.opensOffline`). A device that believes itself
 * connected may stand behind a dead network, so only an answer counts: whoever meets a lost request has it looked into, and
 * while nothing answers it is asked again, after growing pauses and whenever the device or the person gives reason to.
 */
import type { Clock } from '#shared/clock.ts';
import { withDeadline } from './deadline.ts';

/** How long an answer may take, in milliseconds: the identity service's limit on a device that is offline (SPEC §9). */
const ANSWER_LIMIT = 5_000;
const FIRST_PAUSE = 2_000;
const LONGEST_PAUSE = 30_000;

export interface Reachability {
  isReachable(): boolean;
  /** Asks now; those who ask at once share the answer. Never rejects. */
  look(): Promise<boolean>;
  /** Runs with every change, until the returned function is called. */
  onChange(listener: () => void): () => void;
}

/** `ask` resolves when the backend has answered, and rejects otherwise. */
export function createReachability(
  ask: (signal: AbortSignal) => Promise<unknown>,
  clock: Clock,
): Reachability {
  let isReachable = true;
  let looking: Promise<boolean> | null = null;
  let isAskingAgain = false;
  const listeners = new Set<() => void>();

  async function lookOnce(): Promise<boolean> {
    const answered = await withDeadline(clock, ANSWER_LIMIT, new AbortController().signal, ask).then(
      () => true,
      () => false,
    );
    looking = null;
    if (answered !== isReachable) {
      isReachable = answered;
      for (const listener of listeners) listener();
    }
    if (!answered) void askAgain();
    return answered;
  }

  function look(): Promise<boolean> {
    looking ??= lookOnce();
    return looking;
  }

  async function askAgain(): Promise<void> {
    if (isAskingAgain) return;
    isAskingAgain = true;
    for (let pause = FIRST_PAUSE; !isReachable; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      await clock.sleep(pause);
      if (!isReachable) await look();
    }
    isAskingAgain = false;
  }

  return {
    isReachable: () => isReachable,
    look,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let watched: Reachability | null = null;

/** Called once by the app's start, where the app opens without a connection. */
export function watchReachability(reachability: Reachability): void {
  watched = reachability;
  const look = () => void reachability.look();
  addEventListener('offline', look);
  addEventListener('online', look);
  addEventListener('focus', () => {
    if (!reachability.isReachable()) look();
  });
}

/** Always true where nobody watches. */
export function isReachable(): boolean {
  return watched?.isReachable() ?? true;
}

export function lookIntoReachability(): Promise<boolean> {
  return watched?.look() ?? Promise.resolve(true);
}

export function onReachabilityChange(listener: () => void): () => void {
  return watched?.onChange(listener) ?? (() => undefined);
}

/** Rejects like `fetch` as soon as the backend is known not to answer, instead of waiting for `work`. */
export async function whileReachable<Result>(work: () => Promise<Result>): Promise<Result> {
  const lost = new TypeError('The backend does not answer.');
  if (!isReachable()) throw lost;
  const giveUp = Promise.withResolvers<never>();
  const stop = onReachabilityChange(() => {
    if (!isReachable()) giveUp.reject(lost);
  });
  try {
    return await Promise.race([work(), giveUp.promise]);
  } finally {
    stop();
  }
}
