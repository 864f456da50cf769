/** The steps of an upload into an album: looked into before, thumbnails and dates after. */
import PQueue from 'p-queue';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import type { InspectionAnswer } from '../inspect/inspectFile.ts';
import type { Inspection, Reservation } from '../upload.ts';
import { type DestinationSteps, readCommitment, type TaskNotes } from './destinationSteps.ts';
import { remedyFor } from './remedy.ts';
import type { QueueServer, Task } from './task.ts';

/** Files read at once: few enough to leave the page smooth. */
const INSPECTING = 2;

export interface AlbumStepOptions {
  readonly server: QueueServer;
  readonly inspect: (file: File, signal: AbortSignal) => Promise<InspectionAnswer>;
}

/** After `prepare` there is one. */
function inspectionOf({ progress: { inspection } }: Task): Inspection {
  if (!inspection) throw new TypeError('The file was not looked into.');
  return inspection;
}

export function createAlbumSteps(
  { server, inspect }: AlbumStepOptions,
  { move, note, findRepeated, giveBack }: TaskNotes,
): DestinationSteps {
  const inspecting = new PQueue({ concurrency: INSPECTING });

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
    if (reservation) await server.release(mediaItemIdSchema.parse(reservation.itemId));
    signal.throwIfAborted();
    // The first has the upload's own id: a page that closes before this is saved asks for the same again.
    const id = reservation ? crypto.randomUUID() : task.upload.id;
    const next = { itemId: mediaItemIdSchema.parse(id), folder: null, isGivenUp: false };
    await note(task, { reservation: next });
    signal.throwIfAborted();
    return next;
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

  return {
    async prepare(task, signal) {
      const read = await readFile(task, signal);
      if (read.kind === 'refused') return { kind: 'failed', code: read.code };
      const earlier = findRepeated(task);
      if (earlier) return { kind: 'repeated', earlier };
      if (giveBack(task)) return { kind: 'given-back' };
      return read.inspection.damage && !task.progress.isKeptDamaged ? { kind: 'damaged' } : null;
    },
    async reserve(task, signal) {
      signal.throwIfAborted();
      move(task, { kind: 'reserving' });
      const reservation = await prepareReservation(task, signal);
      const { folder } = reservation;
      if (folder !== null) return { outcome: 'reserved', folder };
      const itemId = mediaItemIdSchema.parse(reservation.itemId);
      const answer = await server.reserve({ itemId, upload: task.upload, inspection: inspectionOf(task) });
      const isReserved = answer.outcome === 'reserved';
      await note(task, { reservation: isReserved ? { ...reservation, folder: answer.folder } : null });
      signal.throwIfAborted();
      return answer;
    },
    send: (task, request) => server.send({ ...request, contentType: inspectionOf(task).contentType }),
    async finish(task, folder, signal) {
      move(task, { kind: 'verifying' });
      const described = await sendThumbnails(folder, inspectionOf(task), signal);
      const itemId = mediaItemIdSchema.parse(task.progress.reservation?.itemId);
      return readCommitment(await server.commit(itemId, task.upload, described));
    },
  };
}
