/**
 * `resources/demo/family.json`: the demo family's albums, pictures (all painted by code, no real person or place) and
 * letters.
 * English stands first, French under `french`.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { letterBodySchema, letterTitleSchema } from '#shared/domain/letter.ts';

const fileName = z.string().regex(/^[a-z0-9.-]+$/);

const members = z.array(z.object({ name: z.string(), role: z.string() }));

const familySchema = z.object({
  person: z.object({
    name: z.string(),
    about: z.string(),
    members,
    french: z.object({ about: z.string(), members }),
  }),
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
export type Family = z.infer<typeof familySchema>;
export type Picture = Family['pictures'][number];
export type Letter = Family['letters'][number];

export async function readFamily(folder: string): Promise<Family> {
  return familySchema.parse(JSON.parse(await readFile(join(folder, 'family.json'), 'utf8')));
}
