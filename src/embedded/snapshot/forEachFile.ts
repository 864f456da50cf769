import PQueue from 'p-queue';

/** Files worked on at once. */
const CONCURRENCY = 4;

/** Does `work` for each, a few at a time. Throws the first error, when nothing is at work any more. */
export async function forEachFile<T>(files: readonly T[], work: (file: T) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: CONCURRENCY });
  try {
    await queue.addAll(files.map((file) => () => work(file)));
  } catch (error) {
    queue.clear();
    await queue.onIdle();
    throw error;
  }
}
