import { describe, expect, test } from 'vitest';
import { createUnreadAnswers } from './unreadAnswers.ts';

/** 10 of an address, 25 of all. */
function start() {
  const answers = createUnreadAnswers(10, 25);
  const dropped: string[] = [];
  const sizes = new Map<string, number>();
  const keep = (name: string, address: string, bytes: number) => {
    sizes.set(name, bytes);
    const drop = () => void dropped.push(name);
    return answers.keep({ address, bytes: () => sizes.get(name) ?? 0, drop });
  };
  return { answers, dropped, sizes, keep };
}

describe('answers that are not read', () => {
  test('close their address for new requests until they are read, and no other', () => {
    const { answers, keep, sizes } = start();
    keep('first', 'one', 6);
    const read = keep('second', 'one', 6);
    expect([answers.isFull('one'), answers.isFull('two')]).toEqual([true, false]);
    sizes.set('first', 4);
    expect(answers.isFull('one')).toBe(false);
    sizes.set('first', 9);
    read();
    expect(answers.isFull('one')).toBe(false);
  });

  test('are dropped where most of them lie, the oldest first, when all together are too many', () => {
    const { dropped, keep } = start();
    keep('honest', 'one', 5);
    keep('hoarded 1', 'two', 8);
    keep('hoarded 2', 'two', 8);
    expect(dropped).toEqual([]);
    keep('hoarded 3', 'three', 7);
    expect(dropped).toEqual(['hoarded 1']);
  });

  test('are dropped when they have not moved from one sweep to the next; a slow reader keeps its own', () => {
    const { answers, dropped, keep, sizes } = start();
    keep('left', 'one', 5);
    keep('slow', 'one', 5);
    answers.sweep();
    expect(dropped).toEqual([]);
    sizes.set('slow', 4);
    answers.sweep();
    expect(dropped).toEqual(['left']);
    answers.sweep();
    expect(dropped).toEqual(['left', 'slow']);
  });
});
