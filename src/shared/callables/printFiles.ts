/** Print-ready files of albums, made in the page and kept until they are ordered or forgotten. */
import { z } from 'zod';
import { printFileIdSchema, printFileSchema } from '../domain/printFile.ts';
import { defineCallable } from './contract.ts';

/**
 * Before the file is sent to the store. Safe to repeat with the same id and content. `item-limit-reached` while too many wait
 * to be ordered, `print-file-refused` for a size that the product does not have.
 */
export const printFilesReserve = defineCallable({
  name: 'printFiles-reserve',
  input: printFileSchema.omit({ ownerId: true, state: true, createdAt: true, forgetAt: true }),
  output: z.object({}),
});

/** After it was sent: `upload-incomplete`, or `checksum-mismatch` and `print-file-refused`, after which it is gone. Safe to repeat. */
export const printFilesCommit = defineCallable({
  name: 'printFiles-commit',
  input: z.object({ id: printFileIdSchema }),
  output: z.object({}),
});

/** Forgets one that nobody wants: `conflict` while it is in the cart, or in an order that is not over. Safe to repeat. */
export const printFilesDiscard = defineCallable({
  name: 'printFiles-discard',
  input: z.object({ id: printFileIdSchema }),
  output: z.object({}),
});
