/** A clone as an export of everything has it: all that was told, with where each memory is from. */
import { z } from 'zod';
import { albumIdSchema } from '../domain/ids.ts';
import { cloneAnswerSchema, cloneInterviewSchema } from './answer.ts';
import { conversationViewSchema } from './conversation.ts';
import { cloneListenerSchema, listenerStateSchema } from './listener.ts';
import { cloneMemorySchema } from './memory.ts';
import { cloneSettingsSchema, stewardSchema } from './settings.ts';

const instant = z.iso.datetime();

/** What every copy says of itself (AI Act, article 50). */
export const cloneNotice = {
  en: 'An AI answers from these words. What it says is not said by the person who recorded them.',
  fr: 'Une IA répond à partir de ces mots. Ce qu’elle dit n’est pas dit par la personne qui les a enregistrés.',
} as const;

export const exportedCloneSchema = z.object({
  notice: z.object({ en: z.string(), fr: z.string() }),
  /** Null where none was begun. */
  settings: cloneSettingsSchema
    .extend({
      createdAt: instant,
      updatedAt: instant,
      steward: stewardSchema.extend({ invitedAt: instant }).nullable(),
    })
    .nullable(),
  marks: cloneInterviewSchema.shape.marks,
  answers: z.array(cloneAnswerSchema.extend({ createdAt: instant, updatedAt: instant })),
  memories: z.array(cloneMemorySchema.extend({ createdAt: instant, updatedAt: instant })),
  /** Those whose words are memories. */
  albums: z.array(albumIdSchema),
  listeners: z.array(
    cloneListenerSchema
      .pick({ name: true, email: true, relationship: true })
      .extend({ state: z.enum(listenerStateSchema.options.map(({ shape }) => shape.is.value)) }),
  ),
  /** What was asked of it and answered; the newest first. */
  conversations: z.array(conversationViewSchema),
});
export type ExportedClone = z.infer<typeof exportedCloneSchema>;
