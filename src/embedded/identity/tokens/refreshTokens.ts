/**
 * Refresh tokens: long random words, kept hashed, replaced at each use. A replaced one works for a little longer, for
 * windows that renew at once. After that it works while nothing that replaced it was ever used: its client lost the
 * answer, and what was in it dies. Used in any other way it was stolen, and its whole family dies (RFC 9700 §4.14.2).
 */
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import type { SignIn } from './idTokens.ts';

/** How long a replaced token still works, in milliseconds. */
const GRACE = 2 * 60_000;

/** Ended tokens are remembered this long, so that their use is recognised, in milliseconds. */
const MEMORY = 30 * 24 * 60 * 60_000;

const sessionSchema = z.object({
  provider: z.string(),
  authTime: z.number(),
  claims: z.record(z.string(), z.unknown()).optional(),
  secondFactor: z.object({ kind: z.enum(['totp', 'phone']), identifier: z.string() }).optional(),
});

type RefreshOutcome =
  | {
      readonly kind: 'renewed';
      readonly localId: string;
      readonly signIn: SignIn;
      readonly refreshToken: string;
    }
  /** A replaced token came back: it was stolen, and its family has ended with this. */
  | { readonly kind: 'reused'; readonly localId: string; readonly signIn: SignIn }
  /** The family ended before: by a new password, by the business logic, or because a token was used twice. */
  | { readonly kind: 'revoked'; readonly localId: string; readonly signIn: SignIn }
  | { readonly kind: 'unknown' };

/** One sign-in of an account, whatever it said of itself. */
export interface SignInUse {
  /** Seconds since the epoch. */
  readonly authTime: number;
  /** When it last got tokens, in milliseconds since the epoch. */
  readonly lastUsedAt: number;
}

export interface RefreshTokens {
  issue(localId: string, signIn: SignIn): string;
  exchange(token: string): RefreshOutcome;
  /** The sign-ins of an account that can still get tokens, the one used last first. */
  list(localId: string): SignInUse[];
  /** Ends every session of an account. */
  revokeAll(localId: string): void;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function createRefreshTokens(database: DatabaseSync, clock: Clock): RefreshTokens {
  const insert = database.prepare(
    'INSERT INTO identity_refresh_tokens (hash, family, parent, local_id, session, issued_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = database.prepare('SELECT * FROM identity_refresh_tokens WHERE hash = ?');
  const open = database.prepare(
    `SELECT json_extract(session, '$.authTime') AS auth_time, max(issued_at) AS last_used_at
     FROM identity_refresh_tokens WHERE local_id = ? AND retired_at IS NULL AND revoked_at IS NULL
     GROUP BY auth_time ORDER BY last_used_at DESC`,
  );
  const retire = database.prepare('UPDATE identity_refresh_tokens SET retired_at = ? WHERE hash = ?');
  const selectUsedSuccessor = database.prepare(
    'SELECT 1 FROM identity_refresh_tokens WHERE family = ? AND parent = ? AND retired_at IS NOT NULL',
  );
  const revokeSuccessors = database.prepare(
    'UPDATE identity_refresh_tokens SET revoked_at = ? WHERE family = ? AND parent = ?',
  );
  const revokeFamily = database.prepare(
    'UPDATE identity_refresh_tokens SET revoked_at = ? WHERE family = ? AND revoked_at IS NULL',
  );
  const revokeAccount = database.prepare(
    'UPDATE identity_refresh_tokens SET revoked_at = ? WHERE local_id = ?',
  );
  const forget = database.prepare(
    'DELETE FROM identity_refresh_tokens WHERE local_id = ? AND (retired_at < ? OR revoked_at < ?)',
  );

  function add(localId: string, signIn: SignIn, family: string, parent: Uint8Array | null): string {
    const token = randomBytes(48).toString('base64url');
    insert.run(hashOf(token), family, parent, localId, JSON.stringify(signIn), clock.now());
    return token;
  }

  return {
    issue: (localId, signIn) => add(localId, signIn, randomBytes(16).toString('hex'), null),
    exchange(token) {
      const hash = hashOf(token);
      const row = select.get(hash);
      if (!row) return { kind: 'unknown' };
      const family = String(row.family);
      const localId = String(row.local_id);
      const now = clock.now();
      const signIn = sessionSchema.parse(JSON.parse(String(row.session)));
      const isLate = row.retired_at !== null && now - Number(row.retired_at) > GRACE;
      // The answer said to be lost arrived after all, or two use one token: either may be a thief.
      if (row.revoked_at !== null || (isLate && selectUsedSuccessor.get(family, hash))) {
        const { changes } = revokeFamily.run(now, family);
        return { kind: changes > 0 ? 'reused' : 'revoked', localId, signIn };
      }
      if (isLate) revokeSuccessors.run(now, family, hash);
      if (isLate || row.retired_at === null) retire.run(now, hash);
      forget.run(localId, now - MEMORY, now - MEMORY);
      return { kind: 'renewed', localId, signIn, refreshToken: add(localId, signIn, family, hash) };
    },
    list: (localId) =>
      open.all(localId).map((row) => ({
        authTime: Number(row.auth_time),
        lastUsedAt: Number(row.last_used_at),
      })),
    revokeAll: (localId) => void revokeAccount.run(clock.now(), localId),
  };
}
