import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

function recordingBatcher(fail = false) {
  const calls: string[][] = [];
  const batcher = createBatcher<string, string>({
    limit: 3,
    patience: 1,
    keyOf: (question) => question.slice(0, 1),
    askAll: async (questions) => {
      calls.push([...questions]);
      if (fail) throw new Error('no');
      return questions.map((question) => `${question}!`);
    },
  });
  return { calls, batcher };
}

test('questions asked together share a call and get their own answers', async () => {
  const { calls, batcher } = recordingBatcher();
  const answers = await Promise.all(['a1', 'a2', 'a3', 'a4', 'b1'].map((question) => batcher.ask(question)));
  expect(answers).toEqual(['a1!', 'a2!', 'a3!', 'a4!', 'b1!']);
  expect(calls).toEqual([['a1', 'a2', 'a3'], ['a4'], ['b1']]);
});

test('a call that fails is told to each of its askers, and the next one goes on', async () => {
  const { batcher } = recordingBatcher(true);
  const outcomes = await Promise.allSettled(['a1', 'b1'].map((question) => batcher.ask(question)));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
