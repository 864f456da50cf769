/** Changes whose answer was lost, and what is known of them ([Note: Changes of the keys]). */
import { failureOf } from '#platform/backend/failure.ts';

/** Neither an answer came, nor could be read what stands: the change may have been made. */
export class UnansweredChangeError extends Error {
  override readonly name = 'UnansweredChangeError';
}

/**
 * Does what `call` does; where no answer comes, `isDone` reads whether it was done all the same. Throws what was refused,
 * what `call` threw when it was not done, and UnansweredChangeError when that could not be read.
 */
export async function callOrFindDone(
  call: () => Promise<unknown>,
  isDone: () => Promise<boolean>,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (failureOf(error).kind === 'refused') throw error;
    const wasDone = await isDone().catch(() => {
      throw new UnansweredChangeError('Nobody answered', { cause: error });
    });
    if (!wasDone) throw error;
  }
}
