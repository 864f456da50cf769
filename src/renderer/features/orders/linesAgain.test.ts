import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import type { OrderLine } from '#shared/shop/order.ts';
import { lineOf, recipientOf } from '#shared/shop/sampleCart.testing.ts';
import { linesAgain } from './linesAgain.ts';

test('a piece that is ordered again goes to whom it went to', () => {
  const { seenPrice, ...line } = lineOf(1);
  const lines: OrderLine[] = [11, 12].map((person) => ({
    ...line,
    recipientId: recipientOf(person).id,
    unitPrice: seenPrice,
    total: cents(seenPrice),
    testScanAt: null,
  }));
  const again = linesAgain({ lines }, () => 'new');
  expect(again.map(({ recipientId }) => recipientId)).toEqual(lines.map(({ recipientId }) => recipientId));
});
