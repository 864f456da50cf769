import { expect, test } from 'vitest';
import { lookDelay } from './lookDelay.ts';

test('a payment that is not there yet is looked for again, ever more seldom, and not for ever', () => {
  const delays: number[] = [];
  for (let looks = 1; ; looks += 1) {
    const delay = lookDelay(looks);
    if (delay === null) break;
    delays.push(delay);
  }
  expect(delays).toEqual(delays.toSorted((one, other) => one - other));
  const sum = delays.reduce((all, delay) => all + delay, 0);
  expect(sum).toBeGreaterThan(60_000);
  expect(sum).toBeLessThan(120_000);
});
