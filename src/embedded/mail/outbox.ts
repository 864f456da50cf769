/**
 * The outbox on disk: what the product sent when no SMTP provider is configured. One `.eml` file a message
 * under `mail/messages`, and an index table to list them by.
 *
 * Promise: a message whose `store` resolved is on the disk, whole, and listed.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import PostalMime from 'postal-mime';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import type { Outbox, OutboxEntry, OutboxMessage } from '../../functions/services.ts';
import { migrate } from '../database/openDatabase.ts';
import type { Disk } from '../disk/disk.ts';

const rowSchema = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'text']),
  recipient: z.string(),
  subject: z.string(),
  purpose: z.string(),
  received_at: z.number(),
});

export interface StoredOutbox extends Outbox {
  /** Keeps one message as it came over SMTP. Rejects when the disk did not take it. */
  store(channel: OutboxEntry['channel'], recipients: readonly string[], source: Readable): Promise<string>;
  /** Removes what a crash left half done: files no row knows, from before this start. */
  sweep(): Promise<void>;
}

interface OutboxOptions {
  readonly database: DatabaseSync;
  /** The data folder's `mail` folder. */
  readonly folder: string;
  readonly disk: Disk;
  readonly clock: Clock;
  /** Says what a mail is for; one of our own headers. */
  readonly purposeHeader: string;
}

export function createOutbox({ database, folder, disk, clock, purposeHeader }: OutboxOptions): StoredOutbox {
  migrate(database, 'mail', [
    `CREATE TABLE mail_message (
       id TEXT PRIMARY KEY, channel TEXT NOT NULL, recipient TEXT NOT NULL, subject TEXT NOT NULL,
       purpose TEXT NOT NULL, received_at INTEGER NOT NULL
     ) STRICT, WITHOUT ROWID`,
  ]);
  const insert = database.prepare('INSERT INTO mail_message VALUES (?, ?, ?, ?, ?, ?)');
  const newest = database.prepare('SELECT * FROM mail_message WHERE id < ? ORDER BY id DESC');
  const find = database.prepare('SELECT * FROM mail_message WHERE id = ?');
  const incoming = join(folder, 'incoming');
  const messages = join(folder, 'messages');
  const startedAt = clock.now();
  const pathOf = (id: string) => join(messages, `${id}.eml`);
  // Never before what is there, also when the clock was set back: the newest arrival is listed first.
  const latest = z
    .object({ id: z.string().nullable() })
    .parse(database.prepare('SELECT max(id) AS id FROM mail_message').get());
  let lastInstant = latest.id === null ? 0 : instantOf(latest.id);

  /** Ids sort by the time of arrival, also within one millisecond. */
  function nextId(): { id: string; receivedAt: number } {
    const receivedAt = clock.now();
    lastInstant = Math.max(receivedAt * 1000, lastInstant + 1);
    return {
      id: `${lastInstant.toString(36).padStart(11, '0')}-${randomBytes(6).toString('hex')}`,
      receivedAt,
    };
  }

  return {
    async store(channel, recipients, source) {
      const { id, receivedAt } = nextId();
      const temporary = join(incoming, `${id}.eml`);
      try {
        const file = await disk.openForAppend(temporary);
        await pipeline(source, file.createWriteStream());
        const mail = await PostalMime.parse(await readFile(temporary));
        const purpose = mail.headers.find(({ key }) => key === purposeHeader.toLowerCase())?.value ?? '';
        await disk.publish(temporary, pathOf(id));
        insert.run(id, channel, recipients.join(', '), mail.subject ?? '', purpose, receivedAt);
        return id;
      } catch (error) {
        await disk.remove(temporary);
        throw error;
      }
    },

    async list({ limit, before = '~', isListed = () => true }) {
      const entries: OutboxEntry[] = [];
      for (const row of newest.iterate(before)) {
        if (entries.length >= limit) break;
        const entry = entryOf(row);
        if (isListed(entry)) entries.push(entry);
      }
      return entries;
    },

    async read(id): Promise<OutboxMessage | null> {
      const row = find.get(id);
      if (!row) return null;
      const source = await readFile(pathOf(entryOf(row).id));
      const mail = await PostalMime.parse(source);
      return {
        ...entryOf(row),
        text: mail.text ?? '',
        html: mail.html ?? '',
        source: source.toString('utf8'),
      };
    },

    async sweep() {
      await Promise.all([incoming, messages].map((path) => mkdir(path, { recursive: true, mode: 0o700 })));
      for (const directory of [incoming, messages]) {
        for (const name of await readdir(directory)) {
          const id = name.replace(/\.eml$/, '');
          const isOld = instantOf(id) < startedAt * 1000;
          if (isOld && (directory === incoming || !find.get(id))) await disk.remove(join(directory, name));
        }
      }
    },
  };
}

/** Microseconds since the epoch, as an id begins with them. */
const instantOf = (id: string) => Number.parseInt(id.slice(0, 11), 36);

function entryOf(row: unknown): OutboxEntry {
  const { received_at, ...entry } = rowSchema.parse(row);
  return { ...entry, receivedAt: new Date(received_at).toISOString() };
}
