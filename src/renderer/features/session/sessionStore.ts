/**
 * The one session of this page. Light on purpose: the identity SDK is loaded when a session may be stored, or when
 * somebody signs in; a visitor of the landing page never downloads it.
 */
import { lookIntoReachability } from '#platform/backend/reachability.ts';
import { platform } from '#platform/currentPlatform.ts';
import { logError } from '#platform/logging/logger.ts';
import type { SessionEngine } from './engine.ts';
import { forgetPerson, onPersonGone } from './forgetPerson.ts';
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

const personOf = (session: SessionState) => (session.status === 'signed-in' ? session.user.uid : null);

function publish(next: SessionState): void {
  const before = state;
  state = next;
  forgetPerson(personOf(before), personOf(next));
  // Also where nobody was known yet: a session that the service ended while this computer was off.
  if (next.status === 'signed-out' || next.status === 'failed') void platform().eraseKept();
  for (const listener of listeners) listener();
}

onPersonGone(() => void platform().eraseKept());

/** Called once by the app's start. */
export function startSession(): void {
  const { session } = platform();
  session.onOffered((take) => void followOffer(take).catch(fail));
  session
    .find()
    .then(async (isHere) => {
      // While the SDK is on its way: what it asks is given up where nothing answers.
      if (isHere) void lookIntoReachability();
      if (isHere || engine) await sessionEngine();
      else publish({ status: 'signed-out', reason: null });
    })
    .catch(fail);
}

function fail(error: unknown): void {
  logError('The session could not be started', {}, error);
  publish({ status: 'failed' });
}

/** Somebody signed in in another window. Whoever is signing in here right now goes first. */
async function followOffer(take: () => Promise<void>): Promise<void> {
  const running = await engine;
  if (running?.isChangingSession()) return;
  await take();
  await sessionEngine();
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
