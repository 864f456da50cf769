/**
 * [Note: The claim kit]
 * Part A on paper, for a beneficiary without an account. It is sealed under nothing: who holds the paper is the beneficiary,
 * and still needs the contacts. A key pair comes from it, whose public key stands in the grant, so that contacts reseal
 * their shares to the paper as they do to a person, and to no key that a server names later.
 */

import type { Bytes } from '../../vault/encoding.ts';
import { deriveBytes, importForDerivation } from '../../vault/hkdf.ts';
import { legacyFields } from './derivation.ts';
import { deriveAgreementKeyPair } from './hpke.ts';
import { qrText, readPrintedText, writePrintedText } from './printedText.ts';
import type { LegacyResult } from './problems.ts';
import { exportPublicKey } from './publicKeys.ts';
import type { KeyPair } from './randomness.ts';
import type { GrantIdentity } from './releaseKey.ts';

/** What is printed. */
export interface PrintedClaimKit {
  /** 62 letters and digits, without spaces. */
  readonly text: string;
  readonly qrText: string;
}

export function printClaimKit(partA: Bytes): PrintedClaimKit {
  const text = writePrintedText('claim-kit', partA);
  return { text, qrText: qrText(text) };
}

/** The same for all grants of one owner to one beneficiary, as long as the paper stays in use. */
export async function claimKitKeyPair(
  { ownerId, beneficiaryId }: Pick<GrantIdentity, 'ownerId' | 'beneficiaryId'>,
  partA: Bytes,
): Promise<KeyPair> {
  const key = await importForDerivation(partA);
  return await deriveAgreementKeyPair(
    await deriveBytes(key, legacyFields('claim-kit-key-pair', ownerId, beneficiaryId)),
  );
}

export interface OpenClaimKit {
  readonly partA: Bytes;
  readonly publicKey: Bytes;
  readonly keyPair: KeyPair;
}

/** As it was typed or scanned. Whether it is of a grant is found out when the grant is opened. */
export async function openClaimKit(
  typed: string,
  whose: Pick<GrantIdentity, 'ownerId' | 'beneficiaryId'>,
): Promise<LegacyResult<OpenClaimKit>> {
  const partA = readPrintedText('claim-kit', typed);
  if (!partA.ok) return partA;
  const keyPair = await claimKitKeyPair(whose, partA.value);
  const publicKey = await exportPublicKey(keyPair.publicKey);
  return { ok: true, value: { partA: partA.value, publicKey, keyPair } };
}
