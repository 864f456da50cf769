/** Whom an owner names, and what each is to receive. Every call that changes a person is a sign of life of the owner's. */
import { z } from 'zod';
import { beneficiaryWordsSchema } from '../legacy/beneficiary.ts';
import { thingKey, WISH_LIMIT, WISH_TEXT_LIMIT, wishSchema } from '../legacy/wish.ts';
import { beneficiaryIdSchema } from '../lifeVerification/people.ts';
import { defineCallable } from './contract.ts';
import { distinctBy } from './lists.ts';

/** Most people in one call. */
export const BENEFICIARY_BATCH_LIMIT = 50;

const basedOn = z.int().min(0);
const revision = z.int().positive();

/**
 * Adds a person (`basedOn` 0) or changes one. Refused with `beneficiary-limit-reached` beyond the plan, and with `conflict`
 * when another device changed them since. Safe to repeat.
 */
export const beneficiariesSave = defineCallable({
  name: 'beneficiaries-save',
  input: z.object({ beneficiaryId: beneficiaryIdSchema, basedOn, words: beneficiaryWordsSchema }),
  output: z.object({ revision }),
});

const wishes = z
  .array(wishSchema)
  .max(WISH_LIMIT)
  .refine(
    (list) => new Set(list.map(({ thing }) => thingKey(thing))).size === list.length,
    'names a thing twice',
  )
  .refine(
    (list) => list.reduce((length, { message }) => length + message.length, 0) <= WISH_TEXT_LIMIT,
    'The messages are too long together',
  );

/**
 * Sets what these people receive, each answered for itself: the matrix and the bulk edit. Safe to repeat. A thing that a person
 * was not left before must be there, else everything is refused with `album-not-found`, `media-item-not-found` or
 * `vault-item-not-found`; what was erased since is passed over by whoever reads, until the page sends a list without it.
 */
export const beneficiariesGrant = defineCallable({
  name: 'beneficiaries-grant',
  input: z.object({
    people: distinctBy(
      z.object({ beneficiaryId: beneficiaryIdSchema, basedOn: revision, wishes }),
      'beneficiaryId',
      BENEFICIARY_BATCH_LIMIT,
    ).min(1),
  }),
  output: z.object({
    people: z.array(
      z.discriminatedUnion('outcome', [
        z.object({ beneficiaryId: beneficiaryIdSchema, outcome: z.literal('saved'), revision }),
        z.object({ beneficiaryId: beneficiaryIdSchema, outcome: z.literal('conflict'), revision }),
        z.object({ beneficiaryId: beneficiaryIdSchema, outcome: z.literal('gone') }),
      ]),
    ),
  }),
});

/** Takes a person off, with their invitation and everything that was locked for them. */
export const beneficiariesRemove = defineCallable({
  name: 'beneficiaries-remove',
  input: z.object({ beneficiaryId: beneficiaryIdSchema }),
  output: z.object({}),
});
