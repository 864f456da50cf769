import { expect, test } from 'vitest';
import { describeDevice } from './describeDevice.ts';
import { securityMessages } from './messages.ts';

test('a device is named in the language of who reads the list', () => {
  expect(describeDevice('Chrome on Linux', securityMessages.en)).toBe('Chrome on Linux');
  expect(describeDevice('Chrome on Linux', securityMessages.fr)).toBe('Chrome sur Linux');
  expect(describeDevice('Browser on Windows', securityMessages.fr)).toBe('Navigateur sur Windows');
  expect(describeDevice('Browser', securityMessages.fr)).toBe('Navigateur');
  expect(describeDevice('Lou’s tablet', securityMessages.fr)).toBe('Lou’s tablet');
});
