import { expect, test } from 'vitest';
import { movableClock } from '../../../../tests/support/movableClock.ts';
import { createWindows } from './windows.ts';

const MINUTE = 60_000;

test('counts begin again when their window is over, and not while somebody goes on', () => {
  const clock = movableClock();
  const windows = createWindows(clock, MINUTE);
  windows.add('a');
  clock.advance(MINUTE - 1);
  windows.add('a');
  expect(windows.count('a')).toBe(2);
  clock.advance(1);
  expect(windows.count('a')).toBe(0);
  windows.add('a');
  expect([windows.count('a'), windows.count('b')]).toEqual([1, 0]);
});

test('a clock that is set back ends a window too, and one that went back a little does not', () => {
  const clock = movableClock();
  const windows = createWindows(clock, MINUTE);
  windows.add('a');
  clock.advance(-(MINUTE - 1));
  expect(windows.count('a')).toBe(1);
  clock.advance(-1);
  expect(windows.count('a')).toBe(0);
});

test('who begins again is new, and is not pushed out before those who came meanwhile', () => {
  const clock = movableClock();
  const windows = createWindows(clock, MINUTE);
  windows.add('a');
  clock.advance(MINUTE);
  windows.add('b');
  windows.add('a');
  for (let key = 0; key < 49_999; key += 1) windows.add(`key ${key}`);
  expect([windows.count('a'), windows.count('b')]).toEqual([1, 0]);
});

test('what is taken back was never counted; there is nothing less than nothing', () => {
  const windows = createWindows(movableClock(), MINUTE);
  windows.takeBack('a');
  windows.add('a');
  windows.add('a');
  windows.takeBack('a');
  expect(windows.count('a')).toBe(1);
  windows.takeBack('a');
  windows.takeBack('a');
  windows.add('a');
  expect(windows.count('a')).toBe(1);
  windows.clear('a');
  expect(windows.count('a')).toBe(0);
});

test('a stranger who makes up keys takes no more memory than fifty thousand of them, and pushes out the first', () => {
  const windows = createWindows(movableClock(), MINUTE);
  for (let key = 0; key < 50_000; key += 1) windows.add(`key ${key}`);
  expect(windows.count('key 0')).toBe(1);
  windows.add('key 0');
  expect(windows.count('key 0')).toBe(2);
  windows.add('one more');
  expect(windows.count('key 0')).toBe(0);
  expect([windows.count('key 1'), windows.count('one more')]).toEqual([1, 1]);
});
