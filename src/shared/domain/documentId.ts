/** What a document can be called: no path, no name that the database keeps for itself, and no longer than it takes. */
import { z } from 'zod';

const LONGEST_ID = 1_500;
const utf8 = new TextEncoder();

export const documentIdSchema = z
  .string()
  .max(LONGEST_ID)
  .regex(/^(?!\.{1,2}$|__.*__$)[^/]+$/s)
  // The database takes neither half a character nor the one that ends a text.
  .refine((id) => id.isWellFormed() && !id.includes('\0') && utf8.encode(id).length <= LONGEST_ID);
