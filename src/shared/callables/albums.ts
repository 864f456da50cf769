/** What a person does with whole albums. What is in them: `media.ts`. */
import { z } from 'zod';
import { albumDescriptionSchema, albumTitleSchema } from '../domain/album.ts';
import { albumIdSchema, mediaItemIdSchema } from '../domain/ids.ts';
import { defineCallable } from './contract.ts';
import { distinct } from './lists.ts';

const label = z.string().trim().min(1);

/** Refused with `album-limit-reached` when the plan holds no more albums. Safe to repeat with an `albumKey`. */
export const albumsCreate = defineCallable({
  name: 'albums-create',
  input: z.object({
    /** The page's own id for the album. Repeating a call with the same one gives the same album, with the last texts. */
    albumKey: z.uuid().optional(),
    title: albumTitleSchema,
    description: albumDescriptionSchema.default(''),
  }),
  output: z.object({ albumId: albumIdSchema }),
});

/** Changes what is given and leaves the rest. A cover must be a ready item of the album; null goes back to the oldest. */
export const albumsUpdate = defineCallable({
  name: 'albums-update',
  input: z.object({
    albumId: albumIdSchema,
    title: albumTitleSchema.optional(),
    description: albumDescriptionSchema.optional(),
    coverItemId: mediaItemIdSchema.nullable().optional(),
    tags: distinct(label.max(60), 50).optional(),
    people: distinct(label.max(120), 100).optional(),
  }),
  output: z.object({}),
});

/** Puts an album right after another one; first in the list when `afterAlbumId` is null. */
export const albumsMove = defineCallable({
  name: 'albums-move',
  input: z.object({ albumId: albumIdSchema, afterAlbumId: albumIdSchema.nullable() }),
  output: z.object({ position: z.number() }),
});

/** Into the trash for 30 days. What is in it still counts; erasing it gives the bytes back. */
export const albumsTrash = defineCallable({
  name: 'albums-trash',
  input: z.object({ albumId: albumIdSchema }),
  output: z.object({}),
});

/** Back from the trash, when the plan has room for one more album. */
export const albumsRestore = defineCallable({
  name: 'albums-restore',
  input: z.object({ albumId: albumIdSchema }),
  output: z.object({}),
});

/** Empties a trashed album for good. Safe to repeat: one that is gone already is no fault. */
export const albumsErase = defineCallable({
  name: 'albums-erase',
  input: z.object({ albumId: albumIdSchema }),
  output: z.object({}),
});
