/**
 * Devices and addresses an account was entered from: who is known there keeps an allowance of wrong guesses of their
 * own. A browser is known by a word in a cookie that only this service reads; both are kept hashed, with the account.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Clock } from '#shared/clock.ts';
import { KNOWN_PLACE_RETENTION } from '#shared/limits.ts';
import { limitKey } from '../../http/clientAddress.ts';
import type { Place } from './attempts.ts';

const COOKIE = 'amaranth_device';
/** Where a browser shows its word; it has another one at the provider's pages. */
const IDENTITY_PATH = '/identitytoolkit.googleapis.com';
const COOKIE_FORM = /^[\w-]{43}$/;

export interface KnownPlaces {
  /** Where a request for this account comes from. */
  placeOf(context: Context, localId: string | undefined): Place;
  /** Notes that the account was entered from here. The browser shows the word it is known by below `path` alone. */
  remember(context: Context, localId: string, path?: string): void;
}

export function createKnownPlaces(database: DatabaseSync, clock: Clock): KnownPlaces {
  const select = database.prepare('SELECT 1 FROM identity_known_places WHERE place = ?');
  const upsert = database.prepare(
    `INSERT INTO identity_known_places (place, local_id, seen_at) VALUES (?, ?, ?)
     ON CONFLICT (place) DO UPDATE SET seen_at = excluded.seen_at`,
  );
  const forget = database.prepare('DELETE FROM identity_known_places WHERE local_id = ? AND seen_at < ?');
  const deviceOf = (context: Context) => {
    const word = getCookie(context, COOKIE);
    return word !== undefined && COOKIE_FORM.test(word) ? word : null;
  };
  const hashOf = (localId: string, kind: string, name: string) =>
    createHash('sha256').update(`${localId}\n${kind}\n${name}`).digest();

  return {
    placeOf(context, localId) {
      const address = limitKey(context);
      if (localId === undefined) return { address, known: null };
      const device = deviceOf(context);
      const isKnown = (kind: string, name: string) => select.get(hashOf(localId, kind, name)) !== undefined;
      if (device !== null && isKnown('device', device))
        return { address, known: { kind: 'device', name: device } };
      return { address, known: isKnown('address', address) ? { kind: 'address', name: address } : null };
    },
    remember(context, localId, path = IDENTITY_PATH) {
      const device = deviceOf(context) ?? randomBytes(32).toString('base64url');
      const now = clock.now();
      forget.run(localId, now - KNOWN_PLACE_RETENTION);
      upsert.run(hashOf(localId, 'device', device), localId, now);
      upsert.run(hashOf(localId, 'address', limitKey(context)), localId, now);
      setCookie(context, COOKIE, device, {
        path,
        httpOnly: true,
        sameSite: 'Lax',
        secure: new URL(context.req.url).protocol === 'https:',
        maxAge: KNOWN_PLACE_RETENTION / 1_000,
      });
    },
  };
}
