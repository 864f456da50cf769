/**
 * What `resources/demo/family.json` tells of the library: albums, pictures (all painted by code, no real person or
 * place) and letters. English stands first, French under `french`.
 */
import { z } from 'zod';
import { letterBodySchema, letterTitleSchema } from '#shared/domain/letter.ts';

const fileName = z.string().regex(/^[a-z0-9.-]+$/);

export const storySchema = z.object({
  albums: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      description: z.string(),
      tags: z.array(z.string()),
      cover: fileName,
      french: z.object({ title: z.string(), description: z.string() }),
    }),
  ),
  pictures: z.array(
    z.object({
      file: fileName,
      smallThumbnail: fileName,
      placeholder: z.string(),
      album: z.string(),
      caption: z.string(),
      french: z.object({ caption: z.string() }),
      placeName: z.string(),
      place: z.object({ latitude: z.number(), longitude: z.number() }),
      people: z.array(z.string()),
      /** Local wall-clock time, with the offset it was taken at. */
      takenAt: z.string(),
      offset: z.string().regex(/^[+-]\d\d:\d\d$/),
      width: z.int().positive(),
      height: z.int().positive(),
    }),
  ),
  letters: z.array(
    z.object({
      key: fileName,
      album: z.string(),
      title: letterTitleSchema,
      body: letterBodySchema,
      french: z.object({ title: letterTitleSchema, body: letterBodySchema }),
      takenAt: z.string(),
      offset: z.string().regex(/^[+-]\d\d:\d\d$/),
    }),
  ),
});
export type Story = z.infer<typeof storySchema>;
export type Picture = Story['pictures'][number];
export type Letter = Story['letters'][number];
