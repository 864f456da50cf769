/** Cases that somebody documents (a death certificate), for two administrators who never see content. */
import { z } from 'zod';
import { emailAddressSchema } from '../domain/emailAddress.ts';
import { userIdSchema } from '../domain/ids.ts';
import { defineCallable } from './contract.ts';

const caseId = z.uuid();
const reason = z.string().trim().min(10).max(2_000);

/** Newest first, and verifications that wait longest: more are not told. */
export const CASES_SHOWN = 100;
export const FROZEN_SHOWN = 200;

/**
 * Opened by an administrator who received the papers outside of the product. Refused with `not-found` for an address of nobody
 * who armed a life verification, with `conflict` while another case of theirs is open. Safe to repeat.
 */
export const legacyCasesOpen = defineCallable({
  name: 'legacyCases-open',
  input: z.object({
    caseId,
    /** The owner's address: administrators know nobody by id. */
    ownerEmail: emailAddressSchema,
    /** Which papers were seen, and where they are kept: never what is in the account. */
    reason,
  }),
  output: z.object({}),
});

/** Two different administrators uphold a case; one rejects it. Refused with `conflict` for one that is decided or void. */
export const legacyCasesDecide = defineCallable({
  name: 'legacyCases-decide',
  input: z.object({ caseId, decision: z.enum(['uphold', 'reject']), reason }),
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
        /** `void`: the owner answered since, and the question it was about is over. */
        state: z.enum(['open', 'upheld', 'rejected', 'void']),
        /** Who upheld it, by uid; the caller among them may not decide once more. */
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

/** Writes the waiting notice once more, for an owner whose mail server was away. Whether anything waited. */
export const legacyCasesSendAgain = defineCallable({
  name: 'legacyCases-sendAgain',
  input: z.object({ ownerId: userIdSchema }),
  output: z.object({ isSent: z.boolean() }),
});
