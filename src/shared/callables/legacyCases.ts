/** Cases that somebody documents (a death certificate), for two administrators who never see content. */
import { z } from 'zod';
import { userIdSchema } from '../domain/ids.ts';
import { defineCallable } from './contract.ts';

const caseId = z.uuid();

/** Opened by an administrator who received the papers outside of the product. */
export const legacyCasesOpen = defineCallable({
  name: 'legacyCases-open',
  input: z.object({
    caseId,
    /** The owner's address: administrators know nobody by id. */
    ownerEmail: z.string().max(320),
    /** Which papers were seen, and where they are kept: never what is in the account. */
    reason: z.string().trim().min(10).max(2_000),
  }),
  output: z.object({}),
});

export const legacyCasesDecide = defineCallable({
  name: 'legacyCases-decide',
  input: z.object({
    caseId,
    decision: z.enum(['uphold', 'reject']),
    reason: z.string().trim().min(10).max(2_000),
  }),
  output: z.object({}),
});

/** Newest first, without anything that the owner keeps. */
export const legacyCasesList = defineCallable({
  name: 'legacyCases-list',
  input: z.object({}),
  output: z.object({
    cases: z.array(
      z.object({
        caseId,
        ownerId: userIdSchema,
        openedAt: z.number(),
        reason: z.string(),
        state: z.enum(['open', 'upheld', 'rejected', 'void']),
        upheldBy: z.array(z.string()),
      }),
    ),
    /** Verifications that wait for a mail that did not arrive: since when, and how many channels bounced. */
    frozen: z.array(
      z.object({ ownerId: userIdSchema, state: z.string(), since: z.number(), bounced: z.int() }),
    ),
    armed: z.int(),
    due: z.int(),
  }),
});

/** Writes the waiting notice once more, for an owner whose mail server was away. */
export const legacyCasesSendAgain = defineCallable({
  name: 'legacyCases-sendAgain',
  input: z.object({ ownerId: userIdSchema }),
  output: z.object({}),
});
