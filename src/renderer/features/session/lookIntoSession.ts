/**
 * What became of a session that a server refused: the mark of its end is asked for, and else the identity service, which
 * refuses a new token to a person who is disabled or whose session is over.
 *
 * [Note: many refusals, one question] A page of pictures is refused a hundred times at once. They share one question;
 * a session that goes on (something else was refused) is not asked about again for `QUIET`.
 */
import { isErrorCode, isSessionOver } from '#platform/backend/sessionOver.ts';
import type { Clock } from '#shared/clock.ts';
import type { SignedOutReason } from './sessionState.ts';

/** In milliseconds. */
const QUIET = 10_000;

interface SessionQuestions {
  isMarkedEnded(): Promise<boolean>;
  renewToken(): Promise<unknown>;
}

export function createSessionLook(
  { isMarkedEnded, renewToken }: SessionQuestions,
  onOver: (reason: SignedOutReason) => void,
  clock: Clock,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    // Where the mark cannot be read, the identity service has the word.
    if (await isMarkedEnded().catch(() => false)) return onOver('session-ended');
    try {
      await renewToken();
      answeredAt = clock.now();
    } catch (error) {
      if (isSessionOver(error)) {
        onOver(isErrorCode(error, 'auth/user-disabled') ? 'account-disabled' : 'session-expired');
      }
    }
  }

  return () => {
    if (clock.now() - answeredAt < QUIET) return Promise.resolve();
    running ??= ask().finally(() => {
      running = null;
    });
    return running;
  };
}
