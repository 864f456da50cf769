/** The phrase, typed once more before something that leaves the vault open to anybody. */
import { createWorkerPool } from '#platform/workers/workerPool.ts';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import type { PhraseChecker } from './phrase.worker.ts';

/** In milliseconds: Argon2id takes a second, and a minute on the slowest phone. */
const TIME_LIMIT = 120_000;

const pool = createWorkerPool<PhraseChecker>({
  count: 1,
  clock: systemClock,
  questionsPerWorker: 1,
  start: () => new Worker(new URL('./phrase.worker.ts', import.meta.url), { type: 'module' }),
});

/** Throws when it could not be looked at. */
export function isPhrase(ownerId: UserId, keys: StoredKeyBox, phrase: string): Promise<boolean> {
  return pool.use<boolean>(TIME_LIMIT, new AbortController().signal, async (checker) =>
    checker.opens(ownerId, keys, phrase),
  );
}
