import { expect, test } from 'vitest';
import { cents } from '#shared/money.ts';
import { asksCemetery, asksNoReturn } from '#shared/shop/acceptance.ts';
import type { Quote } from '#shared/shop/quote.ts';
import { lineOf, recipientOf } from '#shared/shop/sampleCart.testing.ts';
import { isPlaced, obstacleTo } from './readiness.ts';
import type { QuoteState } from './useCart.ts';

const lantern = lineOf(1);
const medallion = lineOf(2, { productId: 'qr-medallion' });
const book = lineOf(3, { productId: 'keepsake-book' });
const recipients = [recipientOf(11)];

const quote: Quote = {
  lines: [],
  shipments: [],
  goods: cents(0),
  shipping: cents(0),
  tax: cents(0),
  total: cents(0),
  fingerprint: 'f',
};
const quoted = (changed: Partial<Quote> = {}, isCurrent = true): QuoteState => ({
  state: 'ready',
  quote: { ...quote, ...changed },
  isCurrent,
  refresh: () => undefined,
});
const saved = { is: 'saved' } as const;
const noTicks = { acceptsNoReturn: false, knowsCemeteryRules: false };

test('the tick about what is not taken back is asked for what is made for one person', () => {
  expect(asksNoReturn([book])).toBe(true);
  expect(asksNoReturn([lantern])).toBe(false);
  const engraved = lineOf(1, { engraving: { lines: ['Rose'], font: 'serif' } });
  expect(asksNoReturn([engraved])).toBe(true);
});

test('the tick about the cemetery is asked for what stands on a grave', () => {
  expect(asksCemetery([lantern])).toBe(true);
  expect(asksCemetery([book])).toBe(false);
});

test('nothing is paid that is not saved, or whose price is not known', () => {
  const content = { lines: [book], recipients };
  const all = { acceptsNoReturn: true, knowsCemeteryRules: true };
  expect(obstacleTo(content, { is: 'saving' }, quoted(), all)).toBe('saving');
  expect(obstacleTo(content, { is: 'failed', error: null }, quoted(), all)).toBe('unsaved');
  expect(obstacleTo(content, saved, quoted({}, false), all)).toBe('pricing');
  expect(obstacleTo(content, saved, { state: 'loading' }, all)).toBe('pricing');
  expect(obstacleTo({ lines: [book], recipients: [] }, saved, quoted(), all)).toBe('no-recipient');
  expect(obstacleTo(content, saved, quoted(), all)).toBeNull();
});

test('each thing that is in the way is said, one after the other', () => {
  const content = { lines: [medallion], recipients };
  const line = { lineId: medallion.id, unitPrice: cents(1), total: cents(1), left: null };
  const withIssue = quoted({ lines: [{ ...line, issues: ['code-missing'] }] });
  expect(obstacleTo(content, saved, withIssue, noTicks)).toBe('line');
  expect(obstacleTo(content, saved, quoted(), noTicks)).toBe('no-return');
  expect(obstacleTo(content, saved, quoted(), { ...noTicks, acceptsNoReturn: true })).toBe('cemetery');
});

test('shipping, tax and total are known once every piece has somewhere to go', () => {
  const line = { lineId: book.id, unitPrice: cents(100), total: cents(100), left: null };
  const shipment = {
    recipientId: recipientOf(11).id,
    country: 'FR',
    goods: cents(100),
    shipping: cents(10),
    tax: cents(5),
    taxRate: 500,
    total: cents(115),
    arrivesIn: { least: 3, most: 5 },
    issue: null,
  } as const;
  expect(isPlaced({ lines: [{ ...line, issues: [] }], shipments: [] })).toBe(false);
  expect(isPlaced({ lines: [{ ...line, issues: ['recipient-missing'] }], shipments: [shipment] })).toBe(
    false,
  );
  expect(isPlaced({ lines: [{ ...line, issues: [] }], shipments: [shipment] })).toBe(true);
});
