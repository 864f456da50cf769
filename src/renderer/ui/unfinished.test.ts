import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UnfinishedWork } from '#shared/desktop/bridge.ts';
import { reportUnfinishedTo, watchUnfinished } from './unfinished.ts';

let reported: (readonly UnfinishedWork[])[] = [];
beforeEach(() => {
  reported = [];
  vi.stubGlobal('window', new EventTarget());
  reportUnfinishedTo((works) => reported.push(works));
});
afterEach(() => {
  reportUnfinishedTo(() => undefined);
  vi.unstubAllGlobals();
});

/** Whether the page asks first. */
const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a page with nothing unfinished goes without a word', () => {
  const stop = watchUnfinished('typed', () => false);
  expect(isAsked()).toBe(false);
  expect(reported).toEqual([]);
  stop();
});

test('what is unfinished is named once before the question, whoever has it', () => {
  const stops = [
    watchUnfinished('typed', () => true),
    watchUnfinished('typed', () => true),
    watchUnfinished('vault', () => false),
    watchUnfinished('uploads', () => true),
  ];
  expect(isAsked()).toBe(true);
  expect(reported).toEqual([['typed', 'uploads']]);
  for (const stop of stops) stop();
  expect(isAsked()).toBe(false);
});
