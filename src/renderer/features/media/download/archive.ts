/**
 * Many originals as one zip, made while it is written: at no moment is more than one file held, in the browser's blob
 * store, until it is known to be the one that was kept. A file that cannot be had is tried once more when the others
 * are in, and then left out and named in the outcome.
 */
import { makeZip, predictLength } from 'client-zip';
import type { Clock } from '#shared/clock.ts';
import { archivePaths } from './archiveNames.ts';
import { readPreview } from './readPreview.ts';
import { type OpenMedia, readWhole } from './readWhole.ts';
import type { Retries } from './retries.ts';

interface Archived {
  readonly fileName: string;
  /** Where in the archive; at its top without one. */
  readonly folder?: string;
  /** Becomes the file's date in the archive. */
  readonly takenAt: string;
}

/** An original of the media store, or a text that is written as it is. */
export type ArchivedFile = Archived &
  (
    | {
        readonly storagePath: string;
        readonly byteCount: number;
        /** Hex. */
        readonly sha256: string;
        readonly text?: undefined;
      }
    | { readonly text: string }
  );

/** A picture of the media store that stands for an original. No item has its length and checksum. */
type ArchivedPreview = Archived & { readonly previewPath: string };

export type ArchiveEntry = ArchivedFile | ArchivedPreview;

/** What a preview counts before it has come. */
const USUAL_PREVIEW_BYTES = 400 * 1024;

export interface ArchivedText {
  readonly name: string;
  readonly text: string;
}

export interface FurtherWriting {
  readonly signal: AbortSignal;
  readonly retries: Retries;
  /** Bytes of one file that have come. */
  readonly onReceived: (bytes: number) => void;
  /** What could not be had, as it is called to whoever saves the archive. */
  readonly onMissing: (name: string) => void;
}

interface FurtherEntry {
  readonly name: string;
  readonly input: string | Blob | ReadableStream<Uint8Array>;
  readonly size?: number;
}

/** What an archive holds beside files of the media store. It is written first, and not again in the rest of an archive. */
export interface FurtherEntries {
  /** About. */
  readonly byteCount: number;
  readonly write: (writing: FurtherWriting) => AsyncIterable<FurtherEntry>;
}

interface ArchiveOptions {
  readonly further?: FurtherEntries;
  /** Written last, when it is known what is missing (paths in the archive). */
  readonly closing?: (missing: readonly string[]) => readonly ArchivedText[];
  readonly open: OpenMedia;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  readonly retries: Retries;
  /** Bytes of the archive that are written or have come to be written. */
  readonly onProgress: (bytes: number) => void;
  /** Paths of the files to bring; all of them without it. What is brought keeps its path either way. */
  readonly only?: ReadonlySet<string>;
}

interface Archive {
  readonly stream: ReadableStream<Uint8Array>;
  /** Exact when every file can be had, but for previews: their length is known when they come. */
  readonly byteCount: number;
  /** Paths of files left out; complete once the stream has ended. */
  readonly missing: readonly string[];
  /** The same of what is further in it. */
  readonly furtherMissing: readonly string[];
}

/** Not one of the files could be had. */
export class NothingToSaveError extends Error {
  override readonly name = 'NothingToSaveError';
}

/** The stream fails with NothingToSaveError when there is nothing to put into it. */
export function makeArchive(files: readonly ArchiveEntry[], options: ArchiveOptions): Archive {
  const names = archivePaths(files);
  const closing = options.closing ?? (() => []);
  const missing: string[] = [];
  const furtherMissing: string[] = [];
  const entries = files
    .map((file, index) => ({ file, name: names[index] ?? file.fileName }))
    .filter(({ name }) => options.only?.has(name) ?? true);
  let written = 0;
  let reported = 0;

  /** A file is counted when it comes, and not again when it is written. */
  function report(bytes: number): void {
    if (bytes <= reported) return;
    reported = bytes;
    options.onProgress(bytes);
  }

  async function* bring(wanted: typeof entries, onFailure: (entry: (typeof entries)[number]) => void) {
    for (const entry of wanted) {
      options.signal.throwIfAborted();
      const { file, name } = entry;
      const lastModified = dateOf(file);
      if (!('previewPath' in file) && file.text !== undefined) {
        yield { name, input: file.text, lastModified };
        continue;
      }
      try {
        const content =
          'previewPath' in file
            ? await readPreview({ ...options, ...file })
            : await readWhole({ ...options, ...file, onReceived: (bytes) => report(written + bytes) });
        yield { name, input: content.stream(), size: content.size, lastModified };
      } catch (error) {
        if (options.signal.aborted) throw error;
        onFailure(entry);
      }
    }
  }

  const further = options.only ? undefined : options.further;

  async function* open() {
    if (further) {
      for await (const entry of further.write({
        ...options,
        onReceived: (bytes) => report(written + bytes),
        onMissing: (name) => furtherMissing.push(name),
      })) {
        yield { lastModified: new Date(options.clock.now()), ...entry };
      }
    }
    const failed: typeof entries = [];
    yield* bring(entries, (entry) => failed.push(entry));
    yield* bring(failed, ({ name }) => missing.push(name));
    if (!further && entries.length > 0 && missing.length === entries.length) throw new NothingToSaveError();
    for (const { name, text } of closing([...missing, ...furtherMissing])) {
      yield { name, input: text, lastModified: new Date(options.clock.now()) };
    }
  }

  const meter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      written += chunk.byteLength;
      report(written);
      controller.enqueue(chunk);
    },
  });
  return {
    stream: makeZip(open(), { buffersAreUTF8: true }).pipeThrough(meter),
    byteCount:
      (further?.byteCount ?? 0) +
      Number(
        predictLength([
          ...entries.map(({ file, name }) => ({ name, size: sizeOf(file), lastModified: dateOf(file) })),
          ...closing([]).map(({ name, text }) => ({ name, size: byteLength(text) })),
        ]),
      ),
    missing,
    furtherMissing,
  };
}

export function sizeOf(file: ArchiveEntry): number {
  if ('previewPath' in file) return USUAL_PREVIEW_BYTES;
  return file.text === undefined ? file.byteCount : byteLength(file.text);
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Zip dates run from 1980 to 2107; a scanned photo of 1932, or of nobody knows when, gets the first of them. */
function dateOf({ takenAt }: ArchiveEntry): Date {
  const date = new Date(takenAt);
  return date.getFullYear() >= 1980 && date.getFullYear() <= 2107 ? date : new Date(1980, 0, 1);
}
