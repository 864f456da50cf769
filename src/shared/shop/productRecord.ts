/** Document `shopProducts/{productId}`: what the operator set, and how many pieces are left. Absent where nothing was set. */
import { z } from 'zod';
import { centsSchema } from '../money.ts';
import { revisionSchema } from './cart.ts';
import { productIdSchema } from './product.ts';

/** By `variantKey`: pieces that can be sold; a variant that is not named is made as it is ordered, without a bound. */
export const stockSchema = z.record(z.string().max(200), z.int().nonnegative().max(1_000_000));

export const productRecordSchema = z.object({
  id: productIdSchema,
  isOffered: z.boolean(),
  price: centsSchema,
  leadTimeDays: z.int().min(0).max(365),
  stock: stockSchema,
  /** Grows with every change of an administrator's, so that none writes over another's. Pieces that are sold do not move it. */
  revision: revisionSchema,
});
export type ProductRecord = z.infer<typeof productRecordSchema>;

/** `seenStock` is what the administrator was shown: a count that is the same in both is left as it is now. */
export const productChangeSchema = productRecordSchema.extend({ seenStock: stockSchema });
export type ProductChange = z.infer<typeof productChangeSchema>;

/** A product as it is sold now. */
export const offerSchema = productRecordSchema.omit({ revision: true });
export type Offer = z.infer<typeof offerSchema>;
