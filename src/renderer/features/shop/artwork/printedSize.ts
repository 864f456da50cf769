/** The size that was chosen of what is printed. */
import type { ChosenOptions, Product } from '#shared/shop/product.ts';

export interface PrintedSize {
  /** Of the option's value. */
  readonly id: string;
  readonly millimetres: readonly [width: number, height: number];
}

/** Null for what has no size to print in. */
export function sizeOf(product: Product, options: ChosenOptions): PrintedSize | null {
  const values = product.options.find(({ id }) => id === 'size')?.values ?? [];
  const chosen = values.find(({ id }) => id === options.size);
  return chosen?.millimetres ? { id: chosen.id, millimetres: chosen.millimetres } : null;
}
