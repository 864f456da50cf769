/** Moves one file through inspection, reservation, transfer and commitment, and past whatever fault passes by itself. */
import type { InspectionAnswer } from '../inspect/inspectFile.ts';
import { type Inspection, sentBytesOf, type Upload, type UploadState } from '../upload.ts';
import { backoffDelay, waitForConnection } from './backoff.ts';
import { canTryAgain, faultFrom } from './faults.ts';
import { createSlots } from './slots.ts';
import type { QueueServer, Task } from './task.ts';

/** Files read and sent at once: enough to fill a line, few enough to leave the page smooth. */
const INSPECTING = 2;
const SENDING = 3;

export interface RunOptions {
  readonly server: QueueServer;
  readonly inspect: (file: File) => Promise<InspectionAnswer>;
  readonly wait?: typeof waitForConnection;
  readonly onReady: (upload: Upload) => void;
}

/** What the queue does with what happens on the way. */
export interface RunTrace {
  move(task: Task, state: UploadState, options?: { readonly isSaved?: boolean }): void;
  save(task: Task): Promise<void>;
  finish(task: Task): void;
}

/** Gives what runs a task to its end: done, failed for a lasting reason, or stopped by its signal. It never rejects. */
export function createRun(options: RunOptions, trace: RunTrace): (task: Task) => Promise<void> {
  const { server } = options;
  const inspecting = createSlots(INSPECTING);
  const sending = createSlots(SENDING);

  function fail(task: Task, code: Parameters<typeof canTryAgain>[0]): void {
    trace.move(task, { kind: 'failed', code, canRetry: canTryAgain(code) });
  }

  async function inspect(task: Task, signal: AbortSignal): Promise<Inspection | null> {
    if (task.progress.inspection) return task.progress.inspection;
    return inspecting.use(signal, async () => {
      const { file } = task;
      if (!file) return null;
      trace.move(task, { kind: 'inspecting' });
      const answer = await options.inspect(file);
      signal.throwIfAborted();
      if (answer.kind === 'refused') {
        fail(task, answer.code);
        return null;
      }
      task.progress = { ...task.progress, inspection: answer.inspection };
      return answer.inspection;
    });
  }

  async function reserve(task: Task, inspection: Inspection, signal: AbortSignal): Promise<string | null> {
    if (task.progress.reservation) return task.progress.reservation.folder;
    trace.move(task, { kind: 'reserving' });
    const answer = await server.reserve(task.upload, inspection);
    if (answer.outcome === 'refused') {
      signal.throwIfAborted();
      fail(task, answer.code);
      return null;
    }
    task.progress = { ...task.progress, reservation: { itemId: answer.itemId, folder: answer.folder } };
    if (signal.aborted && signal.reason === 'cancelled') {
      server.abandon([answer.itemId]).catch(() => undefined);
    }
    signal.throwIfAborted();
    return answer.folder;
  }

  async function send(
    task: Task,
    folder: string,
    { contentType }: Inspection,
    signal: AbortSignal,
    onMoved: () => void,
  ): Promise<void> {
    const content = task.file;
    if (!content) return;
    trace.move(task, { kind: 'uploading', sentBytes: sentBytesOf(task.upload) });
    await server.send({
      folder,
      content,
      contentType,
      session: task.progress.session,
      signal,
      onSession: (session) => {
        task.progress = { ...task.progress, session };
        void trace.save(task);
      },
      onProgress: (sentBytes) => {
        onMoved();
        if (!signal.aborted) trace.move(task, { kind: 'uploading', sentBytes }, { isSaved: false });
      },
    });
  }

  async function advance(task: Task, signal: AbortSignal, onMoved: () => void): Promise<void> {
    const inspection = await inspect(task, signal);
    if (!inspection) return;
    const folder = await reserve(task, inspection, signal);
    if (folder === null) return;
    await sending.use(signal, () => send(task, folder, inspection, signal, onMoved));
    signal.throwIfAborted();
    trace.move(task, { kind: 'verifying' });
    const described = await server.sendThumbnails(folder, inspection);
    const answer = await server.commit(task.upload, described);
    signal.throwIfAborted();
    if (answer.outcome === 'ready') {
      trace.finish(task);
      options.onReady(task.upload);
      return;
    }
    // What arrived was not what was promised: the next try begins with a new reservation and an empty session.
    task.progress = { ...task.progress, reservation: null, session: null };
    fail(task, answer.code);
  }

  return async (task) => {
    const { signal } = task.stop;
    for (let attempt = 0; ; attempt += 1) {
      try {
        await advance(task, signal, () => {
          attempt = 0;
        });
        return;
      } catch (error) {
        if (signal.aborted) return;
        const fault = faultFrom(error);
        if (fault.kind === 'lasting') {
          trace.move(task, { kind: 'failed', code: fault.code, canRetry: fault.canRetry });
          return;
        }
        trace.move(task, { kind: 'reconnecting', sentBytes: sentBytesOf(task.upload) });
        try {
          await (options.wait ?? waitForConnection)(backoffDelay(attempt), signal);
        } catch {
          return;
        }
      }
    }
  };
}
