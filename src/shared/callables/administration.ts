/** What only administrators ask. */
import { z } from 'zod';
import { defineCallable } from './contract.ts';

export const outboxEntrySchema = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'text']),
  recipient: z.string(),
  subject: z.string(),
  purpose: z.string(),
  receivedAt: z.iso.datetime(),
});
export type OutboxEntry = z.infer<typeof outboxEntrySchema>;

/** Mails and text messages of the embedded server, newest first. `not-available` where a real provider sends them. */
export const administrationListMail = defineCallable({
  name: 'administration-listMail',
  input: z.object({
    limit: z.number().int().min(1).max(200).default(50),
    /** Id of the last entry already seen. */
    before: z.string().max(64).optional(),
    /** Part of a recipient, a subject or a purpose; capitals and accents do not matter. */
    search: z.string().max(200).default(''),
  }),
  output: z.object({ entries: z.array(outboxEntrySchema) }),
});

export const administrationReadMail = defineCallable({
  name: 'administration-readMail',
  input: z.object({ id: z.string().min(1).max(64) }),
  output: outboxEntrySchema.extend({ text: z.string(), html: z.string(), source: z.string() }),
});
