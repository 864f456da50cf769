/** The printed codes of an export, with their guest books. Described in words in docs/export-format.md. */
import { z } from 'zod';
import { albumCodeSchema, guestBookEntrySchema } from './albumCode.ts';

export const exportedAlbumCodesSchema = z.array(
  albumCodeSchema.omit({ ownerId: true }).extend({
    createdAt: z.iso.datetime(),
    guestBook: z.array(guestBookEntrySchema.omit({ codeId: true }).extend({ signedAt: z.iso.datetime() })),
  }),
);
