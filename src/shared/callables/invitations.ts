/**
 * [Note: Invitations]
 * A link whose secret stands in the fragment, so that neither a server's log nor a mail scanner sees it. The server keeps
 * its hash. It is used once, expires, and may be sent again or withdrawn. Whoever accepts has an account and brings the
 * public key that their browser made.
 */
import { z } from 'zod';
import { emailAddressSchema } from '../domain/emailAddress.ts';
import { LAST_REVISION } from '../legacy/person.ts';
import { beneficiaryIdSchema, trustedContactIdSchema } from '../lifeVerification/people.ts';
import { defineCallable } from './contract.ts';

export const INVITATION_DAYS = 30;

/** Whom it is about: a beneficiary or a trusted contact of the caller's. */
export const inviteeSchema = z.discriminatedUnion('role', [
  z.object({ role: z.literal('beneficiary'), subjectId: beneficiaryIdSchema }),
  z.object({ role: z.literal('trusted-contact'), subjectId: trustedContactIdSchema }),
]);
export type Invitee = z.infer<typeof inviteeSchema>;

/** 32 bytes, base64url. */
const secret = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * Also sends again: the former link ends. Refused with `silent-beneficiary` for who is to hear nothing, with `invalid-input` at
 * `email` for who has no address, and with `too-many-attempts` past some a day. Once a verification was armed, a contact who
 * accepted is removed instead, because that waits for its hold: `conflict`.
 */
export const invitationsSend = defineCallable({
  name: 'invitations-send',
  input: z.object({
    invitee: inviteeSchema,
    words: z.string().trim().max(2_000).default(''),
  }),
  /** In milliseconds. */
  output: z.object({ expiresAt: z.number() }),
});

/**
 * Ends the link, and for a beneficiary who accepted also that: what was locked for them is broken. A contact who accepted is
 * removed instead, because that waits for its hold: `conflict`.
 */
export const invitationsRevoke = defineCallable({
  name: 'invitations-revoke',
  input: z.object({ invitee: inviteeSchema }),
  output: z.object({}),
});

/** What its page shows before anybody signs in. An unknown or withdrawn secret is `gone`. */
export const invitationsLook = defineCallable({
  name: 'invitations-look',
  input: z.object({ secret }),
  output: z.discriminatedUnion('is', [
    z.object({
      is: z.literal('open'),
      ownerName: z.string(),
      personName: z.string(),
      role: z.enum(['beneficiary', 'trusted-contact']),
      words: z.string(),
      /** For the sign-up form. */
      email: emailAddressSchema,
      expiresAt: z.number(),
      /** Sent by a release: its owner invites nobody any more, and there is something to receive. */
      isClaim: z.boolean(),
    }),
    z.object({ is: z.literal('expired'), ownerName: z.string(), isClaim: z.boolean() }),
    /** It was used: a link answers once. */
    z.object({ is: z.literal('accepted'), ownerName: z.string() }),
    /** A claim that was declined is asked for anew (`invitations-askAnew`). */
    z.object({ is: z.literal('declined'), ownerName: z.string(), isClaim: z.boolean() }),
    z.object({ is: z.literal('gone') }),
  ]),
});

/**
 * The caller's key box must stand already (`personKeys-create`, else `person-keys-missing`): its public key is pinned. A
 * beneficiary may go without one (`withoutKey`): it is pinned once they make it, and nothing of a vault is locked for them before.
 * Refused with `invitation-gone`, and with `conflict`, whose details say the `reason`: `own-invitation`, or `named-already` for
 * an account that has the same role of the same owner. Safe to repeat.
 */
export const invitationsAccept = defineCallable({
  name: 'invitations-accept',
  input: z.object({ secret, withoutKey: z.boolean().default(false) }),
  output: z.object({ role: z.enum(['beneficiary', 'trusted-contact']) }),
});

/**
 * Another link in the place of a claim's that ran out or was declined, mailed to the address that the first went to and to no
 * other: declining asks for no account, so whoever had the link may have done it. Answered alike whether or not there is
 * anything to send.
 */
export const invitationsAskAnew = defineCallable({
  name: 'invitations-askAnew',
  input: z.object({ secret }),
  output: z.object({}),
});

/** Also without an account; a claim's is undone by `invitations-askAnew`. Safe to repeat. */
export const invitationsDecline = defineCallable({
  name: 'invitations-decline',
  input: z.object({ secret }),
  output: z.object({}),
});

/** The owner compared the fingerprint words with the person. Refused with `conflict` when the key is another one since. */
export const invitationsNoteCompared = defineCallable({
  name: 'invitations-noteCompared',
  input: z.object({ invitee: inviteeSchema, generation: z.int().positive().max(LAST_REVISION) }),
  output: z.object({}),
});
