/** The two ways to open a person's keys, and the keys that come from the person key. */
import type { UserId } from '../../domain/ids.ts';
import type { Bytes } from '../../vault/encoding.ts';
import { deriveBytes, deriveKey, importForDerivation } from '../../vault/hkdf.ts';
import { type Argon2id, type Argon2Parameters, stretchPassphrase } from '../../vault/passphrase.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { legacyFields } from './derivation.ts';
import { readPrintedText } from './printedText.ts';
import type { LegacyResult } from './problems.ts';

export interface NewPassphrase {
  readonly phrase: string;
  readonly argon2id: Argon2id;
}

export type PersonSecret =
  | ({ readonly way: 'passphrase' } & NewPassphrase)
  /** As it was typed. */
  | { readonly way: 'recovery'; readonly recoveryCode: string };

export async function phraseWrappingKey(
  personId: UserId,
  { phrase, argon2id }: NewPassphrase,
  parameters: Argon2Parameters,
): Promise<LegacyResult<VaultCryptoKey>> {
  const stretched = await stretchPassphrase(phrase, parameters, argon2id);
  if (!stretched.ok) return stretched;
  const key = await importForDerivation(stretched.value);
  stretched.value.fill(0);
  return { ok: true, value: await deriveKey(key, 'wrapping', legacyFields('passphrase', personId)) };
}

export async function recoveryWrappingKey(personId: UserId, recoveryCode: Bytes): Promise<VaultCryptoKey> {
  const key = await importForDerivation(recoveryCode);
  return await deriveKey(key, 'wrapping', legacyFields('recovery', personId));
}

export async function secretWrappingKey(
  personId: UserId,
  secret: PersonSecret,
  parameters: Argon2Parameters,
): Promise<LegacyResult<VaultCryptoKey>> {
  if (secret.way === 'passphrase') return await phraseWrappingKey(personId, secret, parameters);
  const recoveryCode = readPrintedText('recovery-code', secret.recoveryCode);
  if (!recoveryCode.ok) return recoveryCode;
  return { ok: true, value: await recoveryWrappingKey(personId, recoveryCode.value) };
}

/** What comes from the person key. */
export interface PersonKeys {
  readonly check: Bytes;
  readonly privateKeyKey: VaultCryptoKey;
  readonly keyBoxKey: VaultCryptoKey;
  readonly pinsKey: VaultCryptoKey;
}

export async function derivePersonKeys(personId: UserId, personKey: VaultCryptoKey): Promise<PersonKeys> {
  const info = (name: string) => legacyFields(name, personId);
  const [check, privateKeyKey, keyBoxKey, pinsKey] = await Promise.all([
    deriveBytes(personKey, info('person-check')),
    deriveKey(personKey, 'wrapping', info('person-private-key')),
    deriveKey(personKey, 'authentication', info('person-key-box')),
    deriveKey(personKey, 'sealing', info('person-pins')),
  ]);
  return { check, privateKeyKey, keyBoxKey, pinsKey };
}
