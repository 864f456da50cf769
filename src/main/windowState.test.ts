import { expect, test } from 'vitest';
import { defaultWindowState, restoreWindowState } from './windowState.ts';

const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }];

test('the window opens where it was closed', () => {
  const stored = { place: { x: 100, y: 50 }, width: 1000, height: 700, isMaximized: false };
  expect(restoreWindowState(stored, screens)).toEqual(stored);
});

test('a window left on a screen that is gone opens centred, at its size', () => {
  const stored = { place: { x: 3000, y: 50 }, width: 1000, height: 700, isMaximized: true };
  expect(restoreWindowState(stored, screens)).toEqual({
    place: null,
    width: 1000,
    height: 700,
    isMaximized: true,
  });
});

test.each([
  { x: 100, y: -40 },
  { x: 100, y: 1_070 },
  { x: -960, y: 50 },
])('a window that nobody could move any more opens centred: %j', (place) => {
  const stored = { place, width: 1000, height: 700, isMaximized: false };
  expect(restoreWindowState(stored, screens).place).toBeNull();
});

test('a window is never too small to use', () => {
  expect(restoreWindowState({ place: null, width: 10, height: 10, isMaximized: false }, screens)).toEqual({
    place: null,
    width: 360,
    height: 480,
    isMaximized: false,
  });
});

test.each([
  undefined,
  null,
  'x',
  { width: 'wide' },
  { place: null, width: -5, height: 3, isMaximized: false },
])('a corrupt state (%j) falls back to the default', (stored) => {
  expect(restoreWindowState(stored, screens)).toEqual(defaultWindowState);
});
