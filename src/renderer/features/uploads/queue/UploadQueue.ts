/**
 * The queue itself, free of React: takes files, moves each through inspection, reservation, transfer and commitment,
 * keeps its state on the device, and tells whoever listens. One file's failure never stops the others.
 */
import { type AlbumId, mediaItemIdSchema, type UserId } from '#shared/domain/ids.ts';
import { vaultFileIdSchema } from '#shared/vault/ids.ts';
import { fileWeight } from '#shared/weights.ts';
import { estimateFrom, type RoomEstimate, roomOf, sealedRoomOf, type UnreadFile } from '../fileRoom.ts';
import {
  type Destination,
  isHopeless,
  isSettled,
  nothingDone,
  type ReservedId,
  sentBytesOf,
  type Upload,
  type UploadProgress,
  type UploadState,
  waitsForPerson,
} from '../upload.ts';
import { Drawing } from './drawing.ts';
import { findHinted, findLost, findRepeated } from './matchingFiles.ts';
import { type Release, type ReleaseStore, Releases } from './releases.ts';
import { createRun, type RunOptions } from './runUpload.ts';
import type { StopReason, Task } from './task.ts';
import type { StoredUpload } from './uploadStore.ts';
import type { VaultForUploads } from './vaultDoor.ts';

export interface QueueStore extends ReleaseStore {
  list(userId: UserId): Promise<StoredUpload[]>;
  readSession(userId: UserId, id: string): Promise<string | null>;
  save(stored: StoredUpload): Promise<void>;
  saveFile(id: string, file: Blob): Promise<boolean>;
  readFile(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}

export interface QueueOptions extends RunOptions {
  readonly store: QueueStore;
  /** This page of the browser. */
  readonly pageId: string;
  /** An upload became safe. */
  readonly onReady: (upload: Upload) => void;
}

/** Where files are added: an album, or an item of the vault. */
export type Target = { readonly id: AlbumId; readonly title: string } | Destination;

export function destinationOf(target: Target): Destination {
  return 'kind' in target ? target : { kind: 'album', albumId: target.id, albumTitle: target.title };
}

/** An upload as it begins. */
export function describeUpload(userId: UserId, target: Target, file: File): Upload {
  const destination = destinationOf(target);
  return {
    id: crypto.randomUUID(),
    userId,
    destination,
    fileName: file.name,
    byteCount: file.size,
    lastModified: destination.kind === 'vault' ? 0 : file.lastModified,
    state: { kind: 'waiting' },
  };
}

/** Of a file of the vault nothing is kept before it is sealed, and its name never. */
function keepOnDevice(store: QueueStore, stored: StoredUpload): Promise<void> {
  const { upload, progress } = stored;
  if (isHopeless(upload)) return store.remove(upload.id);
  if (upload.destination.kind === 'album') return store.save(stored);
  if (!progress.sealed) return Promise.resolve();
  return store.save({ ...stored, upload: { ...upload, fileName: '', lastModified: 0 } });
}

/** What stands in for a file that a reload lost. */
function unreadFileOf({ upload: { fileName, byteCount }, file }: Task): UnreadFile {
  return { name: fileName, size: byteCount, type: file?.type ?? '' };
}

export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #releases: Releases;
  readonly #tasks = new Map<string, Task>();
  readonly #drawing: Drawing<Upload>;
  readonly #run: (task: Task) => Promise<void>;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#releases = new Releases({ ...options, askServer: (release) => this.#askRelease(release) });
    options.vaultDoor.subscribe(() => void this.#nameVaultFiles());
    this.#drawing = new Drawing(options.clock, () => [...this.#tasks.values()].map(({ upload }) => upload));
    this.#run = createRun(options, {
      move: (task, state, saving) => this.#move(task, state, saving),
      save: (task) => this.#save(task),
      finish: (task) => this.#finish(task),
      giveUp: (task) => this.#giveUp(task),
      drop: (task) => this.cancel(task.upload.id),
      findRepeated: (task) => findRepeated(this.#tasks.values(), task),
      giveBack: (task) => this.#giveBack(task),
      replaceFile: (task, content, isOnDisk) => this.#replaceFile(task, content, isOnDisk),
    });
  }

  subscribe = (listener: () => void): (() => void) => this.#drawing.subscribe(listener);

  snapshot = (): readonly Upload[] => this.#drawing.snapshot();

  /** What uploads to such a destination that are not over hold on the server. */
  reservedItems(kind: Destination['kind']): readonly ReservedId[] {
    return [...this.#tasks.values()].flatMap(({ upload, progress: { reservation } }) =>
      upload.destination.kind === kind &&
      reservation &&
      !reservation.isGivenUp &&
      upload.state.kind !== 'done'
        ? [reservation.itemId]
        : [],
    );
  }

  isSealed(id: string): boolean {
    return (this.#tasks.get(id)?.progress.sealed ?? null) !== null;
  }

  /** How much room files take, as far as those that were looked into tell. */
  roomEstimate(): RoomEstimate {
    return estimateFrom(
      [...this.#tasks.values()].flatMap((task) => {
        const { inspection } = task.progress;
        return inspection ? [{ file: unreadFileOf(task), thumbnails: inspection }] : [];
      }),
    );
  }

  /** Bytes of this person's files that will ask for room and have not yet. */
  unreservedBytes(userId: UserId): number {
    const asking = [...this.#tasks.values()].filter(
      ({ upload, progress }) =>
        upload.userId === userId && !progress.reservation?.folder && !isSettled(upload),
    );
    if (asking.length === 0) return 0;
    const estimate = this.roomEstimate();
    return asking.reduce((sum, task) => {
      const { inspection, sealed } = task.progress;
      if (task.upload.destination.kind === 'vault') {
        return sum + (sealed ? fileWeight(sealed.byteCount) : sealedRoomOf(task.upload));
      }
      return sum + (inspection ? roomOf(task.upload.byteCount, inspection) : estimate(unreadFileOf(task)));
    }, 0);
  }

  /** Whether this file seems to be one that an upload waits for: its room is its already. */
  isAwaited(userId: UserId, albumId: AlbumId, file: File): boolean {
    return findHinted(this.#tasks.values(), userId, albumId, file).length > 0;
  }

  /** Adds files. One for an album that a reload lost goes on where its upload was, once its content is known. */
  add(userId: UserId, target: Target, files: readonly File[]): void {
    const destination = destinationOf(target);
    for (const file of files) {
      if (destination.kind === 'vault') this.#addToVault(userId, destination, file);
      else this.#addToAlbum(userId, destination, file);
    }
    this.#drawing.renew();
  }

  #addToAlbum(userId: UserId, album: Extract<Destination, { kind: 'album' }>, file: File): void {
    const hinted = findHinted(this.#tasks.values(), userId, album.albumId, file);
    // Nothing is known of its content, and nothing was promised of it: the hint has to do.
    const unknown = hinted.find(({ progress }) => progress.inspection === null);
    if (unknown) {
      this.#supply(unknown, file);
      return;
    }
    const task = this.#createTask(describeUpload(userId, album, file), nothingDone, file);
    const saved = this.#save(task);
    void saved.then(() => this.#saveFile(task, file));
    this.#start(task, saved);
  }

  /** Nothing of it is kept on the device before it is sealed. */
  #addToVault(userId: UserId, vaultItem: Destination, file: File): void {
    this.#start(this.#createTask(describeUpload(userId, vaultItem, file), nothingDone, file));
  }

  /** Pages whose uploads are on this device's disk. */
  async storedPages(userId: UserId): Promise<ReadonlySet<string>> {
    return new Set((await this.#options.store.list(userId)).map(({ pageId }) => pageId));
  }

  /** Takes over what a page that is gone left unfinished. `signal` ends it when the person leaves. */
  async adopt(userId: UserId, gonePage: string, signal: AbortSignal): Promise<void> {
    const { store } = this.#options;
    await this.#releases.restore(userId, signal);
    for (const { upload, progress, pageId } of await store.list(userId)) {
      if (pageId !== gonePage || this.#tasks.has(upload.id)) continue;
      // What the browser kept and cannot read back is asked for again, as what it never kept.
      const blob = await store.readFile(upload.id).catch(() => null);
      const session = await store.readSession(userId, upload.id).catch(() => null);
      if (signal.aborted) return;
      const file = blob && new File([blob], upload.fileName, { lastModified: upload.lastModified });
      const task = this.#createTask(upload, { ...progress, session }, file);
      await this.#save(task);
      if (!waitsForPerson(upload)) this.#start(task);
      else if (!file) {
        // What was sealed has another key the next time: it does not go on with the same file.
        const code = upload.destination.kind === 'vault' ? 'file-unreadable' : 'file-needed';
        this.#move(task, { kind: 'failed', code, canRetry: false });
      }
    }
    void this.#nameVaultFiles();
    this.#drawing.renew();
  }

  pause(id: string): void {
    const task = this.#tasks.get(id);
    if (!task || isSettled(task.upload) || task.upload.state.kind === 'paused') return;
    task.stop.abort('paused' satisfies StopReason);
    this.#move(task, { kind: 'paused', sentBytes: sentBytesOf(task.upload) });
  }

  pauseAll(): void {
    for (const id of this.#tasks.keys()) this.pause(id);
  }

  resume(id: string): void {
    const task = this.#tasks.get(id);
    if (task?.upload.state.kind === 'paused') this.#begin(task);
  }

  resumeAll(): void {
    for (const id of this.#tasks.keys()) this.resume(id);
  }

  retry(id: string): void {
    const task = this.#tasks.get(id);
    if (task?.upload.state.kind === 'failed' && task.upload.state.canRetry) this.#begin(task);
  }

  retryFailed(): void {
    for (const id of this.#tasks.keys()) this.retry(id);
  }

  /** Keeps a damaged file as it is, marked as damaged. */
  keepDamaged(id: string): void {
    const task = this.#tasks.get(id);
    if (task?.upload.state.kind !== 'damaged') return;
    task.progress = { ...task.progress, isKeptDamaged: true };
    this.#begin(task);
  }

  keepAllDamaged(): void {
    for (const id of this.#tasks.keys()) this.keepDamaged(id);
  }

  /** Gives an upload up: its room comes back, and what had arrived goes. */
  cancel(id: string): void {
    const task = this.#tasks.get(id);
    if (!task) return;
    task.stop.abort('cancelled' satisfies StopReason);
    if (task.upload.state.kind !== 'done') this.#release(task);
    this.#forget(task);
  }

  cancelAll(): void {
    for (const task of [...this.#tasks.values()]) if (!isSettled(task.upload)) this.cancel(task.upload.id);
  }

  /** Gives up what is not safe yet and goes there. Answers when none of it can arrive any more. */
  async cancelTo(isMeant: (destination: Destination) => boolean): Promise<void> {
    const meant = [...this.#tasks.values()].filter(
      ({ upload: { destination, state } }) => state.kind !== 'done' && isMeant(destination),
    );
    for (const { upload } of meant) this.cancel(upload.id);
    await Promise.all(meant.map(({ running }) => running));
  }

  /** Takes finished and refused files off the list. */
  clearSettled(): void {
    for (const task of [...this.#tasks.values()]) if (isSettled(task.upload)) this.cancel(task.upload.id);
  }

  /** Stops everything without giving it up: another person signs in, or nobody. */
  leave(): void {
    for (const task of this.#tasks.values()) task.stop.abort('paused' satisfies StopReason);
    this.#tasks.clear();
    this.#releases.leave();
    this.#drawing.renew();
  }

  #createTask(upload: Upload, progress: UploadProgress, file: File | null): Task {
    const task: Task = { upload, progress, file, stop: new AbortController(), running: Promise.resolve() };
    this.#tasks.set(upload.id, task);
    return task;
  }

  /** Gives a lost upload its file again. */
  #supply(lost: Task, file: File): void {
    lost.file = file;
    this.#begin(lost);
    void this.#saveFile(lost, file);
  }

  /** Gives the file of an upload that has not begun to the one that lost this very content. Whether one had. */
  #giveBack(task: Task): boolean {
    const lost = task.progress.reservation ? null : findLost(this.#tasks.values(), task);
    if (!lost || !task.file) return false;
    this.#supply(lost, task.file);
    return true;
  }

  #begin(task: Task): void {
    task.stop.abort('paused' satisfies StopReason);
    task.stop = new AbortController();
    this.#move(task, { kind: 'waiting' });
    this.#start(task);
  }

  /**
   * One run at a time: an earlier one may still wait for an answer that cannot be called back, and that may have been
   * that the upload is safe.
   */
  #start(task: Task, after: Promise<void> = Promise.resolve()): void {
    const { signal } = task.stop;
    task.running = Promise.all([task.running, after]).then(() =>
      signal.aborted || task.upload.state.kind === 'done' ? undefined : this.#run(task),
    );
  }

  #finish(task: Task): void {
    this.#move(task, { kind: 'done' }, { isSaved: false });
    this.#options.store.remove(task.upload.id).catch(() => undefined);
    this.#options.onReady(task.upload);
  }

  /** The next try begins with another reservation, because this one is on its way back. */
  #giveUp(task: Task): void {
    this.#release(task);
    const { reservation } = task.progress;
    if (!reservation) return;
    task.progress = {
      ...task.progress,
      reservation: { ...reservation, isGivenUp: true },
      session: null,
      isSent: false,
    };
  }

  #release({ upload: { userId, destination }, progress: { reservation }, running }: Task): void {
    if (!reservation) return;
    this.#releases.add({ itemId: reservation.itemId, userId, of: destination.kind }, running);
  }

  async #askRelease({ itemId, of }: Release): Promise<void> {
    const { server, vaultServer } = this.#options;
    if (of === 'vault') await vaultServer.release(vaultFileIdSchema.parse(itemId));
    else await server.release(mediaItemIdSchema.parse(itemId));
  }

  #replaceFile(task: Task, content: Blob, isOnDisk: boolean): void {
    task.file = new File([content], '');
    task.upload = { ...task.upload, byteCount: content.size };
    if (!isOnDisk) void this.#saveFile(task, task.file);
    this.#drawing.renew();
  }

  /** What files of the vault are called, while that is open ([Note: Names of vault files] in `vaultSteps.ts`). */
  async #nameVaultFiles(): Promise<void> {
    const { vaultDoor } = this.#options;
    const vault = vaultDoor.current;
    for (const task of this.#tasks.values()) {
      const { destination, fileName } = task.upload;
      if (destination.kind !== 'vault' || (vault !== null && fileName !== '')) continue;
      const name = vault?.vaultId === destination.vaultId ? await this.#readName(task, vault) : '';
      // Locked while it was read: another call takes the names away.
      if (vaultDoor.current !== vault) return;
      task.upload = { ...task.upload, fileName: name };
    }
    this.#drawing.renew();
  }

  async #readName({ progress: { sealed }, file }: Task, vault: VaultForUploads): Promise<string> {
    if (!sealed) return file?.name ?? '';
    return (await vault.nameOf(sealed).catch(() => null)) ?? '';
  }

  #move(task: Task, state: UploadState, { isSaved = true } = {}): void {
    task.upload = { ...task.upload, state };
    if (isSaved) void this.#save(task);
    this.#drawing.renew();
  }

  /** A file that can never go through is shown until the page closes, and not again after it. Never rejects. */
  async #save(task: Task): Promise<void> {
    const { upload, progress } = task;
    if (this.#tasks.get(upload.id) !== task) return;
    const { store, pageId } = this.#options;
    await keepOnDevice(store, { upload, progress, pageId }).catch(() => undefined);
  }

  /** Its file need not be kept. An upload whose page was left is not over. */
  #isOver({ upload, stop }: Task): boolean {
    const reason: StopReason | undefined = stop.signal.reason;
    return reason === 'cancelled' || upload.state.kind === 'done' || isHopeless(upload);
  }

  /** A convenience: a full disk or a private window must not stop the upload itself. Never rejects. */
  async #saveFile(task: Task, file: File): Promise<void> {
    const { store } = this.#options;
    try {
      await store.saveFile(task.upload.id, file);
      if (this.#isOver(task)) await store.remove(task.upload.id);
    } catch {
      // After a reload the person is asked for the file.
    }
  }

  #forget(task: Task): void {
    this.#tasks.delete(task.upload.id);
    this.#options.store.remove(task.upload.id).catch(() => undefined);
    this.#drawing.renew();
  }
}
