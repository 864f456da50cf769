/**
 * An owner's life verification, and what its contacts say. Each call is one event of `shared/lifeVerification/events.ts`, fed
 * in one transaction that keeps the record and queues what it causes; an event that came already changes nothing.
 */
import { z } from 'zod';
import { emailAddressSchema } from '../domain/emailAddress.ts';
import { userIdSchema } from '../domain/ids.ts';
import { CHANNEL_LIMIT } from '../legacy/channel.ts';
import { verificationNameSchema } from '../legacy/lifeVerificationDocument.ts';
import { LAST_REVISION } from '../legacy/person.ts';
import { channelIdSchema, trustedContactIdSchema } from '../lifeVerification/people.ts';
import { LONGEST_PAUSE_DAYS, policySchema } from '../lifeVerification/policy.ts';
import { defineCallable } from './contract.ts';

const nothing = z.object({});
/** Milliseconds; null where the change took effect at once. */
const heldUntil = z.object({ heldUntil: z.number().nullable() });

/** Interval, grace, veto, quorum, delays and zone. While armed, a change of the quorum waits for its hold. */
export const lifeVerificationConfigure = defineCallable({
  name: 'lifeVerification-configure',
  input: z.object({ policy: policySchema.omit({ version: true }) }),
  output: heldUntil,
});

/** Mails a code of six digits to the address. The owner's own confirmed address needs none, and is verified at once. */
export const lifeVerificationAddChannel = defineCallable({
  name: 'lifeVerification-addChannel',
  input: z.object({ channelId: channelIdSchema, address: emailAddressSchema.max(320) }),
  output: z.object({ isVerified: z.boolean() }),
});
export const lifeVerificationSendCode = defineCallable({
  name: 'lifeVerification-sendCode',
  input: z.object({ channelId: channelIdSchema }),
  output: nothing,
});
export const lifeVerificationVerifyChannel = defineCallable({
  name: 'lifeVerification-verifyChannel',
  input: z.object({ channelId: channelIdSchema, code: z.string().regex(/^\d{6}$/) }),
  output: heldUntil,
});
export const lifeVerificationRemoveChannel = defineCallable({
  name: 'lifeVerification-removeChannel',
  input: z.object({ channelId: channelIdSchema }),
  output: heldUntil,
});
/** Which is asked first, and which next if it fails: ids in that order. While armed it waits for its hold. */
export const lifeVerificationOrderChannels = defineCallable({
  name: 'lifeVerification-orderChannels',
  input: z.object({ channelIds: z.array(channelIdSchema).max(CHANNEL_LIMIT) }),
  output: heldUntil,
});

/**
 * Refused with `verification-not-ready` while something is missing (`readiness.ts`), and with `email-not-verified` for an account
 * whose address nobody has confirmed.
 */
export const lifeVerificationArm = defineCallable({
  name: 'lifeVerification-arm',
  input: nothing,
  output: nothing,
});
/** The one button. Also ends what is asked, and takes back what was given. */
export const lifeVerificationCheckIn = defineCallable({
  name: 'lifeVerification-checkIn',
  input: z.object({ name: verificationNameSchema.default('real') }),
  output: z.object({ dueAt: z.number().nullable() }),
});
export const lifeVerificationPause = defineCallable({
  name: 'lifeVerification-pause',
  input: z.object({ days: z.int().min(1).max(LONGEST_PAUSE_DAYS) }),
  output: nothing,
});
export const lifeVerificationResume = defineCallable({
  name: 'lifeVerification-resume',
  input: nothing,
  output: nothing,
});
/** Needs a recent sign-in: whoever has an open session could make sure that nobody receives anything. */
export const lifeVerificationCancel = defineCallable({
  name: 'lifeVerification-cancel',
  input: nothing,
  output: nothing,
});
export const lifeVerificationBeginAgain = defineCallable({
  name: 'lifeVerification-beginAgain',
  input: nothing,
  output: nothing,
});
export const lifeVerificationDropChange = defineCallable({
  name: 'lifeVerification-dropChange',
  input: nothing,
  output: nothing,
});

/** Begins the rehearsal, over made-up things, over in a minute or two. `withContacts`: those who agreed take part. */
export const lifeVerificationRehearse = defineCallable({
  name: 'lifeVerification-rehearse',
  input: z.object({ withContacts: z.boolean() }),
  output: nothing,
});
/**
 * The step of the rehearsal that is due, for who watches; without them the job does it. `withoutWaiting`: also what it waits
 * for: silent contacts are answered for, and after a check-in the course begins once more.
 */
export const lifeVerificationGoOnRehearsing = defineCallable({
  name: 'lifeVerification-goOnRehearsing',
  input: z.object({ withoutWaiting: z.boolean().default(false) }),
  output: nothing,
});
/** Ends it and takes away everything that it made. */
export const lifeVerificationUndoRehearsal = defineCallable({
  name: 'lifeVerification-undoRehearsal',
  input: nothing,
  output: nothing,
});

const asContact = { ownerId: userIdSchema, contactId: trustedContactIdSchema };

/** A contact says unasked that the owner may no longer live: it opens the question to all contacts and tells the owner. */
export const lifeVerificationReport = defineCallable({
  name: 'lifeVerification-report',
  input: z.object(asContact),
  output: nothing,
});
/**
 * `shares`: with a "gone", this contact's part of each release key, sealed anew to its beneficiary (`shared/legacy/keys`). They
 * are withheld until the veto has ended, and erased when the owner acts.
 */
export const lifeVerificationVote = defineCallable({
  name: 'lifeVerification-vote',
  input: z.object({
    ...asContact,
    name: verificationNameSchema.default('real'),
    round: z.int().min(0).max(LAST_REVISION),
    says: z.enum(['gone', 'alive', 'nothing']),
    shares: z
      .array(
        z.object({
          beneficiaryId: z.uuid(),
          grant: z.int().min(1).max(LAST_REVISION),
          sealed: z.string().max(2_000),
        }),
      )
      .max(500)
      .default([]),
  }),
  output: nothing,
});
/** Somebody who no longer wants to be a contact. */
export const lifeVerificationLeave = defineCallable({
  name: 'lifeVerification-leave',
  input: z.object(asContact),
  output: nothing,
});

/** The secret of the mailed link: `{uid}.{name}.{round}.{expiry}.{signature}`; the page shows a button, which calls this. */
export const lifeVerificationCheckInByLink = defineCallable({
  name: 'lifeVerification-checkInByLink',
  input: z.object({ token: z.string().max(500) }),
  output: z.object({ outcome: z.enum(['done', 'done-before', 'expired', 'unknown']) }),
});
