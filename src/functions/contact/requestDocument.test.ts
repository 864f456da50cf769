import { expect, test } from 'vitest';
import { forgetAfter } from './requestDocument.ts';

test('a message of the 29th of February is kept until February ends two years later, and not into March', () => {
  const end = forgetAfter(Date.parse('2028-02-29T08:00:00Z'));
  expect(end.toDate().toISOString()).toBe('2030-02-28T23:59:59.999Z');
});
