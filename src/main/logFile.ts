/**
 * The shell's log on disk, for who looks into something that went wrong: lines in one file, which becomes the older of two when
 * it is full. A program that cannot write it runs all the same.
 */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** How long each of the two files may become, in bytes. */
const LONGEST_FILE = 512 * 1024;

/** `folder` is made when the first line is written. */
export function openLogFile(folder: string, longest = LONGEST_FILE): (line: string) => void {
  const path = join(folder, 'amaranth.log');
  return (line) => {
    try {
      mkdirSync(folder, { recursive: true });
      const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      if (size + line.length > longest) renameSync(path, join(folder, 'amaranth.1.log'));
      appendFileSync(path, `${line}\n`);
    } catch {
      // A full or read-only disk: the line went to the standard error output.
    }
  };
}
