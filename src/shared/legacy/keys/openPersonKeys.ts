/** From a person's box and one secret to their key pair. */
import type { UserId } from '../../domain/ids.ts';
import type { Bytes } from '../../vault/encoding.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { unwrapKey } from '../../vault/sealing.ts';
import { areSameBytes } from './bytes.ts';
import {
  type PersonKeyBox,
  personKeyBoxFields,
  personKeyBoxSchema,
  personPrivateKeyData,
  personWayData,
} from './personKeyBox.ts';
import { derivePersonKeys, type PersonKeys, type PersonSecret, secretWrappingKey } from './personSecrets.ts';
import { unwrapPrivateKey } from './privateKeys.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import { importPublicKey } from './publicKeys.ts';
import type { KeyPair } from './randomness.ts';

/** What is held while a person is at work with their keys. No private key can be read by script. */
export interface OpenPerson {
  readonly personId: UserId;
  /** 65 bytes, as grants name it. */
  readonly publicKey: Bytes;
  readonly keyPair: KeyPair;
  /** Seals what the person pinned. */
  readonly pinsKey: VaultCryptoKey;
}

export interface OpenedPersonKeyBox {
  readonly person: OpenPerson;
  readonly box: PersonKeyBox;
  /** Whether the box is as the person wrote it. One that is not opens all the same: the key pair was proven. */
  readonly isBoxIntact: boolean;
}

export interface UnlockedPersonKeyBox extends OpenedPersonKeyBox {
  readonly keys: PersonKeys;
  readonly wrappingKey: VaultCryptoKey;
}

/** As `openPersonKeys`, with what a change of the box needs to unwrap the person key once more. */
export async function unlockPersonKeys(
  personId: UserId,
  document: unknown,
  secret: PersonSecret,
): Promise<LegacyResult<UnlockedPersonKeyBox>> {
  const parsed = parseLegacyPart('person-key-box', personKeyBoxSchema, document);
  if (!parsed.ok) return parsed;
  const box = parsed.value;
  const wrappingKey = await secretWrappingKey(personId, secret, box.argon2id);
  if (!wrappingKey.ok) return wrappingKey;
  const way = box[secret.way];
  const wayData = personWayData(personId, box.publicKey, secret.way, way.generation);
  const personKey = await unwrapKey(wrappingKey.value, way, wayData, 'derivation');
  if (!personKey) {
    return fail({
      is: secret.way === 'passphrase' ? 'wrong-phrase-or-altered' : 'wrong-recovery-code-or-altered',
    });
  }
  const altered = fail({ is: 'altered', what: 'person-key-box' });
  const keys = await derivePersonKeys(personId, personKey);
  // AES-GCM alone would let a forged box open under several phrases, each to a key of its own.
  if (!areSameBytes(keys.check, box.check)) return altered;
  const privateKeyData = personPrivateKeyData(personId, box.publicKey);
  const privateKey = await unwrapPrivateKey(keys.privateKeyKey, box.privateKey, privateKeyData, 'ECDH');
  const publicKey = await importPublicKey(box.publicKey, 'ECDH');
  if (!privateKey || !publicKey.ok) return altered;
  const keyPair = { privateKey, publicKey: publicKey.value };
  const person = { personId, publicKey: box.publicKey, keyPair, pinsKey: keys.pinsKey };
  const boxFields = personKeyBoxFields(personId, box);
  const isBoxIntact = await crypto.subtle.verify('HMAC', keys.keyBoxKey, box.mac, boxFields);
  return { ok: true, value: { person, box, isBoxIntact, keys, wrappingKey: wrappingKey.value } };
}

export async function openPersonKeys(
  personId: UserId,
  document: unknown,
  secret: PersonSecret,
): Promise<LegacyResult<OpenedPersonKeyBox>> {
  const unlocked = await unlockPersonKeys(personId, document, secret);
  if (!unlocked.ok) return unlocked;
  const { person, box, isBoxIntact } = unlocked.value;
  return { ok: true, value: { person, box, isBoxIntact } };
}
