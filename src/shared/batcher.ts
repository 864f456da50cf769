/**
 * Gathers single questions into calls: whatever is asked while a call is on its way goes with the next one. Five
 * thousand files then cost a hundred calls instead of five thousand.
 */
import { batchesOf } from './batches.ts';
import type { Clock } from './clock.ts';

interface Waiting<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

interface Batcher<Question, Answer> {
  ask(question: Question): Promise<Answer>;
}

interface BatcherOptions<Question, Answer> {
  readonly limit: number;
  readonly clock: Clock;
  /** Milliseconds to wait for company. */
  readonly delay: number;
  /** Which questions may share a call. */
  readonly keyOf: (question: Question) => string;
  /** Answers in the order asked. */
  readonly askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** Whether one question among others may be the cause: halves are then asked apart, so that it fails alone. */
  readonly mayBeOneOf: (error: unknown) => boolean;
}

export function createBatcher<Question, Answer>(
  options: BatcherOptions<Question, Answer>,
): Batcher<Question, Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let isCalling = false;

  async function answer(batch: readonly Waiting<Question, Answer>[]): Promise<void> {
    try {
      const answers = await options.askAll(batch.map(({ question }) => question));
      batch.forEach((entry, index) => {
        const given = answers[index];
        if (given === undefined) entry.reject(new TypeError('The batch was answered in part.'));
        else entry.resolve(given);
      });
    } catch (error) {
      if (batch.length > 1 && options.mayBeOneOf(error)) {
        const middle = Math.ceil(batch.length / 2);
        await answer(batch.slice(0, middle));
        await answer(batch.slice(middle));
      } else {
        for (const entry of batch) entry.reject(error);
      }
    }
  }

  async function callNext(): Promise<void> {
    if (isCalling || waiting.length === 0) return;
    isCalling = true;
    await options.clock.sleep(options.delay);
    const [first] = waiting;
    const key = first ? options.keyOf(first.question) : '';
    const batch = waiting.filter(({ question }) => options.keyOf(question) === key).slice(0, options.limit);
    const taken = new Set(batch);
    waiting = waiting.filter((entry) => !taken.has(entry));
    await answer(batch);
    isCalling = false;
    void callNext();
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        void callNext();
      }),
  };
}

/** Does `act` for so many at a time. A batch that fails holds no other back; the first failure is thrown at the end. */
export async function attemptInBatches<Item>(
  items: readonly Item[],
  limit: number,
  act: (batch: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const batch of batchesOf(items, limit)) {
    await act(batch).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
