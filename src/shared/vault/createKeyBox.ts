/** A new vault: its key, and the first box around it. */
import type { UserId } from '../domain/ids.ts';
import { fromBase64Url } from './encoding.ts';
import type { VaultId } from './ids.ts';
import { type KeyBox, type KeyBoxText, keyBoxFields, keyBoxText, wayAdditionalData } from './keyBox.ts';
import { deriveVault, type OpenVault } from './openKeyBox.ts';
import { type Argon2id, argon2Floor, SALT_LENGTH } from './passphrase.ts';
import { type Result, succeed } from './problems.ts';
import { type Randomness, systemRandomness, type VaultCryptoKey } from './randomness.ts';
import { writeRecoveryKey } from './recoveryKey.ts';
import { KEY_LENGTH, unwrapKey, wrapKey } from './sealing.ts';
import { passphraseWrappingKey, recoveryWrappingKey } from './ways.ts';

/** The box with its authentication code. */
export async function authenticateKeyBox(vault: OpenVault, box: Omit<KeyBox, 'mac'>): Promise<KeyBox> {
  const mac = await crypto.subtle.sign('HMAC', vault.keyBoxKey, keyBoxFields(vault, box));
  return { ...box, mac: new Uint8Array(mac) };
}

export interface CreatedVault {
  readonly vault: OpenVault;
  readonly document: KeyBoxText;
  /** To be printed, and nowhere kept. */
  readonly recoveryKey: string;
}

export interface NewVault {
  readonly ownerId: UserId;
  readonly vaultId: VaultId;
  readonly phrase: string;
  readonly argon2id: Argon2id;
}

export async function createVault(
  { ownerId, vaultId, phrase, argon2id }: NewVault,
  randomness: Randomness = systemRandomness,
): Promise<Result<CreatedVault>> {
  const identity = { ownerId, vaultId };
  const parameters = { salt: randomness.bytes(SALT_LENGTH), ...argon2Floor };
  const phraseKey = await passphraseWrappingKey(identity, { phrase, argon2id }, parameters);
  if (!phraseKey.ok) return phraseKey;
  const recoveryKey = randomness.bytes(KEY_LENGTH);
  const vaultKey = await randomness.key();
  const generation = 1;
  const wrap = async (wrappingKey: VaultCryptoKey, way: 'passphrase' | 'recovery') => {
    const additionalData = wayAdditionalData(identity, way, generation);
    return { generation, ...(await wrapKey(wrappingKey, vaultKey, additionalData, randomness)) };
  };
  const passphrase = await wrap(phraseKey.value, 'passphrase');
  const recovery = await wrap(await recoveryWrappingKey(identity, recoveryKey), 'recovery');
  const additionalData = wayAdditionalData(identity, 'passphrase', generation);
  const derivable = await unwrapKey(phraseKey.value, passphrase, additionalData, 'derivation');
  if (!derivable) throw new Error('A key that was just wrapped did not unwrap');
  const vault = await deriveVault(identity, derivable);
  const check = fromBase64Url(vault.check) ?? new Uint8Array();
  const box = await authenticateKeyBox(vault, {
    format: 1,
    vaultId,
    generation,
    check,
    argon2id: parameters,
    passphrase,
    recovery,
    devices: [],
  });
  return succeed({ vault, document: keyBoxText(box), recoveryKey: writeRecoveryKey(recoveryKey) });
}
