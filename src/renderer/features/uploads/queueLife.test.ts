import { expect, test } from 'vitest';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { createQueueLife } from './queueLife.ts';

const [rose, paul] = [userIdSchema.parse('rose'), userIdSchema.parse('paul')];

function device(first: UserId | null) {
  let here = first;
  const said: string[] = [];
  const listeners = new Set<() => void>();
  const session = {
    current: () => here,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const keep = createQueueLife(session, (userId) => {
    said.push(`${userId} begins`);
    return () => said.push(`${userId} ends`);
  });
  return {
    said,
    keep,
    listeners,
    signIn(next: UserId | null) {
      here = next;
      for (const listener of listeners) listener();
    },
  };
}

test('a page that failed and is drawn again finds the uploads going on', () => {
  const { keep, said, signIn } = device(rose);
  keep(rose);
  signIn(rose);
  keep(rose);
  expect(said).toEqual(['rose begins']);
});

test('whoever signs out takes their uploads along, and the next person begins their own', () => {
  const { keep, said, signIn, listeners } = device(rose);
  keep(rose);
  signIn(null);
  expect(said).toEqual(['rose begins', 'rose ends']);
  expect(listeners.size).toBe(0);
  signIn(paul);
  keep(paul);
  signIn(rose);
  expect(said.slice(2)).toEqual(['paul begins', 'paul ends']);
  keep(rose);
  expect(said.at(-1)).toBe('rose begins');
});
