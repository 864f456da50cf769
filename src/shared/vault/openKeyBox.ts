/** Opening the vault: from the key box and one secret to the keys that the items need. */

import type { UserId } from '../domain/ids.ts';
import {
  deriveAuthenticationKey,
  deriveBytesFor,
  deriveSealingKey,
  deriveWrappingKey,
  type VaultIdentity,
} from './derivation.ts';
import { toBase64Url } from './encoding.ts';
import { type KeyBox, keyBoxFields, keyBoxSchema } from './keyBox.ts';
import { fail, parsePart, type Result, succeed } from './problems.ts';
import type { VaultCryptoKey } from './randomness.ts';
import { unwrapKey } from './sealing.ts';
import { type OpenedWay, openWay, type VaultSecret } from './ways.ts';

/** What is held while the vault is open. None of the keys can be read by script. */
export interface OpenVault extends VaultIdentity {
  /** Fingerprint of the vault key, as the key box shows it. */
  readonly check: string;
  readonly itemKeys: VaultCryptoKey;
  readonly deviceRecordKey: VaultCryptoKey;
  readonly archiveKey: VaultCryptoKey;
  readonly keyBoxKey: VaultCryptoKey;
  /** Shown to the server by who opened the vault, which knows its hash. Opens nothing. */
  readonly openingProof: string;
}

export interface OpenedKeyBox {
  readonly vault: OpenVault;
  readonly box: KeyBox;
  /**
   * Whether the box is as one of the owner's devices wrote it. One that is not opens all the same, for the vault key was
   * proven; the owner is told, and goes back to the keys of before, or writes them anew (`changePassphrase`).
   */
  readonly isBoxIntact: boolean;
}

export async function deriveVault(identity: VaultIdentity, vaultKey: VaultCryptoKey): Promise<OpenVault> {
  const [check, itemKeys, deviceRecordKey, archiveKey, keyBoxKey, openingProof] = await Promise.all([
    deriveBytesFor(vaultKey, 'check', identity),
    deriveWrappingKey(vaultKey, 'item-keys', identity),
    deriveSealingKey(vaultKey, 'device-record', identity),
    deriveSealingKey(vaultKey, 'archive', identity),
    deriveAuthenticationKey(vaultKey, 'key-box', identity),
    deriveBytesFor(vaultKey, 'opening-proof', identity),
  ]);
  const { ownerId, vaultId } = identity;
  return {
    ownerId,
    vaultId,
    check: toBase64Url(check),
    itemKeys,
    deviceRecordKey,
    archiveKey,
    keyBoxKey,
    openingProof: toBase64Url(openingProof),
  };
}

/** Whether `box` was written by who holds this vault's key, also a box that is read again while the vault is open. */
export function isKeyBoxOf(vault: OpenVault, box: KeyBox): Promise<boolean> {
  return crypto.subtle.verify('HMAC', vault.keyBoxKey, box.mac, keyBoxFields(vault, box));
}

const wrongSecret = {
  passphrase: 'wrong-phrase-or-altered',
  recovery: 'wrong-recovery-key-or-altered',
  device: 'wrong-device-secret-or-altered',
} as const satisfies Record<VaultSecret['way'], string>;

export interface UnlockedKeyBox extends OpenedKeyBox {
  readonly opened: OpenedWay;
}

/** As `openKeyBox`, with what a change of the box needs to unwrap the vault key once more. */
export async function unlockKeyBox(
  ownerId: UserId,
  document: unknown,
  secret: VaultSecret,
): Promise<Result<UnlockedKeyBox>> {
  const parsed = parsePart('key-box', keyBoxSchema, document);
  if (!parsed.ok) return parsed;
  const box = parsed.value;
  const identity = { ownerId, vaultId: box.vaultId };
  const opened = await openWay(identity, box, secret);
  if (!opened.ok) return opened;
  const { wrapped, wrappingKey, additionalData } = opened.value;
  const vaultKey = await unwrapKey(wrappingKey, wrapped, additionalData, 'derivation');
  if (!vaultKey) return fail({ is: wrongSecret[secret.way] });
  const vault = await deriveVault(identity, vaultKey);
  // AES-GCM alone would let a forged box open under several phrases, each to a key of its own.
  if (vault.check !== toBase64Url(box.check)) return fail({ is: 'altered', what: 'key-box' });
  return succeed({ vault, box, isBoxIntact: await isKeyBoxOf(vault, box), opened: opened.value });
}

export async function openKeyBox(
  ownerId: UserId,
  document: unknown,
  secret: VaultSecret,
): Promise<Result<OpenedKeyBox>> {
  const unlocked = await unlockKeyBox(ownerId, document, secret);
  if (!unlocked.ok) return unlocked;
  const { vault, box, isBoxIntact } = unlocked.value;
  return succeed({ vault, box, isBoxIntact });
}
