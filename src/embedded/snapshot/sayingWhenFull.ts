import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { createCondition } from '../database/condition.ts';
import { DataFolderError } from '../dataFolder/openDataFolder.ts';

/** Runs `work`, which makes `target` or nothing; a full or read-only disk is told in words. */
export async function sayingWhenFull<T>(target: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const condition = createCondition();
    condition.note(error);
    const { status } = condition.read();
    if (status === 'diskFull') {
      // The last steps come after the result has its name.
      const left = existsSync(target)
        ? `What was made is whole and stands in ${target}.`
        : 'Nothing was left there; free some room and try again.';
      throw new DataFolderError(`The disk of ${dirname(target)} is full. ${left}`);
    }
    if (status === 'readOnly') throw new DataFolderError(`The disk of ${dirname(target)} cannot be written.`);
    throw error;
  }
}
