/** A product's record as an operator types it. */
import { z } from 'zod';
import { cents } from '#shared/money.ts';
import type { ProductRecord } from '#shared/shop/productRecord.ts';
import { readAmount, typedAmount } from '../readAmount.ts';

const MOST_PIECES = 1_000_000;

export const productAnswersSchema = z.object({
  isOffered: z.boolean(),
  price: z
    .string()
    .transform((typed) => readAmount(typed) ?? -1)
    .pipe(z.int().min(1).max(10_000_000))
    .transform(cents),
  leadTimeDays: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().max(365)),
  /** In the order of the variants; empty for one that is made as it is ordered. */
  stock: z.array(
    z
      .string()
      .trim()
      .regex(/^\d{0,7}$/)
      .transform((typed) => (typed === '' ? null : Number(typed)))
      .pipe(z.int().max(MOST_PIECES).nullable()),
  ),
});
export type TypedProduct = z.input<typeof productAnswersSchema>;

export function typedProduct(record: ProductRecord, variants: readonly string[]): TypedProduct {
  return {
    isOffered: record.isOffered,
    price: typedAmount(record.price),
    leadTimeDays: String(record.leadTimeDays),
    stock: variants.map((key) => record.stock[key]?.toString() ?? ''),
  };
}

export function productFrom(
  { id, revision }: Pick<ProductRecord, 'id' | 'revision'>,
  { stock, ...answers }: z.output<typeof productAnswersSchema>,
  variants: readonly string[],
): ProductRecord {
  const counted = variants.flatMap((key, index) => {
    const count = stock[index];
    return count === null || count === undefined ? [] : [[key, count] as const];
  });
  return { id, revision, ...answers, stock: Object.fromEntries(counted) };
}
