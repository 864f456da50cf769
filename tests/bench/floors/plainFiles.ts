/** A plain copy of a file to the same disk, synced as an upload must be; and a plain reading of it. */
import { copyFile, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countPerSecond } from './countPerSecond.ts';

export interface FileFloors {
  readonly copy: number;
  readonly read: number;
}

/** Operations a second of each. */
export async function measureFiles(folder: string, byteCount: number): Promise<FileFloors> {
  const from = join(folder, 'floor.source');
  const to = join(folder, 'floor.copy');
  await writeFile(from, Buffer.alloc(byteCount, 7), { flush: true });
  const copy = async () => {
    await rm(to, { force: true });
    await copyFile(from, to);
    const handle = await open(to, 'r+');
    await handle.sync();
    await handle.close();
  };
  const floors = { copy: await countPerSecond(copy), read: await countPerSecond(() => readFile(from)) };
  await Promise.all([from, to].map((path) => rm(path)));
  return floors;
}
