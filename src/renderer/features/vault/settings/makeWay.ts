/** Makes the secret of one more way to open the vault, where it will be found again. The vault knows nothing of it yet. */

import { platform } from '#platform/currentPlatform.ts';
import { logWarning } from '#platform/logging/logger.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { toBase64Url } from '#shared/vault/encoding.ts';
import { vaultDeviceIdSchema } from '#shared/vault/ids.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import type { DeviceToAdd } from '../open/vaultSession.ts';
import { createPasskey, passkeysOf } from '../unlock/passkey.ts';

interface WayOwner {
  readonly userId: UserId;
  readonly email: string;
  readonly name: string;
}

export interface MadeWay {
  readonly device: Omit<DeviceToAdd, 'name'>;
  /** Leaves nothing behind of a way that did not come to be. */
  giveUp(): void;
}

const newDeviceId = () => vaultDeviceIdSchema.parse(crypto.randomUUID());

/** Throws PasskeyError. */
async function makePasskey(owner: WayOwner, keys: StoredKeyBox): Promise<MadeWay> {
  const made = await createPasskey(owner, passkeysOf(keys));
  return {
    device: { id: newDeviceId(), kind: 'passkey', ...made },
    giveUp() {
      const credentialId = toBase64Url(made.credentialId);
      // Not in every browser: there it stays in the list of passkeys, and opens nothing.
      PublicKeyCredential.signalUnknownCredential?.({ rpId: location.hostname, credentialId })?.catch(
        () => undefined,
      );
    },
  };
}

async function makeKeychainSecret({ userId }: WayOwner, { vaultId }: StoredKeyBox): Promise<MadeWay> {
  const secrets = await platform().openVaultSecrets();
  if (!secrets) throw new Error('There is no keychain here');
  const ownership = { userId, vaultId };
  const id = newDeviceId();
  const secret = crypto.getRandomValues(new Uint8Array(32));
  await secrets.write(ownership, { deviceId: id, secret: toBase64Url(secret) });
  return {
    device: { id, kind: 'keychain', secret },
    giveUp() {
      secrets.write(ownership, null).catch((error: unknown) => {
        logWarning('A secret that opens nothing stays in the keychain', {}, error);
      });
    },
  };
}

export function makeWay(kind: 'passkey' | 'keychain', owner: WayOwner, keys: StoredKeyBox): Promise<MadeWay> {
  return kind === 'passkey' ? makePasskey(owner, keys) : makeKeychainSecret(owner, keys);
}
