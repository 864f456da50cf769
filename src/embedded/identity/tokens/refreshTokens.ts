/**
 * Refresh tokens: long random words, kept hashed, replaced at each use. A replaced one works for a little longer, so
 * that a client that lost the answer is not signed out; used after that, it was stolen, and its whole family dies
 * (RFC 9700 §4.14.2).
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

export type RefreshOutcome =
  | {
      readonly kind: 'renewed';
      readonly localId: string;
      readonly signIn: SignIn;
      readonly refreshToken: string;
    }
  /** The session was ended: by a new password, by the business logic, or because its token was used twice. */
  | { readonly kind: 'revoked'; readonly localId: string; readonly signIn: SignIn }
  | { readonly kind: 'unknown' };

export interface RefreshTokens {
  issue(localId: string, signIn: SignIn): string;
  exchange(token: string): RefreshOutcome;
  /** Ends every session of an account. */
  revokeAll(localId: string): void;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

export function createRefreshTokens(database: DatabaseSync, clock: Clock): RefreshTokens {
  const insert = database.prepare(
    'INSERT INTO identity_refresh_tokens (hash, family, parent, local_id, session, issued_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = database.prepare('SELECT * FROM identity_refresh_tokens WHERE hash = ?');
  const retire = database.prepare(
    'UPDATE identity_refresh_tokens SET retired_at = ? WHERE hash = ? AND retired_at IS NULL',
  );
  const revokeFamily = database.prepare('UPDATE identity_refresh_tokens SET revoked_at = ? WHERE family = ?');
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
      if (row.revoked_at !== null) return { kind: 'revoked', localId, signIn };
      if (row.retired_at !== null && now - Number(row.retired_at) > GRACE) {
        revokeFamily.run(now, family);
        return { kind: 'revoked', localId, signIn };
      }
      retire.run(now, hash);
      forget.run(localId, now - MEMORY, now - MEMORY);
      return { kind: 'renewed', localId, signIn, refreshToken: add(localId, signIn, family, hash) };
    },
    revokeAll: (localId) => void revokeAccount.run(clock.now(), localId),
  };
}
