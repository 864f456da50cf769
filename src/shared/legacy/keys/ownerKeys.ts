/**
 * [Note: The owner's keys]
 * An owner signs grants with an ECDSA P-256 key, which all browsers have. It belongs to the vault: a random owner key is
 * wrapped under the vault's `item-keys`, and the signing key, the copies of release keys and the owner's pins under keys
 * that come from it. So the owner's keys open when the vault does, with no secret of their own.
 */
import { z } from 'zod';
import { type UserId, userIdSchema } from '../../domain/ids.ts';
import type { Bytes } from '../../vault/encoding.ts';
import { deriveKey } from '../../vault/hkdf.ts';
import { type VaultId, vaultIdSchema } from '../../vault/ids.ts';
import type { OpenVault } from '../../vault/openKeyBox.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { unwrapKey, wrapKey } from '../../vault/sealing.ts';
import { wrappedPrivateKeySchema, wrappedSchema } from './bytes.ts';
import { legacyFields } from './derivation.ts';
import { unwrapPrivateKey, wrapPrivateKey } from './privateKeys.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import { exportPublicKey, publicKeySchema } from './publicKeys.ts';
import { type LegacyRandomness, systemRandomness } from './randomness.ts';

export const ownerKeyBoxSchema = z.object({
  format: z.literal(1),
  ownerId: userIdSchema,
  vaultId: vaultIdSchema,
  signingPublicKey: publicKeySchema,
  /** The owner key, under the vault's `item-keys`. */
  key: wrappedSchema,
  signingKey: wrappedPrivateKeySchema,
});
type OwnerKeyBox = z.output<typeof ownerKeyBoxSchema>;
export type OwnerKeyBoxText = z.input<typeof ownerKeyBoxSchema>;

/** What is held while the owner's vault is open. None of the keys can be read by script. */
export interface OpenOwner {
  readonly ownerId: UserId;
  readonly vaultId: VaultId;
  /** 65 bytes, as beneficiaries and contacts pin it. */
  readonly signingPublicKey: Bytes;
  readonly signingKey: VaultCryptoKey;
  /** Wraps the owner's copies of release keys. */
  readonly copiesKey: VaultCryptoKey;
  /** Seals part A of claim kits, for a later grant to keep the paper. */
  readonly kitsKey: VaultCryptoKey;
  readonly pinsKey: VaultCryptoKey;
}

type Whose = Pick<OwnerKeyBox, 'ownerId' | 'vaultId' | 'signingPublicKey'>;

const ownerKeyData = ({ ownerId, vaultId, signingPublicKey }: Whose) =>
  legacyFields('owner-key', ownerId, vaultId, signingPublicKey);
const signingKeyData = ({ ownerId, vaultId, signingPublicKey }: Whose) =>
  legacyFields('owner-signing-key', ownerId, vaultId, signingPublicKey);

async function deriveOwnerKeys({ ownerId, vaultId }: Whose, ownerKey: VaultCryptoKey) {
  const info = (name: string) => legacyFields(name, ownerId, vaultId);
  const [signingKeyKey, copiesKey, kitsKey, pinsKey] = await Promise.all([
    deriveKey(ownerKey, 'wrapping', info('owner-signing-key')),
    deriveKey(ownerKey, 'wrapping', info('release-copies')),
    deriveKey(ownerKey, 'sealing', info('claim-kits')),
    deriveKey(ownerKey, 'sealing', info('owner-pins')),
  ]);
  return { signingKeyKey, copiesKey, kitsKey, pinsKey };
}

/** Once an owner: another signing key is refused by everybody who pinned the first. */
export async function createOwnerKeys(
  vault: OpenVault,
  randomness: LegacyRandomness = systemRandomness,
): Promise<{ readonly owner: OpenOwner; readonly document: OwnerKeyBoxText }> {
  const made = await randomness.signingKeyPair();
  const { ownerId, vaultId } = vault;
  const whose = { ownerId, vaultId, signingPublicKey: await exportPublicKey(made.publicKey) };
  const transferable = await randomness.key();
  const key = await wrapKey(vault.itemKeys, transferable, ownerKeyData(whose), randomness);
  const ownerKey = await unwrapKey(vault.itemKeys, key, ownerKeyData(whose), 'derivation');
  if (!ownerKey) throw new Error('A key that was just wrapped did not unwrap');
  const { signingKeyKey } = await deriveOwnerKeys(whose, ownerKey);
  const signingKey = await wrapPrivateKey(signingKeyKey, made.privateKey, signingKeyData(whose), randomness);
  const document = z.encode(ownerKeyBoxSchema, { format: 1, ...whose, key, signingKey });
  const opened = await openOwnerKeys(vault, document);
  if (!opened.ok) throw new Error('Keys that were just sealed did not open');
  return { owner: opened.value, document };
}

export async function openOwnerKeys(vault: OpenVault, document: unknown): Promise<LegacyResult<OpenOwner>> {
  const parsed = parseLegacyPart('owner-key-box', ownerKeyBoxSchema, document);
  if (!parsed.ok) return parsed;
  const box = parsed.value;
  const { ownerId, vaultId, signingPublicKey } = box;
  if (ownerId !== vault.ownerId)
    return fail({ is: 'belongs-elsewhere', what: 'owner-key-box', field: 'owner' });
  if (vaultId !== vault.vaultId)
    return fail({ is: 'belongs-elsewhere', what: 'owner-key-box', field: 'vault' });
  const altered = fail({ is: 'altered', what: 'owner-key-box' });
  const ownerKey = await unwrapKey(vault.itemKeys, box.key, ownerKeyData(box), 'derivation');
  if (!ownerKey) return altered;
  const { signingKeyKey, copiesKey, kitsKey, pinsKey } = await deriveOwnerKeys(box, ownerKey);
  const signingKey = await unwrapPrivateKey(signingKeyKey, box.signingKey, signingKeyData(box), 'ECDSA');
  if (!signingKey) return altered;
  return { ok: true, value: { ownerId, vaultId, signingPublicKey, signingKey, copiesKey, kitsKey, pinsKey } };
}
