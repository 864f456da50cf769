import { expect, test } from 'vitest';
import { lineOf, recipientOf } from '#shared/shop/sampleCart.testing.ts';
import { removeRecipient, saveRecipient } from './editCart.ts';

const rose = recipientOf(11);
const paul = recipientOf(12, { name: 'Paul' });

test('what went to the only recipient still goes there when another is added', () => {
  const { lines } = saveRecipient({ lines: [lineOf(1)], recipients: [rose] }, paul);
  expect(lines).toEqual([lineOf(1, { recipientId: rose.id })]);
});

test('what went to somebody who is taken out goes to nobody who is left', () => {
  const lines = [lineOf(1, { recipientId: rose.id }), lineOf(2, { recipientId: paul.id })];
  expect(removeRecipient({ lines, recipients: [rose, paul] }, paul.id)).toEqual({
    lines,
    recipients: [rose],
  });
  const only = removeRecipient({ lines: [lineOf(1)], recipients: [rose] }, rose.id);
  expect(only.lines).toEqual([lineOf(1, { recipientId: rose.id })]);
});
