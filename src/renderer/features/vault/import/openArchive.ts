/**
 * A zip of unknown origin: its entries by name, each opened when it is asked for. What it claims to hold is checked before
 * anything is opened, and what comes out is counted against what it claimed.
 */
import type { FileEntry } from '@zip.js/zip.js';
import { createFileRoom } from './fileRoom.ts';
import { importLimits } from './importLimits.ts';
import { ImportRefusedError } from './importOutcome.ts';

export interface Archive {
  readonly names: readonly string[];
  /** One Blob of each, however often it is asked for; null where there is no room for it. Throws ImportRefusedError. */
  read(name: string): Promise<Blob | null>;
  /** Without a Blob of it. Throws ImportRefusedError: damaged, or more than it claims, or than is read as text. */
  readText(name: string): Promise<string>;
}

export async function openArchive(file: Blob): Promise<Archive> {
  const { BlobReader, configure, ZipReader } = await import('@zip.js/zip.js');
  // This is a worker already; another one would come from a blob: address, which the page's policy refuses.
  configure({ useWebWorkers: false });
  const entries = new Map<string, FileEntry>();
  let claimed = 0;
  try {
    let count = 0;
    for await (const entry of new ZipReader(new BlobReader(file)).getEntriesGenerator()) {
      count += 1;
      if (count > importLimits.archiveEntries) throw new ImportRefusedError('inflates-too-much');
      if (entry.directory) continue;
      if (entry.encrypted) throw new ImportRefusedError('archive-with-password');
      claimed += entry.uncompressedSize;
      if (claimed > importLimits.inflatedBytes) throw new ImportRefusedError('inflates-too-much');
      entries.set(entry.filename, entry);
    }
  } catch (error) {
    throw error instanceof ImportRefusedError ? error : new ImportRefusedError('damaged', { cause: error });
  }
  const entryNamed = (name: string) => {
    const entry = entries.get(name);
    if (!entry) throw new ImportRefusedError('damaged');
    return entry;
  };
  const room = createFileRoom();
  const files = new Map<string, Blob | null>();
  return {
    names: [...entries.keys()],
    async read(name) {
      const opened = files.get(name);
      if (opened !== undefined) return opened;
      const entry = entryNamed(name);
      const file = room.take(entry.uncompressedSize) ? new Blob(await inflate(entry)) : null;
      files.set(name, file);
      return file;
    },
    async readText(name) {
      const entry = entryNamed(name);
      if (entry.uncompressedSize > importLimits.textBytes) throw new ImportRefusedError('too-large');
      const decoder = new TextDecoder();
      const chunks = await inflate(entry);
      return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join('') + decoder.decode();
    },
  };
}

async function inflate(entry: FileEntry): Promise<Uint8Array<ArrayBuffer>[]> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      size += chunk.byteLength;
      if (size > entry.uncompressedSize) throw new ImportRefusedError('inflates-too-much');
      chunks.push(chunk);
    },
  });
  try {
    await entry.getData(sink, { checkSignature: true });
  } catch (error) {
    const isTooMuch = error instanceof ImportRefusedError || size > entry.uncompressedSize;
    throw new ImportRefusedError(isTooMuch ? 'inflates-too-much' : 'damaged', { cause: error });
  }
  return chunks;
}
