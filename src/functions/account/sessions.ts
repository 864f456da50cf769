/**
 * Where a person is signed in. A session is known by its `auth_time`, which every token of it carries. Each sign-in notes
 * its device; one that does not is listed all the same where the identity service knows it.
 */
import { z } from 'zod';
import {
  accountEndSession,
  accountListSessions,
  accountNoteSession,
  accountRevokeSessions,
} from '#shared/callables/account.ts';
import { SESSIONS_KEPT } from '#shared/limits.ts';
import { forgetEndedSessions, markSessionEnded, sessionIdOf, signInInstant } from '../access/index.ts';
import type { Caller } from '../caller.ts';
import { defineHandler } from '../handler.ts';
import { noteSignOfLife } from '../lifeVerification/index.ts';
import type { Services } from '../services.ts';

const sessionSchema = z.object({
  device: z.string(),
  signedInAt: z.number(),
  lastSeenAt: z.number(),
});

export const noteSession = defineHandler(accountNoteSession, {
  access: 'user',
  run: async ({ device }, { caller, services }) => {
    const sessionId = sessionIdOf(caller);
    const sessions = sessionsOf(caller, services);
    const session = { device, signedInAt: signInInstant(caller), lastSeenAt: services.clock.now() };
    const isSignIn = !(await sessions.doc(sessionId).get()).exists;
    await sessions.doc(sessionId).set(session);
    // Somebody signed in: what a device does by itself later notes the same session again.
    if (isSignIn) await noteSignOfLife(services, caller.uid);
    const old = await sessions.orderBy('lastSeenAt', 'desc').offset(SESSIONS_KEPT).get();
    await Promise.all(old.docs.map(({ ref }) => ref.delete()));
    return { sessionId };
  },
});

export const listSessions = defineHandler(accountListSessions, {
  access: 'user',
  effect: 'reads',
  run: async (_input, { caller, services }) => {
    const [account, found, known] = await Promise.all([
      services.auth.getUser(caller.uid),
      sessionsOf(caller, services).orderBy('lastSeenAt', 'desc').limit(SESSIONS_KEPT).get(),
      // Strangers share the demo: when they came is nobody else's business.
      caller.claims.demo === true ? [] : services.listSignIns(caller.uid),
    ]);
    const validSince = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
    const thisOne = sessionIdOf(caller);
    const uses = new Map(known.map(({ sessionId, lastUsedAt }) => [sessionId, lastUsedAt]));
    const noted = found.docs.flatMap((document) => {
      const session = sessionSchema.safeParse(document.data());
      if (!session.success) {
        services.log.log('warning', 'session-not-read', { path: document.ref.path });
        return [];
      }
      const lastSeenAt = Math.max(session.data.lastSeenAt, uses.get(document.id) ?? 0);
      return [{ id: document.id, ...session.data, lastSeenAt }];
    });
    const ids = new Set(noted.map(({ id }) => id));
    const silent = known
      .filter(({ sessionId }) => !ids.has(sessionId))
      .map(({ sessionId, signedInAt, lastUsedAt }) => ({
        id: sessionId,
        device: null,
        signedInAt,
        lastSeenAt: lastUsedAt,
      }));
    return {
      sessions: [...noted.filter(({ signedInAt }) => signedInAt >= validSince), ...silent]
        .toSorted((one, other) => other.lastSeenAt - one.lastSeenAt)
        .slice(0, SESSIONS_KEPT)
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

export const endSession = defineHandler(accountEndSession, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ sessionId }, { caller, services }) => {
    const endedAt = await markSessionEnded(caller.uid, sessionId, services);
    services.log.log('info', 'session-ended', { uid: caller.uid });
    return { endedAt: new Date(endedAt).toISOString() };
  },
});

export const revokeSessions = defineHandler(accountRevokeSessions, {
  access: 'user',
  servesEveryVersion: true,
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
