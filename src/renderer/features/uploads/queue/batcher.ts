/**
 * Gathers single questions into calls: whatever is asked while a call is on its way goes with the next one. Five
 * thousand files then cost a hundred calls instead of five thousand.
 */
interface Waiting<Question, Answer> {
  readonly question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

export interface Batcher<Question, Answer> {
  ask(question: Question): Promise<Answer>;
}

/** `keyOf` says which questions may share a call; `askAll` answers in the order asked. */
export function createBatcher<Question, Answer>(options: {
  readonly limit: number;
  readonly keyOf: (question: Question) => string;
  readonly askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  /** Milliseconds to wait for company. */
  readonly patience: number;
}): Batcher<Question, Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let isCalling = false;

  async function callNext(): Promise<void> {
    if (isCalling || waiting.length === 0) return;
    isCalling = true;
    await new Promise((resume) => setTimeout(resume, options.patience));
    const [first] = waiting;
    const key = first ? options.keyOf(first.question) : '';
    const batch = waiting.filter(({ question }) => options.keyOf(question) === key).slice(0, options.limit);
    const taken = new Set(batch);
    waiting = waiting.filter((entry) => !taken.has(entry));
    try {
      const answers = await options.askAll(batch.map(({ question }) => question));
      batch.forEach((entry, index) => {
        const answer = answers[index];
        if (answer === undefined) entry.reject(new Error('The batch was answered in part.'));
        else entry.resolve(answer);
      });
    } catch (error) {
      for (const entry of batch) entry.reject(error);
    } finally {
      isCalling = false;
      void callNext();
    }
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting.push({ question, resolve, reject });
        void callNext();
      }),
  };
}
