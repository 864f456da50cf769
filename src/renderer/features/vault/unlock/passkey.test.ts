import { expect, test } from 'vitest';
import { obstacleOfPlace } from './passkey.ts';

test.each([
  ['https:', 'amaranth.example', null],
  ['http:', 'localhost', null],
  ['http:', '127.0.0.1', 'no-name'],
  ['https:', '[::1]', 'no-name'],
  ['app:', 'amaranth', 'desktop'],
  ['file:', '', 'desktop'],
])('what keeps a page under %s//%s from passkeys: %s', (protocol, hostname, obstacle) => {
  expect(obstacleOfPlace({ protocol, hostname })).toBe(obstacle);
});
