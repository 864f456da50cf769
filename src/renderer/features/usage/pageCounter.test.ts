import { expect, test } from 'vitest';
import { createPageCounter, type PageCounts } from './pageCounter.ts';

function counterWithMemory() {
  const sent: PageCounts[] = [];
  return { sent, counter: createPageCounter((pages) => sent.push(pages)) };
}

test('pages go out as numbers, once', () => {
  const { sent, counter } = counterWithMemory();
  counter.note('albums');
  counter.note('dashboard');
  counter.note('albums');
  counter.flush();
  counter.flush();
  expect(sent).toEqual([{ albums: 2, dashboard: 1 }]);
});

test('what was noted before somebody switched counting off never goes out', () => {
  const { sent, counter } = counterWithMemory();
  counter.note('albums');
  counter.forget();
  counter.flush();
  expect(sent).toEqual([]);
});
