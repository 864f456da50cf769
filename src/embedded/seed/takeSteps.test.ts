import { expect, test } from 'vitest';
import { takeSteps } from './takeSteps.ts';

test('a step that fails is told of and holds up no other', async () => {
  const taken: string[] = [];
  const told: unknown[] = [];
  await takeSteps(
    {
      first: async () => {
        taken.push('first');
      },
      broken: () => Promise.reject(new Error('One album cannot be read.')),
      last: async () => {
        taken.push('last');
      },
    },
    { log: (_level, event, details) => told.push([event, details?.step]) },
  );
  expect(taken).toEqual(['first', 'last']);
  expect(told).toEqual([['seeding-failed', 'broken']]);
});
