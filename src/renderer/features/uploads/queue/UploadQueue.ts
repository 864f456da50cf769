/**
 * The queue itself, free of React: takes files, moves each through inspection, reservation, transfer and commitment,
 * keeps its state on the device, and tells whoever listens. One file's failure never stops the others.
 */
import type { AlbumId, MediaItemId, UserId } from '#shared/domain/ids.ts';
import type { InspectionAnswer } from '../inspect/inspectFile.ts';
import type { Inspection, Upload, UploadProgress, UploadState } from '../upload.ts';
import { isSettled, sentBytesOf } from '../upload.ts';
import { backoffDelay, waitForConnection } from './backoff.ts';
import { canTryAgain, faultFrom } from './faults.ts';
import { createSlots, type Slots } from './slots.ts';
import type { StoredUpload } from './uploadStore.ts';

export interface QueueServer {
  /** Refusals come as values, failures as exceptions. */
  reserve(upload: Upload, inspection: Inspection): Promise<ReservationAnswer>;
  send(task: SendTask): Promise<void>;
  sendThumbnails(folder: string, inspection: Inspection): Promise<Inspection>;
  commit(upload: Upload, inspection: Inspection): Promise<CommitAnswer>;
  abandon(itemIds: readonly MediaItemId[]): Promise<void>;
}

export interface SendTask {
  readonly folder: string;
  readonly content: Blob;
  readonly contentType: string;
  readonly session: string | null;
  readonly signal: AbortSignal;
  readonly onSession: (session: string) => void;
  readonly onProgress: (sentBytes: number) => void;
}

type Refused = { readonly outcome: 'refused'; readonly code: Parameters<typeof canTryAgain>[0] };
export type ReservationAnswer =
  | { readonly outcome: 'reserved'; readonly itemId: MediaItemId; readonly folder: string }
  | Refused;
export type CommitAnswer = { readonly outcome: 'ready' } | Refused;

export interface QueueStore {
  list(userId: UserId): Promise<StoredUpload[]>;
  save(stored: StoredUpload): Promise<void>;
  keepFile(id: string, file: Blob): Promise<void>;
  readFile(id: string): Promise<Blob | null>;
  remove(id: string): Promise<void>;
}

export interface QueueOptions {
  readonly server: QueueServer;
  readonly store: QueueStore;
  readonly inspect: (file: File) => Promise<InspectionAnswer>;
  readonly wait?: typeof waitForConnection;
  readonly onReady: (upload: Upload) => void;
}

interface Task {
  upload: Upload;
  progress: UploadProgress;
  file: File | null;
  stop: AbortController;
}

/** Thrown through a task's signal; says what the person did. */
type StopReason = 'paused' | 'cancelled';

/** Files read and sent at once: enough to fill a line, few enough to leave the page smooth. */
const INSPECTING = 2;
const SENDING = 3;
/** Progress is drawn at most this often, in milliseconds. */
const DRAWING_INTERVAL = 100;

const nothingDone: UploadProgress = { inspection: null, reservation: null, session: null };

function isHopeless({ state }: Upload): boolean {
  return state.kind === 'failed' && !state.canRetry && state.code !== 'file-needed';
}

export class UploadQueue {
  readonly #options: QueueOptions;
  readonly #tasks = new Map<string, Task>();
  readonly #listeners = new Set<() => void>();
  readonly #inspecting: Slots = createSlots(INSPECTING);
  readonly #sending: Slots = createSlots(SENDING);
  #snapshot: readonly Upload[] = [];
  #isDrawingDue = false;

  constructor(options: QueueOptions) {
    this.#options = options;
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

  /** Brings back what an earlier page left unfinished, and goes on. */
  async restore(userId: UserId): Promise<void> {
    const stored = await this.#options.store.list(userId);
    for (const { upload, progress } of stored) {
      if (this.#tasks.has(upload.id)) continue;
      const blob = await this.#options.store.readFile(upload.id);
      const file = blob && new File([blob], upload.fileName, { lastModified: upload.lastModified });
      const task: Task = { upload, progress, file, stop: new AbortController() };
      this.#tasks.set(upload.id, task);
      if (upload.state.kind === 'paused' || upload.state.kind === 'failed') continue;
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

  /** Runs one file to its end. A passing fault waits and goes on; a lasting one is shown. */
  async #run(task: Task): Promise<void> {
    const { signal } = task.stop;
    for (let attempt = 0; ; attempt += 1) {
      try {
        await this.#advance(task, signal, () => {
          attempt = 0;
        });
        return;
      } catch (error) {
        if (signal.aborted) return;
        const fault = faultFrom(error);
        if (fault.kind === 'lasting') {
          this.#move(task, { kind: 'failed', code: fault.code, canRetry: fault.canRetry });
          return;
        }
        this.#move(task, { kind: 'reconnecting', sentBytes: sentBytesOf(task.upload) });
        try {
          await (this.#options.wait ?? waitForConnection)(backoffDelay(attempt), signal);
        } catch {
          return;
        }
      }
    }
  }

  async #advance(task: Task, signal: AbortSignal, onMoved: () => void): Promise<void> {
    const { server } = this.#options;
    const inspection = await this.#inspect(task, signal);
    if (!inspection) return;
    const folder = await this.#reserve(task, inspection, signal);
    if (folder === null) return;
    await this.#sending.use(signal, async () => {
      const content = task.file;
      if (!content) return;
      this.#move(task, { kind: 'uploading', sentBytes: sentBytesOf(task.upload) });
      await server.send({
        folder,
        content,
        contentType: inspection.contentType,
        session: task.progress.session,
        signal,
        onSession: (session) => {
          task.progress = { ...task.progress, session };
          void this.#save(task);
        },
        onProgress: (sentBytes) => {
          onMoved();
          if (!signal.aborted) this.#move(task, { kind: 'uploading', sentBytes }, { isSaved: false });
        },
      });
    });
    signal.throwIfAborted();
    this.#move(task, { kind: 'verifying' });
    const described = await server.sendThumbnails(folder, inspection);
    const answer = await server.commit(task.upload, described);
    signal.throwIfAborted();
    if (answer.outcome === 'ready') {
      this.#move(task, { kind: 'done' });
      this.#options.store.remove(task.upload.id).catch(() => undefined);
      this.#options.onReady(task.upload);
      return;
    }
    // What arrived was not what was promised: the next try begins with a new reservation and an empty session.
    task.progress = { ...task.progress, reservation: null, session: null };
    this.#move(task, { kind: 'failed', code: answer.code, canRetry: canTryAgain(answer.code) });
  }

  async #inspect(task: Task, signal: AbortSignal): Promise<Inspection | null> {
    if (task.progress.inspection) return task.progress.inspection;
    return this.#inspecting.use(signal, async () => {
      const { file } = task;
      if (!file) return null;
      this.#move(task, { kind: 'inspecting' });
      const answer = await this.#options.inspect(file);
      signal.throwIfAborted();
      if (answer.kind === 'refused') {
        this.#move(task, { kind: 'failed', code: answer.code, canRetry: canTryAgain(answer.code) });
        return null;
      }
      task.progress = { ...task.progress, inspection: answer.inspection };
      return answer.inspection;
    });
  }

  async #reserve(task: Task, inspection: Inspection, signal: AbortSignal): Promise<string | null> {
    if (task.progress.reservation) return task.progress.reservation.folder;
    this.#move(task, { kind: 'reserving' });
    const answer = await this.#options.server.reserve(task.upload, inspection);
    if (answer.outcome === 'refused') {
      signal.throwIfAborted();
      this.#move(task, { kind: 'failed', code: answer.code, canRetry: canTryAgain(answer.code) });
      return null;
    }
    task.progress = { ...task.progress, reservation: { itemId: answer.itemId, folder: answer.folder } };
    if (signal.aborted && signal.reason === 'cancelled') {
      this.#options.server.abandon([answer.itemId]).catch(() => undefined);
    }
    signal.throwIfAborted();
    return answer.folder;
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
