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
      throw new DataFolderError(
        `The disk of ${dirname(target)} is full. Nothing was left there; free some room and try again.`,
      );
    }
    if (status === 'readOnly') throw new DataFolderError(`The disk of ${dirname(target)} cannot be written.`);
    throw error;
  }
}
