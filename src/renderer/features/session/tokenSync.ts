/**
 * The optional token-sync call (SPEC §7): the operator's server is told the bearer token when it changes (POST) and
 * when it is gone (DELETE). A token older than 300 s is not sent, so that a restored session cannot mint a fresh one.
 */
import type { Clock } from '#shared/clock.ts';
import { TOKEN_SYNC_MAXIMUM_AGE } from '#shared/limits.ts';

interface SyncedToken {
  readonly token: string;
  /** Milliseconds since the Unix epoch. */
  readonly issuedAt: number;
}

type SendToken = (request: {
  readonly method: 'POST' | 'DELETE';
  readonly token: string | null;
}) => Promise<void>;

/** Returns the function to call with every new token, or with null when signed out. */
export function createTokenSync(
  send: SendToken,
  clock: Clock,
): (current: SyncedToken | null) => Promise<void> {
  let last: string | null | undefined;
  return async (current) => {
    if (current && clock.now() - current.issuedAt > TOKEN_SYNC_MAXIMUM_AGE) return;
    const token = current?.token ?? null;
    if (last === token || (last === undefined && token === null)) return;
    last = token;
    await send({ method: token ? 'POST' : 'DELETE', token });
  };
}

export function sendTokenTo(url: string): SendToken {
  return async ({ method, token }) => {
    await fetch(url, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });
  };
}
