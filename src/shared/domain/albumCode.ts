/**
 * A printed code that opens an album to whoever holds it: document `users/{uid}/albumCodes/{codeId}`, which its owner reads,
 * and `albumCodes/{codeId}`, by which the server finds whose it is. Its address is `/qr/{codeId}`.
 */
import { z } from 'zod';
import { albumIdSchema, userIdSchema } from './ids.ts';

/** 128 random bits in base64url: nobody guesses them, and they are short enough for a square that stands on a stone. */
export const ALBUM_CODE_ID_BYTES = 16;
export const albumCodeIdSchema = z
  .string()
  .max(22)
  .regex(/^(?!__)[A-Za-z0-9_-]{22}$/)
  .brand<'AlbumCodeId'>();
export type AlbumCodeId = z.infer<typeof albumCodeIdSchema>;

export const albumCodeNameSchema = z
  .string()
  .trim()
  .min(1, 'Give the code a name')
  .max(80, 'A name has at most 80 characters');

/** Squares are read where they are dark on white: the ink is as dark as a text would have to be, and more. */
export const LEAST_INK_CONTRAST = 7;

/** What a square keeps readable when it is scratched: a quarter of it (Q), or nearly a third (H). */
export const errorCorrectionSchema = z.enum(['quartile', 'high']);

export const albumCodeStyleSchema = z.object({
  /** `#rrggbb`, on white. */
  ink: z
    .string()
    .max(7)
    .regex(/^#[0-9a-f]{6}$/)
    .refine((ink) => contrastOnWhite(ink) >= LEAST_INK_CONTRAST, 'This ink is too light to be read'),
  errorCorrection: errorCorrectionSchema,
  /** Printed below the square. */
  caption: z.string().trim().max(80),
});
export type AlbumCodeStyle = z.infer<typeof albumCodeStyleSchema>;

export const PLAIN_STYLE: AlbumCodeStyle = { ink: '#1f1a17', errorCorrection: 'quartile', caption: '' };

/** Codes that were made with shorter ones open with them still. */
export const LEAST_PASSCODE_LENGTH = 6;

export const passcodeSchema = z
  .string()
  .trim()
  .min(LEAST_PASSCODE_LENGTH, `A passcode has at least ${LEAST_PASSCODE_LENGTH} characters`)
  .max(64, 'A passcode has at most 64 characters');

/** A revoked code never opens again. */
export const albumCodeStateSchema = z.enum(['active', 'paused', 'revoked']);

export const albumCodeSchema = z.object({
  id: albumCodeIdSchema,
  ownerId: userIdSchema,
  albumId: albumIdSchema,
  name: albumCodeNameSchema,
  state: albumCodeStateSchema,
  style: albumCodeStyleSchema,
  hasPasscode: z.boolean(),
  hasGuestBook: z.boolean(),
  /** Whether the letters of the album are shown too: they may be meant for one person. */
  showsLetters: z.boolean(),
  /** Whether photos and other files are given as they were added, with what they say of their place. */
  showsOriginals: z.boolean().default(false),
  /** How often it was opened, and on which days (`YYYY-MM-DD`, UTC): of who opened it nothing is kept. */
  openedCount: z.number().int().nonnegative().default(0),
  openings: z.record(z.string(), z.number()).default({}),
  /** How often a wrong passcode was tried, on which days of the last month: from where is kept nowhere. */
  wrongTries: z.record(z.string(), z.number()).default({}),
  createdAt: z.date(),
});
export type AlbumCode = z.infer<typeof albumCodeSchema>;

/** Control characters, and marks that turn around how the letters after them run. */
const UNPRINTED = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const UNPRINTED_IN_A_LINE = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Something that is seen: not spaces, marks and empty letters alone. */
const isSeen = (text: string) => /[^\p{Z}\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u.test(text);

export const guestNameSchema = z
  .string()
  .max(80)
  .transform((name) => name.toWellFormed().replace(UNPRINTED, ' ').replace(/\s+/gu, ' ').trim())
  .refine(isSeen, 'A name is seen');
export const guestWordsSchema = z
  .string()
  .max(1_000)
  .transform((words) => words.toWellFormed().replace(/\r\n?/gu, '\n').replace(UNPRINTED_IN_A_LINE, '').trim())
  .refine(isSeen, 'Words are seen');

/** Document `users/{uid}/guestBookEntries/{entryId}`: what somebody wrote who opened a code. */
export const guestBookEntrySchema = z.object({
  id: z.uuid(),
  codeId: albumCodeIdSchema,
  // As they are kept: what was taken before is read still.
  name: z.string().min(1),
  words: z.string().min(1),
  /** Visitors read what the owner approved. */
  state: z.enum(['pending', 'approved']),
  signedAt: z.date(),
});
export type GuestBookEntry = z.infer<typeof guestBookEntrySchema>;

/** WCAG's contrast ratio of an ink (`#rrggbb`) on white: from 1 to 21. */
export function contrastOnWhite(ink: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(ink.slice(start, start + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
