/** Who receives what, and when: one wish is one thing for one person. */
import { z } from 'zod';
import { albumIdSchema, mediaItemIdSchema } from '../domain/ids.ts';
import type { ReleaseStage } from '../lifeVerification/policy.ts';
import { vaultItemIdSchema } from '../vault/ids.ts';

/** `letter` and `recording` are items of an album, left to one person by themselves. */
export const bequeathedThingSchema = z.discriminatedUnion('is', [
  /** All albums and all of the vault, as they are when it is given; the clone as well. */
  z.object({ is: z.literal('everything') }),
  z.object({ is: z.literal('album'), albumId: albumIdSchema }),
  z.object({ is: z.literal('media-item'), mediaItemId: mediaItemIdSchema }),
  z.object({ is: z.literal('vault-item'), vaultItemId: vaultItemIdSchema }),
  z.object({ is: z.literal('clone') }),
]);
export type BequeathedThing = z.infer<typeof bequeathedThingSchema>;

export const FIRST_AGE = 1;
export const LAST_AGE = 120;

export const releaseMomentSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('at-release') }),
  /** `YYYY-MM-DD`; at release when that day has passed by then. */
  z.object({ is: z.literal('on-date'), date: z.iso.date() }),
  /** Years that the beneficiary turns, by their birth date. */
  z.object({ is: z.literal('at-age'), years: z.int().min(FIRST_AGE).max(LAST_AGE) }),
]);
export type ReleaseMoment = z.infer<typeof releaseMomentSchema>;

export const wishSchema = z.object({
  thing: bequeathedThingSchema,
  when: releaseMomentSchema.default({ is: 'at-release' }),
  /** What the owner says to it, shown above the thing. */
  message: z.string().trim().max(2_000, 'A message has at most 2,000 characters').default(''),
});
export type Wish = z.infer<typeof wishSchema>;

/** Wishes for one person. */
export const WISH_LIMIT = 1_000;
/** Characters of all messages among them: with every mark still below a document's megabyte. */
export const WISH_TEXT_LIMIT = 200_000;

/** One key a thing: a person is left a thing once. */
export function thingKey(thing: BequeathedThing): string {
  switch (thing.is) {
    case 'everything':
    case 'clone':
      return thing.is;
    case 'album':
      return `album/${thing.albumId}`;
    case 'media-item':
      return `media-item/${thing.mediaItemId}`;
    case 'vault-item':
      return `vault-item/${thing.vaultItemId}`;
  }
}

/** The stages in which these things reach somebody; everybody gets the instructions first, and sealed letters with the vault. */
export function stagesOf(wishes: readonly Wish[], sealedLetterCount = 0): readonly ReleaseStage[] {
  const kinds = new Set(wishes.map(({ thing }) => thing.is));
  const has = (...wanted: readonly BequeathedThing['is'][]) => wanted.some((kind) => kinds.has(kind));
  return [
    'instructions',
    ...(has('everything', 'album', 'media-item') ? (['memories'] as const) : []),
    ...(has('everything', 'vault-item') || sealedLetterCount > 0 ? (['vault'] as const) : []),
    ...(has('everything', 'clone') ? (['clone'] as const) : []),
  ];
}
