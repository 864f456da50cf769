import { z } from 'zod';

/** Branded ids: an album's id cannot be passed where a media item's is wanted. */
const documentId = z
  .string()
  .max(128)
  .regex(
    // Firestore keeps names of the form `__name__` for itself.
    /^(?!__.*__$)[A-Za-z0-9_-]{1,128}$/,
    'must be 1 to 128 letters, digits, "_" or "-", and not begin and end with "__"',
  );

export const userIdSchema = documentId.brand<'UserId'>();
export type UserId = z.infer<typeof userIdSchema>;

export const albumIdSchema = documentId.brand<'AlbumId'>();
export type AlbumId = z.infer<typeof albumIdSchema>;

export const mediaItemIdSchema = documentId.brand<'MediaItemId'>();
export type MediaItemId = z.infer<typeof mediaItemIdSchema>;
