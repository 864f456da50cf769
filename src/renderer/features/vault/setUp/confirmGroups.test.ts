import { expect, test } from 'vitest';
import { groupRecoveryKey, writeRecoveryKey } from '#shared/vault/recoveryKey.ts';
import type { FillRandom } from '../generator/randomness.ts';
import { drawGroups, isGroup } from './confirmGroups.ts';

const recoveryKey = writeRecoveryKey(Uint8Array.from({ length: 32 }, (_byte, index) => index * 7));
const groups = groupRecoveryKey(recoveryKey);

test('two different groups are asked, never the first, which all keys share, nor the short last one', () => {
  const seen = new Set<number>();
  for (let run = 0; run < 2_000; run += 1) {
    const [one, other] = drawGroups(recoveryKey);
    expect(one).toBeLessThan(other);
    seen.add(one).add(other);
  }
  expect([...seen].sort((one, other) => one - other)).toEqual(
    Array.from({ length: 14 }, (_group, index) => index + 2),
  );
});

test('which are asked is left to chance alone', () => {
  const drawn = [13, 0];
  const fill: FillRandom = (values) => {
    values[0] = drawn.shift() ?? 0;
  };
  expect(drawGroups(recoveryKey, fill)).toEqual([2, 15]);
});

test('a group is taken with capitals, spaces and hyphens', () => {
  const third = groups[2] ?? '';
  for (const typed of [third, third.toUpperCase(), ` ${third} `, third.split('').join(' '), `${third}-`]) {
    expect(isGroup(recoveryKey, 3, typed)).toBe(true);
  }
});

test('another group, a part of it, or nothing is not taken', () => {
  const third = groups[2] ?? '';
  for (const typed of ['', third.slice(0, 3), `${third}q`, groups[3] ?? '']) {
    expect(isGroup(recoveryKey, 3, typed)).toBe(false);
  }
});
