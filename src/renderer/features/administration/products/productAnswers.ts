/** A product's record as an operator types it. */
import { z } from 'zod';
import { cents } from '#shared/money.ts';
import type { ProductChange, ProductRecord } from '#shared/shop/productRecord.ts';
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

interface ProductRead {
  /** As the form began with it. */
  readonly shown: ProductRecord;
  /** As it was read last. */
  readonly kept: ProductRecord;
}

/** A count that nobody touched is told as it was shown, so that pieces which were sold meanwhile stay sold. */
export function changeFrom(
  { shown, kept }: ProductRead,
  { stock, ...answers }: z.output<typeof productAnswersSchema>,
  variants: readonly string[],
): ProductChange {
  const counts = variants.map((key, index) => {
    const count = stock[index] ?? undefined;
    return { key, count, seen: count === shown.stock[key] ? count : kept.stock[key] };
  });
  const stockOf = (read: (one: (typeof counts)[number]) => number | undefined) =>
    Object.fromEntries(
      counts.flatMap((one) => {
        const count = read(one);
        return count === undefined ? [] : [[one.key, count] as const];
      }),
    );
  return {
    id: kept.id,
    revision: kept.revision,
    ...answers,
    stock: stockOf(({ count }) => count),
    seenStock: stockOf(({ seen }) => seen),
  };
}
