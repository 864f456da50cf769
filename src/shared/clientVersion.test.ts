import { expect, test } from 'vitest';
import { isOlderClient } from './clientVersion.ts';

test.each([
  ['1.2.3', '1.2.4'],
  ['1.9.0', '1.10.0'],
  ['0.99.99', '1.0.0'],
  ['', '0.0.1'],
  ['2.0', '1.0.0'],
  ['2.0.0-beta', '1.0.0'],
])('%j is older than %s', (version, minimum) => expect(isOlderClient(version, minimum)).toBe(true));

test.each([
  ['1.2.3', '1.2.3'],
  ['1.10.0', '1.9.9'],
  ['2.0.0', '1.9.9'],
  ['', ''],
  ['1.0.0', 'soon'],
])('%j is served where the oldest is %j', (version, minimum) =>
  expect(isOlderClient(version, minimum)).toBe(false),
);
