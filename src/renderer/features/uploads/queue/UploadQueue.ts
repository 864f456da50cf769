/**
 * The queue itself, free of React: takes files, moves each through inspection, reservation, transfer and commitment,
 * keeps its state on the device, and tells whoever listens. One file's failure never stops the others.
 */
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { isSettled, sentBytesOf, type Upload, type UploadProgress, type UploadState } from '../upload.ts';
import { createRun, type RunOptions } from './runUpload.ts';
import type { StopReason, Task } from './task.ts';
import type { StoredUpload } from './uploadStore.ts';

export interface QueueStore {
  list(userId: UserId): Promise<StoredUpload[]>;
  save(stored: StoredUpload): Promise<void>;
  keepFile(id: string, file: Blob): Promise<void>;
  readFile(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}

export interface QueueOptions extends RunOptions {
  readonly store: QueueStore;
}

/** Progress is drawn at most this often, in milliseconds. */
const DRAWING_INTERVAL = 100;

const nothingDone: UploadProgress = { inspection: null, reservation: null, session: null };

function isHopeless({ state }: Upload): boolean {
  return state.kind === 'failed' && !state.canRetry && state.code !== 'file-needed';
}

/** Being signed out is over once the queue is restored: only the person's own pause and other failures wait for them. */
function waitsForPerson({ state }: Upload): boolean {
  return state.kind === 'paused' || (state.kind === 'failed' && state.code !== 'signed-out');
}

export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #tasks = new Map<string, Task>();
  readonly #listeners = new Set<() => void>();
  readonly #run: (task: Task) => Promise<void>;
  #snapshot: readonly Upload[] = [];
  #isDrawingDue = false;

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#run = createRun(options, {
      move: (task, state, kept) => this.#move(task, state, kept),
      save: (task) => this.#save(task),
      finish: (task) => {
        this.#move(task, { kind: 'done' }, { isSaved: false });
        options.store.remove(task.upload.id).catch(() => undefined);
      },
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): readonly Upload[] => this.#snapshot;

  /** Adds files to an album. A file that a reload lost goes on where its upload was. */
  add(userId: UserId, album: { readonly id: AlbumId; readonly title: string }, files: readonly File[]): void {
    for (const file of files) {
      const lost = this.#findLost(userId, album.id, file);
      if (lost) {
        lost.file = file;
        this.#begin(lost);
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
      const task: Task = { upload, progress: nothingDone, file, stop: new AbortController() };
      this.#tasks.set(upload.id, task);
      // Keeping a copy is a convenience: a full disk or a private window must not stop the upload itself.
      this.#save(task)
        .then(() => this.#options.store.keepFile(upload.id, file))
        .then(() => (this.#isOver(task) ? this.#options.store.remove(upload.id) : undefined))
        .catch(() => undefined);
      void this.#run(task);
    }
    this.#draw();
  }

  /** Brings back what an earlier page left unfinished, and goes on. `signal` ends it when the person leaves. */
  async restore(userId: UserId, signal: AbortSignal): Promise<void> {
    const stored = await this.#options.store.list(userId);
    for (const { upload, progress } of stored) {
      if (this.#tasks.has(upload.id)) continue;
      const blob = await this.#options.store.readFile(upload.id);
      if (signal.aborted) return;
      const file = blob && new File([blob], upload.fileName, { lastModified: upload.lastModified });
      const task: Task = { upload, progress, file, stop: new AbortController() };
      this.#tasks.set(upload.id, task);
      if (waitsForPerson(upload)) continue;
      if (file) void this.#run(task);
      else this.#move(task, { kind: 'failed', code: 'file-needed', canRetry: false });
    }
    this.#draw();
  }

  pause(id: string): void {
    this.#stop(id, 'paused');
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
    if (task?.upload.state.kind === 'failed' && task.upload.state.canRetry && task.file) this.#begin(task);
  }

  retryFailed(): void {
    for (const id of this.#tasks.keys()) this.retry(id);
  }

  /** Gives an upload up: its room comes back, and what had arrived goes. */
  cancel(id: string): void {
    const task = this.#tasks.get(id);
    if (!task) return;
    task.stop.abort('cancelled' satisfies StopReason);
    this.#forget(task);
    const { reservation } = task.progress;
    // When this fails the server's own sweep gives the room back within a day.
    if (reservation) this.#options.server.abandon([reservation.itemId]).catch(() => undefined);
  }

  cancelAll(): void {
    for (const task of [...this.#tasks.values()]) if (!isSettled(task.upload)) this.cancel(task.upload.id);
  }

  /** Takes finished and refused files off the list. */
  clearSettled(): void {
    for (const task of [...this.#tasks.values()]) {
      if (!isSettled(task.upload)) continue;
      if (task.progress.reservation && task.upload.state.kind === 'failed') this.cancel(task.upload.id);
      else this.#forget(task);
    }
  }

  /** Stops everything without giving it up: another person signs in, or nobody. */
  leave(): void {
    for (const task of this.#tasks.values()) task.stop.abort('paused' satisfies StopReason);
    this.#tasks.clear();
    this.#draw();
  }

  #findLost(userId: UserId, albumId: AlbumId, file: File): Task | undefined {
    return [...this.#tasks.values()].find(
      ({ upload, file: held }) =>
        held === null &&
        upload.userId === userId &&
        upload.albumId === albumId &&
        upload.fileName === file.name &&
        upload.byteCount === file.size,
    );
  }

  #begin(task: Task): void {
    task.stop = new AbortController();
    this.#move(task, { kind: 'waiting' });
    void this.#run(task);
  }

  #stop(id: string, reason: StopReason): void {
    const task = this.#tasks.get(id);
    if (!task || isSettled(task.upload) || task.upload.state.kind === 'paused') return;
    task.stop.abort(reason);
    this.#move(task, { kind: 'paused', sentBytes: sentBytesOf(task.upload) });
  }

  #move(task: Task, state: UploadState, { isSaved = true } = {}): void {
    task.upload = { ...task.upload, state };
    if (isSaved && this.#tasks.has(task.upload.id)) this.#save(task).catch(() => undefined);
    this.#draw();
  }

  /** A file that can never go through is shown until the page closes, and not again after it. */
  #save({ upload, progress }: Task): Promise<void> {
    if (isHopeless(upload)) return this.#options.store.remove(upload.id);
    return this.#options.store.save({ upload, progress });
  }

  #isOver({ upload }: Task): boolean {
    return !this.#tasks.has(upload.id) || upload.state.kind === 'done' || isHopeless(upload);
  }

  #forget(task: Task): void {
    this.#tasks.delete(task.upload.id);
    this.#options.store.remove(task.upload.id).catch(() => undefined);
    this.#draw();
  }

  #draw(): void {
    if (this.#isDrawingDue) return;
    this.#isDrawingDue = true;
    setTimeout(() => {
      this.#isDrawingDue = false;
      this.#snapshot = [...this.#tasks.values()].map(({ upload }) => upload);
      for (const listener of this.#listeners) listener();
    }, DRAWING_INTERVAL);
  }
}
