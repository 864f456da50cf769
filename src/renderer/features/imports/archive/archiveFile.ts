/**
 * What an archive of pictures looks like to its readers, be it one zip, twenty parts of one, or a folder: files by path,
 * opened one at a time. Nothing is unpacked as a whole.
 */

export interface ArchiveFile {
  /** In NFC, with `/` between its parts and none before the first. */
  readonly path: string;
  readonly size: number;
  /** Equal for files of equal content, in this archive; reads little of them. */
  contentKey(): Promise<string>;
  /** Rejects when the archive is damaged here, or gone. */
  open(): Promise<Blob>;
}

/** A part of an archive, or a file of it, that could not be read as what it claims to be. */
export interface ArchiveFault {
  readonly fault: 'part-damaged' | 'file-encrypted';
  readonly path: string;
}

export interface Archive {
  readonly files: readonly ArchiveFile[];
  readonly faults: readonly ArchiveFault[];
  /** The texts of many small files, in the order that is quickest to read; null for what cannot be read. */
  readTexts(files: readonly ArchiveFile[]): AsyncIterable<readonly [ArchiveFile, string | null]>;
}

/** No sidecar and no list of posts is larger; what is, is not read. In bytes. */
export const LONGEST_TEXT = 64 * 1024 * 1024;

/** What systems leave in every folder and archive. */
const litter =
  /(?:^|\/)(?:__MACOSX(?:\/|$)|\._[^/]*$|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\.picasa\.ini$|@eaDir(?:\/|$))/i;

/** Null for what no person put there, and for a path that leads out of the archive. */
export function archivePath(written: string): string | null {
  const parts = written
    .normalize('NFC')
    .split(/[/\\]/)
    .filter((part) => part !== '' && part !== '.');
  const path = parts.join('/');
  return path === '' || parts.includes('..') || litter.test(path) ? null : path;
}

/** Empty at the top. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The files of each folder, by the folder's path. */
export function byFolder<File extends { readonly path: string }>(
  files: readonly File[],
): ReadonlyMap<string, readonly File[]> {
  return Map.groupBy(files, ({ path }) => folderOf(path));
}
