import { expect, test } from 'vitest';
import { attemptInBatches, createBatcher } from './batcher.ts';
import { createManualClock } from './manualClock.testing.ts';

function recordingBatcher(refused: readonly string[] = [], error = new Error('refused')) {
  const calls: string[][] = [];
  const clock = createManualClock();
  const batcher = createBatcher<string, string>({
    limit: 4,
    delay: 30,
    clock,
    keyOf: (question) => question.slice(0, 1),
    mayBeOneOf: (thrown) => thrown instanceof Error && thrown.message === 'refused',
    askAll: async (questions) => {
      calls.push([...questions]);
      if (questions.some((question) => refused.includes(question))) throw error;
      return questions.map((question) => `${question}!`);
    },
  });
  const ask = async (...questions: string[]) => {
    const answers = Promise.allSettled(questions.map((question) => batcher.ask(question)));
    await clock.advance(1_000);
    return (await answers).map((answer) => (answer.status === 'fulfilled' ? answer.value : 'failed'));
  };
  return { calls, ask };
}

test('questions asked together share a call and get their own answers', async () => {
  const { calls, ask } = recordingBatcher();
  expect(await ask('a1', 'a2', 'a3', 'a4', 'a5', 'b1')).toEqual(['a1!', 'a2!', 'a3!', 'a4!', 'a5!', 'b1!']);
  expect(calls).toEqual([['a1', 'a2', 'a3', 'a4'], ['a5'], ['b1']]);
});

test('one question that is refused does not take the others with it', async () => {
  const { ask } = recordingBatcher(['a3']);
  expect(await ask('a1', 'a2', 'a3', 'a4')).toEqual(['a1!', 'a2!', 'failed', 'a4!']);
});

test('a lost connection is told to each asker once, and the next call goes on', async () => {
  const { calls, ask } = recordingBatcher(['a1'], new Error('offline'));
  expect(await ask('a1', 'a2', 'b1')).toEqual(['failed', 'failed', 'b1!']);
  expect(calls).toEqual([['a1', 'a2'], ['b1']]);
});

test('of calls made one after the other, one that fails holds no other back, and is heard of', async () => {
  const asked: number[][] = [];
  const answered = attemptInBatches([1, 2, 3, 4, 5], 2, async (batch) => {
    asked.push([...batch]);
    if (batch.includes(1)) throw new Error('lost');
  });
  await expect(answered).rejects.toThrow('lost');
  expect(asked).toEqual([[1, 2], [3, 4], [5]]);
});
