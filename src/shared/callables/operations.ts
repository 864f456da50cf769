/** What administrators see of people, of their own acts, and of the server: never anything that somebody keeps. */
import { z } from 'zod';
import { defineCallable } from './contract.ts';

const accountSchema = z.object({
  uid: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  isDisabled: z.boolean(),
  plan: z.string(),
  storageUsed: z.number(),
  storageLimit: z.number(),
  credits: z.int(),
  orders: z.int().nonnegative(),
  createdAt: z.iso.datetime(),
  lastLogin: z.iso.datetime().nullable(),
  deletionDueAt: z.iso.datetime().nullable(),
});
export type FoundAccount = z.infer<typeof accountSchema>;

/** Accounts whose address begins with `search`, by alphabet; all of them, newest first, without one. */
export const operationsFindAccounts = defineCallable({
  name: 'operations-findAccounts',
  input: z.object({
    search: z.string().trim().toLowerCase().max(320).default(''),
    limit: z.int().min(1).max(200).default(50),
    before: z.string().max(128).optional(),
  }),
  output: z.object({ accounts: z.array(accountSchema), next: z.string().nullable() }),
});

const actSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  administrator: z.string(),
  /** `orders-refund`, `credits-adjust` and so on: the callable. */
  act: z.string(),
  /** Whom or what it was done to: an order's number, an account's address, a product. */
  subject: z.string(),
  reason: z.string(),
  /** What was before and what is after, where a word says it. */
  change: z.string(),
});
export type AdministratorAct = z.infer<typeof actSchema>;

/** Newest first; with `search` those of one administrator's address or of one subject. */
export const operationsListActs = defineCallable({
  name: 'operations-listActs',
  input: z.object({
    search: z.string().trim().max(320).default(''),
    limit: z.int().min(1).max(200).default(50),
    before: z.string().max(128).optional(),
  }),
  output: z.object({ acts: z.array(actSchema), next: z.string().nullable() }),
});

/** How the server is: null for what this host does not know (Cloud Functions knows no disk and no backup). */
export const operationsReadHealth = defineCallable({
  name: 'operations-readHealth',
  input: z.object({}),
  output: z.object({
    waitingMails: z.int().nonnegative(),
    refusedMails: z.int().nonnegative(),
    failingSubjects: z.int().nonnegative(),
    /** Jobs whose last run is older than it should be, by name. */
    lateJobs: z.array(z.string()).nullable(),
    unpaidOrders: z.int().nonnegative(),
    /** What the payment provider told and is not worked off yet. */
    waitingPaymentEvents: z.int().nonnegative(),
    /** Requests about data whose answer is due, and messages that nobody answered. */
    openPrivacyRequests: z.int().nonnegative(),
    openMessages: z.int().nonnegative(),
    disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
    /** When the last backup was finished; null where none was made or it is not known. */
    lastBackupAt: z.iso.datetime().nullable(),
    certificateExpiresAt: z.iso.datetime().nullable(),
  }),
});
