/**
 * Keeps the id token fresh in the background (SPEC §4, §9): refreshed 5 minutes before it expires; after a network
 * failure tried again in 30 s, doubling up to 16 minutes. Any other failure ends it: the identity SDK has signed the
 * person out by then.
 */
import type { Clock } from '#shared/clock.ts';
import { TOKEN_REFRESH_LEAD, TOKEN_REFRESH_RETRY_CAP, TOKEN_REFRESH_RETRY_FIRST } from '#shared/limits.ts';

export interface TokenRefreshing {
  /** When the present token expires, in milliseconds. */
  readonly expiresAt: number;
  /** Fetches a new token and returns when that one expires. */
  refresh(): Promise<number>;
  isNetworkFailure(error: unknown): boolean;
  onRefused(error: unknown): void;
}

/** Runs until `signal` aborts or the service refuses. Never rejects. */
export async function keepTokenFresh(
  { expiresAt, refresh, isNetworkFailure, onRefused }: TokenRefreshing,
  clock: Clock,
  signal: AbortSignal,
): Promise<void> {
  let deadline = expiresAt;
  let retryDelay: number = TOKEN_REFRESH_RETRY_FIRST;
  let wait = Math.max(0, deadline - TOKEN_REFRESH_LEAD - clock.now());
  while (!signal.aborted) {
    try {
      await clock.sleep(wait, signal);
    } catch {
      return;
    }
    try {
      deadline = await refresh();
      retryDelay = TOKEN_REFRESH_RETRY_FIRST;
      wait = Math.max(0, deadline - TOKEN_REFRESH_LEAD - clock.now());
    } catch (error) {
      if (signal.aborted) return;
      if (!isNetworkFailure(error)) {
        onRefused(error);
        return;
      }
      wait = retryDelay;
      retryDelay = Math.min(retryDelay * 2, TOKEN_REFRESH_RETRY_CAP);
    }
  }
}
