/** An opened release: the items that were granted under it, opened one by one. See `shared/legacy/keys/openRelease.ts`. */
import type { UserId } from '#shared/domain/ids.ts';
import { openReleasedItem } from '#shared/legacy/keys/itemKeys.ts';
import { type Claimant, type GivenPartB, openRelease } from '#shared/legacy/keys/openRelease.ts';
import type { LegacyProblem } from '#shared/legacy/keys/problems.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import type { OpenRelease } from '#shared/legacy/keys/releaseKey.ts';
import { verifyGrant } from '#shared/legacy/keys/verifyGrant.ts';
import { readWrappedItem } from '#shared/legacy/wrappedItem.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import type { VaultId, VaultItemId } from '#shared/vault/ids.ts';
import type { OpenedItem } from '#shared/vault/items.ts';
import { readJsonText } from './resealForOwner.ts';

export interface ReleaseToOpen {
  readonly ownerId: UserId;
  readonly beneficiaryId: BeneficiaryId;
  /** The signed grant, in JSON. */
  readonly grant: string;
  /** What contacts resealed, each in JSON. */
  readonly shares: readonly string[];
  /** Part B in base64url, where it was locked by time alone. */
  readonly timeLockPart: string | null;
  /** As it was pinned when the invitation was accepted: 65 bytes in base64url. */
  readonly ownerSigningKey: string | null;
}

export type ReleaseOutcome =
  /** Of so many contacts the part was wrong; it opened without them. */
  | { readonly ok: true; readonly wrongShareCount: number }
  | { readonly ok: false; readonly problem: LegacyProblem };

export interface SealedItemToOpen {
  readonly vaultId: VaultId;
  readonly vaultItemId: VaultItemId;
  /** The item's key under the release key. */
  readonly wrapped: string;
  readonly kind: string;
  readonly version: number;
  readonly sealed: { readonly nonce: string; readonly ciphertext: string };
}

export interface ItemsOutcome {
  readonly items: readonly OpenedItem[];
  readonly refused: readonly { readonly vaultItemId: VaultItemId; readonly problem: LegacyProblem }[];
}

export function createReleaseHolder() {
  let current: OpenRelease | null = null;

  return {
    async open(claimant: Claimant, received: ReleaseToOpen): Promise<ReleaseOutcome> {
      const { ownerId, beneficiaryId, ownerSigningKey } = received;
      const signingPublicKey = publicKeySchema.safeParse(ownerSigningKey);
      if (!signingPublicKey.success) {
        return { ok: false, problem: { is: 'not-signed-by-owner', what: 'grant' } };
      }
      const expected = { ownerId, beneficiaryId, signingPublicKey: signingPublicKey.data, seen: null };
      const verified = await verifyGrant(readJsonText(received.grant), expected);
      if (!verified.ok) return verified;
      const { number } = verified.value.grant;
      const given = partBOf(received, number);
      const opened = await openRelease(verified.value, claimant, given);
      if (!opened.ok) return opened;
      current = opened.value.release;
      return { ok: true, wrongShareCount: opened.value.wrongShares.length };
    },

    /** One that does not open keeps no other from being read. */
    async openItems(items: readonly SealedItemToOpen[]): Promise<ItemsOutcome> {
      if (!current) throw new Error('No release is open');
      const release = current;
      const opened: OpenedItem[] = [];
      const refused: { vaultItemId: VaultItemId; problem: LegacyProblem }[] = [];
      for (const { vaultId, vaultItemId, wrapped, kind, version, sealed } of items) {
        const of = { ...release, vaultId, itemId: vaultItemId };
        const itemKey = readWrappedItem(of, wrapped);
        const key = itemKey && { nonce: itemKey.key.nonce, wrapped: itemKey.key.wrapped };
        const { ownerId } = release;
        const item = { ownerId, vaultId, itemId: vaultItemId, kind, format: 1, version, key, sealed };
        const result = await openReleasedItem(release, itemKey, item);
        if (result.ok) opened.push(result.value);
        else refused.push({ vaultItemId, problem: result.problem });
      }
      return { items: opened, refused };
    },
  };
}

function partBOf(
  { ownerId, beneficiaryId, shares, timeLockPart }: ReleaseToOpen,
  number: number,
): GivenPartB {
  if (timeLockPart === null) return { kind: 'shares', resealed: shares.map(readJsonText) };
  const held = { format: 1, ownerId, beneficiaryId, number, partB: timeLockPart };
  return { kind: 'time-lock-only', held };
}
