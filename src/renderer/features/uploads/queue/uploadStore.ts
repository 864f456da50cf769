/**
 * The queue on this device's disk (IndexedDB), so that a reload or a restart goes on where it was. Files themselves
 * are kept too, up to a bound; beyond it the person is asked to choose the file again, and the upload goes on from
 * the server's offset all the same.
 */
import type { DBSchema } from 'idb';
import { createDeviceDatabase } from '#platform/deviceDatabase.ts';
import { type DiskSecrets, unsealed } from '#platform/diskSecrets.ts';
import { albumIdSchema, type UserId } from '#shared/domain/ids.ts';
import { nothingDone, type ReservedId, type Upload, type UploadProgress } from '../upload.ts';
import { UPLOADS_DATABASE } from '../uploadsDatabase.ts';
import type { Release, ReleaseStore } from './releases.ts';
import { type StagedFiles, stagedFiles } from './stagedFiles.ts';
import { readStoredInspection } from './storedInspection.ts';

/** As it is handed to the disk, where its session is written as `DiskSecrets` seals it. */
export interface StoredUpload {
  readonly upload: Upload;
  readonly progress: UploadProgress;
  /** The page of the browser that works on it ([Note: One page works on an upload] in `../pages.ts`). */
  readonly pageId: string;
}

/** As an older page kept it, when all uploads went into albums. */
interface FormerUpload extends Omit<Upload, 'destination'> {
  readonly destination?: undefined;
  readonly albumId: string;
  readonly albumTitle: string;
}

function readUpload(upload: Upload | FormerUpload): Upload {
  if (upload.destination) return upload;
  const { albumId, albumTitle, destination: _, ...rest } = upload;
  return { ...rest, destination: { kind: 'album', albumId: albumIdSchema.parse(albumId), albumTitle } };
}

const placeOfSession = (id: string) => `upload session ${id}`;

/** Bytes of files kept beside the queue, however many pages have kept them. */
const KEPT_FILES_LIMIT = 2 * 1024 ** 3;

interface QueueSchema extends DBSchema {
  uploads: { key: string; value: StoredUpload; indexes: { userId: string } };
  files: { key: string; value: Blob };
  /** `keptBytes`: what `files` holds in all. It moves with them, so that every page sees the same sum. */
  sums: { key: 'keptBytes'; value: number };
  releases: { key: string; value: Release; indexes: { userId: string } };
}

export class UploadStore implements ReleaseStore {
  readonly #filesLimit: number;
  readonly #staged: StagedFiles;
  readonly #secrets: DiskSecrets;
  /** Rises with every change of an upload, so that sealing which ends late does not bring back what is over. */
  readonly #turns = new Map<string, number>();
  readonly #sealed = new Map<string, { readonly session: string; readonly written: string | null }>();
  readonly #open = createDeviceDatabase<QueueSchema>({
    name: UPLOADS_DATABASE,
    version: 2,
    async upgrade(database, oldVersion, _newVersion, transaction) {
      if (oldVersion < 1) {
        database
          .createObjectStore('uploads', { keyPath: 'upload.id' })
          .createIndex('userId', 'upload.userId');
        database.createObjectStore('files');
      }
      database.createObjectStore('releases', { keyPath: 'itemId' }).createIndex('userId', 'userId');
      database.createObjectStore('sums');
      let keptBytes = 0;
      for await (const { value } of transaction.objectStore('files')) keptBytes += value.size;
      await transaction.objectStore('sums').put(keptBytes, 'keptBytes');
    },
  });

  constructor(filesLimit = KEPT_FILES_LIMIT, staged = stagedFiles, secrets = unsealed) {
    this.#filesLimit = filesLimit;
    this.#staged = staged;
    this.#secrets = secrets;
  }

  /** Without their sessions, which `readSession` opens: most who ask need none. */
  async list(userId: UserId): Promise<StoredUpload[]> {
    const stored = await (await this.#open()).getAllFromIndex('uploads', 'userId', userId);
    return stored.map(({ upload, progress, pageId = '' }) => ({
      upload: readUpload(upload),
      progress: {
        ...nothingDone,
        ...progress,
        inspection: readStoredInspection(progress.inspection),
        session: null,
      },
      pageId,
    }));
  }

  /** The address of an upload's session; null where there is none, or one that was not sealed here. */
  async readSession(userId: UserId, id: string): Promise<string | null> {
    const written = (await (await this.#open()).get('uploads', id))?.progress.session;
    return written ? await this.#secrets.open(userId, placeOfSession(id), written) : null;
  }

  /** Whether this person has uploads or room to give back here. */
  async hasAnything(userId: UserId): Promise<boolean> {
    const database = await this.#open();
    const counts = await Promise.all([
      database.countFromIndex('uploads', 'userId', userId),
      database.countFromIndex('releases', 'userId', userId),
    ]);
    return counts.some((count) => count > 0);
  }

  /** At once without a session that is not sealed yet, and again with it. */
  async save({ upload, progress, pageId }: StoredUpload): Promise<void> {
    const { id, userId } = upload;
    const { session } = progress;
    const turn = this.#nextTurn(id);
    const write = async (written: string | null) =>
      (await this.#open()).put('uploads', { upload, progress: { ...progress, session: written }, pageId });
    const known = this.#sealed.get(id);
    if (session === null || known?.session === session) {
      await write(session && (known?.written ?? null));
      return;
    }
    await write(null);
    const written = await this.#secrets.seal(userId, placeOfSession(id), session);
    if (this.#turns.get(id) !== turn) return;
    this.#sealed.set(id, { session, written });
    await write(written);
  }

  #nextTurn(id: string): number {
    const turn = (this.#turns.get(id) ?? 0) + 1;
    this.#turns.set(id, turn);
    return turn;
  }

  /** Keeps a file where there is room for it. Whether it was kept. */
  async saveFile(id: string, file: Blob): Promise<boolean> {
    const transaction = (await this.#open()).transaction(['files', 'sums'], 'readwrite');
    const files = transaction.objectStore('files');
    const sums = transaction.objectStore('sums');
    const keptBytes = ((await sums.get('keptBytes')) ?? 0) - ((await files.get(id))?.size ?? 0) + file.size;
    const hasRoom = keptBytes <= this.#filesLimit;
    if (hasRoom) await Promise.all([files.put(file, id), sums.put(keptBytes, 'keptBytes')]);
    await transaction.done;
    return hasRoom;
  }

  async readFile(id: string): Promise<Blob | null> {
    return (await (await this.#open()).get('files', id)) ?? (await this.#staged.open(id));
  }

  async remove(id: string): Promise<void> {
    this.#nextTurn(id);
    this.#sealed.delete(id);
    const transaction = (await this.#open()).transaction(['uploads', 'files', 'sums'], 'readwrite');
    const files = transaction.objectStore('files');
    const sums = transaction.objectStore('sums');
    const file = await files.get(id);
    if (file) {
      await sums.put(((await sums.get('keptBytes')) ?? 0) - file.size, 'keptBytes');
      await files.delete(id);
    }
    await transaction.objectStore('uploads').delete(id);
    await transaction.done;
    await this.#staged.remove(id);
  }

  /** Removes sealed files that no upload names any more; also new ones when `isLeaving`. */
  async sweepStaged(options?: { readonly isLeaving?: boolean }): Promise<void> {
    const named = new Set(await (await this.#open()).getAllKeys('uploads'));
    await this.#staged.sweep((id) => named.has(id), options);
  }

  async listReleases(userId: UserId): Promise<Release[]> {
    return (await this.#open()).getAllFromIndex('releases', 'userId', userId);
  }

  async saveRelease(release: Release): Promise<void> {
    await (await this.#open()).put('releases', release);
  }

  async removeRelease(itemId: ReservedId): Promise<void> {
    await (await this.#open()).delete('releases', itemId);
  }
}
