/**
 * Sessions that their owner ended from another device. The identity service can only end all of them, so the ended one
 * is marked: rules and callables look for the mark and refuse its tokens, however often they are refreshed
 * (`firestore.rules`, `storage.rules`, `assertMayCall.ts`).
 */
import type { Caller } from '../caller.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';

/** A revoked session's last token lives this long where the identity service does not ask (Firebase). */
const ID_TOKEN_LIFETIME = 60 * 60_000;

const endedSessionsOf = (uid: string, { firestore }: Services) =>
  firestore.collection(`users/${uid}/endedSessions`);

/** Milliseconds since the epoch. Throws `not-signed-in` for a token that does not say when its sign-in was. */
export function signInInstant(caller: Caller): number {
  const seconds = caller.claims.auth_time;
  if (typeof seconds !== 'number') throw new Refusal('not-signed-in', 'Sign in again to do this.');
  return seconds * 1000;
}

export const sessionIdOf = (caller: Caller): string => String(signInInstant(caller) / 1000);

/** Throws `session-ended`, or `not-signed-in` for a token that does not say its session: nobody could end that one. */
export async function assertSessionGoesOn(caller: Caller, services: Services): Promise<void> {
  const mark = await endedSessionsOf(caller.uid, services).doc(sessionIdOf(caller)).get();
  if (mark.exists)
    throw new Refusal('session-ended', 'This device was signed out from another one. Sign in again.');
}

/**
 * Ends a session that noted itself, or that the identity service knows, and takes its note: a mark on one that has not
 * begun would lock out whoever signs in at that second. Returns the milliseconds since the epoch since when it is over;
 * throws `not-found` for any other.
 */
export async function markSessionEnded(uid: string, sessionId: string, services: Services): Promise<number> {
  const { firestore, clock } = services;
  const mark = endedSessionsOf(uid, services).doc(sessionId);
  const note = firestore.doc(`users/${uid}/sessions/${sessionId}`);
  const isKnown = (await services.listSignIns(uid)).some((known) => known.sessionId === sessionId);
  return firestore.runTransaction(async (transaction) => {
    const [noted, marked] = await transaction.getAll(note, mark);
    const earlier: unknown = marked?.get('endedAt');
    if (typeof earlier === 'number') return earlier;
    if (!noted?.exists && !isKnown) throw new Refusal('not-found', 'This session is not in your list.');
    const endedAt = clock.now();
    transaction.set(mark, { endedAt });
    transaction.delete(note);
    return endedAt;
  });
}

/** After all sessions were revoked their marks say nothing new, as soon as no token of theirs is left. */
export async function forgetEndedSessions(uid: string, services: Services): Promise<void> {
  const dead = services.clock.now() - ID_TOKEN_LIFETIME;
  const marks = await endedSessionsOf(uid, services).where('endedAt', '<', dead).get();
  await Promise.all(marks.docs.map(({ ref }) => ref.delete()));
}
