/**
 * Keeps the id token fresh in the background (SPEC §4, §9): refreshed 5 minutes before it expires; after a failure tried
 * again in 30 s, doubling up to 16 minutes. Only the service's word that the session is over ends it: an answer of 429 or
 * 5xx says as little about the session as a lost connection.
 */
import type { Clock } from '#shared/clock.ts';
import { TOKEN_REFRESH_LEAD, TOKEN_REFRESH_RETRY_CAP, TOKEN_REFRESH_RETRY_FIRST } from '#shared/limits.ts';

interface TokenRefreshing {
  /** When the present token expires, in milliseconds. */
  readonly expiresAt: number;
  /** Fetches a new token and returns when that one expires. */
  refresh(): Promise<number>;
  /** The service said that the person is disabled or the session has ended. */
  isSessionOver(error: unknown): boolean;
  onSessionOver(error: unknown): void;
}

/** Runs until `signal` aborts or the session is over. Never rejects. */
export async function keepTokenFresh(
  { expiresAt, refresh, isSessionOver, onSessionOver }: TokenRefreshing,
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
      if (isSessionOver(error)) {
        onSessionOver(error);
        return;
      }
      wait = retryDelay;
      retryDelay = Math.min(retryDelay * 2, TOKEN_REFRESH_RETRY_CAP);
    }
  }
}
