import { expect, test } from 'vitest';
import { typedSecret } from './typedSecret.ts';

const code = `amp1${'q'.repeat(58)}`;

test('a recovery code is told from a phrase, however its groups are separated', () => {
  const printed = code.toUpperCase().replace(/(.{4})/g, '$1 - ');
  expect(typedSecret(printed)).toEqual({ way: 'recovery', recoveryCode: code });
});

test('what is not a whole code is a phrase, and kept as it was typed', () => {
  expect(typedSecret('Seven swans  asleep')).toEqual({ way: 'passphrase', phrase: 'Seven swans  asleep' });
  expect(typedSecret(code.slice(1))).toEqual({ way: 'passphrase', phrase: code.slice(1) });
});
