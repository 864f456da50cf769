/**
 * Recovery codes: ten words on paper that take the second factor off an account whose phone was lost. A code has 80
 * random bits, so a plain hash keeps it; it works once, beside the password, and ten wrong ones end the day.
 *
 * [Note: Whose codes]
 * Codes are made by a sign-in that used the second factor, and are those of the factors that the account had then: they
 * end with the last of these. So nobody who knew the password earlier holds a code to a factor that came later.
 */
import { createHash, randomBytes } from 'node:crypto';
import { type DocumentSnapshot, Filter, Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  accountCountRecoveryCodes,
  accountCreateRecoveryCodes,
  accountRecoverSecondFactor,
} from '#shared/callables/account.ts';
import { routes } from '#shared/routes.ts';
import { findAccount } from '../access/index.ts';
import { type Addressee, deliverSoon, draftMail, findAddressee, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { defineJob } from '../jobs/index.ts';
import type { Services } from '../services.ts';
import { listFactors, listOwnFactors } from './secondFactors.ts';

const CODE_COUNT = 10;
const WRONG_CODES_A_DAY = 10;
const DAY = 24 * 3600_000;

/** Letters and digits that cannot be taken for one another on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 17;

const storedSchema = z.object({
  hashes: z.array(z.string()).catch([]),
  /** See [Note: Whose codes]. */
  factors: z.array(z.string()).catch([]),
  wrongAt: z.array(z.number()).catch([]),
  /** Hash of the code that was used last; empty before the first. */
  lastUsed: z.string().catch(''),
  /** While what that code is for is not finished. */
  claimedAt: z.instanceof(Timestamp).nullable().catch(null),
  /** The factors that it is to take off. */
  claimedFactors: z.array(z.string()).catch([]),
});
type StoredCodes = z.output<typeof storedSchema>;

const readCodes = (snapshot: DocumentSnapshot) => storedSchema.parse(snapshot.data() ?? {});

/** The codes that still open an account with these second factors. */
const validHashes = ({ hashes, factors }: StoredCodes, enrolled: readonly string[]) =>
  factors.some((factor) => enrolled.includes(factor)) ? hashes : [];

/** Outside of the person's own documents, which their client may read. */
export const recoveryDocument = ({ firestore }: Services, uid: string) =>
  firestore.doc(`recovery_codes/${uid}`);

/** Spaces, dashes and capitals are the reader's own. */
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('base64url');

function newCode(): string {
  // 248 is the largest multiple of the alphabet's 31 in a byte: what is above would make some letters likelier.
  const letters: string[] = [];
  while (letters.length < CODE_LENGTH) {
    for (const byte of randomBytes(32)) {
      if (byte < 248 && letters.length < CODE_LENGTH) letters.push(ALPHABET[byte % ALPHABET.length] ?? '');
    }
  }
  return [letters.slice(0, 6), letters.slice(6, 12), letters.slice(12)]
    .map((part) => part.join(''))
    .join('-');
}

export const createRecoveryCodes = defineHandler(accountCreateRecoveryCodes, {
  access: 'user',
  // New codes end those on paper: nobody needs more than a few, and whoever took a session over gets no more. Who enrols
  // a factor anew is not held to what was called before.
  limit: {
    calls: 10,
    within: 3_600_000,
    countFor: async (caller, services) => (await listOwnFactors(caller, services)).join(' '),
  },
  run: async (_input, { caller, services }) => {
    const codes = Array.from({ length: CODE_COUNT }, newCode);
    const document = recoveryDocument(services, caller.uid);
    await services.firestore.runTransaction(async (transaction) => {
      // What a code was used for is finished and told to the owner, whoever makes new ones meanwhile.
      const { lastUsed, claimedAt, claimedFactors } = readCodes(await transaction.get(document));
      const factors = await listOwnFactors(caller, services);
      const hashes = codes.map(hashOf);
      transaction.set(document, { hashes, factors, wrongAt: [], lastUsed, claimedAt, claimedFactors });
    });
    services.log.log('info', 'recovery-codes-created', { uid: caller.uid });
    return { codes };
  },
});

export const countRecoveryCodes = defineHandler(accountCountRecoveryCodes, {
  access: 'user',
  effect: 'reads',
  run: async (_input, { caller, services }) => {
    const stored = readCodes(await recoveryDocument(services, caller.uid).get());
    return { left: validHashes(stored, await listFactors(services, caller.uid)).length };
  },
});

/** One answer for a wrong password and a wrong code: neither tells a stranger which half they hold. */
function refuse(): never {
  throw new Refusal('recovery-refused', 'That address, password and code do not belong together.');
}

/**
 * [Note: Using a code]
 * Three steps, since two services take part: the code is claimed, the second factor goes, and the claim ends with the mail
 * that tells the owner. One that died in between is finished when the code is given again, or by the job: so the mail
 * says what happened, and comes. What is finished later takes off no factor that was enrolled since.
 */
export const recoverSecondFactor = defineHandler(accountRecoverSecondFactor, {
  access: 'visitor',
  servesEveryVersion: true,
  run: async ({ email, password, code }, { services, address }) => {
    const uid = await services.checkPassword(email, password, address);
    if (uid === null) return refuse();
    if (!(await claimCode(services, uid, hashOf(code)))) return refuse();
    return (await recover(services, uid)) ? {} : refuse();
  },
});

/** By then whoever claimed a code has finished or died, in milliseconds. */
const CLAIM_OVER = 10 * 60_000;

/** See [Note: Using a code]. */
export const finishRecoveries = defineJob({
  name: 'account-finishRecoveries',
  expression: '*/10 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collection('recovery_codes')
      .where(
        Filter.or(
          Filter.where('claimedAt', '<=', Timestamp.fromMillis(now - CLAIM_OVER)),
          // Claimed by a clock that was ahead.
          Filter.where('claimedAt', '>', Timestamp.fromMillis(now)),
        ),
      )
      .orderBy('claimedAt'),
  process: async (services, { id: uid, ref }) => {
    // Of an account that is gone there is nothing to take off.
    if (await findAccount(services, uid)) await recover(services, uid);
    else await ref.update({ claimedAt: null, claimedFactors: [] });
  },
});

/** Whether it is a code of this account. The code used last is no guess, also when nothing is left for it to do. */
function claimCode(services: Services, uid: string, hash: string): Promise<boolean> {
  const document = recoveryDocument(services, uid);
  const now = services.clock.now();
  return services.firestore.runTransaction(async (transaction) => {
    const stored = readCodes(await transaction.get(document));
    const { wrongAt, lastUsed, claimedAt } = stored;
    const recent = wrongAt.filter((at) => now - at < DAY);
    if (recent.length >= WRONG_CODES_A_DAY) {
      throw new Refusal('too-many-attempts', 'Too many attempts. Try again tomorrow.');
    }
    if (hash === lastUsed) return claimedAt !== null;
    const enrolled = await listFactors(services, uid);
    if (!validHashes(stored, enrolled).includes(hash)) {
      transaction.set(document, { ...stored, wrongAt: [...recent, now] });
      return false;
    }
    transaction.set(document, {
      ...stored,
      hashes: stored.hashes.filter((known) => known !== hash),
      wrongAt: recent,
      lastUsed: hash,
      claimedAt: Timestamp.fromMillis(now),
      claimedFactors: enrolled,
    });
    return true;
  });
}

/**
 * Takes the second factors off that a claimed code is for, and ends the claim. Resolves with whether the account's second
 * step is off: one that was enrolled since stays, and whoever enrolled it needs no code.
 */
async function recover(services: Services, uid: string): Promise<boolean> {
  const { claimedFactors } = readCodes(await recoveryDocument(services, uid).get());
  const enrolled = await listFactors(services, uid);
  const isOverdue = enrolled.some((factor) => !claimedFactors.includes(factor));
  if (!isOverdue) {
    await services.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    await services.auth.revokeRefreshTokens(uid);
  }
  const isDone = !isOverdue || !enrolled.some((factor) => claimedFactors.includes(factor));
  const mails = await endClaim(services, uid, isDone ? await findAddressee(services, uid) : null);
  services.log.log('warning', isDone ? 'second-factor-recovered' : 'recovery-given-up', { uid });
  await deliverSoon(services, mails);
  return !isOverdue;
}

/** The owner hears of it with the same transaction: if it was not them, their password is known to somebody. */
function endClaim(services: Services, uid: string, addressee: Addressee | null) {
  const document = recoveryDocument(services, uid);
  return services.firestore.runTransaction(async (transaction) => {
    const { lastUsed, claimedAt } = readCodes(await transaction.get(document));
    if (claimedAt === null) return [];
    const drafts = draftMail(addressee, `${uid} ${lastUsed}`, 'second-factor-recovered', {
      settingsAddress: `${services.appOrigin}${routes.settings.path}`,
    });
    const mails = await queueMail(transaction, services, drafts);
    transaction.update(document, { claimedAt: null, claimedFactors: [] });
    return mails;
  });
}
