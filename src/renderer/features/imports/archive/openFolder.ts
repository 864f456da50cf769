/** A folder that was chosen or dropped, as an archive. */
import { type Archive, type ArchiveFile, archivePath, LONGEST_TEXT } from './archiveFile.ts';

/** As much of a file's beginning and end as tells it from others of its size, in bytes. */
const SAMPLE = 256 * 1024;

async function sampleKey(file: Blob): Promise<string> {
  const sample = new Blob([file.slice(0, SAMPLE), file.slice(Math.max(SAMPLE, file.size - SAMPLE))]);
  const digest = await crypto.subtle.digest('SHA-256', await sample.arrayBuffer());
  return `${file.size}:${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

export interface FolderFile {
  /** From the folder that was chosen, its own name first. */
  readonly path: string;
  readonly file: Blob;
}

export function openFolder(given: readonly FolderFile[]): Archive {
  const files = given.flatMap(({ path: written, file }): ArchiveFile[] => {
    const path = archivePath(written);
    if (path === null) return [];
    let key: Promise<string> | null = null;
    return [
      {
        path,
        size: file.size,
        contentKey: () => {
          key ??= sampleKey(file);
          return key;
        },
        open: async () => file,
      },
    ];
  });
  return {
    files,
    faults: [],
    async *readTexts(asked) {
      for (const file of asked) yield [file, await readText(file)];
    },
  };
}

async function readText(file: ArchiveFile): Promise<string | null> {
  if (file.size > LONGEST_TEXT) return null;
  try {
    return await (await file.open()).text();
  } catch {
    return null;
  }
}
