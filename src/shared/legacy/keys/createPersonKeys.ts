/** A person's new key pair, and the first box around it. */
import { z } from 'zod';
import type { UserId } from '../../domain/ids.ts';
import { argon2Floor, SALT_LENGTH } from '../../vault/passphrase.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { KEY_LENGTH, unwrapKey, wrapKey } from '../../vault/sealing.ts';
import type { OpenPerson } from './openPersonKeys.ts';
import {
  type PersonKeyBox,
  type PersonKeyBoxText,
  type PersonWayName,
  personKeyBoxFields,
  personKeyBoxSchema,
  personPrivateKeyData,
  personWayData,
} from './personKeyBox.ts';
import {
  derivePersonKeys,
  type NewPassphrase,
  phraseWrappingKey,
  recoveryWrappingKey,
} from './personSecrets.ts';
import { writePrintedText } from './printedText.ts';
import { unwrapPrivateKey, wrapPrivateKey } from './privateKeys.ts';
import type { LegacyResult } from './problems.ts';
import { exportPublicKey } from './publicKeys.ts';
import { type LegacyRandomness, systemRandomness } from './randomness.ts';

/** The box with its authentication code, as it is stored. */
export async function authenticatePersonKeyBox(
  personId: UserId,
  keyBoxKey: VaultCryptoKey,
  box: Omit<PersonKeyBox, 'mac'>,
): Promise<PersonKeyBoxText> {
  const mac = await crypto.subtle.sign('HMAC', keyBoxKey, personKeyBoxFields(personId, box));
  return z.encode(personKeyBoxSchema, { ...box, mac: new Uint8Array(mac) });
}

export interface CreatedPersonKeys {
  readonly person: OpenPerson;
  readonly document: PersonKeyBoxText;
  /** To be printed, and nowhere kept. */
  readonly recoveryCode: string;
}

export async function createPersonKeys(
  { personId, ...passphrase }: NewPassphrase & { readonly personId: UserId },
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<CreatedPersonKeys>> {
  const argon2id = { salt: randomness.bytes(SALT_LENGTH), ...argon2Floor };
  const phraseKey = await phraseWrappingKey(personId, passphrase, argon2id);
  if (!phraseKey.ok) return phraseKey;
  const recoveryCode = randomness.bytes(KEY_LENGTH);
  const made = await randomness.agreementKeyPair();
  const publicKey = await exportPublicKey(made.publicKey);
  const transferable = await randomness.key();
  const generation = 1;
  const wrap = async (wrappingKey: VaultCryptoKey, way: PersonWayName) => {
    const data = personWayData(personId, publicKey, way, generation);
    return { generation, ...(await wrapKey(wrappingKey, transferable, data, randomness)) };
  };
  const byPhrase = await wrap(phraseKey.value, 'passphrase');
  const recovery = await wrap(await recoveryWrappingKey(personId, recoveryCode), 'recovery');
  const wayData = personWayData(personId, publicKey, 'passphrase', generation);
  const personKey = await unwrapKey(phraseKey.value, byPhrase, wayData, 'derivation');
  if (!personKey) throw new Error('A key that was just wrapped did not unwrap');
  const { check, privateKeyKey, keyBoxKey, pinsKey } = await derivePersonKeys(personId, personKey);
  const privateKeyData = personPrivateKeyData(personId, publicKey);
  const wrapped = await wrapPrivateKey(privateKeyKey, made.privateKey, privateKeyData, randomness);
  // From here on the private key is the one that cannot be exported.
  const privateKey = await unwrapPrivateKey(privateKeyKey, wrapped, privateKeyData, 'ECDH');
  if (!privateKey) throw new Error('A private key that was just wrapped did not unwrap');
  const document = await authenticatePersonKeyBox(personId, keyBoxKey, {
    format: 1,
    generation,
    publicKey,
    check,
    argon2id,
    passphrase: byPhrase,
    recovery,
    privateKey: wrapped,
  });
  const keyPair = { privateKey, publicKey: made.publicKey };
  const person = { personId, publicKey, keyPair, pinsKey };
  return {
    ok: true,
    value: { person, document, recoveryCode: writePrintedText('recovery-code', recoveryCode) },
  };
}
