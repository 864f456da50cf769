/**
 * The queue itself, free of React: takes files, moves each through inspection, reservation, transfer and commitment,
 * keeps its state on the device, and tells whoever listens. One file's failure never stops the others.
 */
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';
import { estimateFrom, type RoomEstimate, roomOf, type UnreadFile } from '../fileRoom.ts';
import {
  isHopeless,
  isSettled,
  nothingDone,
  sentBytesOf,
  type Upload,
  type UploadProgress,
  type UploadState,
  waitsForPerson,
} from '../upload.ts';
import { Drawing } from './drawing.ts';
import { findHinted, findLost, findRepeated } from './matchingFiles.ts';
import { type ReleaseStore, Releases } from './releases.ts';
import { createRun, type RunOptions } from './runUpload.ts';
import type { StopReason, Task } from './task.ts';
import type { StoredUpload } from './uploadStore.ts';

export interface QueueStore extends ReleaseStore {
  list(userId: UserId): Promise<StoredUpload[]>;
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
    this.#releases = new Releases(options);
    this.#drawing = new Drawing(options.clock, () => [...this.#tasks.values()].map(({ upload }) => upload));
    this.#run = createRun(options, {
      move: (task, state, saving) => this.#move(task, state, saving),
      save: (task) => this.#save(task),
      finish: (task) => this.#finish(task),
      giveUp: (task) => this.#giveUp(task),
      drop: (task) => this.cancel(task.upload.id),
      findRepeated: (task) => findRepeated(this.#tasks.values(), task),
      giveBack: (task) => this.#giveBack(task),
    });
  }

  subscribe = (listener: () => void): (() => void) => this.#drawing.subscribe(listener);

  snapshot = (): readonly Upload[] => this.#drawing.snapshot();

  /** What uploads that are not over hold on the server. */
  reservedItems(): readonly MediaItemId[] {
    return [...this.#tasks.values()].flatMap(({ upload, progress: { reservation } }) =>
      reservation && !reservation.isGivenUp && upload.state.kind !== 'done' ? [reservation.itemId] : [],
    );
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
      const { inspection } = task.progress;
      return sum + (inspection ? roomOf(task.upload.byteCount, inspection) : estimate(unreadFileOf(task)));
    }, 0);
  }

  /** Whether this file seems to be one that an upload waits for: its room is its already. */
  isAwaited(userId: UserId, albumId: AlbumId, file: File): boolean {
    return findHinted(this.#tasks.values(), userId, albumId, file).length > 0;
  }

  /** Adds files to an album. A file that a reload lost goes on where its upload was, once its content is known. */
  add(userId: UserId, album: { readonly id: AlbumId; readonly title: string }, files: readonly File[]): void {
    for (const file of files) {
      const hinted = findHinted(this.#tasks.values(), userId, album.id, file);
      // Nothing is known of its content, and nothing was promised of it: the hint has to do.
      const unknown = hinted.find(({ progress }) => progress.inspection === null);
      if (unknown) {
        this.#supply(unknown, file);
        continue;
      }
      const upload: Upload = {
        id: crypto.randomUUID(),
        userId,
        albumId: album.id,
        albumTitle: album.title,
        fileName: file.name,
        byteCount: file.size,
        lastModified: file.lastModified,
        state: { kind: 'waiting' },
      };
      const task = this.#createTask(upload, nothingDone, file);
      const saved = this.#save(task);
      void saved.then(() => this.#saveFile(task, file));
      this.#start(task, saved);
    }
    this.#drawing.renew();
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
      if (signal.aborted) return;
      const file = blob && new File([blob], upload.fileName, { lastModified: upload.lastModified });
      const task = this.#createTask(upload, progress, file);
      await this.#save(task);
      if (!waitsForPerson(upload)) this.#start(task);
      else if (!file) this.#move(task, { kind: 'failed', code: 'file-needed', canRetry: false });
    }
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

  #release({ upload: { userId }, progress: { reservation }, running }: Task): void {
    if (reservation) this.#releases.add({ itemId: reservation.itemId, userId }, running);
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
    const saved = isHopeless(upload) ? store.remove(upload.id) : store.save({ upload, progress, pageId });
    await saved.catch(() => undefined);
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
