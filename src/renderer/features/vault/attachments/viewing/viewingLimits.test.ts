import { afterEach, expect, test, vi } from 'vitest';
import { playingLimit, viewingLimitHere } from './viewingLimits.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const GIBIBYTE = 1024 ** 3;

test.each([
  ['a computer', { deviceMemory: 2, isPhone: false }, (2 * GIBIBYTE) / 5],
  ['a computer that does not say', { deviceMemory: undefined, isPhone: false }, (2 * GIBIBYTE) / 5],
  ['a phone', { deviceMemory: 4, isPhone: true }, (4 * GIBIBYTE) / 100],
])('what plays on %s stays below what its browser keeps in memory', (_, device, kept) => {
  expect(playingLimit(device)).toBeLessThanOrEqual(kept / 2);
  expect(playingLimit(device)).toBeGreaterThan(0);
});

test.each(['picture', 'audio', 'film'] as const)(
  'a %s is given to a phone only as far as it stays in memory',
  (kind) => {
    vi.stubGlobal('navigator', { userAgent: 'Android', deviceMemory: 4 });
    expect(viewingLimitHere(kind)).toBeLessThanOrEqual((4 * GIBIBYTE) / 200);
    expect(viewingLimitHere('pdf')).toBeGreaterThan(viewingLimitHere(kind));
  },
);
