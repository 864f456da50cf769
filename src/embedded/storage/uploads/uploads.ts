/**
 * Uploads from their start to a published object. Promise: the offset a client is told is on the disk, and an object
 * that was acknowledged is whole, under its final name, and in the index.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#shared/clock.ts';
import type { Disk } from '../../disk/disk.ts';
import type { ObjectIndex } from '../objects/objectIndex.ts';
import type { StoredObject } from '../objects/storedObject.ts';
import {
  fromDiskError,
  invalidArgument,
  preconditionFailed,
  StorageError,
  uploadMissing,
} from '../wire/storageError.ts';
import { type ContentHash, createContentHash, hashFile } from './contentHash.ts';
import { type Upload, uploadSchema } from './upload.ts';

/** Bytes gathered before a write to the disk. */
const WRITE_SIZE = 1024 * 1024;

export type UploadStart = Omit<Upload, 'id' | 'isFinished'>;

/** Where in the index an object's bytes are: spread over folders, so that no folder grows without end. */
function fileFor(id: string): string {
  return join('objects', id.slice(0, 2), id);
}

export class Uploads {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #clock: Clock;
  readonly #index: ObjectIndex;
  readonly #insert;
  readonly #select;
  readonly #touch;
  readonly #mark;
  readonly #delete;
  readonly #stale;
  /** Running hashes of uploads this process has seen from their first byte; others are read again once. */
  readonly #hashes = new Map<string, ContentHash>();
  /** Uploads with a request in progress: one writer at a time. */
  readonly #busy = new Set<string>();

  constructor(options: {
    database: DatabaseSync;
    folder: string;
    disk: Disk;
    clock: Clock;
    index: ObjectIndex;
  }) {
    this.#folder = options.folder;
    this.#disk = options.disk;
    this.#clock = options.clock;
    this.#index = options.index;
    const { database } = options;
    this.#insert = database.prepare('INSERT INTO storage_uploads (id, content, touched_at) VALUES (?, ?, ?)');
    this.#select = database.prepare('SELECT content FROM storage_uploads WHERE id = ?');
    this.#touch = database.prepare('UPDATE storage_uploads SET touched_at = ? WHERE id = ?');
    this.#mark = database.prepare('UPDATE storage_uploads SET content = ? WHERE id = ?');
    this.#delete = database.prepare('DELETE FROM storage_uploads WHERE id = ?');
    this.#stale = database.prepare('SELECT id FROM storage_uploads WHERE touched_at < ?');
  }

  start(start: UploadStart): Upload {
    const upload = { ...start, id: randomUUID(), isFinished: false };
    this.#insert.run(upload.id, JSON.stringify(upload), this.#clock.now());
    return upload;
  }

  /** Throws StorageError 404 for a session that is unknown or cancelled. */
  find(id: string): Upload {
    const row = this.#select.get(id);
    if (typeof row?.content !== 'string') throw uploadMissing();
    return uploadSchema.parse(JSON.parse(row.content));
  }

  has(id: string): boolean {
    return this.#select.get(id) !== undefined;
  }

  /** Bytes that have arrived and are on the disk. */
  async receivedBytes(upload: Upload): Promise<number> {
    const path = this.#arrivalPath(upload.id);
    if ((await this.#disk.size(path)) === null) return 0;
    await this.#sync(path);
    return (await this.#disk.size(path)) ?? 0;
  }

  /**
   * Appends a body at `offset` and returns how many bytes are on the disk then. A body that breaks off keeps what
   * came before. Throws StorageError for a wrong offset, a second writer, or more bytes than were announced.
   */
  async append(upload: Upload, offset: number, body: AsyncIterable<Uint8Array>): Promise<number> {
    if (this.#busy.has(upload.id))
      throw new StorageError(409, 'Another request writes to this upload.', 'conflict');
    this.#busy.add(upload.id);
    try {
      return await this.#appendAlone(upload, offset, body);
    } catch (error) {
      throw fromDiskError(error) ?? error;
    } finally {
      this.#busy.delete(upload.id);
    }
  }

  async #appendAlone(upload: Upload, offset: number, body: AsyncIterable<Uint8Array>): Promise<number> {
    const path = this.#arrivalPath(upload.id);
    const present = (await this.#disk.size(path)) ?? 0;
    if (offset !== present)
      throw invalidArgument(`Offset ${offset} does not match the ${present} bytes received.`);
    const hash = await this.#hashAt(upload.id, present);
    const handle = await this.#disk.openForAppend(path);
    let received = present;
    let gathered: Uint8Array[] = [];
    let gatheredBytes = 0;
    const flush = async () => {
      if (gatheredBytes === 0) return;
      const pieces = gathered;
      gathered = [];
      gatheredBytes = 0;
      await handle.writev(pieces);
      for (const piece of pieces) hash.update(piece);
    };
    try {
      for await (const chunk of body) {
        received += chunk.length;
        if (upload.announcedSize !== null && received > upload.announcedSize) {
          throw invalidArgument(`More than the ${upload.announcedSize} bytes that were announced.`);
        }
        gathered.push(chunk);
        gatheredBytes += chunk.length;
        if (gatheredBytes >= WRITE_SIZE) await flush();
      }
      await flush();
      await handle.datasync();
    } catch (error) {
      // What came before a broken connection is kept: the client asks for the offset and goes on.
      await flush().catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
      this.#touch.run(this.#clock.now(), upload.id);
    }
    return received;
  }

  /**
   * Publishes a finished upload. `approve` sees the object as it will be, may complete it, and throws to refuse it. Throws StorageError
   * when a checksum, the announced size or a precondition does not hold; the upload is then gone.
   */
  async finish(upload: Upload, approve: (object: StoredObject) => StoredObject): Promise<StoredObject> {
    const arrival = this.#arrivalPath(upload.id);
    const size = (await this.#disk.size(arrival)) ?? 0;
    if (upload.announcedSize !== null && size < upload.announcedSize) {
      throw invalidArgument(`${size} of ${upload.announcedSize} bytes have arrived.`);
    }
    if (size === 0) await (await this.#disk.openForAppend(arrival)).close();
    const { md5, crc32c } = (await this.#hashAt(upload.id, size)).digest();
    this.#hashes.delete(upload.id);
    try {
      if (upload.expectedMd5 !== null && upload.expectedMd5 !== md5) {
        throw invalidArgument(
          `Provided MD5 hash "${upload.expectedMd5}" doesn't match calculated MD5 hash "${md5}".`,
        );
      }
      if (upload.expectedCrc32c !== null && upload.expectedCrc32c !== crc32c) {
        throw invalidArgument(
          `Provided CRC32C "${upload.expectedCrc32c}" doesn't match calculated CRC32C "${crc32c}".`,
        );
      }
      const object = approve(this.#describe(upload, size, md5, crc32c));
      await this.#disk.publish(arrival, join(this.#folder, object.file));
      const finished = JSON.stringify({ ...upload, isFinished: true });
      const replaced = this.#index.write(object, () => this.#mark.run(finished, upload.id));
      if (replaced) await this.#disk.remove(join(this.#folder, replaced.file));
      return object;
    } catch (error) {
      const known = fromDiskError(error);
      // A full disk is no fault of the upload: it may be finished once there is room.
      if (known) throw known;
      await this.cancel(upload.id);
      throw error;
    }
  }

  #describe(upload: Upload, size: number, md5: string, crc32c: string): StoredObject {
    const now = this.#clock.now();
    const current = this.#index.read(upload.bucket, upload.name);
    if (upload.ifGenerationMatch !== null && upload.ifGenerationMatch !== (current?.generation ?? 0)) {
      throw preconditionFailed();
    }
    return {
      ...upload.settings,
      bucket: upload.bucket,
      name: upload.name,
      generation: Math.max(now * 1000, (current?.generation ?? 0) + 1),
      metageneration: 1,
      size,
      md5,
      crc32c,
      timeCreated: new Date(now).toISOString(),
      updated: new Date(now).toISOString(),
      downloadTokens: [],
      file: fileFor(upload.id),
    };
  }

  async cancel(id: string): Promise<void> {
    this.#delete.run(id);
    this.#hashes.delete(id);
    await this.#disk.remove(this.#arrivalPath(id));
  }

  /** Ends uploads that nobody touched since `before` (milliseconds since the epoch). Returns how many. */
  async cancelStale(before: number): Promise<number> {
    const rows = this.#stale.all(before);
    for (const row of rows) await this.cancel(String(row.id));
    return rows.length;
  }

  async #hashAt(id: string, size: number): Promise<ContentHash> {
    const running = this.#hashes.get(id);
    if (running?.size === size) return running;
    const hash =
      size === 0 ? await createContentHash() : await hashFile(this.#disk.read(this.#arrivalPath(id)));
    this.#hashes.set(id, hash);
    return hash;
  }

  async #sync(path: string): Promise<void> {
    const handle = await this.#disk.openForAppend(path);
    await handle.datasync();
    await handle.close();
  }

  #arrivalPath(id: string): string {
    return join(this.#folder, 'arriving', id);
  }
}
