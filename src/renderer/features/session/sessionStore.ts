/**
 * The one session of this page. Light on purpose: the identity SDK is loaded when a session may be stored, or when
 * somebody signs in; a visitor of the landing page never downloads it.
 */
import { platform } from '#platform/currentPlatform.ts';
import { logError } from '#platform/logging/logger.ts';
import type { SessionEngine } from './engine.ts';
import type { SessionState } from './sessionState.ts';

let state: SessionState = { status: 'loading' };
const listeners = new Set<() => void>();
let engine: Promise<SessionEngine> | null = null;

export function sessionState(): SessionState {
  return state;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Called once by the app's start. */
export function startSession(): void {
  if (!platform().mayHoldSession()) {
    publish({ status: 'signed-out', reason: null });
    return;
  }
  sessionEngine().catch((error: unknown) => {
    logError('The session could not be started', {}, error);
    publish({ status: 'failed' });
  });
}

/** Loads the identity SDK on first use. A failed load can be tried again. */
export function sessionEngine(): Promise<SessionEngine> {
  engine ??= import('./engine.ts')
    .then(({ startSessionEngine }) => startSessionEngine(publish, sessionState))
    .catch((error: unknown) => {
      engine = null;
      throw error;
    });
  return engine;
}
