/** One owner's life verification, as it is stored: what was agreed, and where it stands. */
import { z } from 'zod';
import { noticeSchema } from './notice.ts';
import {
  administratorIdSchema,
  beneficiaryIdSchema,
  channelsSchema,
  recipientsSchema,
  trustedContactIdSchema,
  trustedContactsSchema,
} from './people.ts';
import { policySchema, REMINDER_DAYS, releaseStages } from './policy.ts';
import { termSchema } from './term.ts';

const term = termSchema;
const notice = noticeSchema;

/** A contact's word, as it stands now. Who says nothing has no vote. */
const votesSchema = z.object({
  gone: z.array(trustedContactIdSchema),
  alive: z.array(trustedContactIdSchema),
});
export type Votes = z.infer<typeof votesSchema>;

const giftIdentity = { to: beneficiaryIdSchema, stage: z.enum(releaseStages) };
/** One stage of one person's release. `isAsked`: it is being handed over. */
const giftSchema = z.object({ ...giftIdentity, term, isAsked: z.boolean() });
export type Gift = z.infer<typeof giftSchema>;

const reminderSchema = z.int().min(1).max(REMINDER_DAYS.length);

const stateSchema = z.discriminatedUnion('is', [
  /** Not armed yet. */
  z.object({ is: z.literal('draft') }),
  z.object({ is: z.literal('active'), term }),
  /** The check-in is due, and the first reminder is on its way. */
  z.object({ is: z.literal('due'), notice }),
  z.object({ is: z.literal('reminding'), reminder: reminderSchema, notice, term }),
  z.object({
    is: z.literal('grace'),
    notice,
    term,
    /** Whose word that the owner lives gave them this time. */
    vouchedBy: z.array(trustedContactIdSchema),
  }),
  /** The contacts are asked. `term` is how long until those who are silent are asked again. */
  z.object({ is: z.literal('verifying'), notice, votes: votesSchema, term }),
  z.object({ is: z.literal('disputed'), votes: votesSchema }),
  z.object({
    is: z.literal('veto'),
    notice,
    votes: votesSchema,
    term,
    /** A documented case stands for something in it, so that it lasts as long as any. */
    isByCase: z.boolean(),
  }),
  z.object({ is: z.literal('releasing'), votes: votesSchema, gifts: z.array(giftSchema) }),
  z.object({ is: z.literal('released'), votes: votesSchema }),
  /** Nothing is left to come: every letter for a later day has gone out too. */
  z.object({ is: z.literal('closed'), votes: votesSchema }),
  z.object({ is: z.literal('paused'), term }),
  z.object({ is: z.literal('cancelled') }),
]);
export type LifeState = z.infer<typeof stateSchema>;
export type StateOf<Name extends LifeState['is']> = Extract<LifeState, { is: Name }>;

/** What was agreed. */
const agreementSchema = z.object({
  policy: policySchema,
  channels: channelsSchema,
  contacts: trustedContactsSchema,
  recipients: recipientsSchema,
});
export type Agreement = z.infer<typeof agreementSchema>;

/** Its part that a stranger at the owner's keyboard would change first: who is told, who votes, how long one may object, how soon a stage is given. */
const heldSchema = agreementSchema
  .pick({ channels: true, contacts: true })
  .extend(policySchema.pick({ quorum: true, graceDays: true, vetoDays: true, stageDelayDays: true }).shape);
export type Held = z.infer<typeof heldSchema>;

export const lifeVerificationSchema = agreementSchema.extend({
  isRehearsed: z.boolean(),
  /** From then on a change is held, also while it is called off: else calling it off would be the way around the hold. */
  hasBeenArmed: z.boolean(),
  state: stateSchema,
  /** What would be taken back, and from whom. `isDone` false: it was being handed over, and may have arrived. */
  given: z.array(z.object({ ...giftIdentity, isDone: z.boolean() })),
  /** Grows with each act of the owner: a vote, a case or a handing over of an earlier round says nothing about this one. */
  round: z.int().min(0),
  /** How many events have changed it; what it caused is known by this number. */
  changes: z.int().min(0),
  /** Outages up to here have been counted, milliseconds since the epoch: none counts twice. */
  outagesCounted: z.number(),
  /** A change that the owner was told of and can still stop. */
  hold: z.object({ next: heldSchema, term }).nullable(),
  /** A documented case, as far as two administrators have looked at it. */
  documentedCase: z.object({ upheldBy: z.array(administratorIdSchema) }).nullable(),
});
export type LifeVerification = z.infer<typeof lifeVerificationSchema>;
