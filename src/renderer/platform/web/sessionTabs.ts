/**
 * One session for all open tabs (docs/decisions/0019). Each tab keeps it where the identity SDK's browser-session
 * persistence does, in the storage of that tab, which ends with the browser; a tab that opens asks the others for it over
 * a channel of this origin, and is answered on a channel that only it knows. Nothing is written anywhere else.
 *
 * Loaded by every page, also for visitors: no SDK, no schemas.
 */

import { logWarning } from '#platform/logging/logger.ts';
import type { Clock } from '#shared/clock.ts';
import type { SessionSharing, SignOutCause } from '../platform.ts';
import { isSessionKey } from '../sessionKey.ts';
import { HOLDER_LOCK, isNewer, readSession, type StoredSession, withExpiryDoubted } from './storedSession.ts';

const CHANNEL = 'amaranth.session';
/** The tab that renews the tokens holds it: a refresh token is replaced at each use. */
const RENEWAL_LOCK = 'amaranth.session-renewal';

/** How long tabs that are there may take to answer (one of them may be frozen), in milliseconds. */
const ANSWER_WAIT = 1_000;
/** The same where the browser cannot say whether there are any (it keeps its locks for secure origins). */
const BLIND_ANSWER_WAIT = 250;
/** How long a tab that stopped half-way may keep the others from renewing, in milliseconds. */
const RENEWAL_WAIT = 10_000;

interface TabSurroundings {
  /** Throws where the browser refuses it. */
  openStorage(): Storage;
  openChannel(name: string): BroadcastChannel;
  readonly locks: LockManager | null;
  readonly clock: Clock;
}

/** What the persistence tells and hears. */
export interface SessionTabs extends SessionSharing {
  /** Must run before the SDK reads its session: a token that only a wrong clock makes valid is renewed first. */
  doubtExpiry(): void;
  /** The SDK wrote or removed its session in this tab. */
  noteStored(): void;
  /** `onTaken` runs when a session of another tab was written into this tab's storage. */
  followTaken(onTaken: () => Promise<void>): void;
}

type Message =
  | { readonly kind: 'question'; readonly asker: string }
  /** A tab signed in, or its tokens were renewed. */
  | { readonly kind: 'held'; readonly session: StoredSession }
  | {
      readonly kind: 'signed-out';
      readonly uid: string;
      readonly sessionId: string;
      readonly cause: SignOutCause;
    }
  /** A tab changed account or profile, and each of the others reads them again. */
  | { readonly kind: 'changed'; readonly uid: string };

export function createSessionTabs({ openStorage, openChannel, locks, clock }: TabSurroundings): SessionTabs {
  const channel = openChannel(CHANNEL);
  const takenListeners = new Set<() => Promise<void>>();
  /** Sessions that were signed out: no late message brings them back. */
  const signedOut = new Set<string>();
  let onOffered: (take: () => Promise<void>) => void = () => undefined;
  let onSignedOut: (uid: string, cause: SignOutCause) => void = () => undefined;
  let onChanged: (uid: string) => void = () => undefined;
  /** Not null while this tab shares. */
  let letGo: (() => void) | null = null;
  let lastKnown: StoredSession | null = null;

  function storageKeys(): readonly string[] {
    try {
      return Object.keys(openStorage()).filter(isSessionKey);
    } catch {
      return [];
    }
  }

  function stored(): StoredSession | null {
    const key = storageKeys()[0];
    return key === undefined ? null : readSession(key, openStorage().getItem(key) ?? '');
  }

  const post = (message: Message) => channel.postMessage(message);

  async function take(session: StoredSession): Promise<void> {
    lastKnown = session;
    openStorage().setItem(session.key, session.text);
    for (const onTaken of takenListeners) await onTaken();
  }

  function hear(session: StoredSession): void {
    if (signedOut.has(session.sessionId)) return;
    const own = stored();
    if (own && isNewer(session, own)) take(session).catch(warn);
    if (storageKeys().length > 0) return;
    onOffered(async () => {
      if (storageKeys().length === 0 && !signedOut.has(session.sessionId)) await take(session);
    });
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = readMessage(data);
    switch (message?.kind) {
      case 'question':
        if (letGo) answer(message.asker);
        break;
      case 'held':
        hear(message.session);
        break;
      case 'signed-out': {
        signedOut.add(message.sessionId);
        const own = stored();
        if (own?.uid !== message.uid) break;
        signedOut.add(own.sessionId);
        // Where the SDK is not loaded yet, it must not find what is over.
        if (takenListeners.size === 0) openStorage().removeItem(own.key);
        onSignedOut(message.uid, message.cause);
        break;
      }
      case 'changed':
        onChanged(message.uid);
        break;
    }
  };

  function answer(asker: string): void {
    const reply = openChannel(answerChannel(asker));
    reply.postMessage(stored());
    reply.close();
  }

  /** How many other tabs are signed in; null where the browser does not say. */
  async function countOthers(): Promise<number | null> {
    if (!locks) return null;
    const { held = [] } = await locks.query();
    return held.filter(({ name }) => name === HOLDER_LOCK).length - (letGo ? 1 : 0);
  }

  /** The first session of another tab that is wanted; null when all have answered, or none does in time. */
  async function ask(isWanted: (session: StoredSession) => boolean): Promise<StoredSession | null> {
    const expected = await countOthers();
    if (expected === 0) return null;
    const asker = randomName();
    const answers = openChannel(answerChannel(asker));
    const isOver = new AbortController();
    try {
      return await new Promise((resolve) => {
        let heard = 0;
        answers.onmessage = ({ data }: MessageEvent<unknown>) => {
          heard += 1;
          const session = readSharedSession(data);
          if (session && isWanted(session)) resolve(session);
          else if (heard === expected) resolve(null);
        };
        const wait = expected === null ? BLIND_ANSWER_WAIT : ANSWER_WAIT;
        clock.sleep(wait, isOver.signal).then(
          () => resolve(null),
          () => undefined,
        );
        post({ kind: 'question', asker });
      });
    } finally {
      isOver.abort();
      answers.close();
    }
  }

  /** A copy of a tab, or one that was closed and opened again, may hold tokens that were replaced since. */
  async function takeNewest(): Promise<void> {
    const own = stored();
    const found = await ask(
      (session) => !signedOut.has(session.sessionId) && (!own || isNewer(session, own)),
    );
    const present = stored();
    if (found && (!present || isNewer(found, present))) await take(found);
  }

  return {
    async find() {
      await takeNewest();
      return storageKeys().length > 0;
    },
    share() {
      letGo ??= locks ? hold(locks) : () => undefined;
      lastKnown = stored();
      if (lastKnown) post({ kind: 'held', session: lastKnown });
    },
    stopSharing() {
      letGo?.();
      letGo = null;
    },
    doubtExpiry() {
      const own = stored();
      const text = own && withExpiryDoubted(own, clock.now());
      if (own && text !== null) openStorage().setItem(own.key, text);
    },
    noteStored() {
      const present = stored();
      if (!letGo || !present || !lastKnown || !isNewer(present, lastKnown)) return;
      lastKnown = present;
      post({ kind: 'held', session: present });
    },
    followTaken: (onTaken) => void takenListeners.add(onTaken),
    onOffered(listener) {
      onOffered = listener;
    },
    onSignedOut(listener) {
      onSignedOut = listener;
    },
    announceSignOut(cause) {
      const own = stored();
      if (!own) return;
      signedOut.add(own.sessionId);
      post({ kind: 'signed-out', uid: own.uid, sessionId: own.sessionId, cause });
    },
    announceChange: (uid) => post({ kind: 'changed', uid }),
    onChanged(listener) {
      onChanged = listener;
    },
    isSignedOut: (uid, signInInstant) => signedOut.has(`${uid} ${signInInstant}`),
    async renewAlone(renew) {
      const run = async () => {
        await takeNewest();
        return renew();
      };
      if (!locks) return run();
      const waiting = new AbortController();
      const begun = new AbortController();
      clock.sleep(RENEWAL_WAIT, begun.signal).then(
        () => waiting.abort(),
        () => undefined,
      );
      try {
        return await locks.request(RENEWAL_LOCK, { signal: waiting.signal }, () => {
          begun.abort();
          return run();
        });
      } catch (error) {
        if (begun.signal.aborted) throw error;
        return run();
      }
    },
  };
}

const warn = (error: unknown) => logWarning('The session of another tab could not be taken over', {}, error);

const answerChannel = (asker: string) => `${CHANNEL}.${asker}`;

/** 128 random bits, also where the page is not a secure one. */
function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join('-');
}

/** Returns what lets the lock go again. */
function hold(locks: LockManager): () => void {
  const over = Promise.withResolvers<void>();
  // A page that is going away is refused it, and needs it no more.
  locks.request(HOLDER_LOCK, { mode: 'shared' }, () => over.promise).catch(() => undefined);
  return () => over.resolve();
}

/** Read anew from its text, because a tab may run an older release than another. */
function readSharedSession(value: unknown): StoredSession | null {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('text' in value)) return null;
  const { key, text } = value;
  return typeof key === 'string' && typeof text === 'string' ? readSession(key, text) : null;
}

function readMessage(value: unknown): Message | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'question' && 'asker' in value && typeof value.asker === 'string')
    return { kind: 'question', asker: value.asker };
  if (value.kind === 'held' && 'session' in value) {
    const session = readSharedSession(value.session);
    return session && { kind: 'held', session };
  }
  if (!('uid' in value) || typeof value.uid !== 'string') return null;
  if (value.kind === 'changed') return { kind: 'changed', uid: value.uid };
  if (value.kind !== 'signed-out' || !('sessionId' in value) || typeof value.sessionId !== 'string')
    return null;
  const isAddressChanged = 'cause' in value && value.cause === 'address-changed';
  return {
    kind: 'signed-out',
    uid: value.uid,
    sessionId: value.sessionId,
    cause: isAddressChanged ? 'address-changed' : 'chosen',
  };
}
