/**
 * The queue on this device's disk (IndexedDB), so that a reload or a restart goes on where it was. Files themselves
 * are kept too, up to a bound; beyond it the person is asked to choose the file again, and the upload goes on from
 * the server's offset all the same.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { UserId } from '#shared/domain/ids.ts';
import type { Upload, UploadProgress } from '../upload.ts';

export interface StoredUpload {
  readonly upload: Upload;
  readonly progress: UploadProgress;
}

interface QueueSchema extends DBSchema {
  uploads: { key: string; value: StoredUpload; indexes: { userId: string } };
  files: { key: string; value: Blob };
}

/** Bytes of files kept beside the queue. */
const FILES_LIMIT = 2 * 1024 ** 3;

export class UploadStore {
  #opened: Promise<IDBPDatabase<QueueSchema>> | null = null;
  #keptBytes = 0;

  #open(): Promise<IDBPDatabase<QueueSchema>> {
    this.#opened ??= openDB<QueueSchema>('amaranth-uploads', 1, {
      upgrade(database) {
        database
          .createObjectStore('uploads', { keyPath: 'upload.id' })
          .createIndex('userId', 'upload.userId');
        database.createObjectStore('files');
      },
    });
    return this.#opened;
  }

  async list(userId: UserId): Promise<StoredUpload[]> {
    return (await this.#open()).getAllFromIndex('uploads', 'userId', userId);
  }

  async save(stored: StoredUpload): Promise<void> {
    await (await this.#open()).put('uploads', stored);
  }

  async keepFile(id: string, file: Blob): Promise<void> {
    if (this.#keptBytes + file.size > FILES_LIMIT) return;
    this.#keptBytes += file.size;
    await (await this.#open()).put('files', file, id);
  }

  async readFile(id: string): Promise<Blob | null> {
    return (await (await this.#open()).get('files', id)) ?? null;
  }

  async remove(id: string): Promise<void> {
    const transaction = (await this.#open()).transaction(['uploads', 'files'], 'readwrite');
    const file = await transaction.objectStore('files').get(id);
    if (file) this.#keptBytes = Math.max(0, this.#keptBytes - file.size);
    await Promise.all([
      transaction.objectStore('uploads').delete(id),
      transaction.objectStore('files').delete(id),
      transaction.done,
    ]);
  }
}
