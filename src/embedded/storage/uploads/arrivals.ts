/**
 * The bytes of uploads, from the first one to a published object. Promise: the offset a client is told is on the disk,
 * and an object that was acknowledged is whole, under its final name, and in the index.
 *
 * The final name follows from the upload's id. So a crash between the renaming and the index loses nothing: the bytes
 * are found under the one name or the other, and the upload is finished from there.
 */
import type { FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '#shared/clock.ts';
import type { Disk } from '../../disk/disk.ts';
import { isMissing } from '../../disk/isMissing.ts';
import type { Doer, ObjectIndex } from '../objects/objectIndex.ts';
import type { StoredObject } from '../objects/storedObject.ts';
import { invalidArgument, preconditionFailed, StorageError, uploadMissing } from '../wire/storageError.ts';
import { type ContentHash, createContentHash, hashFile } from './contentHash.ts';
import { lookUntil, takeUntil } from './interruption.ts';
import { fileOf, type Upload } from './upload.ts';

/** Bytes gathered before a write to the disk. */
const WRITE_SIZE = 1024 * 1024;

/** Looks again, while bytes arrive, whether their sender may still send them; throws StorageError to stop. */
export type Watch = (receivedBytes: number) => Promise<void> | null;

export interface Finish {
  /** Sees the object as it will be, may complete it, and throws to refuse it. */
  readonly approve: (object: StoredObject) => StoredObject;
  readonly sender: Doer;
  /** Runs in the transaction that puts the object into the index. */
  readonly alongside: () => void;
}

interface Whereabouts {
  readonly path: string;
  readonly size: number;
  readonly isPublished: boolean;
}

export class Arrivals {
  readonly #folder: string;
  readonly #disk: Disk;
  readonly #clock: Clock;
  readonly #index: ObjectIndex;
  /** Running hashes of uploads this process has seen from their first byte; others are read again once. */
  readonly #hashes = new Map<string, ContentHash>();
  /** Uploads with a request in progress, one at a time, and what ends it. */
  readonly #busy = new Map<string, AbortController>();

  constructor(options: { folder: string; disk: Disk; clock: Clock; index: ObjectIndex }) {
    this.#folder = options.folder;
    this.#disk = options.disk;
    this.#clock = options.clock;
    this.#index = options.index;
  }

  isBusy(id: string): boolean {
    return this.#busy.has(id);
  }

  /** Bytes that have arrived and are on the disk. */
  async receivedBytes({ id }: Upload): Promise<number> {
    const { path, size, isPublished } = await this.#locate(id);
    if (size === 0 || isPublished) return size;
    const handle = await this.#disk.openForAppend(path);
    try {
      await handle.datasync();
    } finally {
      await handle.close();
    }
    return size;
  }

  /**
   * Appends a body at `offset` and returns how many bytes are on the disk then. A body that breaks off keeps what
   * came before. Throws StorageError for a wrong offset, a second request, or more bytes than were announced.
   */
  append(upload: Upload, offset: number, body: AsyncIterable<Uint8Array>, watch: Watch): Promise<number> {
    return this.#alone(upload.id, async (interruption) => {
      const over = new AbortController();
      let received = offset;
      // A line that is silent says nothing about whether its bytes are still wanted.
      void lookUntil(over.signal, this.#clock, () => watch(received), interruption);
      try {
        return await this.#append(upload, offset, takeUntil(body, interruption.signal), (bytes) => {
          received = bytes;
          return watch(bytes);
        });
      } finally {
        over.abort();
      }
    });
  }

  async #append(
    upload: Upload,
    offset: number,
    body: AsyncIterable<Uint8Array>,
    watch: Watch,
  ): Promise<number> {
    const { path, size: present, isPublished } = await this.#locate(upload.id);
    if (offset !== present)
      throw invalidArgument(`Offset ${offset} does not match the ${present} bytes received.`);
    await watch(present);
    if (isPublished) {
      for await (const chunk of body)
        if (chunk.length > 0) throw invalidArgument(`All ${present} bytes have arrived already.`);
      return present;
    }
    const hash = await this.#hashAt(upload.id, path, present);
    const handle = await this.#disk.openForAppend(path);
    let received = present;
    let gathered: Uint8Array[] = [];
    let gatheredBytes = 0;
    const flush = async () => {
      if (gatheredBytes === 0) return;
      const pieces = gathered;
      gathered = [];
      gatheredBytes = 0;
      await writeAll(handle, pieces);
      for (const piece of pieces) hash.update(piece);
    };
    try {
      for await (const chunk of body) {
        received += chunk.length;
        if (upload.announcedSize !== null && received > upload.announcedSize) {
          throw invalidArgument(`More than the ${upload.announcedSize} bytes that were announced.`);
        }
        const looking = watch(received);
        if (looking) await looking;
        gathered.push(chunk);
        gatheredBytes += chunk.length;
        if (gatheredBytes >= WRITE_SIZE) await flush();
      }
      await flush();
      await this.#sync(upload.id, handle, present);
    } catch (error) {
      // What came before a broken connection is kept: the client asks for the offset and goes on.
      if (!(error instanceof StorageError)) await flush().catch(() => undefined);
      throw error;
    } finally {
      await handle.close();
    }
    return received;
  }

  /** After a flush that failed, the system may believe in bytes that are not there: they are cut off. */
  async #sync(id: string, handle: FileHandle, present: number): Promise<void> {
    try {
      await handle.datasync();
    } catch (error) {
      this.#hashes.delete(id);
      await handle.truncate(present).catch(() => undefined);
      throw error;
    }
  }

  /**
   * Publishes a finished upload. Throws StorageError when bytes are missing, which a later request may send, and
   * RefusedUploadError when a checksum, a precondition or `approve` does not hold.
   */
  finish(upload: Upload, finish: Finish): Promise<StoredObject> {
    return this.#alone(upload.id, () => this.#finish(upload, finish));
  }

  async #finish(upload: Upload, { approve, sender, alongside }: Finish): Promise<StoredObject> {
    const { path, size, isPublished } = await this.#locate(upload.id);
    if (upload.announcedSize !== null && size < upload.announcedSize) {
      throw invalidArgument(`${size} of ${upload.announcedSize} bytes have arrived.`);
    }
    if (size === 0 && !isPublished) await (await this.#disk.openForAppend(path)).close();
    const { md5, crc32c } = (await this.#hashAt(upload.id, path, size)).digest();
    this.#hashes.delete(upload.id);
    const object = refusing(() => {
      assertExpected('MD5 hash', upload.expectedMd5, md5);
      assertExpected('CRC32C', upload.expectedCrc32c, crc32c);
      return approve(this.#describe(upload, size, md5, crc32c));
    });
    if (!isPublished) await this.#publish(path, join(this.#folder, object.file));
    // Asked again in the step that writes: another upload of the same object may have come first.
    const published = this.#refusingPublished(object.file, () =>
      approve(this.#describe(upload, size, md5, crc32c)),
    );
    this.#index.write(published, this.#clock.now(), { sender, alongside });
    return published;
  }

  /** A refused object's bytes have their final name already: they are discarded. */
  #refusingPublished(file: string, work: () => StoredObject): StoredObject {
    try {
      return refusing(work);
    } catch (error) {
      this.#index.discard(file, this.#clock.now());
      throw error;
    }
  }

  async #publish(arrival: string, final: string): Promise<void> {
    try {
      await this.#disk.publish(arrival, final);
    } catch (error) {
      // Cancelled in the meantime.
      if (isMissing(error)) throw uploadMissing();
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
      file: fileOf(upload.id),
    };
  }

  /**
   * Forgets what has arrived of an upload that nobody goes on with; a request that still sends it ends. A file that has its final name already is left to
   * the sweep, which looks twice.
   */
  async discard(id: string): Promise<void> {
    this.#busy.get(id)?.abort(uploadMissing());
    this.#hashes.delete(id);
    await this.#disk.remove(this.#arrivalPath(id));
  }

  async #alone<T>(id: string, work: (interruption: AbortController) => Promise<T>): Promise<T> {
    if (this.#busy.has(id)) throw new StorageError(409, 'Another request writes to this upload.', 'conflict');
    const interruption = new AbortController();
    this.#busy.set(id, interruption);
    try {
      return await work(interruption);
    } finally {
      this.#busy.delete(id);
    }
  }

  async #locate(id: string): Promise<Whereabouts> {
    const arrival = this.#arrivalPath(id);
    const arrived = await this.#disk.size(arrival);
    if (arrived !== null) return { path: arrival, size: arrived, isPublished: false };
    const published = join(this.#folder, fileOf(id));
    const size = await this.#disk.size(published);
    if (size !== null) return { path: published, size, isPublished: true };
    return { path: arrival, size: 0, isPublished: false };
  }

  async #hashAt(id: string, path: string, size: number): Promise<ContentHash> {
    const running = this.#hashes.get(id);
    if (running?.size === size) return running;
    const handle = size === 0 ? null : await this.#disk.openForRead(path);
    const hash = handle ? await hashFile(handle.createReadStream()) : await createContentHash();
    this.#hashes.set(id, hash);
    return hash;
  }

  #arrivalPath(id: string): string {
    return join(this.#folder, 'arriving', id);
  }
}

/** An upload that arrived whole and may not become an object; its bytes are worth nothing any more. */
export class RefusedUploadError extends StorageError {}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    throw new RefusedUploadError(error.status, error.message, error.reason);
  }
}

function assertExpected(what: string, expected: string | null, calculated: string): void {
  if (expected === null || expected === calculated) return;
  throw invalidArgument(`Provided ${what} "${expected}" doesn't match calculated ${what} "${calculated}".`);
}

/** The system may take less than it was given, as on a disk that is nearly full. */
async function writeAll(handle: FileHandle, pieces: Uint8Array[]): Promise<void> {
  const total = pieces.reduce((sum, { length }) => sum + length, 0);
  const { bytesWritten } = await handle.writev(pieces);
  if (bytesWritten === total) return;
  let rest = Buffer.concat(pieces).subarray(bytesWritten);
  while (rest.length > 0) rest = rest.subarray((await handle.write(rest)).bytesWritten);
}
