/**
 * Zips that belong together as one archive: a picture and what is said of it may lie in different parts. A part that
 * cannot be read takes nothing from the others; it is told as a fault.
 */
import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js';
import { type Archive, type ArchiveFault, type ArchiveFile, archivePath } from './archiveFile.ts';
import { openEntry, readEntryTexts, type ZippedEntry } from './zipEntries.ts';

export interface ZipPart {
  readonly name: string;
  readonly content: Blob;
}

/** More than the largest library has; a directory that claims more is not believed. */
const MOST_ENTRIES = 2_000_000;

interface ReadPart {
  readonly entries: readonly ZippedEntry[];
  readonly faults: readonly ArchiveFault[];
}

async function readPart({ name, content }: ZipPart): Promise<ReadPart> {
  const entries: ZippedEntry[] = [];
  const faults: ArchiveFault[] = [];
  try {
    for await (const entry of new ZipReader(new BlobReader(content)).getEntriesGenerator()) {
      if (entries.length === MOST_ENTRIES) throw new RangeError('This part claims too many files.');
      const path = archivePath(entry.filename);
      if (entry.directory || path === null) continue;
      if (entry.encrypted) faults.push({ fault: 'file-encrypted', path });
      else entries.push({ path, entry, part: content });
    }
    return { entries, faults };
  } catch {
    return { entries: [], faults: [{ fault: 'part-damaged', path: name }] };
  }
}

const keyOf = ({ signature, uncompressedSize }: FileEntry) => `${uncompressedSize}:${signature}`;

/** Never rejects: what cannot be read stands in `faults`. */
export async function openZips(parts: readonly ZipPart[]): Promise<Archive> {
  // The page's policy refuses the workers that the library would start from blob: addresses.
  configure({ useWebWorkers: false });
  const zipped = new Map<ArchiveFile, ZippedEntry>();
  const faults: ArchiveFault[] = [];
  const seen = new Set<string>();
  for (const part of parts) {
    const read = await readPart(part);
    faults.push(...read.faults);
    for (const one of read.entries) {
      const key = keyOf(one.entry);
      // The same part chosen twice, or a part that repeats what another holds.
      if (seen.has(`${one.path} ${key}`)) continue;
      seen.add(`${one.path} ${key}`);
      const file: ArchiveFile = {
        path: one.path,
        size: one.entry.uncompressedSize,
        contentKey: async () => key,
        open: () => openEntry(one),
      };
      zipped.set(file, one);
    }
  }
  return {
    files: [...zipped.keys()],
    faults,
    async *readTexts(asked) {
      const entries = asked.flatMap((file) => {
        const entry = zipped.get(file);
        return entry ? [{ ...entry, file }] : [];
      });
      yield* readEntryTexts(entries);
    },
  };
}
