/**
 * The contents of a zip's entries. A library's own way costs some ten milliseconds an entry, which twenty thousand sidecars
 * cannot afford: small ones are read many at once, in windows of the file, and inflated in memory.
 */
import { BlobWriter, type FileEntry } from '@zip.js/zip.js';
import { inflateSync } from 'fflate';
import { type ArchiveFile, LONGEST_TEXT } from './archiveFile.ts';

export interface ZippedEntry {
  readonly path: string;
  readonly entry: FileEntry;
  /** The zip that it stands in. */
  readonly part: Blob;
}

const STORED = 0;
const DEFLATED = 8;
/** An entry's own header (APPNOTE 4.3.7): its signature, then at 26 the lengths of the name and of the extra field. */
const HEADER_LENGTH = 30;
const HEADER_SIGNATURE = 0x04034b50;
const NAME_LENGTH_AT = 26;
const EXTRA_LENGTH_AT = 28;

const WINDOW = 4 * 1024 * 1024;
/** What headers may add to an entry, in bytes: names are short here and extra fields are of some dozens. */
const HEADER_ROOM = 4096;

/** Where an entry's content begins, counted as `header` is; null when there is no header. */
function contentStart(header: DataView, at: number): number | null {
  if (at + HEADER_LENGTH > header.byteLength || header.getUint32(at, true) !== HEADER_SIGNATURE) return null;
  const lengths = header.getUint16(at + NAME_LENGTH_AT, true) + header.getUint16(at + EXTRA_LENGTH_AT, true);
  return at + HEADER_LENGTH + lengths;
}

/** A film that is stored as it is becomes a part of the zip's own Blob, without a copy. */
export async function openEntry({ entry, part }: ZippedEntry): Promise<Blob> {
  if (entry.compressionMethod !== STORED) return entry.getData(new BlobWriter(), { checkSignature: true });
  const header = await part.slice(entry.offset, entry.offset + HEADER_LENGTH).arrayBuffer();
  const start = contentStart(new DataView(header), 0);
  if (start === null) throw new Error('This file is not where the zip says it is.');
  return part.slice(entry.offset + start, entry.offset + start + entry.compressedSize);
}

type AskedEntry = ZippedEntry & { readonly file: ArchiveFile };

function decode(entry: FileEntry, content: Uint8Array): string | null {
  if (entry.compressionMethod === STORED) return new TextDecoder().decode(content);
  if (entry.compressionMethod !== DEFLATED) return null;
  // The buffer bounds what comes out: a zip that claims less than it holds yields no more than it claims.
  return new TextDecoder().decode(inflateSync(content, { out: new Uint8Array(entry.uncompressedSize) }));
}

function isSmall({ entry }: AskedEntry): boolean {
  const isKnownMethod = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED;
  return isKnownMethod && entry.compressedSize <= WINDOW / 4 && entry.uncompressedSize <= WINDOW;
}

/** Neighbours that one window holds. */
function* windowsOf(entries: readonly AskedEntry[]): Generator<readonly AskedEntry[]> {
  let window: AskedEntry[] = [];
  for (const entry of entries.toSorted((one, other) => one.entry.offset - other.entry.offset)) {
    const first = window[0];
    const end = entry.entry.offset + entry.entry.compressedSize + HEADER_ROOM;
    if (first && end - first.entry.offset > WINDOW) {
      yield window;
      window = [];
    }
    window.push(entry);
  }
  if (window.length > 0) yield window;
}

async function* readWindow(entries: readonly AskedEntry[]) {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return;
  const start = first.entry.offset;
  const end = last.entry.offset + last.entry.compressedSize + HEADER_ROOM;
  const bytes = await first.part.slice(start, end).arrayBuffer();
  const view = new DataView(bytes);
  for (const { file, entry } of entries) {
    const at = contentStart(view, entry.offset - start);
    const isInside = at !== null && at + entry.compressedSize <= bytes.byteLength;
    yield [
      file,
      isInside ? tryDecode(entry, new Uint8Array(bytes, at, entry.compressedSize)) : null,
    ] as const;
  }
}

function tryDecode(entry: FileEntry, content: Uint8Array): string | null {
  try {
    return decode(entry, content);
  } catch {
    return null;
  }
}

async function readLargeText(asked: AskedEntry): Promise<string | null> {
  if (asked.entry.uncompressedSize > LONGEST_TEXT) return null;
  try {
    return await (await openEntry(asked)).text();
  } catch {
    return null;
  }
}

/** The texts of entries of any parts; null for what cannot be read. */
export async function* readEntryTexts(
  asked: readonly AskedEntry[],
): AsyncGenerator<readonly [ArchiveFile, string | null]> {
  const [small, large] = [asked.filter(isSmall), asked.filter((entry) => !isSmall(entry))];
  for (const inPart of Map.groupBy(small, ({ part }) => part).values()) {
    for (const window of windowsOf(inPart)) yield* readWindow(window);
  }
  for (const entry of large) yield [entry.file, await readLargeText(entry)];
}
