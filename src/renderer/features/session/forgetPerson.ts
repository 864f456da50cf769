/**
 * What this page holds in memory of a person goes when somebody else, or nobody, is signed in. Whoever holds something beyond
 * a component's life says here how it is forgotten; the session runs it all once, whichever way it ended.
 */
import { logError } from '#platform/logging/logger.ts';
import type { UserId } from '#shared/domain/ids.ts';

const parts = new Set<() => void>();

/** `forget` must not need a server, and may run when there is nothing to forget. */
export function onPersonGone(forget: () => void): void {
  parts.add(forget);
}

/** Called with every change of the session; null for nobody. */
export function forgetPerson(before: UserId | null, after: UserId | null): void {
  if (before === null || before === after) return;
  for (const forget of parts) {
    try {
      forget();
    } catch (error) {
      logError('Something of the last person stayed in memory', {}, error);
    }
  }
}
