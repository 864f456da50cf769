import { describe, expect, test } from 'vitest';
import { productRecordSchema } from '#shared/shop/productRecord.ts';
import { products } from '#shared/shop/products.ts';
import { changeFrom, productAnswersSchema, typedProduct } from './productAnswers.ts';
import { variantsOf } from './variants.ts';

const variants = variantsOf(products['usb-keepsake'], 'en').map(({ key }) => key);
const record = productRecordSchema.parse({
  id: 'usb-keepsake',
  isOffered: true,
  price: 3_900,
  leadTimeDays: 5,
  stock: { [variants[1] ?? '']: 0, [variants[2] ?? '']: 12 },
  revision: 4,
});

describe('A product in a form', () => {
  test('is saved as it was where nothing was typed', () => {
    const answers = productAnswersSchema.parse(typedProduct(record, variants));
    const change = changeFrom({ shown: record, kept: record }, answers, variants);
    expect(change).toEqual({ ...record, seenStock: record.stock });
  });

  test('keeps what was sold meanwhile of a count that nobody touched', () => {
    const [, soldOut = '', counted = ''] = variants;
    const kept = { ...record, revision: 5, stock: { [soldOut]: 3, [counted]: 11 } };
    const typed = { ...typedProduct(record, variants), stock: ['', '7', '12', ''] };
    const change = changeFrom({ shown: record, kept }, productAnswersSchema.parse(typed), variants);
    expect(change).toMatchObject({
      revision: 5,
      stock: { [soldOut]: 7, [counted]: 12 },
      seenStock: { [soldOut]: 3, [counted]: 12 },
    });
  });

  test('tells a variant that is sold out from one that is made as ordered', () => {
    expect(typedProduct(record, variants).stock).toEqual(['', '0', '12', '']);
  });

  test.each([
    { price: '0' },
    { price: 'free' },
    { leadTimeDays: '366' },
    { leadTimeDays: '1.5' },
    { stock: ['-1', '', '', ''] },
    { stock: ['1e3', '', '', ''] },
  ])('is not saved with %o', (wrong) => {
    const answers = { ...typedProduct(record, variants), ...wrong };
    expect(productAnswersSchema.safeParse(answers).success).toBe(false);
  });
});
