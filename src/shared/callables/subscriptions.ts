/** The plan that a person pays for. The vendor's records are the truth; what is kept here follows them. */
import { z } from 'zod';
import { billingIntervalSchema, soldPlanIdSchema, subscriptionStateSchema } from '../domain/subscription.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { centsSchema } from '../money.ts';
import { defineCallable } from './contract.ts';

const choice = { planId: soldPlanIdSchema, interval: billingIntervalSchema };

/** A first subscription: answers where it is paid. `conflict` for who has one: they change it. Safe to repeat with one `key`. */
export const subscriptionsBegin = defineCallable({
  name: 'subscriptions-begin',
  input: z.object({ key: z.uuid(), ...choice, language: languageSchema }),
  output: z.object({ paymentUrl: z.url() }),
});

const previewLine = z.object({ description: z.string(), amount: z.int(), isProration: z.boolean() });

/** What a change costs, to the cent, at the instant `prorationDate` (seconds): changed at that instant it costs exactly this. */
export const subscriptionsPreview = defineCallable({
  name: 'subscriptions-preview',
  input: z.object(choice),
  output: z.object({
    prorationDate: z.int(),
    lines: z.array(previewLine),
    /** Paid today, in cents: what the lines come to, less the credit of before that is used for them. */
    dueNow: centsSchema,
    creditUsed: centsSchema,
    /** All credit that is left then, which later payments use first. */
    creditLeft: centsSchema,
    /** The price of the next whole period, in cents, and when it is paid (milliseconds). */
    nextAmount: centsSchema,
    nextAt: z.number(),
  }),
});

/** `conflict` when the preview is too old: `prorationDate` may lie ten minutes back. */
export const subscriptionsChange = defineCallable({
  name: 'subscriptions-change',
  input: z.object({
    key: z.uuid(),
    ...choice,
    prorationDate: z.int().nonnegative().max(Number.MAX_SAFE_INTEGER),
  }),
  output: subscriptionStateSchema,
});

/** At the end of what is paid. */
export const subscriptionsCancel = defineCallable({
  name: 'subscriptions-cancel',
  input: z.object({}),
  output: subscriptionStateSchema,
});
export const subscriptionsResume = defineCallable({
  name: 'subscriptions-resume',
  input: z.object({}),
  output: subscriptionStateSchema,
});

/** What earlier changes left, which the next payments use first: in cents, as the vendor has it now. */
export const subscriptionsReadCredit = defineCallable({
  name: 'subscriptions-readCredit',
  input: z.object({}),
  output: z.object({ credit: centsSchema }),
});

/** The vendor's own page for cards and invoices. */
export const subscriptionsOpenPortal = defineCallable({
  name: 'subscriptions-openPortal',
  input: z.object({ language: languageSchema }),
  output: z.object({ url: z.url() }),
});

const disputedPlan = z.object({
  uid: z.string(),
  /** Null where the account is gone. */
  email: z.string().nullable(),
  ...choice,
  /** As the payment provider has it, to be searched there. */
  disputeId: z.string(),
  amount: centsSchema,
  /** Milliseconds since the epoch; null where it was answered and the bank decides. */
  answerBy: z.number().nullable(),
});
export type DisputedPlan = z.infer<typeof disputedPlan>;

/** Administrators: plans that go on while a bank looks into a payment of theirs, those that are to be answered soonest first. */
export const subscriptionsListDisputed = defineCallable({
  name: 'subscriptions-listDisputed',
  input: z.object({}),
  output: z.object({ plans: z.array(disputedPlan) }),
});
