/** What a person asks of their own account beyond the identity service itself. */
import { z } from 'zod';
import { defineCallable } from './contract.ts';

const nothing = z.object({}).nullish();
const instant = z.iso.datetime();

/**
 * Gives or takes the administrator's claim by the verified address and the operator's list. Called after each sign-in
 * and after an address was verified; when `changed`, refresh the token to see the claim.
 */
export const accountRefreshRole = defineCallable({
  name: 'account-refreshRole',
  input: nothing,
  output: z.object({ role: z.enum(['user', 'admin']), changed: z.boolean() }),
});

/** Needs a sign-in not older than five minutes. The account works until `dueAt`, then everything is erased. */
export const accountRequestDeletion = defineCallable({
  name: 'account-requestDeletion',
  input: nothing,
  output: z.object({ dueAt: instant }),
});

export const accountCancelDeletion = defineCallable({
  name: 'account-cancelDeletion',
  input: nothing,
  output: z.object({ cancelled: z.boolean() }),
});

/** A session's id is the `auth_time` of its tokens: seconds since the epoch. */
const sessionId = z.string().regex(/^\d{1,12}$/);

/** Notes this sign-in for the list of sessions. `device` is what the person will recognise: "Firefox on Linux". */
export const accountNoteSession = defineCallable({
  name: 'account-noteSession',
  input: z.object({ device: z.string().trim().min(1).max(120) }),
  output: z.object({ sessionId }),
});

export const accountListSessions = defineCallable({
  name: 'account-listSessions',
  input: nothing,
  output: z.object({
    sessions: z.array(
      z.object({
        id: sessionId,
        /** Null for a sign-in that says nothing of itself. */
        device: z.string().nullable(),
        signedInAt: instant,
        lastSeenAt: instant,
        isThisOne: z.boolean(),
      }),
    ),
  }),
});

/**
 * Ten new codes, each of which takes the second factor off, once; earlier ones end. They end themselves with the second
 * factor that the account has now. Needs a recent sign-in with that factor.
 */
export const accountCreateRecoveryCodes = defineCallable({
  name: 'account-createRecoveryCodes',
  input: nothing,
  output: z.object({ codes: z.array(z.string()) }),
});

export const accountCountRecoveryCodes = defineCallable({
  name: 'account-countRecoveryCodes',
  input: nothing,
  output: z.object({ left: z.int().min(0) }),
});

/** Takes the second factor off an account, for somebody who knows its password and holds one of its codes. */
export const accountRecoverSecondFactor = defineCallable({
  name: 'account-recoverSecondFactor',
  input: z.object({
    email: z.string().trim().min(3).max(320),
    password: z.string().min(1).max(4_096),
    code: z.string().trim().min(8).max(40),
  }),
  output: z.object({}),
});

/**
 * Ends one session of the list: from now on no rule and no callable takes its tokens, and its device signs out when it
 * notices. One that is not in the list stays as it is.
 */
export const accountEndSession = defineCallable({
  name: 'account-endSession',
  input: z.object({ sessionId }),
  output: z.object({ endedAt: instant }),
});

/** Signs every device out, this one too. */
export const accountRevokeSessions = defineCallable({
  name: 'account-revokeSessions',
  input: nothing,
  output: z.object({ revokedAt: instant }),
});
