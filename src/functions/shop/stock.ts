/**
 * Pieces of which there are only so many. They are taken in the transaction that keeps the order, so that the last one is sold
 * once, and put back in the one that lets go of it.
 */
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type ChosenOptions, type ProductId, productIdSchema, variantKey } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { type ProductRecords, productDocument } from './productDocuments.ts';

export const heldPieceSchema = z.object({
  productId: productIdSchema,
  variant: z.string(),
  quantity: z.int().positive(),
});
export type HeldPiece = z.infer<typeof heldPieceSchema>;

interface WantedPieces {
  readonly productId: ProductId;
  readonly options: ChosenOptions;
  readonly quantity: number;
}

/** Which of these pieces are counted, each variant once. What is made as it is ordered is not held. */
export function countedPieces(lines: readonly WantedPieces[], records: ProductRecords): readonly HeldPiece[] {
  const pieces = lines.flatMap(({ productId, options, quantity }): HeldPiece[] => {
    const variant = variantKey(products[productId], options);
    return records.get(productId)?.stock[variant] === undefined ? [] : [{ productId, variant, quantity }];
  });
  return [...Map.groupBy(pieces, ({ productId, variant }) => `${productId} ${variant}`).values()].flatMap(
    ([first, ...others]) =>
      first
        ? [{ ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) }]
        : [],
  );
}

/** Whether all of them are there. */
export const areInStock = (pieces: readonly HeldPiece[], records: ProductRecords): boolean =>
  pieces.every(
    ({ productId, variant, quantity }) => (records.get(productId)?.stock[variant] ?? 0) >= quantity,
  );

/** Writes alone: the records were read in the same transaction. Their revision is the operator's, and stays. */
export function takePieces(
  transaction: Transaction,
  firestore: Firestore,
  pieces: readonly HeldPiece[],
  records: ProductRecords,
): void {
  moveStock(transaction, firestore, pieces, records, -1);
}

/**
 * A variant that the operator no longer counts takes nothing back, and neither does a row that cannot be read: its pieces are
 * counted anew when it is set anew.
 */
export function returnPieces(
  transaction: Transaction,
  firestore: Firestore,
  pieces: readonly HeldPiece[],
  records: ProductRecords,
): void {
  moveStock(transaction, firestore, pieces, records, 1);
}

function moveStock(
  transaction: Transaction,
  firestore: Firestore,
  pieces: readonly HeldPiece[],
  records: ProductRecords,
  direction: 1 | -1,
): void {
  for (const [productId, moved] of Map.groupBy(pieces, (piece) => piece.productId)) {
    const record = records.get(productId);
    if (!record?.isReadable) continue;
    const { isReadable: _isReadable, ...kept } = record;
    const stock = { ...record.stock };
    for (const { variant, quantity } of moved) {
      const before = stock[variant];
      if (before !== undefined) stock[variant] = before + direction * quantity;
    }
    transaction.set(productDocument(firestore, productId), { ...kept, stock });
  }
}
