/**
 * The steps of one upload: inspect, reserve, send, thumbnails, commit ([Note: Nothing is stranded] in `runUpload.ts`).
 * Each may be repeated from its beginning, whether or not its last try took effect.
 */
import PQueue from 'p-queue';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import type { InspectionAnswer } from '../inspect/inspectFile.ts';
import {
  type Inspection,
  type Reservation,
  sentBytesOf,
  type Upload,
  type UploadFailureCode,
  type UploadProgress,
  type UploadState,
} from '../upload.ts';
import { AlbumTrashedError, remedyFor } from './remedy.ts';
import type { CommitAnswer, QueueServer, Task } from './task.ts';

/** Files read and sent at once: enough to fill a line, few enough to leave the page smooth. */
const INSPECTING = 2;
const SENDING = 3;

/** What ends an upload's run. */
export type Outcome =
  | { readonly kind: 'ready' }
  | { readonly kind: 'damaged' }
  /** An earlier upload brings the same bytes to the same album. */
  | { readonly kind: 'repeated'; readonly earlier: Upload }
  /** An upload that had lost its file goes on with this one's. */
  | { readonly kind: 'given-back' }
  | { readonly kind: 'failed'; readonly code: UploadFailureCode };

/** What should have arrived is not there, or is not what was promised. */
export class NotArrivedError extends Error {
  override readonly name = 'NotArrivedError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`The commitment was refused: ${code}.`);
    this.code = code;
  }
}

export interface StepOptions {
  readonly server: QueueServer;
  readonly inspect: (file: File, signal: AbortSignal) => Promise<InspectionAnswer>;
}

/** How the steps tell the queue where an upload stands. */
export interface TaskWriter {
  move(task: Task, state: UploadState, options?: { readonly isSaved?: boolean }): void;
  save(task: Task): Promise<void>;
  /** An upload on its way that was added before this one and has the same content. */
  findRepeated(task: Task): Upload | null;
  /** Gives its file to an upload that lost this very content. Whether there was one. */
  giveBack(task: Task): boolean;
}

/** Gives what takes one task through all steps. It throws when a step failed, and the signal's reason when aborted. */
export function createSteps(
  { server, inspect }: StepOptions,
  { move, save, findRepeated, giveBack }: TaskWriter,
): (task: Task, signal: AbortSignal, onMoved: () => void) => Promise<Outcome> {
  const inspecting = new PQueue({ concurrency: INSPECTING });
  const sending = new PQueue({ concurrency: SENDING });

  async function note(task: Task, progress: Partial<UploadProgress>): Promise<void> {
    task.progress = { ...task.progress, ...progress };
    await save(task);
  }

  async function readFile(task: Task, signal: AbortSignal): Promise<InspectionAnswer> {
    const { file, progress } = task;
    if (progress.inspection && (file || progress.isSent)) {
      return { kind: 'sound', inspection: progress.inspection };
    }
    if (!file) return { kind: 'refused', code: 'file-needed' };
    return inspecting.add(
      async () => {
        move(task, { kind: 'inspecting' });
        const answer = await inspect(file, signal);
        signal.throwIfAborted();
        if (answer.kind === 'sound') await note(task, { inspection: answer.inspection });
        return answer;
      },
      { signal },
    );
  }

  /** The reservation to ask for: a worthless one is released first, so that its room is there for the next. */
  async function prepareReservation(task: Task, signal: AbortSignal): Promise<Reservation> {
    const { reservation } = task.progress;
    if (reservation && !reservation.isGivenUp) return reservation;
    if (reservation) await server.release(reservation.itemId);
    signal.throwIfAborted();
    // The first has the upload's own id: a page that closes before this is saved asks for the same again.
    const id = reservation ? crypto.randomUUID() : task.upload.id;
    const next = { itemId: mediaItemIdSchema.parse(id), folder: null, isGivenUp: false };
    await note(task, { reservation: next });
    signal.throwIfAborted();
    return next;
  }

  async function reserve(task: Task, inspection: Inspection, signal: AbortSignal) {
    signal.throwIfAborted();
    move(task, { kind: 'reserving' });
    const reservation = await prepareReservation(task, signal);
    const { itemId, folder } = reservation;
    if (folder !== null) return { outcome: 'reserved' as const, itemId, folder };
    const answer = await server.reserve({ itemId, upload: task.upload, inspection });
    const isReserved = answer.outcome === 'reserved';
    await note(task, { reservation: isReserved ? { ...reservation, folder: answer.folder } : null });
    signal.throwIfAborted();
    return { ...answer, itemId };
  }

  async function send(
    task: Task,
    folder: string,
    { contentType }: Inspection,
    signal: AbortSignal,
    onMoved: () => void,
  ): Promise<void> {
    const content = task.file;
    if (task.progress.isSent || !content) return;
    move(task, { kind: 'uploading', sentBytes: sentBytesOf(task.upload) });
    try {
      await server.send({
        folder,
        content,
        contentType,
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

  /** The inspection with the thumbnails that the store has. A picture that it refuses never holds the original back. */
  async function sendThumbnails(folder: string, inspection: Inspection, signal: AbortSignal) {
    const isStored = async (size: 'small' | 'large', content: Blob | null): Promise<boolean> => {
      if (!content) return false;
      try {
        await server.sendThumbnail({ folder, size, content, signal });
        return true;
      } catch (error) {
        signal.throwIfAborted();
        if (remedyFor(error).kind === 'begin-again') return false;
        throw error;
      }
    };
    const { smallThumbnail, largeThumbnail } = inspection;
    const [hasSmall, hasLarge] = await Promise.all([
      isStored('small', smallThumbnail),
      isStored('large', largeThumbnail),
    ]);
    return {
      ...inspection,
      smallThumbnail: hasSmall ? smallThumbnail : null,
      largeThumbnail: hasLarge ? largeThumbnail : null,
    };
  }

  return async (task, signal, onMoved) => {
    const read = await readFile(task, signal);
    if (read.kind === 'refused') return { kind: 'failed', code: read.code };
    const { inspection } = read;
    const earlier = findRepeated(task);
    if (earlier) return { kind: 'repeated', earlier };
    if (giveBack(task)) return { kind: 'given-back' };
    if (inspection.damage && !task.progress.isKeptDamaged) return { kind: 'damaged' };
    const reserved = await reserve(task, inspection, signal);
    if (reserved.outcome === 'refused') return { kind: 'failed', code: reserved.code };
    await sending.add(() => send(task, reserved.folder, inspection, signal, onMoved), { signal });
    signal.throwIfAborted();
    move(task, { kind: 'verifying' });
    const described = await sendThumbnails(reserved.folder, inspection, signal);
    return readCommitment(await server.commit(reserved.itemId, task.upload, described));
  };
}

function readCommitment(answer: CommitAnswer): Outcome {
  if (answer.outcome === 'ready') return { kind: 'ready' };
  switch (answer.code) {
    case 'upload-incomplete':
    case 'checksum-mismatch':
    case 'media-item-not-found':
      throw new NotArrivedError(answer.code);
    case 'album-trashed':
      throw new AlbumTrashedError();
    default:
      return { kind: 'failed', code: answer.code };
  }
}
