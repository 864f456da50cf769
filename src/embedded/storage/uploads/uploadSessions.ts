/** The resumable sessions that are known: bounded per opener, ended by time, each of one protocol and one opener. */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#shared/clock.ts';
import { StorageError, uploadMissing } from '../wire/storageError.ts';
import {
  type SessionState,
  type UploadOpener,
  type UploadProtocol,
  type UploadSession,
  type UploadTarget,
  uploadSessionSchema,
} from './upload.ts';

/** Milliseconds after its last sign of life; the vendor ends a session after a week, too. */
const LIFETIME = 7 * 24 * 60 * 60_000;
/** Milliseconds after its start, whatever happens: nobody answers for it. */
const VISITOR_LIFETIME = 60 * 60_000;
/** Open sessions of visitors: from one address, and in all. */
const VISITOR_LIMIT = 20;
const VISITORS_LIMIT = 200;
/** Open sessions of one person; past it the longest silent one ends, since a queue that lost its sessions starts anew. */
const PERSON_LIMIT = 500;
/** Open sessions of one opener for one object: each may hold as many bytes as the rules allow it. */
const OBJECT_LIMIT = 3;

/** How an opener is written in the table, to be counted. */
function openerKey(opener: UploadOpener): string {
  if (opener.kind === 'visitor') return `visitor ${opener.address}`;
  return opener.kind === 'user' ? `user ${opener.uid}` : 'privileged';
}

export interface OpenedSession {
  readonly session: UploadSession;
  /** Ids of sessions that ended to make room for it; their bytes may go. */
  readonly ended: readonly string[];
}

export class UploadSessions {
  readonly #clock: Clock;
  readonly #insert;
  readonly #select;
  readonly #touch;
  readonly #mark;
  readonly #delete;
  readonly #expired;
  readonly #openOf;
  readonly #countOpen;

  /** The tables are the object index's: they share transactions. */
  constructor(database: DatabaseSync, clock: Clock) {
    this.#clock = clock;
    this.#insert = database.prepare(
      `INSERT INTO storage_sessions (id, opener, object, is_open, content, touched_at, expires_at)
       VALUES (?, ?, ?, 1, ?, ?, ?)`,
    );
    this.#select = database.prepare('SELECT content FROM storage_sessions WHERE id = ? AND expires_at > ?');
    this.#touch = database.prepare('UPDATE storage_sessions SET touched_at = ?, expires_at = ? WHERE id = ?');
    this.#mark = database.prepare('UPDATE storage_sessions SET content = ?, is_open = ? WHERE id = ?');
    this.#delete = database.prepare('DELETE FROM storage_sessions WHERE id = ?');
    this.#expired = database.prepare('SELECT id FROM storage_sessions WHERE expires_at <= ? LIMIT 1000');
    this.#openOf = database.prepare(
      'SELECT id, object FROM storage_sessions WHERE is_open = 1 AND opener = ? ORDER BY touched_at, id',
    );
    this.#countOpen = database.prepare(
      `SELECT count(*) AS count FROM storage_sessions WHERE is_open = 1 AND opener >= 'visitor ' AND opener < 'visitor!'`,
    );
  }

  /** Throws StorageError 429 when visitors hold as many as they may. */
  open(target: UploadTarget, protocol: UploadProtocol, opener: UploadOpener): OpenedSession {
    const key = openerKey(opener);
    const object = `${target.bucket}/${target.name}`;
    const ended = opener.kind === 'privileged' ? [] : this.#makeRoom(opener, key, object);
    const session = { ...target, id: randomUUID(), protocol, opener, state: 'open' as const };
    const now = this.#clock.now();
    const lifetime = opener.kind === 'visitor' ? VISITOR_LIFETIME : LIFETIME;
    this.#insert.run(session.id, key, object, JSON.stringify(session), now, now + lifetime);
    return { session, ended };
  }

  #makeRoom(opener: UploadOpener, key: string, object: string): string[] {
    const open = this.#openOf.all(key).map((row) => ({ id: String(row.id), object: String(row.object) }));
    if (opener.kind === 'visitor') {
      const all = Number(this.#countOpen.get()?.count ?? 0);
      if (open.length >= VISITOR_LIMIT || all >= VISITORS_LIMIT) {
        throw new StorageError(
          429,
          'Too many uploads are open. Please try again later.',
          'rateLimitExceeded',
        );
      }
    }
    const sameObject = open.filter((one) => one.object === object);
    const surplus = [
      ...sameObject.slice(0, Math.max(0, sameObject.length - OBJECT_LIMIT + 1)),
      ...open.slice(0, Math.max(0, open.length - PERSON_LIMIT + 1)),
    ];
    const ended = [...new Set(surplus.map(({ id }) => id))];
    for (const id of ended) this.remove(id);
    return ended;
  }

  /** Throws StorageError 404 for a session that is unknown, over, or of the other protocol. */
  find(id: string, protocol: UploadProtocol): UploadSession {
    const session = this.#read(id);
    if (session?.protocol !== protocol) throw uploadMissing();
    return session;
  }

  /** Whether bytes of this upload are still wanted. */
  isOpen(id: string): boolean {
    return this.#read(id)?.state === 'open';
  }

  touch({ id, opener }: UploadSession): void {
    if (opener.kind === 'visitor') return;
    const now = this.#clock.now();
    this.#touch.run(now, now + LIFETIME, id);
  }

  mark(session: UploadSession, state: SessionState): void {
    this.#mark.run(JSON.stringify({ ...session, state }), state === 'open' ? 1 : 0, session.id);
  }

  remove(id: string): void {
    this.#delete.run(id);
  }

  /** Ids of sessions whose time has passed; never more than a thousand at once. */
  expired(): string[] {
    return this.#expired.all(this.#clock.now()).map((row) => String(row.id));
  }

  #read(id: string): UploadSession | null {
    const row = this.#select.get(id, this.#clock.now());
    return typeof row?.content === 'string' ? uploadSessionSchema.parse(JSON.parse(row.content)) : null;
  }
}
