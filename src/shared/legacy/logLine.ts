/**
 * The log of a life verification: one line for each change, each with the hash of the one before, so that a line that was
 * altered or taken out is noticed by whoever has the rest.
 */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);

export const logEventSchema = z.object({
  /** Which event of `lifeVerification/events.ts` it was, or `mail` for what became of one. */
  is: z.string().max(60),
  /** Who caused it: the owner, a contact or an administrator by id, or `time`. */
  actor: z.string().max(200),
  before: z.string().max(20),
  after: z.string().max(20),
  /** Of a notice: over which channel, and the receipt of the server that took it. */
  channel: z.string().max(200).default(''),
  receipt: z.string().max(300).default(''),
  isRehearsal: z.boolean().default(false),
});
export type LogEvent = z.infer<typeof logEventSchema>;

/** Document `users/{uid}/legacyLog/{number}`, the number written with ten digits. */
export const logLineSchema = z.object({
  ownerId: userIdSchema,
  number: z.int().min(1),
  /** Milliseconds since the epoch. */
  at: z.number(),
  event: logEventSchema,
  /** Of the line before; of the first one 64 zeros. */
  previousHash: hash,
  /** SHA-256 of the canonical JSON (RFC 8785) of the line without this field. */
  hash,
});
export type LogLine = z.infer<typeof logLineSchema>;
