/**
 * Where a download goes, without passing through memory. Chromium's save dialog writes straight to the chosen file;
 * elsewhere the origin's private file system holds it until the browser has copied it to the downloads folder;
 * where neither exists the browser's own blob store does, which spills to disk.
 */
import type { Clock } from '#shared/clock.ts';
import { offerDownload } from '#ui/offerDownload.ts';

export interface SaveTarget {
  /** What the person named it where they chose its place, which no page is told; null where the browser has one of its own. */
  readonly chosenName: string | null;
  /** Writes everything, then makes the file appear. Rejects, leaving nothing visible, when the stream fails or is aborted. */
  write(stream: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<void>;
  /** For a download that ended without its file: nothing stays where it was to go. */
  discard(): Promise<void>;
}

/** The person closed the save dialog. */
export class SaveDismissedError extends Error {
  override readonly name = 'SaveDismissedError';
}

type SaveFilePicker = (options: { suggestedName: string; id: string }) => Promise<FileSystemFileHandle>;

const TEMPORARY_PREFIX = 'amaranth-download-';
/** The browser copies a finished file at once; after this long nothing reads the temporary one any more. */
const TEMPORARY_LIFETIME = 10 * 60_000;

interface SaveOptions {
  /** What is in it may stay in the private file system no longer than the browser takes to copy it. */
  readonly isSecret?: boolean;
}

/** A browser has copied a finished file by then, in milliseconds. */
const SECRET_LIFETIME = 30_000;

/** Asks where to save, if the browser can ask. Call it straight from the press, before anything else is awaited. */
export async function chooseSaveTarget(
  suggestedName: string,
  clock: Clock,
  { isSecret = false }: SaveOptions = {},
): Promise<SaveTarget> {
  const picker = saveFilePicker();
  if (picker) {
    try {
      const handle = await picker({ suggestedName, id: 'amaranth-downloads' });
      return await fileTarget(handle);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw new SaveDismissedError();
      // Forbidden here (a frame, a shell that grants no file access): the next way needs no permission.
    }
  }
  const temporary = await privateTarget(suggestedName, clock);
  if (!temporary) return blobTarget(suggestedName);
  return isSecret ? forgetting(temporary, clock) : temporary;
}

function forgetting(target: SaveTarget, clock: Clock): SaveTarget {
  return {
    chosenName: target.chosenName,
    async write(stream, signal) {
      await target.write(stream, signal);
      void clock.sleep(SECRET_LIFETIME).then(() => target.discard());
    },
    discard: () => target.discard(),
  };
}

/** Removes what a page that was closed left of its downloads. Never rejects. */
export async function removeTemporaryDownloads(clock: Clock): Promise<void> {
  try {
    await sweep(await navigator.storage.getDirectory(), clock, SECRET_LIFETIME);
  } catch {
    // Without such a file system nothing was left in it.
  }
}

function saveFilePicker(): SaveFilePicker | null {
  const candidate: unknown = Reflect.get(globalThis, 'showSaveFilePicker');
  return typeof candidate === 'function' ? (options) => candidate.call(globalThis, options) : null;
}

async function fileTarget(handle: FileSystemFileHandle): Promise<SaveTarget> {
  const writable = await handle.createWritable();
  return {
    chosenName: handle.name,
    write: (stream, signal) => stream.pipeTo(writable, { signal }),
    async discard() {
      // A failed write has closed it already.
      await writable.abort().catch(() => {});
      await removeEmpty(handle).catch(() => {});
    },
  };
}

/** The dialog makes the file before there is anything to put into it. */
async function removeEmpty(handle: FileSystemFileHandle): Promise<void> {
  if ((await handle.getFile()).size > 0) return;
  const remove: unknown = Reflect.get(handle, 'remove');
  if (typeof remove === 'function') await remove.call(handle);
}

async function privateTarget(suggestedName: string, clock: Clock): Promise<SaveTarget | null> {
  try {
    const directory = await navigator.storage.getDirectory();
    await sweep(directory, clock);
    const name = `${TEMPORARY_PREFIX}${clock.now()}-${crypto.randomUUID()}`;
    const handle = await directory.getFileHandle(name, { create: true });
    const writable = await handle.createWritable();
    return {
      chosenName: null,
      async write(stream, signal) {
        await stream.pipeTo(writable, { signal });
        offer(await handle.getFile(), suggestedName);
      },
      async discard() {
        await writable.abort().catch(() => {});
        await directory.removeEntry(name).catch(() => {});
      },
    };
  } catch {
    return null;
  }
}

/** Removes what earlier downloads left behind. */
async function sweep(
  directory: FileSystemDirectoryHandle,
  clock: Clock,
  lifetime = TEMPORARY_LIFETIME,
): Promise<void> {
  for await (const name of directory.keys()) {
    if (!name.startsWith(TEMPORARY_PREFIX)) continue;
    const madeAt = Number.parseInt(name.slice(TEMPORARY_PREFIX.length), 10);
    if (clock.now() - madeAt > lifetime) await directory.removeEntry(name).catch(() => {});
  }
}

function blobTarget(suggestedName: string): SaveTarget {
  return {
    chosenName: null,
    async write(stream, signal) {
      const metered = stream.pipeThrough(new TransformStream(), { signal });
      offer(await new Response(metered as BodyInit).blob(), suggestedName);
    },
    discard: async () => {},
  };
}

function offer(file: Blob, name: string): void {
  setTimeout(offerDownload(file, name), TEMPORARY_LIFETIME);
}
