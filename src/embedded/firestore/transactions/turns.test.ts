import { expect, test } from 'vitest';
import { movableClock } from '../../../../tests/support/movableClock.ts';
import { createTurns } from './turns.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('those who wait in a long line go one after another, however long the line takes', async () => {
  const clock = movableClock();
  const turns = createTurns(clock);
  const order: number[] = [];
  for (let holder = 0; holder < 5; holder += 1) {
    void turns.take('document', String(holder)).then(() => order.push(holder));
  }
  for (let holder = 0; holder < 5; holder += 1) {
    clock.advance(1_500);
    await settle();
    expect(order).toEqual(Array.from({ length: holder + 1 }, (_, before) => before));
    turns.release(String(holder));
    await settle();
  }
});

test('a turn that is never given back passes to the first who waits', async () => {
  const clock = movableClock();
  const turns = createTurns(clock);
  const order: string[] = [];
  await turns.take('document', 'gone');
  for (const holder of ['first', 'second'])
    void turns.take('document', holder).then(() => order.push(holder));
  clock.advance(2_001);
  await settle();
  expect(order).toEqual(['first']);
  turns.release('gone');
  await settle();
  expect(order).toEqual(['first']);
  turns.release('first');
  await settle();
  expect(order).toEqual(['first', 'second']);
});
