/**
 * The steps of one upload: prepare, reserve, send, finish ([Note: Nothing is stranded] in `runUpload.ts`). Sending is the
 * same for all; the others are its destination's.
 */
import PQueue from 'p-queue';
import { type Destination, sentBytesOf, type UploadProgress } from '../upload.ts';
import { type AlbumStepOptions, createAlbumSteps } from './albumSteps.ts';
import type { DestinationSteps, Outcome, TaskNotes } from './destinationSteps.ts';
import { remedyFor } from './remedy.ts';
import type { Task } from './task.ts';
import { createVaultSteps, type VaultStepOptions } from './vaultSteps.ts';

/** Files sent at once: enough to fill a line. */
const SENDING = 3;

export interface StepOptions extends AlbumStepOptions, VaultStepOptions {}

/** How the queue itself keeps where an upload stands. */
export interface TaskWriter extends Omit<TaskNotes, 'note'> {
  save(task: Task): Promise<void>;
}

/** Gives what takes one task through all steps. It throws when a step failed, and the signal's reason when aborted. */
export function createSteps(
  options: StepOptions,
  { save, ...writer }: TaskWriter,
): (task: Task, signal: AbortSignal, onMoved: () => void) => Promise<Outcome> {
  const { move } = writer;
  const sending = new PQueue({ concurrency: SENDING });

  async function note(task: Task, progress: Partial<UploadProgress>): Promise<void> {
    task.progress = { ...task.progress, ...progress };
    await save(task);
  }

  const notes: TaskNotes = { ...writer, note };
  const stepsOf: Record<Destination['kind'], DestinationSteps> = {
    album: createAlbumSteps(options, notes),
    vault: createVaultSteps(options, notes),
  };

  async function send(
    steps: DestinationSteps,
    task: Task,
    folder: string,
    signal: AbortSignal,
    onMoved: () => void,
  ): Promise<void> {
    const content = task.file;
    if (task.progress.isSent || !content) return;
    move(task, { kind: 'uploading', sentBytes: sentBytesOf(task.upload) });
    try {
      await steps.send(task, {
        folder,
        content,
        session: task.progress.session,
        signal,
        onSession: (session) => void note(task, { session }),
        onProgress: (sentBytes) => {
          onMoved();
          if (!signal.aborted) move(task, { kind: 'uploading', sentBytes }, { isSaved: false });
        },
      });
      await note(task, { isSent: true });
    } catch (error) {
      signal.throwIfAborted();
      // The browser says the same for a lost connection and for a file that is no longer there.
      if (error instanceof TypeError) await content.slice(0, 1).arrayBuffer();
      // A refusal may mean that an earlier try arrived whole and its answer was lost: the commitment tells.
      if (remedyFor(error).kind !== 'begin-again') throw error;
    }
  }

  return async (task, signal, onMoved) => {
    const steps = stepsOf[task.upload.destination.kind];
    const ended = await steps.prepare(task, signal);
    if (ended) return ended;
    const reserved = await steps.reserve(task, signal);
    if (reserved.outcome === 'refused') return { kind: 'failed', code: reserved.code };
    await sending.add(() => send(steps, task, reserved.folder, signal, onMoved), { signal });
    signal.throwIfAborted();
    return steps.finish(task, reserved.folder, signal);
  };
}
