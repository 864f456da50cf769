import { expect, test } from 'vitest';
import { type PressedKey, readGridKey } from './gridKeys.ts';

const press = (key: string, held: Partial<PressedKey> = {}) =>
  readGridKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('Enter opens here, and with Ctrl or Command in a tab of its own', () => {
  expect(press('Enter')).toEqual({ kind: 'open' });
  expect(press('Enter', { ctrlKey: true })).toEqual({ kind: 'open-apart' });
  expect(press('Enter', { metaKey: true })).toEqual({ kind: 'open-apart' });
});

test('the browser’s own shortcuts pass through', () => {
  expect(press('r', { ctrlKey: true })).toBeNull();
  expect(press('ArrowLeft', { altKey: true })).toBeNull();
});
