import { expect, test } from 'vitest';
import { lineOf, recipientOf } from '#shared/shop/sampleCart.testing.ts';
import { mergeCarts } from './mergeCarts.ts';

const cartOf = (...lines: ReturnType<typeof lineOf>[]) => ({ lines, recipients: [] });

test('what was put in on another device stays beside what was changed here', () => {
  const base = cartOf(lineOf(1));
  const merged = mergeCarts(base, cartOf(lineOf(1, { quantity: 3 })), cartOf(lineOf(1), lineOf(2)));
  expect(merged.lines).toEqual([lineOf(1, { quantity: 3 }), lineOf(2)]);
});

test('what was taken out on either device is gone', () => {
  const base = cartOf(lineOf(1), lineOf(2), lineOf(3));
  const merged = mergeCarts(base, cartOf(lineOf(2), lineOf(3)), cartOf(lineOf(1), lineOf(2)));
  expect(merged.lines).toEqual([lineOf(2)]);
});

test('what one device took out while the other changed it stays: nothing that somebody just did is lost', () => {
  const base = cartOf(lineOf(1), lineOf(2));
  const mine = cartOf(lineOf(1, { quantity: 2 }));
  const theirs = cartOf(lineOf(2, { quantity: 5 }));
  expect(mergeCarts(base, mine, theirs).lines).toEqual([
    lineOf(2, { quantity: 5 }),
    lineOf(1, { quantity: 2 }),
  ]);
});

test('a line whose recipient is gone goes to nobody else', () => {
  const rose = recipientOf(11);
  const paul = recipientOf(12, { name: 'Paul' });
  const base = { lines: [lineOf(1, { recipientId: paul.id })], recipients: [rose, paul] };
  const theirs = { lines: base.lines, recipients: [rose] };
  expect(mergeCarts(base, base, theirs)).toEqual({ lines: base.lines, recipients: [rose] });
});
