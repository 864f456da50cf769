/** The resumable sessions that are known: bounded per opener, ended by time, each of one protocol and one opener. */
import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import { MEDIA_FILE_LIMIT_BYTES } from '#shared/limits.ts';
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
/** Bytes that the open sessions of one person announce together: three of the largest files. */
const PERSON_BYTES = 3 * MEDIA_FILE_LIMIT_BYTES;
/** What a session that announces no size counts. */
const UNKNOWN_BYTES = 1024 * 1024;

/** How an opener is written in the table, to be counted. */
function openerKey(opener: UploadOpener): string {
  if (opener.kind === 'visitor') return `visitor ${opener.address}`;
  return opener.kind === 'user' ? `user ${opener.uid}` : 'privileged';
}

const rowSchema = z
  .string()
  .transform((content, context): unknown => {
    try {
      return JSON.parse(content);
    } catch {
      context.addIssue('Not JSON.');
      return z.NEVER;
    }
  })
  .pipe(uploadSessionSchema);

interface OpenedSession {
  readonly session: UploadSession;
  /** Ids of sessions that ended to make room for it; their bytes may go. */
  readonly ended: readonly string[];
}

export class UploadSessions {
  readonly #database: DatabaseSync;
  readonly #clock: Clock;
  readonly #insert;
  readonly #select;
  readonly #touch;
  readonly #mark;
  readonly #delete;
  readonly #expired;
  readonly #openOf;
  readonly #countOpen;
  readonly #openOfPeople;
  readonly #contentOf;

  /** The tables are the object index's: they share transactions. */
  constructor(database: DatabaseSync, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.#insert = database.prepare(
      `INSERT INTO storage_sessions (id, opener, object, is_open, content, touched_at, expires_at)
       VALUES (?, ?, ?, 1, ?, ?, ?)`,
    );
    this.#select = database.prepare(
      'SELECT id, content FROM storage_sessions WHERE id = ? AND expires_at > ?',
    );
    this.#touch = database.prepare('UPDATE storage_sessions SET touched_at = ?, expires_at = ? WHERE id = ?');
    this.#mark = database.prepare('UPDATE storage_sessions SET content = ?, is_open = ? WHERE id = ?');
    this.#delete = database.prepare('DELETE FROM storage_sessions WHERE id = ?');
    this.#expired = database.prepare('SELECT id FROM storage_sessions WHERE expires_at <= ? LIMIT 1000');
    this.#openOf = database.prepare(
      `SELECT id, object, CASE WHEN json_valid(content) THEN json_extract(content, '$.announcedSize') END AS bytes
       FROM storage_sessions WHERE is_open = 1 AND opener = ? ORDER BY touched_at, id`,
    );
    this.#contentOf = database.prepare(
      'SELECT id, content FROM storage_sessions WHERE is_open = 1 AND opener = ?',
    );
    this.#openOfPeople = database.prepare(
      `SELECT id, content FROM storage_sessions
       WHERE is_open = 1 AND opener >= 'user ' AND opener < 'user!' AND id > ? ORDER BY id LIMIT ?`,
    );
    this.#countOpen = database.prepare(
      `SELECT count(*) AS count FROM storage_sessions WHERE is_open = 1 AND opener >= 'visitor ' AND opener < 'visitor!'`,
    );
  }

  /** Throws StorageError 429 when visitors hold as many as they may. */
  open(target: UploadTarget, protocol: UploadProtocol, opener: UploadOpener): OpenedSession {
    const key = openerKey(opener);
    const object = `${target.bucket}/${target.name}`;
    const ended = opener.kind === 'privileged' ? [] : this.#makeRoom(opener, key, target);
    const session = { ...target, id: randomUUID(), protocol, opener, state: 'open' as const };
    const now = this.#clock.now();
    const lifetime = opener.kind === 'visitor' ? VISITOR_LIFETIME : LIFETIME;
    this.#insert.run(session.id, key, object, JSON.stringify(session), now, now + lifetime);
    return { session, ended };
  }

  /** Ends what a person has open of an object; returns their ids, whose bytes may go. */
  endOf(uid: string, { bucket, name }: UploadTarget): string[] {
    const ended = this.#openOf
      .all(openerKey({ kind: 'user', uid }))
      .filter(({ object }) => object === `${bucket}/${name}`)
      .map(({ id }) => String(id));
    for (const id of ended) this.remove(id);
    return ended;
  }

  #makeRoom(opener: UploadOpener, key: string, { bucket, name, announcedSize }: UploadTarget): string[] {
    const open = this.#openOf.all(key).map((row) => ({
      id: String(row.id),
      object: String(row.object),
      bytes: Number(row.bytes ?? UNKNOWN_BYTES),
    }));
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
    // One session an object: whoever starts again has lost the earlier one.
    const ended = open.filter(({ object }) => object === `${bucket}/${name}`).map(({ id }) => id);
    const others = open.filter(({ id }) => !ended.includes(id));
    let count = others.length;
    let bytes = others.reduce((sum, one) => sum + one.bytes, announcedSize ?? UNKNOWN_BYTES);
    for (const one of others) {
      if (count < PERSON_LIMIT && bytes <= PERSON_BYTES) break;
      ended.push(one.id);
      count -= 1;
      bytes -= one.bytes;
    }
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

  removeAll(): void {
    this.#database.exec('DELETE FROM storage_sessions');
  }

  /** Ids of sessions whose time has passed; never more than a thousand at once. */
  expired(): string[] {
    return this.#expired.all(this.#clock.now()).map((row) => String(row.id));
  }

  /** The open sessions of one person. */
  openOf(uid: string): UploadSession[] {
    return this.#readable(this.#contentOf.all(openerKey({ kind: 'user', uid })));
  }

  /** Open sessions of people whose ids come after `afterId`, in the order of their ids. */
  openOfPeople(afterId: string, limit: number): UploadSession[] {
    return this.#readable(this.#openOfPeople.all(afterId, limit));
  }

  #read(id: string): UploadSession | null {
    const row = this.#select.get(id, this.#clock.now());
    return (row && this.#readable([row])[0]) ?? null;
  }

  /** One that cannot be read cannot be gone on with: it ends, its sender begins anew, and the sweep takes its bytes. */
  #readable(rows: readonly Record<string, unknown>[]): UploadSession[] {
    return rows.flatMap(({ id, content }) => {
      const parsed = rowSchema.safeParse(content);
      if (!parsed.success) this.remove(String(id));
      return parsed.success ? parsed.data : [];
    });
  }
}
