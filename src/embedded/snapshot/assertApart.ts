import { mkdir, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { DataFolderError } from '../dataFolder/openDataFolder.ts';

/**
 * The absolute path of a folder that is about to be made, links followed. Throws DataFolderError when it is inside of
 * the folder it is made from, or that one inside of it.
 */
export async function assertApart(made: string, source: string): Promise<string> {
  const path = resolve(made);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const target = join(await realpath(dirname(path)), basename(path));
  const other = await realpath(source);
  if (`${target}${sep}`.startsWith(`${other}${sep}`) || `${other}${sep}`.startsWith(`${target}${sep}`)) {
    throw new DataFolderError(`${made} and ${source} cannot be inside of each other.`);
  }
  return target;
}
