/**
 * Inspects files in workers. A file that takes a worker down (a decoder that crashes or hangs) is described without being
 * looked at: it is kept all the same. A worker that did not load says nothing of the file: the page looks instead, and
 * where it cannot load what it needs either, the line is lost, and the file waits for it.
 */
import { type Remote, transfer } from 'comlink';
import { type Clock, systemClock } from '#shared/clock.ts';
import { decodeInPage } from './decodeInPage.ts';
import { isDecoderNotLoaded } from './foreign/decoderNotLoaded.ts';
import type { Inspector } from './inspect.worker.ts';
import type { InspectionAnswer, InspectionOptions } from './inspectFile.ts';
import { createWorkerPool, type Startable, WorkerFailedError, WorkerNotLoadedError } from './workerPool.ts';

/** One decodes while the other hashes; more would take the page's own core. */
const WORKER_COUNT = 2;
/**
 * A worker may take this long, in milliseconds, and more for large files: a film is read through once, and a picture of
 * a foreign kind waits for its decoder (`foreignDecoder`), which may take nearly as long.
 */
const TIME_LIMIT = 90_000;
const SLOWEST_READING = 1_000;
/** How often a picture waits for its decoder before it is kept without being drawn: a minute, as the queue tries again. */
const DECODER_TRIES = 6;

interface FileInspectorOptions {
  readonly clock: Clock;
  readonly start: () => Startable;
  /** In this page. Throws a TypeError when it cannot load what it needs. */
  readonly inspectHere: (file: File, options: InspectionOptions) => Promise<InspectionAnswer>;
}

/** Throws the signal's reason, and a TypeError when the page is offline and lacks what it needs to read the file. */
type InspectFile = (file: File, signal: AbortSignal) => Promise<InspectionAnswer>;

export function createFileInspector({ clock, start, inspectHere }: FileInspectorOptions): InspectFile {
  /** How often each file has waited in vain. */
  const waits = new WeakMap<File, number>();
  const pool = createWorkerPool<Inspector>({ count: WORKER_COUNT, clock, start });

  function ask<Answer>(
    file: File,
    signal: AbortSignal,
    question: (inspector: Remote<Inspector>) => Promise<Answer>,
  ): Promise<Answer> {
    return pool.use(TIME_LIMIT + file.size / SLOWEST_READING, signal, question);
  }

  const inspectThere = (file: File, signal: AbortSignal, options: InspectionOptions) =>
    ask<InspectionAnswer>(file, signal, async (inspector) => inspector.inspectFile(file, options)).catch(
      (error: unknown) => {
        if (error instanceof WorkerNotLoadedError) return inspectHere(file, options);
        throw error;
      },
    );

  /** A picture that no worker reads, but this page draws, is shown; only what is missing of it is then a damage. */
  async function lookAgain(
    file: File,
    signal: AbortSignal,
    answer: InspectionAnswer,
  ): Promise<InspectionAnswer> {
    if (answer.kind === 'refused') return answer;
    const { inspection } = answer;
    // A worker has drawn what is only broken.
    if (inspection.damage === null || inspection.damage === 'broken') return answer;
    const picture = await decodeInPage(file, inspection.contentType);
    if (!picture) return answer;
    const { width, height } = picture;
    const { small, large, placeholder } = await ask(file, signal, (inspector) =>
      inspector.drawThumbnails(transfer(picture, [picture])),
    );
    const isFollowed = inspection.damage === 'undecodable' && inspection.contentType === 'image/jpeg';
    const missing = isFollowed
      ? await ask(file, signal, (inspector) => inspector.findJpegDamage(file))
      : null;
    return {
      kind: 'sound',
      inspection: {
        ...inspection,
        width,
        height,
        damage: inspection.damage === 'truncated' ? 'truncated' : missing,
        placeholder,
        smallThumbnail: small,
        largeThumbnail: large,
      },
    };
  }

  /** The page itself describes the file where not even an empty-handed worker can. */
  async function describeUnseen(file: File, signal: AbortSignal): Promise<InspectionAnswer> {
    const unseen = { isLookedAt: false };
    const answer = await inspectThere(file, signal, unseen).catch((error: unknown) => {
      if (error instanceof WorkerFailedError) return inspectHere(file, unseen);
      throw error;
    });
    // Nobody looked: nothing is known to be wrong with it.
    return answer.kind === 'sound'
      ? { kind: 'sound', inspection: { ...answer.inspection, damage: null } }
      : answer;
  }

  return async (file, signal) => {
    const waited = waits.get(file) ?? 0;
    try {
      const answer = await inspectThere(file, signal, {
        isLookedAt: true,
        waitsForDecoder: waited < DECODER_TRIES,
      });
      return await lookAgain(file, signal, answer).catch(() => answer);
    } catch (error) {
      if (error instanceof WorkerFailedError) return describeUnseen(file, signal);
      if (!isDecoderNotLoaded(error)) throw error;
      waits.set(file, waited + 1);
      throw new TypeError('What draws this picture could not be fetched.', { cause: error });
    }
  };
}

/** The one of this page. */
export const inspectInWorker = createFileInspector({
  clock: systemClock,
  start: () => new Worker(new URL('./inspect.worker.ts', import.meta.url), { type: 'module' }),
  inspectHere: async (file, options) => (await import('./inspectFile.ts')).inspectFile(file, options),
});
