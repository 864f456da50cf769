import { expect, test } from 'vitest';
import { isNamed } from './passkey.ts';

test.each([
  ['https:', 'amaranth.example', true],
  ['http:', 'localhost', true],
  ['http:', '127.0.0.1', false],
  ['https:', '[::1]', false],
  ['app:', 'amaranth', false],
  ['file:', '', false],
])('passkeys of a page under %s//%s: %s', (protocol, hostname, isOffered) => {
  expect(isNamed(protocol, hostname)).toBe(isOffered);
});
