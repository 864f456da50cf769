/** Gathers what is asked in the same moment, and whatever comes while an answer is on its way, into one question a key. */

import { systemClock } from '#shared/clock.ts';

/** Milliseconds to wait for company: files that were added together arrive together. */
const DELAY = 300;

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly answered: PromiseWithResolvers<Answer>;
}

export function createGathering<Question, Answer>(
  keyOf: (question: Question) => string,
  /** Answers in the order asked. */
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
) {
  let waiting: Waiting<Question, Answer>[] = [];
  let isAsking = false;

  async function askNext(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    while (waiting.length > 0) {
      await systemClock.sleep(DELAY);
      const key = waiting[0] ? keyOf(waiting[0].question) : '';
      const taken = waiting.filter(({ question }) => keyOf(question) === key);
      waiting = waiting.filter((entry) => !taken.includes(entry));
      try {
        const answers = await askAll(taken.map(({ question }) => question));
        taken.forEach(({ answered }, index) => {
          const answer = answers[index];
          if (answer === undefined) answered.reject(new TypeError('The questions were answered in part.'));
          else answered.resolve(answer);
        });
      } catch (error) {
        for (const { answered } of taken) answered.reject(error);
      }
    }
    isAsking = false;
  }

  return {
    ask(question: Question): Promise<Answer> {
      const answered = Promise.withResolvers<Answer>();
      waiting.push({ question, answered });
      void askNext();
      return answered.promise;
    },
  };
}
