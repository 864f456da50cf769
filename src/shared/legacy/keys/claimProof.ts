/**
 * [Note: Claiming with a kit]
 * Whoever holds a claim kit ties it to an account without showing it: the server finds the kit by a locator that comes from
 * part A and says nothing of it, seals a secret to the kit's public key, bound to the account that asks, and is answered with
 * what only the kit's private key can know. Part A never leaves the browser.
 */
import { z } from 'zod';
import type { UserId } from '../../domain/ids.ts';
import type { BeneficiaryId } from '../../lifeVerification/people.ts';
import { type Bytes, fromBase64Url, toBase64Url } from '../../vault/encoding.ts';
import { deriveBytes, importForDerivation } from '../../vault/hkdf.ts';
import { KEY_LENGTH } from '../../vault/sealing.ts';
import { type OpenClaimKit, openClaimKit } from './claimKit.ts';
import { legacyFields } from './derivation.ts';
import { openWithKey, sealedToKeySchema, sealToKey } from './hpke.ts';
import { readPrintedText } from './printedText.ts';
import { fail, type LegacyResult } from './problems.ts';
import { type LegacyRandomness, systemRandomness } from './randomness.ts';

/** Whose kit, for whom, and by which account: what is proven for one is proven for no other. */
export interface ClaimIdentity {
  readonly ownerId: UserId;
  readonly beneficiaryId: BeneficiaryId;
  readonly accountId: UserId;
}

/** What the server says once, and is told again with the answer. */
export interface ClaimOccasion {
  /** 16 bytes, base64url. */
  readonly nonce: string;
  /** In milliseconds. */
  readonly expiresAt: number;
}

export const sealedChallengeSchema = sealedToKeySchema(KEY_LENGTH);
export type SealedChallengeText = z.input<typeof sealedChallengeSchema>;

function claimFields(
  name: string,
  { ownerId, beneficiaryId, accountId }: ClaimIdentity,
  { nonce, expiresAt }: ClaimOccasion,
): Bytes {
  return legacyFields(name, ownerId, beneficiaryId, accountId, nonce, String(expiresAt));
}

/** By which the server finds a kit. Whoever knows it can ask after the kit, and neither open nor claim anything. */
export async function claimLocator(typed: string): Promise<LegacyResult<string>> {
  const partA = readPrintedText('claim-kit', typed);
  if (!partA.ok) return partA;
  const key = await importForDerivation(partA.value);
  return { ok: true, value: toBase64Url(await deriveBytes(key, legacyFields('claim-kit-locator'))) };
}

/** By the server. `secret`: 32 bytes that it can make again, and nobody else. */
export async function sealClaimChallenge(
  publicKey: Bytes,
  secret: Bytes,
  whose: ClaimIdentity,
  occasion: ClaimOccasion,
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<SealedChallengeText>> {
  const info = claimFields('claim-challenge', whose, occasion);
  const sealed = await sealToKey(publicKey, secret, info, randomness);
  return sealed.ok ? { ok: true, value: z.encode(sealedChallengeSchema, sealed.value) } : sealed;
}

/** Derived from the secret, so that nobody has a challenge opened that was none. Base64url. */
export async function claimAnswer(
  secret: Bytes,
  whose: ClaimIdentity,
  occasion: ClaimOccasion,
): Promise<string> {
  const key = await importForDerivation(secret);
  return toBase64Url(await deriveBytes(key, claimFields('claim-answer', whose, occasion)));
}

export interface ClaimChallenge extends ClaimOccasion {
  readonly sealed: SealedChallengeText;
}

/** By whoever holds the kit, as it was typed or scanned. `other-key`: the kit was replaced by a newer one. */
export async function answerClaimChallenge(
  typed: string,
  whose: ClaimIdentity,
  challenge: ClaimChallenge,
): Promise<LegacyResult<string>> {
  const kit = await openClaimKit(typed, whose);
  if (!kit.ok) return kit;
  const secret = await openChallenge(kit.value, whose, challenge);
  return secret
    ? { ok: true, value: await claimAnswer(secret, whose, challenge) }
    : fail({ is: 'other-key', what: 'part-a' });
}

async function openChallenge(
  { keyPair }: OpenClaimKit,
  whose: ClaimIdentity,
  { sealed, ...occasion }: ClaimChallenge,
): Promise<Bytes | null> {
  const parsed = sealedChallengeSchema.safeParse(sealed);
  if (!parsed.success) return null;
  return await openWithKey(keyPair, parsed.data, claimFields('claim-challenge', whose, occasion));
}

/** What the owner's device tells the server when a kit is printed. Both in base64url. */
export interface PrintedKit {
  readonly locator: string;
  readonly publicKey: string;
}

export async function describeKit(
  code: string,
  whose: Pick<ClaimIdentity, 'ownerId' | 'beneficiaryId'>,
): Promise<LegacyResult<PrintedKit>> {
  const [locator, kit] = [await claimLocator(code), await openClaimKit(code, whose)];
  if (!locator.ok) return locator;
  if (!kit.ok) return kit;
  return { ok: true, value: { locator: locator.value, publicKey: toBase64Url(kit.value.publicKey) } };
}

/** 32 bytes, or null for a text that is none. */
export function readSecret(text: string): Bytes | null {
  const bytes = fromBase64Url(text);
  return bytes?.length === KEY_LENGTH ? bytes : null;
}
