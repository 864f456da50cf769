/** Files of folders, to compare and to damage. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Paths of all files below a folder, with "/" on every system, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** Every file with the hash of its bytes. */
export async function readFolder(folder: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const path of await listFiles(folder)) {
    const bytes = await readFile(join(folder, path));
    contents.set(path, createHash('sha256').update(bytes).digest('hex'));
  }
  return contents;
}
