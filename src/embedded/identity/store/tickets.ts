/**
 * Secrets that are handed out once and presented later: codes in links, sessions of a text message, pending second
 * factors, authorisation codes. Kept hashed, with an end; a ticket dies with its account.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import type { Clock } from '#shared/clock.ts';

interface Ticket<Payload> {
  readonly payload: Payload;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly isExpired: boolean;
  readonly failures: number;
}

export interface TicketKind<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** Milliseconds. */
  readonly lifetime: number;
}

export interface Tickets {
  /** The secret to hand out. */
  issue<Payload>(kind: TicketKind<Payload>, payload: Payload, localId?: string | null): string;
  find<Payload>(kind: TicketKind<Payload>, secret: string): Ticket<Payload> | null;
  /** Counts a wrong guess against the ticket. */
  noteFailure(secret: string): void;
  /** Ends it: a second presentation finds nothing. Whether it was there. */
  redeem(secret: string): boolean;
  /** Whether a secret of any kind can still be presented. */
  isOpen(secret: string): boolean;
  /** Ends the tickets of a kind that an account was given at `since`, in milliseconds, or later. */
  withdrawSince(kind: TicketKind<unknown>, localId: string, since: number): void;
  /** Ends every ticket of an account, but for those of one kind. */
  withdrawAll(localId: string, but?: TicketKind<unknown>): void;
  removeAll(): void;
}

/** An expired ticket is kept this long, so that it is called expired rather than unknown. */
const MEMORY_OF_EXPIRED = 7 * 24 * 3600_000;

export function createTickets(database: DatabaseSync, clock: Clock): Tickets {
  const insert = database.prepare(
    'INSERT INTO identity_tickets (hash, kind, local_id, payload, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const select = database.prepare('SELECT * FROM identity_tickets WHERE hash = ? AND kind = ?');
  const open = database.prepare('SELECT 1 FROM identity_tickets WHERE hash = ? AND expires_at > ?');
  const failed = database.prepare('UPDATE identity_tickets SET failures = failures + 1 WHERE hash = ?');
  const remove = database.prepare('DELETE FROM identity_tickets WHERE hash = ?');
  const sweep = database.prepare('DELETE FROM identity_tickets WHERE expires_at < ?');
  const withdrawSince = database.prepare(
    'DELETE FROM identity_tickets WHERE local_id = ? AND kind = ? AND created_at >= ?',
  );
  const withdrawAll = database.prepare('DELETE FROM identity_tickets WHERE local_id = ? AND kind <> ?');
  let issued = 0;

  function read<Payload>(kind: TicketKind<Payload>, row: Record<string, unknown>): Ticket<Payload> {
    return {
      payload: kind.payload.parse(JSON.parse(String(row.payload))),
      createdAt: Number(row.created_at),
      isExpired: Number(row.expires_at) <= clock.now(),
      failures: Number(row.failures),
    };
  }

  return {
    issue(kind, payload, localId = null) {
      issued += 1;
      if (issued % 100 === 1) sweep.run(clock.now() - MEMORY_OF_EXPIRED);
      const secret = randomBytes(32).toString('base64url');
      const now = clock.now();
      insert.run(hashOf(secret), kind.name, localId, JSON.stringify(payload), now, now + kind.lifetime);
      return secret;
    },
    find(kind, secret) {
      const row = select.get(hashOf(secret), kind.name);
      return row ? read(kind, row) : null;
    },
    noteFailure: (secret) => void failed.run(hashOf(secret)),
    redeem: (secret) => remove.run(hashOf(secret)).changes > 0,
    isOpen: (secret) => open.get(hashOf(secret), clock.now()) !== undefined,
    withdrawSince: (kind, localId, since) => void withdrawSince.run(localId, kind.name, since),
    withdrawAll: (localId, but) => void withdrawAll.run(localId, but?.name ?? ''),
    removeAll: () => database.exec('DELETE FROM identity_tickets'),
  };
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
