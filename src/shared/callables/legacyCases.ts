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
export const UNDELIVERED_SHOWN = 100;
export const OVERDUE_SHOWN = 100;
export const OUTAGES_SHOWN = 10;

export const caseProofs = ['death-certificate', 'notarial-deed', 'court-order', 'other'] as const;
export type CaseProof = (typeof caseProofs)[number];

/** `void`: the owner answered since, and the question it was about is over. */
export const caseStates = ['open', 'upheld', 'rejected', 'withdrawn', 'void'] as const;
export type CaseState = (typeof caseStates)[number];

/** What the papers are, and who brought them: never what is in the account. */
export const casePapersSchema = z.object({
  /** Name and relation, as they gave them. */
  askedBy: z.string().trim().min(2).max(200),
  proof: z.enum(caseProofs),
  /** Under which the papers are kept, outside of the product. */
  reference: z.string().trim().min(2).max(200),
  reason,
});

/**
 * Opened by an administrator who received the papers outside of the product. Refused with `not-found` for an address of nobody
 * whose life verification is armed, with `conflict` while another case of theirs is open. Safe to repeat.
 */
export const legacyCasesOpen = defineCallable({
  name: 'legacyCases-open',
  input: casePapersSchema.extend({
    caseId,
    /** The owner's address, whole: administrators know nobody by id, and look through no list. */
    ownerEmail: emailAddressSchema,
  }),
  output: z.object({}),
});

/**
 * Two different administrators uphold a case; one rejects it. Refused with `conflict` for one that is decided or void, and with
 * `case-not-yours` for an administrator who is the owner, or whom the owner named.
 */
export const legacyCasesDecide = defineCallable({
  name: 'legacyCases-decide',
  input: z.discriminatedUnion('decision', [
    z.object({
      caseId,
      decision: z.literal('uphold'),
      reason,
      /** What who upholds it stands for with their name. */
      hasSeenPapers: z.literal(true),
      isUnrelated: z.literal(true),
    }),
    z.object({ caseId, decision: z.literal('reject'), reason }),
  ]),
  output: z.object({}),
});

/** Ends a case that is open, or that was upheld by mistake: as if it had never been. Refused as a decision is. */
export const legacyCasesWithdraw = defineCallable({
  name: 'legacyCases-withdraw',
  input: z.object({ caseId, reason }),
  output: z.object({}),
});

const administratorSchema = z.object({
  /** Empty for who has left. */
  email: z.string(),
  isYou: z.boolean(),
});

/** Newest first, without anything that the owner keeps and anybody whom they named. */
export const legacyCasesList = defineCallable({
  name: 'legacyCases-list',
  input: z.object({}),
  output: z.object({
    cases: z.array(
      casePapersSchema.extend({
        caseId,
        /** As it was written when the case was opened. */
        ownerEmail: z.string(),
        openedAt: z.number(),
        openedBy: administratorSchema,
        state: z.enum(caseStates),
        /** In their order; nobody decides twice the same, but for what does not count any more. */
        decisions: z.array(
          z.object({
            by: administratorSchema,
            decision: z.enum(['uphold', 'reject', 'withdraw']),
            reason: z.string(),
            at: z.number(),
            /** False for what was upheld before somebody said that the owner lives, or before the owner answered. */
            isCounted: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});
export type ListedCase = z.output<typeof legacyCasesList.output>['cases'][number];

const undeliveredStates = ['waiting', 'refused', 'bounced'] as const;

/** How the clock and the mails of all life verifications are: numbers and ids, nobody's name or address. */
export const legacyCasesReadWatch = defineCallable({
  name: 'legacyCases-readWatch',
  input: z.object({}),
  output: z.object({
    /** When the clock was last looked at, in milliseconds; null before the first time. */
    lookedAt: z.number().nullable(),
    /** Since when it leaps, so that nothing is done by it. */
    doubtedAt: z.number().nullable(),
    mailDownSince: z.number().nullable(),
    /** Newest first: each extends every deadline by its own length. */
    outages: z.array(z.object({ from: z.number(), to: z.number() })),
    armed: z.int(),
    due: z.int(),
    /** Verifications whose time stands still until a mail has arrived. */
    frozen: z.array(
      z.object({
        ownerId: userIdSchema,
        state: z.string(),
        since: z.number(),
        needed: z.int(),
        /** In the owner's order. */
        channels: z.array(z.enum(['accepted', 'bounced', 'awaited', 'not-asked', 'not-verified'])),
      }),
    ),
    /** Oldest first: what a change asked for and nobody has carried out. */
    overdue: z.array(z.object({ ownerId: z.string(), deed: z.string(), since: z.number() })),
    /** Newest first: to whom by what they are, never by name. */
    undelivered: z.array(
      z.object({
        id: z.string(),
        purpose: z.string(),
        state: z.enum(undeliveredStates),
        since: z.number(),
        reason: z.string(),
      }),
    ),
  }),
});
export type LegacyWatch = z.output<typeof legacyCasesReadWatch.output>;

/** Writes the waiting notice once more, for an owner whose mail server was away. Whether anything waited. */
export const legacyCasesSendAgain = defineCallable({
  name: 'legacyCases-sendAgain',
  input: z.object({ ownerId: userIdSchema }),
  output: z.object({ isSent: z.boolean() }),
});
