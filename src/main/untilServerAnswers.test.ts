/** A first start without a connection. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Clock } from '#shared/clock.ts';

const system = vi.hoisted(() => ({
  asked: [] as { message: string; detail: string }[],
  /** What the person presses; null where they leave the question standing. */
  presses: [] as (number | null)[],
}));
vi.mock('electron', () => ({
  app: { getLocale: () => 'en-GB' },
  dialog: {
    showMessageBox: (question: { message: string; detail: string; signal: AbortSignal }) => {
      system.asked.push(question);
      const press = system.presses.shift() ?? null;
      if (press !== null) return Promise.resolve({ response: press });
      // As Electron closes a message box: with what Escape would have pressed.
      return new Promise((resolve) => {
        question.signal.addEventListener('abort', () => resolve({ response: 1 }));
      });
    },
  },
}));
const { untilServerAnswers } = await import('./untilServerAnswers.ts');

const origin = 'https://home.example:8443';
const clock: Pick<Clock, 'sleep'> = { sleep: async (_, signal) => signal?.throwIfAborted() };
const answersAfter = (silences: number) => {
  let asked = 0;
  return async () => {
    asked += 1;
    return asked > silences ? { name: 'home' } : null;
  };
};

beforeEach(() => {
  system.asked = [];
  system.presses = [];
});

test('a server that answers is asked nothing about', async () => {
  expect(await untilServerAnswers({ origin, load: answersAfter(0), clock })).toEqual({ name: 'home' });
  expect(system.asked).toEqual([]);
});

test('one that is silent is named, and the start goes on by itself once it answers', async () => {
  expect(await untilServerAnswers({ origin, load: answersAfter(3), clock })).toEqual({ name: 'home' });
  expect(system.asked).toHaveLength(1);
  expect(system.asked[0]?.detail).toContain('home.example:8443');
});

test('whoever presses “Try again” has it tried, and is asked anew', async () => {
  system.presses = [0, 0, null];
  expect(await untilServerAnswers({ origin, load: answersAfter(3), clock })).toEqual({ name: 'home' });
  expect(system.asked.length).toBeGreaterThan(1);
});

test('whoever quits is let go', async () => {
  system.presses = [1];
  const standing: typeof clock = {
    sleep: (_, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve())),
  };
  expect(await untilServerAnswers({ origin, load: answersAfter(9), clock: standing })).toBeNull();
});
