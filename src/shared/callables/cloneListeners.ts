/** Who may talk to a clone, and who looks after it: invited by the owner, accepted by themselves. */
import { z } from 'zod';
import { listenerIdSchema } from '../clone/ids.ts';
import { heardCloneSchema } from '../clone/listener.ts';
import { cloneStateSchema } from '../clone/settings.ts';
import { userIdSchema } from '../domain/ids.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { personAddressSchema, personNameSchema } from '../legacy/person.ts';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { defineCallable } from './contract.ts';

const done = z.object({});
const address = personAddressSchema.unwrap();
/** 32 bytes, base64url; behind the `#` of /clone-invitation. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * Invites somebody by mail; with the id of one who was invited before, sends a new link and ends the former. Past the bound refused
 * with `clone-limit-reached` (details: the `listenerLimit`), and with `invalid-input` at `email` for the owner's own address.
 */
export const cloneInviteListener = defineCallable({
  name: 'clone-inviteListener',
  input: z.object({
    listenerId: listenerIdSchema,
    name: personNameSchema,
    email: address,
    relationship: z.string().trim().max(100).default(''),
    beneficiaryId: beneficiaryIdSchema.nullable().default(null),
  }),
  output: done,
});

/** At once, with their conversations' way to it; what they were told before stays theirs to erase. Safe to repeat. */
export const cloneRemoveListener = defineCallable({
  name: 'clone-removeListener',
  input: z.object({ listenerId: listenerIdSchema }),
  output: done,
});

/** One steward at a time; another takes the place. Null for none. They are invited by mail. */
export const cloneNameSteward = defineCallable({
  name: 'clone-nameSteward',
  input: z.object({ steward: z.object({ name: personNameSchema, email: address }).nullable() }),
  output: done,
});

/** What the page of a link shows before anybody signs in. */
export const cloneLookAtInvitation = defineCallable({
  name: 'clone-lookAtInvitation',
  input: z.object({ secret }),
  output: z.discriminatedUnion('is', [
    z.object({
      is: z.literal('open'),
      role: z.enum(['listener', 'steward']),
      ownerName: z.string(),
      personName: z.string(),
      /** For the sign-up form. */
      email: z.string(),
      expiresAt: z.number(),
    }),
    /** Used, withdrawn, expired, or never one. */
    z.object({ is: z.literal('gone') }),
  ]),
});

/**
 * Refused with `invitation-gone`, and with `conflict` for the owner's own account. Listeners are adults and say so. Safe to repeat by
 * the same account.
 */
export const cloneAcceptInvitation = defineCallable({
  name: 'clone-acceptInvitation',
  input: z.object({ secret, isAdult: z.literal(true) }),
  output: z.object({ ownerId: userIdSchema, role: z.enum(['listener', 'steward']) }),
});

/** For a listener by release, before their first conversation; those invited said it when they accepted. Safe to repeat. */
export const cloneStateAdult = defineCallable({
  name: 'clone-stateAdult',
  input: z.object({ ownerId: userIdSchema, isAdult: z.literal(true) }),
  output: done,
});

/** The clones that the caller may talk to, their own included, and those that they look after. */
export const cloneListHeard = defineCallable({
  name: 'clone-listHeard',
  input: z.object({}).nullish(),
  output: z.object({
    heard: z.array(heardCloneSchema),
    stewarded: z.array(z.object({ ownerId: userIdSchema, ownerName: z.string(), state: cloneStateSchema })),
  }),
});

/** A listener or a steward goes; what was said stays theirs to erase. Safe to repeat. */
export const cloneLeave = defineCallable({
  name: 'clone-leave',
  input: z.object({ ownerId: userIdSchema, role: z.enum(['listener', 'steward']) }),
  output: done,
});

/**
 * By the steward. `active` ends their own suspension, never the owner's pause. `retired` is for good. The owner is told by mail
 * while they live.
 */
export const cloneStewardAct = defineCallable({
  name: 'clone-stewardAct',
  input: z.object({ ownerId: userIdSchema, state: z.enum(['suspended', 'active', 'retired']) }),
  output: done,
});

/** Of a weekly mail's link: `{uid}.{number}.{expiry}.{signature}`. */
const token = z
  .string()
  .max(300)
  .regex(/^[\w-]{1,128}\.\d{1,9}\.\d{1,15}\.[\w-]{43}$/);

/** The page of the mailed link, without signing in. Opening changes nothing. */
export const cloneLookAtWeekly = defineCallable({
  name: 'clone-lookAtWeekly',
  input: z.object({ token }),
  output: z.discriminatedUnion('is', [
    z.object({
      is: z.literal('open'),
      ownerName: z.string(),
      question: z.string(),
      questionId: z.string(),
      language: languageSchema,
    }),
    z.object({ is: z.literal('answered') }),
    z.object({ is: z.literal('gone') }),
  ]),
});

/** Answers once, by writing: a second call with the same words is the first. */
export const cloneAnswerWeekly = defineCallable({
  name: 'clone-answerWeekly',
  input: z.object({ token, text: z.string().trim().min(1).max(20_000) }),
  output: z.object({ outcome: z.enum(['kept', 'answered-before', 'gone']) }),
});

/** No more mails. A link that is old stops them too. */
export const cloneStopWeekly = defineCallable({
  name: 'clone-stopWeekly',
  input: z.object({ token }),
  output: z.object({ outcome: z.enum(['stopped', 'gone']) }),
});
