import { expect, test } from 'vitest';
import { advance } from '../advance.ts';
import { nextDeadline } from '../passingTime.ts';
import { walk } from './explore.testing.ts';
import { draft } from './smallWorld.testing.ts';

test('from no state that can be reached is a release nearer than its owner agreed to', {
  timeout: 550_000,
}, () => {
  const { states, steps, met, objection } = walk({ advance, nextDeadline }, draft, 3_000_000);
  process.stdout.write(`Walked ${states} states, ${steps} steps.\n`);
  expect(objection).toBeNull();
  expect(met).toEqual(new Set(['draft']));
});
