/**
 * How long each thing may be that a visitor sends here: looked at before it is stored, hashed, matched or counted. What
 * is longer is refused in the vendor's words for that field where it has some.
 */
import type { z } from 'zod';
import { z as schema } from 'zod';

/** Twice what an address may be, for the spaces around one. */
export const emailText = schema.string().max(508);
export const passwordText = schema.string().max(4_096);
/** Names of accounts and factors. */
export const nameText = schema.string().max(256);
export const pictureText = schema.string().max(2_048);
export const phoneText = schema.string().max(64);
export const localIdText = schema.string().min(1).max(128);
/** An id token with the largest custom claims, or a provider's. */
export const tokenText = schema.string().max(16_384);
/** A word of ours: codes in mails, sessions of texts, pending sign-ins. */
export const secretText = schema.string().max(512);
/** Digits that a person types. */
export const codeText = schema.string().max(32);
export const addressText = schema.string().max(2_048);
export const providerText = schema.string().max(256);
/** A provider's whole answer, as the SDK hands it on. */
export const providerAnswerText = schema.string().max(32_768);
/** What the bot check gave a browser. */
export const botAnswerText = schema.string().max(16_384);
/** Past what an account takes (`customClaims.ts`), so that the answer says why. */
export const claimsText = schema.string().max(10_000);

const words: Readonly<Record<string, string>> = {
  email: 'INVALID_EMAIL',
  newEmail: 'INVALID_EMAIL',
  identifier: 'INVALID_IDENTIFIER',
  idToken: 'INVALID_ID_TOKEN',
  oobCode: 'INVALID_OOB_CODE',
  phoneNumber: 'INVALID_PHONE_NUMBER',
  sessionInfo: 'INVALID_SESSION_INFO',
  code: 'INVALID_CODE',
  verificationCode: 'INVALID_CODE',
  mfaPendingCredential: 'INVALID_MFA_PENDING_CREDENTIAL',
  localId: 'INVALID_LOCAL_ID',
};

/** The vendor's word for a field that is too long; null for a fault of another kind. */
export function wordForTooLong(issue: z.core.$ZodIssue | undefined): string | null {
  return issue?.code === 'too_big' ? (words[String(issue.path.at(-1))] ?? null) : null;
}
