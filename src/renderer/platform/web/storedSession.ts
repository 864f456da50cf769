/**
 * The session as the identity SDK's browser-session persistence stores it, read without the SDK: a visitor's page finds
 * out whether somebody is signed in before it loads anything. The text comes from this origin's own pages.
 */
import { isSessionKey } from '../sessionKey.ts';

export interface StoredSession {
  readonly key: string;
  /** What the SDK wrote, which another tab's SDK reads as its own. */
  readonly text: string;
  readonly uid: string;
  /** Says the sign-in that all its tokens come from. */
  readonly sessionId: string;
  /** When the SDK takes its token for expired, in milliseconds of this device's clock. */
  readonly expiresAt: number;
  /** What its token says of itself, in milliseconds of the server's clock. */
  readonly token: { readonly issuedAt: number; readonly expiresAt: number };
}

/** How far the clocks of a device and a server may stand apart unnoticed, in milliseconds. */
const CLOCK_TOLERANCE = 60_000;

/** Held by each tab that is signed in, so that a tab that opens knows how many will answer, and never waits for none. */
export const HOLDER_LOCK = 'amaranth.session-holder';

/** Null for anything that is not a session. */
export function readSession(key: string, text: string): StoredSession | null {
  if (!isSessionKey(key)) return null;
  try {
    const value: unknown = JSON.parse(text);
    const uid = property(value, 'uid');
    const tokens = property(value, 'stsTokenManager');
    const expiresAt = property(tokens, 'expirationTime');
    const accessToken = property(tokens, 'accessToken');
    if (typeof uid !== 'string' || typeof expiresAt !== 'number' || typeof accessToken !== 'string')
      return null;
    const claims = claimsOf(accessToken);
    return {
      key,
      text,
      uid,
      expiresAt,
      sessionId: `${uid} ${property(claims, 'auth_time')}`,
      token: {
        issuedAt: instant(claims, 'iat') ?? 0,
        expiresAt: instant(claims, 'exp') ?? Number.POSITIVE_INFINITY,
      },
    };
  } catch {
    return null;
  }
}

function claimsOf(token: string): unknown {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
}

/** In milliseconds. */
function instant(claims: unknown, name: string): number | null {
  const seconds = property(claims, name);
  return typeof seconds === 'number' ? seconds * 1_000 : null;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/**
 * Whether two are states of one person's stay, and the first is the later one. The server's clock says it: this device's
 * may have been put right in between. Only within one second of it is there nothing else to go by.
 */
export function isNewer(session: StoredSession, than: StoredSession): boolean {
  if (session.key !== than.key || session.uid !== than.uid) return false;
  const later = session.token.issuedAt - than.token.issuedAt;
  return later > 0 || (later === 0 && session.expiresAt > than.expiresAt);
}

/**
 * What the SDK is to restore instead, so that it renews the token first: one that it would believe because a clock is or
 * was wrong is refused, and the SDK takes that for the session's end. Null where the clocks agree.
 */
export function withExpiryDoubted({ text, token }: StoredSession, now: number): string | null {
  const isOfTheFuture = token.issuedAt > now + CLOCK_TOLERANCE;
  const isOver = token.expiresAt <= now + CLOCK_TOLERANCE;
  if (!isOfTheFuture && !isOver) return null;
  // Not zero, which the SDK takes for no instant at all.
  return JSON.stringify(JSON.parse(text, (name, value: unknown) => (name === 'expirationTime' ? 1 : value)));
}
