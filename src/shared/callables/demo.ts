/** What a visitor may ask of the demo family without signing in. */
import { z } from 'zod';
import { albumSchema } from '../domain/album.ts';
import { mediaFileSchema } from '../domain/mediaItem.ts';
import { defineCallable } from './contract.ts';

/** Dates travel as ISO instants: a callable's answer is JSON. */
const instants = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };

const demoPictureSchema = mediaFileSchema.omit({ trashedAt: true }).extend({
  ...instants,
  /** Where it was: "Lac d'Aiguebelle, Savoie". */
  placeName: z.string().default(''),
  people: z.array(z.string()).default([]),
});

const demoAlbumSchema = albumSchema.omit({ trashedAt: true }).extend(instants);

/**
 * The demo family's albums and pictures, in the visitor's language. `not-available` while the demo is closed, or is
 * still being set up.
 */
export const demoReadFamily = defineCallable({
  name: 'demo-readFamily',
  input: z.object({ language: z.enum(['en', 'fr']).default('en') }),
  output: z.object({
    /** Who keeps the albums. */
    name: z.string(),
    about: z.string(),
    members: z.array(z.object({ name: z.string(), role: z.string() })),
    plan: z.string(),
    storageUsed: z.number().nonnegative(),
    storageLimit: z.number().positive(),
    /** In the owner's order. */
    albums: z.array(demoAlbumSchema),
    /** Oldest first. */
    pictures: z.array(demoPictureSchema),
  }),
});
