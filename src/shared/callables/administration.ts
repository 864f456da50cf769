/** What only administrators ask. */
import { z } from 'zod';
import { deliverySchema, deliveryStates } from '../domain/delivery.ts';
import { defineCallable } from './contract.ts';

const outboxEntrySchema = z.object({
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

/** Firestore keeps names of the form `__name__` for itself. */
const outboundId = z.string().regex(/^(?!__.{0,64}__$)[\w-]{1,64}$/);

/** A mail that matters, without what is in it. */
const outboundEntrySchema = z.object({
  id: outboundId,
  purpose: z.string(),
  /** Empty where nobody's account is left. */
  recipient: z.string(),
  createdAt: z.iso.datetime(),
  delivery: deliverySchema(z.iso.datetime()),
});
export type OutboundEntry = z.infer<typeof outboundEntrySchema>;

/** How far the mails that matter have come, newest first; all of them, or those in one state. */
export const administrationListOutbound = defineCallable({
  name: 'administration-listOutbound',
  input: z.object({
    limit: z.number().int().min(1).max(200).default(50),
    /** The `next` of the page before. */
    before: outboundId.optional(),
    state: z.enum(deliveryStates).optional(),
  }),
  output: z.object({
    /** Fewer than asked for where a row cannot be read. */
    entries: z.array(outboundEntrySchema),
    /** Where the next page begins; null on the last one. */
    next: outboundId.nullable(),
  }),
});

/** Sends a refused mail once more, as after its address was put right. `conflict` for one that is not refused. */
export const administrationRetryOutbound = defineCallable({
  name: 'administration-retryOutbound',
  input: z.object({ id: outboundId }),
  output: outboundEntrySchema,
});
