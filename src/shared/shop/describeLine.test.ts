import { expect, test } from 'vitest';
import { describeLine, describeOptions } from './describeLine.ts';

const medallion = { productId: 'qr-medallion', options: { finish: 'brushed', size: '50' } } as const;

test('options are said in the catalogue’s order, in the reader’s language', () => {
  expect(describeOptions(medallion, 'en').join(' · ')).toMatch(/^Size: 50 mm.* · Finish: Brushed/);
  expect(describeOptions(medallion, 'fr').join(' · ')).toMatch(/^Taille\u00a0: 50 mm/);
});

test('a piece in one line has its options without their names', () => {
  expect(describeLine(medallion, 'en')).toMatch(/^QR medallion, 50 mm[^:]*, Brushed$/);
});

test('an option that is no longer made is passed over', () => {
  const old = { productId: 'qr-medallion', options: { finish: 'gilded' } } as const;
  expect(describeLine(old, 'en')).toBe('QR medallion');
});
