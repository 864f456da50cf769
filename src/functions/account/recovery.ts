/**
 * Recovery codes: ten words on paper that take the second factor off an account whose phone was lost. A code has 80
 * random bits, so a plain hash keeps it; it works once, beside the password, and ten wrong ones end the day.
 */
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import {
  accountCountRecoveryCodes,
  accountCreateRecoveryCodes,
  accountRecoverSecondFactor,
} from '#shared/callables/account.ts';
import { languageSchema } from '#shared/domain/userProfile.ts';
import { BusinessError } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import type { Services } from '../services.ts';
import { signInInstant } from './endedSessions.ts';
import { secondFactorRemovedMail } from './recoveryMail.ts';

const CODE_COUNT = 10;
/** As the identity service wants it for a change of the second factor, in milliseconds. */
const RECENT_SIGN_IN = 5 * 60_000;
const WRONG_CODES_A_DAY = 10;
const DAY = 24 * 3600_000;

/** Letters and digits that cannot be taken for one another on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 17;

const storedSchema = z.object({
  hashes: z.array(z.string()).catch([]),
  wrongAt: z.array(z.number()).catch([]),
});

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
  run: async (_input, { caller, services }) => {
    if (services.clock.now() - signInInstant(caller) > RECENT_SIGN_IN) {
      throw new BusinessError('recent-sign-in-required', 'Enter your password again to make new codes.');
    }
    const codes = Array.from({ length: CODE_COUNT }, newCode);
    await recoveryDocument(services, caller.uid).set({ hashes: codes.map(hashOf), wrongAt: [] });
    services.log.log('info', 'recovery-codes-created', { uid: caller.uid });
    return { codes };
  },
});

export const countRecoveryCodes = defineHandler(accountCountRecoveryCodes, {
  access: 'user',
  effect: 'reads',
  run: async (_input, { caller, services }) => {
    const stored = await recoveryDocument(services, caller.uid).get();
    return { left: storedSchema.catch({ hashes: [], wrongAt: [] }).parse(stored.data()).hashes.length };
  },
});

/** One answer for a wrong password and a wrong code: neither tells a stranger which half they hold. */
function refuse(): never {
  throw new BusinessError('recovery-refused', 'That address, password and code do not belong together.');
}

export const recoverSecondFactor = defineHandler(accountRecoverSecondFactor, {
  access: 'visitor',
  run: async ({ email, password, code }, { services, address }) => {
    const uid = await services.checkPassword(email, password, address);
    if (uid === null) return refuse();
    const codesLeft = await spendCode(services, uid, code);
    if (codesLeft === null) return refuse();
    await services.auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
    await services.auth.revokeRefreshTokens(uid);
    services.log.log('warning', 'second-factor-recovered', { uid });
    await tellOwner(services, uid, codesLeft);
    return { codesLeft };
  },
});

/** How many are left after this one; null for a wrong one. */
function spendCode(services: Services, uid: string, code: string): Promise<number | null> {
  const document = recoveryDocument(services, uid);
  const now = services.clock.now();
  return services.firestore.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const { hashes, wrongAt } = storedSchema.catch({ hashes: [], wrongAt: [] }).parse(snapshot.data());
    const recent = wrongAt.filter((at) => now - at < DAY);
    if (recent.length >= WRONG_CODES_A_DAY) {
      throw new BusinessError('too-many-attempts', 'Too many attempts. Try again tomorrow.');
    }
    const left = hashes.filter((hash) => hash !== hashOf(code));
    if (left.length === hashes.length) {
      transaction.set(document, { hashes, wrongAt: [...recent, now] });
      return null;
    }
    transaction.set(document, { hashes: left, wrongAt: recent });
    return left.length;
  });
}

/** The owner hears of it at once: if it was not them, the password is known to somebody. */
async function tellOwner(services: Services, uid: string, codesLeft: number): Promise<void> {
  try {
    const [account, profile] = await Promise.all([
      services.auth.getUser(uid),
      services.firestore.doc(`users/${uid}`).get(),
    ]);
    if (!account.email) return;
    const language = languageSchema.catch('en').parse(profile.get('settings.language'));
    await services.mail.send({
      to: account.email,
      ...secondFactorRemovedMail(language, codesLeft, services.appOrigin),
    });
  } catch (error) {
    services.log.log('error', 'mail-not-sent', { uid, reason: String(error) });
  }
}
