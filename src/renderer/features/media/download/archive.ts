/**
 * Many originals as one zip, made while it is written: at no moment is more than a piece of one file in memory.
 * A file that cannot be had is left out and named in the outcome; the others still arrive.
 */
import { makeZip, predictLength } from 'client-zip';
import type { Clock } from '#shared/clock.ts';
import { archivePaths } from './archiveNames.ts';
import { type OpenMedia, readWhole } from './readWhole.ts';

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
    | { readonly storagePath: string; readonly byteCount: number; readonly text?: undefined }
    | { readonly text: string }
  );

export interface ArchivedText {
  readonly name: string;
  readonly text: string;
}

export interface ArchiveOptions {
  /** Written last, when it is known what is missing (paths in the archive). */
  readonly closing?: (missing: readonly string[]) => readonly ArchivedText[];
  readonly open: OpenMedia;
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** Bytes of the archive written so far. */
  readonly onProgress: (writtenBytes: number) => void;
}

export interface Archive {
  readonly stream: ReadableStream<Uint8Array>;
  /** Exact when every file can be had. */
  readonly byteCount: number;
  /** Paths of files left out; complete once the stream has ended. */
  readonly missing: readonly string[];
}

export function makeArchive(files: readonly ArchivedFile[], options: ArchiveOptions): Archive {
  const names = archivePaths(files);
  const closing = options.closing ?? (() => []);
  const missing: string[] = [];
  const entries = files.map((file, index) => ({ file, name: names[index] ?? file.fileName }));

  async function* open() {
    for (const { file, name } of entries) {
      options.signal.throwIfAborted();
      if (file.text !== undefined) {
        yield { name, input: file.text, lastModified: dateOf(file) };
        continue;
      }
      const { storagePath, byteCount } = file;
      try {
        const input = await readWhole({ ...options, storagePath, byteCount });
        yield { name, input, size: byteCount, lastModified: dateOf(file) };
      } catch (error) {
        if (options.signal.aborted) throw error;
        missing.push(name);
      }
    }
    for (const { name, text } of closing(missing)) {
      yield { name, input: text, lastModified: new Date(options.clock.now()) };
    }
  }

  let written = 0;
  const meter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      written += chunk.byteLength;
      options.onProgress(written);
      controller.enqueue(chunk);
    },
  });
  return {
    stream: makeZip(open(), { buffersAreUTF8: true }).pipeThrough(meter),
    byteCount: Number(
      predictLength([
        ...entries.map(({ file, name }) => ({ name, size: sizeOf(file), lastModified: dateOf(file) })),
        ...closing([]).map(({ name, text }) => ({ name, size: byteLength(text) })),
      ]),
    ),
    missing,
  };
}

export function sizeOf(file: ArchivedFile): number {
  return file.text === undefined ? file.byteCount : byteLength(file.text);
}

const byteLength = (text: string) => new TextEncoder().encode(text).length;

/** Zip dates begin in 1980; a scanned photo of 1932 gets that day rather than a refusal. */
function dateOf({ takenAt }: ArchivedFile): Date {
  const date = new Date(takenAt);
  return date.getFullYear() >= 1980 ? date : new Date(1980, 0, 1);
}
