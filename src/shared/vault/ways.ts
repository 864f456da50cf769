/** The ways to open a vault: the secret that a person or a device gives, and the key that it wraps the vault key with. */
import { deriveWrappingKey, type VaultIdentity } from './derivation.ts';
import type { Bytes } from './encoding.ts';
import { importForDerivation } from './hkdf.ts';
import type { VaultDeviceId } from './ids.ts';
import { type KeyBox, type Way, wayAdditionalData } from './keyBox.ts';
import { type Argon2id, type Argon2Parameters, stretchPassphrase } from './passphrase.ts';
import { fail, type Result, succeed } from './problems.ts';
import type { VaultCryptoKey } from './randomness.ts';
import { readRecoveryKey } from './recoveryKey.ts';

export type VaultSecret =
  | { readonly way: 'passphrase'; readonly phrase: string; readonly argon2id: Argon2id }
  /** As it was typed. */
  | { readonly way: 'recovery'; readonly recoveryKey: string }
  /** 32 bytes that a passkey or a keychain gave. */
  | { readonly way: 'device'; readonly deviceId: VaultDeviceId; readonly secret: Bytes };

export async function passphraseWrappingKey(
  identity: VaultIdentity,
  { phrase, argon2id }: { readonly phrase: string; readonly argon2id: Argon2id },
  parameters: Argon2Parameters,
): Promise<Result<VaultCryptoKey>> {
  const stretched = await stretchPassphrase(phrase, parameters, argon2id);
  if (!stretched.ok) return stretched;
  const key = await importForDerivation(stretched.value);
  stretched.value.fill(0);
  return succeed(await deriveWrappingKey(key, 'passphrase', identity));
}

export async function recoveryWrappingKey(
  identity: VaultIdentity,
  recoveryKey: Bytes,
): Promise<VaultCryptoKey> {
  return deriveWrappingKey(await importForDerivation(recoveryKey), 'recovery', identity);
}

export async function deviceWrappingKey(
  identity: VaultIdentity,
  deviceId: VaultDeviceId,
  secret: Bytes,
): Promise<VaultCryptoKey> {
  return deriveWrappingKey(await importForDerivation(secret), 'device', identity, deviceId);
}

/** The wrapped vault key that a secret is for, and what unwraps it. */
export interface OpenedWay {
  readonly wrapped: Way;
  readonly wrappingKey: VaultCryptoKey;
  readonly additionalData: Bytes;
}

export async function openWay(
  identity: VaultIdentity,
  box: KeyBox,
  secret: VaultSecret,
): Promise<Result<OpenedWay>> {
  switch (secret.way) {
    case 'passphrase': {
      const wrappingKey = await passphraseWrappingKey(identity, secret, box.argon2id);
      if (!wrappingKey.ok) return wrappingKey;
      const additionalData = wayAdditionalData(identity, 'passphrase', box.passphrase.generation);
      return succeed({ wrapped: box.passphrase, wrappingKey: wrappingKey.value, additionalData });
    }
    case 'recovery': {
      const recoveryKey = readRecoveryKey(secret.recoveryKey);
      if (!recoveryKey.ok) return recoveryKey;
      const wrappingKey = await recoveryWrappingKey(identity, recoveryKey.value);
      const additionalData = wayAdditionalData(identity, 'recovery', box.recovery.generation);
      return succeed({ wrapped: box.recovery, wrappingKey, additionalData });
    }
    case 'device': {
      const device = box.devices.find(({ id }) => id === secret.deviceId);
      if (!device) return fail({ is: 'unknown-device' });
      const wrappingKey = await deviceWrappingKey(identity, device.id, secret.secret);
      const additionalData = wayAdditionalData(identity, `device:${device.id}`, device.generation);
      return succeed({ wrapped: device, wrappingKey, additionalData });
    }
  }
}
