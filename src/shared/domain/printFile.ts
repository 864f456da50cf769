/**
 * A print-ready PDF that a person made of their album: document `users/{uid}/printFiles/{printFileId}`, file
 * `users/{uid}/printFiles/{printFileId}.pdf`. It is made again at any time from what the album holds, so it takes no room of
 * the plan's: it has bounds of its own, nobody reads it back, and it is forgotten unless it was ordered.
 */
import { z } from 'zod';
import { productIdSchema } from '../shop/product.ts';
import { userIdSchema } from './ids.ts';

/** What a printer cuts off, so that a colour reaches the edge, in millimetres. */
export const PRINT_BLEED = 3;
export const PRINT_FILE_TYPE = 'application/pdf';
export const PRINT_FILE_LIMIT_BYTES = 300 * 1024 * 1024;
/** Kept at once, those of orders that are not over aside. */
export const PRINT_FILE_LIMIT = 10;
/** For a file to arrive after it was reserved, in milliseconds. */
export const PRINT_FILE_UPLOAD_TERM = 24 * 60 * 60_000;
/** Kept this long, in milliseconds, where nobody orders it. */
export const PRINT_FILE_KEPT = 30 * 24 * 60 * 60_000;

export const printFileIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9]{20}$/)
  .brand<'PrintFileId'>();
export type PrintFileId = z.infer<typeof printFileIdSchema>;

export const printFileSchema = z.object({
  id: printFileIdSchema,
  ownerId: userIdSchema,
  productId: productIdSchema.extract(['keepsake-book', 'framed-print']),
  /** The value of the product's option `size` that it was laid out for. */
  size: z.string().max(40),
  title: z.string().max(200),
  pages: z.int().min(1).max(200),
  /** Pictures that are printed at fewer than 300 dots an inch, as its maker agreed to. */
  coarsePictures: z.int().nonnegative().max(1_000),
  byteCount: z.int().min(1).max(PRINT_FILE_LIMIT_BYTES),
  /** Base64, as the store keeps it. */
  md5: z.string().max(24),
  /** A discarded one waits until no upload that was begun before can bring its file any more. */
  state: z.enum(['reserved', 'ready', 'discarded']),
  createdAt: z.date(),
  /** Unless it is in the cart or in an order that is not over by then. */
  forgetAt: z.date(),
});
export type PrintFile = z.infer<typeof printFileSchema>;

export const printFilePath = (uid: string, id: string): string => `users/${uid}/printFiles/${id}.pdf`;
