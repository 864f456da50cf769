/** Printed codes of albums: what their owner does with them, and what whoever holds one asks. */
import { z } from 'zod';
import {
  albumCodeIdSchema,
  albumCodeNameSchema,
  albumCodeStateSchema,
  albumCodeStyleSchema,
  guestNameSchema,
  guestWordsSchema,
  passcodeSchema,
} from '../domain/albumCode.ts';
import { albumIdSchema, mediaItemIdSchema } from '../domain/ids.ts';
import { letterBodySchema } from '../domain/letter.ts';
import { mediaKindSchema, rotationSchema } from '../domain/mediaItem.ts';
import { wallClockSchema } from '../domain/wallClock.ts';
import { rememberedDateSchema } from '../rememberedDates/rememberedDate.ts';
import { defineCallable } from './contract.ts';

const choices = {
  name: albumCodeNameSchema,
  style: albumCodeStyleSchema,
  /** Null for a code that opens without one. */
  passcode: passcodeSchema.nullable(),
  hasGuestBook: z.boolean(),
  showsLetters: z.boolean(),
};

/** Refused with `album-code-limit-reached`. Safe to repeat with the same `codeId`, which the page draws. */
export const albumCodesCreate = defineCallable({
  name: 'albumCodes-create',
  input: z.object({
    codeId: albumCodeIdSchema,
    albumId: albumIdSchema,
    ...choices,
    showsOriginals: z.boolean().default(false),
  }),
  output: z.object({}),
});

/** What is not named stays as it is. With another `albumId` the printed code opens that album. */
export const albumCodesUpdate = defineCallable({
  name: 'albumCodes-update',
  input: z
    .object({
      albumId: albumIdSchema,
      state: albumCodeStateSchema.exclude(['revoked']),
      ...choices,
      showsOriginals: z.boolean(),
    })
    .partial()
    .extend({ codeId: albumCodeIdSchema }),
  output: z.object({}),
});

/** For good. A code that is no longer there is as good as revoked. */
export const albumCodesRevoke = defineCallable({
  name: 'albumCodes-revoke',
  input: z.object({ codeId: albumCodeIdSchema }),
  output: z.object({}),
});

const entry = z.object({ entryId: z.uuid() });
/** From here on visitors read what the guest wrote. */
export const albumCodesApprove = defineCallable({
  name: 'albumCodes-approve',
  input: entry,
  output: z.object({}),
});
export const albumCodesRemove = defineCallable({
  name: 'albumCodes-remove',
  input: entry,
  output: z.object({}),
});

/**
 * Removes all that waits in the guest book of a code and was signed until then, which is what its owner saw. Safe to
 * repeat.
 */
export const albumCodesClear = defineCallable({
  name: 'albumCodes-clear',
  input: z.object({ codeId: albumCodeIdSchema, until: z.iso.datetime().max(40) }),
  output: z.object({}),
});

const placeSchema = z.object({ takenAt: wallClockSchema, itemId: mediaItemIdSchema });

const visitedFileSchema = z.object({
  id: mediaItemIdSchema,
  kind: mediaKindSchema,
  caption: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  /** Where the day alone is known, its noon. */
  takenAt: z.string(),
  /** What is known instead of a day. */
  rememberedDate: rememberedDateSchema.nullable(),
  rotation: rotationSchema,
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** Links that end with `linksEndAt`; null where there is no such picture. */
  small: z.string().nullable(),
  large: z.string().nullable(),
  /** Null where its owner keeps it back. */
  original: z.string().nullable(),
});
export type VisitedFile = z.infer<typeof visitedFileSchema>;

const visitedLetterSchema = z.object({
  id: mediaItemIdSchema,
  kind: z.literal('letter'),
  title: z.string(),
  body: letterBodySchema,
  takenAt: z.string(),
  rememberedDate: rememberedDateSchema.nullable(),
});
export type VisitedLetter = z.infer<typeof visitedLetterSchema>;

/** Proves for a while that this code was opened, with its passcode where it has one. */
const passSchema = z
  .string()
  .max(200)
  .regex(/^[0-9]{1,15}\.[A-Za-z0-9_-]{1,100}$/);

/**
 * Opens a code, or with `after` shows more of its album. Everything that does not open (unknown, paused, revoked, in the
 * trash, of an account that ended) is refused with `album-code-closed`, in the same time; a wrong passcode with
 * `passcode-wrong`.
 */
export const albumCodesOpen = defineCallable({
  name: 'albumCodes-open',
  input: z.object({
    /** Whatever stood in the address: what is no code is answered like one that is unknown. */
    codeId: z.string().max(200),
    passcode: z.string().max(200).optional(),
    pass: passSchema.optional(),
    /** The `next` of the page before. */
    after: placeSchema.optional(),
    /** Made by the page for each opening: one whose answer was lost is counted once. Pages of before send none. */
    openingId: z.uuid().optional(),
  }),
  output: z.discriminatedUnion('is', [
    z.object({ is: z.literal('locked') }),
    z.object({
      is: z.literal('open'),
      title: z.string(),
      description: z.string(),
      items: z.array(z.discriminatedUnion('kind', [visitedFileSchema, visitedLetterSchema])),
      next: placeSchema.nullable(),
      linksEndAt: z.iso.datetime(),
      pass: passSchema,
      /** Null where the owner keeps none. Newest first. */
      guestBook: z
        .array(z.object({ name: z.string(), words: z.string(), signedAt: z.iso.datetime() }))
        .nullable(),
    }),
  ]),
});
export type VisitedAlbum = z.infer<typeof albumCodesOpen.output>;

/**
 * Writes into the guest book; shown once the owner approved it. Safe to repeat with the same `entryId`. Sooner after
 * opening than a person writes it is refused with `too-many-attempts`, which says when to try again.
 */
export const albumCodesSign = defineCallable({
  name: 'albumCodes-sign',
  input: z.object({
    codeId: z.string().max(200),
    pass: passSchema,
    entryId: z.uuid(),
    name: guestNameSchema,
    words: guestWordsSchema,
    /** A field that people do not see: what fills it in is a machine, which is thanked and not listened to. */
    website: z.string().max(500).default(''),
  }),
  output: z.object({}),
});
