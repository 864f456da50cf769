import { expect, test } from 'vitest';
import { foldAddress } from './foldAddress.ts';

test.each([
  ['Rose@Example.org', 'rose@example.org'],
  ['rose+one@example.org', 'rose@example.org'],
  [' rose@example.org ', 'rose@example.org'],
  ['rose+one+two@example.org', 'rose@example.org'],
  ['r.o.s.e+x@gmail.com', 'rose@gmail.com'],
  ['rose@googlemail.com', 'rose@gmail.com'],
])('%s counts as %s', (written, folded) => {
  expect(foldAddress(written)).toBe(folded);
});

test('dots count elsewhere, and a mailbox that begins with a plus keeps its name', () => {
  expect(foldAddress('r.ose@example.org')).toBe('r.ose@example.org');
  expect(foldAddress('+@example.org')).toBe('+@example.org');
  expect(foldAddress('+one@example.org')).not.toBe(foldAddress('+two@example.org'));
});
