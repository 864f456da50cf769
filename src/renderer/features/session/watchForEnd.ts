/**
 * How this device notices that its session was ended from another one. The server refuses its tokens from that moment;
 * this only ends the pretence here.
 */
import type { User } from 'firebase/auth';
import { doc, getDoc } from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import { logWarning } from '#platform/logging/logger.ts';

/** How often a page in front of somebody asks, in milliseconds. */
const INTERVAL = 5 * 60_000;

/** Every token of a session carries the instant of its sign-in. */
export async function sessionIdOf(user: User): Promise<string> {
  const { claims } = await user.getIdTokenResult();
  return String(claims.auth_time);
}

export async function isSessionEnded(user: User): Promise<boolean> {
  const mark = doc(documents(), 'users', user.uid, 'endedSessions', await sessionIdOf(user));
  return (await getDoc(mark)).exists();
}

/** Asks when the page comes to the front, and now and then while it stays there, until `signal` is aborted. */
export function watchForEnd(user: User, onEnded: () => void, signal: AbortSignal): void {
  async function look(): Promise<void> {
    if (document.visibilityState !== 'visible' || signal.aborted) return;
    try {
      const isEnded = await isSessionEnded(user);
      if (isEnded && !signal.aborted) onEnded();
    } catch (error) {
      logWarning('It is not known whether this session was ended', {}, error);
    }
  }
  const timer = setInterval(() => void look(), INTERVAL);
  signal.addEventListener('abort', () => clearInterval(timer));
  document.addEventListener('visibilitychange', () => void look(), { signal });
  window.addEventListener('focus', () => void look(), { signal });
  void look();
}
