/**
 * Document `users/{uid}/cart/current`, which its owner reads and callables write; who is not signed in keeps the lines on the
 * device, and they are merged by their ids at sign-in. A cart holds wishes, no prices but those that were seen.
 */
import { z } from 'zod';
import { withoutDirectionMarks } from '../directionMarks.ts';
import { albumCodeIdSchema } from '../domain/albumCode.ts';
import { documentIdSchema } from '../domain/documentId.ts';
import { postalAddressSchema } from '../domain/postalAddress.ts';
import { centsSchema } from '../money.ts';
import { chosenOptionsSchema, productIdSchema } from './product.ts';

/** Of a document that several may write: who writes an older one is refused. */
export const revisionSchema = z.int().nonnegative().max(Number.MAX_SAFE_INTEGER);

export const CART_LINE_LIMIT = 40;
export const RECIPIENT_LIMIT = 10;
export const QUANTITY_LIMIT = 20;
export const GIFT_NOTE_LIMIT = 300;

export const engravingFonts = ['serif', 'sans', 'script'] as const;
export const engravingFontSchema = z.enum(engravingFonts);
export type EngravingFont = z.infer<typeof engravingFontSchema>;

/** As it is cut: each line apart, in logical order whatever direction it is written in. */
export const engravingTextSchema = z.object({
  lines: z.array(z.string().max(60)).max(6),
  font: engravingFontSchema,
});
export type EngravingText = z.infer<typeof engravingTextSchema>;

export const cartLineSchema = z.object({
  id: z.uuid(),
  productId: productIdSchema,
  options: chosenOptionsSchema,
  quantity: z.int().min(1).max(QUANTITY_LIMIT),
  engraving: engravingTextSchema.nullable(),
  /** Of the square on it. */
  albumCodeId: albumCodeIdSchema.nullable(),
  /** Print file that was made for it (`users/{uid}/printFiles/{printFileId}`). */
  printFileId: documentIdSchema.nullable(),
  /** Whom it goes to, in the cart or no longer; null for the only one, and for one still to be chosen among several. */
  recipientId: z.uuid().nullable(),
  /** Price of one piece when it was put in: another one now is said before it is paid. */
  seenPrice: centsSchema,
});
export type CartLine = z.infer<typeof cartLineSchema>;

/** What others read beside their own words: it turns none of those around. */
const plainText = z.string().overwrite(withoutDirectionMarks);

export const recipientSchema = z.object({
  id: z.uuid(),
  name: plainText.trim().min(1).max(100),
  phone: plainText.trim().max(40).default(''),
  address: postalAddressSchema,
  giftNote: plainText.trim().max(GIFT_NOTE_LIMIT).default(''),
});
export type Recipient = z.infer<typeof recipientSchema>;

const unique = (list: readonly { readonly id: string }[]) =>
  new Set(list.map(({ id }) => id)).size === list.length;

export const cartContentSchema = z.object({
  lines: z.array(cartLineSchema).max(CART_LINE_LIMIT).refine(unique, 'names a line twice'),
  recipients: z.array(recipientSchema).max(RECIPIENT_LIMIT).refine(unique, 'names a recipient twice'),
});
export type CartContent = z.infer<typeof cartContentSchema>;

export const cartSchema = cartContentSchema.extend({
  /** Grows with every change: who writes an older one is refused with `conflict`. */
  revision: revisionSchema,
});
export type Cart = z.infer<typeof cartSchema>;

export const EMPTY_CART: Cart = { lines: [], recipients: [], revision: 0 };
