/**
 * Where a person is signed in. The identity service keeps no list of sessions, so each sign-in notes itself:
 * a session is known by its `auth_time`, which every token of it carries.
 */
import type { DocumentReference } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  accountEndSession,
  accountListSessions,
  accountNoteSession,
  accountRevokeSessions,
} from '#shared/callables/account.ts';
import type { Caller } from '../caller.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { forgetEndedSessions, markSessionEnded, sessionIdOf, signInInstant } from './endedSessions.ts';

const sessionSchema = z.object({
  device: z.string(),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
  /** The session that says it goes on from this one, which is believed only where this one is not heard of again. */
  replacedBy: z.string().optional(),
});
/** More than a person has devices; older notes go. */
const SESSIONS_KEPT = 50;

export const noteSession = defineHandler(accountNoteSession, {
  access: 'user',
  run: async ({ device, replaces }, { caller, services }) => {
    const sessionId = sessionIdOf(caller);
    const sessions = sessionsOf(caller, services);
    const session = { device, signedInAt: signInInstant(caller), lastSeenAt: services.clock.now() };
    await sessions.doc(sessionId).set(session);
    if (replaces !== undefined && replaces !== sessionId)
      await markReplaced(services, sessions.doc(replaces), sessionId);
    const old = await sessions.orderBy('lastSeenAt', 'desc').offset(SESSIONS_KEPT).get();
    await Promise.all(old.docs.map(({ ref }) => ref.delete()));
    return { sessionId };
  },
});

export const listSessions = defineHandler(accountListSessions, {
  access: 'user',
  effect: 'reads',
  run: async (_input, { caller, services }) => {
    const [account, found] = await Promise.all([
      services.auth.getUser(caller.uid),
      sessionsOf(caller, services).orderBy('lastSeenAt', 'desc').limit(SESSIONS_KEPT).get(),
    ]);
    const validSince = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
    const thisOne = sessionIdOf(caller);
    const noted = found.docs.map((document) => ({
      id: document.id,
      ...sessionSchema.parse(document.data()),
    }));
    const ids = new Set(noted.map(({ id }) => id));
    // Whoever asks is there, whatever another session says.
    const isReplaced = ({ id, replacedBy }: (typeof noted)[number]) =>
      id !== thisOne && replacedBy !== undefined && ids.has(replacedBy);
    return {
      sessions: noted
        .filter((session) => session.signedInAt >= validSince && !isReplaced(session))
        .map(({ id, device, signedInAt, lastSeenAt }) => ({
          id,
          device,
          signedInAt: new Date(signedInAt).toISOString(),
          lastSeenAt: new Date(lastSeenAt).toISOString(),
          isThisOne: id === thisOne,
        })),
    };
  },
});

/** Kept, and only hidden: once that session is ended, this one is listed again. */
async function markReplaced({ firestore }: Services, note: DocumentReference, by: string): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(note)).exists) transaction.update(note, { replacedBy: by });
  });
}

export const endSession = defineHandler(accountEndSession, {
  access: 'user',
  run: async ({ sessionId }, { caller, services }) => {
    const endedAt = await markSessionEnded(caller.uid, sessionId, services);
    services.log.log('info', 'session-ended', { uid: caller.uid });
    return { endedAt: new Date(endedAt).toISOString() };
  },
});

export const revokeSessions = defineHandler(accountRevokeSessions, {
  access: 'user',
  run: async (_input, { caller, services }) => {
    await services.auth.revokeRefreshTokens(caller.uid);
    const noted = await sessionsOf(caller, services).listDocuments();
    await Promise.all(noted.map((document) => document.delete()));
    await forgetEndedSessions(caller.uid, services);
    services.log.log('info', 'sessions-revoked', { uid: caller.uid });
    return { revokedAt: new Date(services.clock.now()).toISOString() };
  },
});

const sessionsOf = ({ uid }: Caller, { firestore }: Services) =>
  firestore.collection(`users/${uid}/sessions`);
