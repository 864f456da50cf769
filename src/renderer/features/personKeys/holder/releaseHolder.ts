/** An opened release: the items that were granted under it, opened one by one. See `shared/legacy/keys/openRelease.ts`. */
import type { UserId } from '#shared/domain/ids.ts';
import { openReleasedItem } from '#shared/legacy/keys/itemKeys.ts';
import { type OpenedLetter, openLetter } from '#shared/legacy/keys/openLetter.ts';
import { type Claimant, type GivenPartB, openRelease } from '#shared/legacy/keys/openRelease.ts';
import type { LegacyProblem } from '#shared/legacy/keys/problems.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import type { OpenRelease } from '#shared/legacy/keys/releaseKey.ts';
import { verifyGrant } from '#shared/legacy/keys/verifyGrant.ts';
import type { BeneficiaryId, TrustedContactId } from '#shared/lifeVerification/people.ts';
import type { VaultFileId, VaultItemId } from '#shared/vault/ids.ts';
import type { OpenedItem } from '#shared/vault/items.ts';
import type { Argon2id } from '#shared/vault/passphrase.ts';
import {
  type ArchiveEnd,
  type CopyBegun,
  makeReleaseArchive,
  type ReleaseArchive,
} from './releaseArchive.ts';
import { readJsonText } from './resealForOwner.ts';
import type { SealedItemToOpen, ThingsToCopy } from './sealedThings.ts';

export interface ReleaseToOpen {
  readonly ownerId: UserId;
  readonly beneficiaryId: BeneficiaryId;
  /** The signed grant, in JSON. */
  readonly grant: string;
  /** What contacts resealed, each in JSON. */
  readonly shares: readonly string[];
  /** Part B, where it was locked by time alone: in JSON. */
  readonly timeLockPart: string | null;
  /** As it was pinned when the invitation was accepted: 65 bytes in base64url. */
  readonly ownerSigningKey: string | null;
}

export type ReleaseOutcome =
  /** Of these contacts the part was wrong; it opened without them. */
  | { readonly ok: true; readonly wrongShares: readonly TrustedContactId[] }
  | { readonly ok: false; readonly problem: LegacyProblem };

export interface ItemsOutcome {
  readonly items: readonly OpenedItem[];
  readonly refused: readonly { readonly vaultItemId: VaultItemId; readonly problem: LegacyProblem }[];
}

export interface LettersOutcome {
  readonly letters: readonly OpenedLetter[];
  readonly refusedCount: number;
}

export function createReleaseHolder(argon2id: Argon2id) {
  let current: OpenRelease | null = null;
  let copy: ReleaseArchive | null = null;
  const begun = () => {
    if (!copy) throw new Error('No copy was begun');
    return copy;
  };

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
      const given = partBOf(received);
      const opened = await openRelease(verified.value, claimant, given);
      if (!opened.ok) return opened;
      current = opened.value.release;
      return { ok: true, wrongShares: opened.value.wrongShares };
    },

    /** One that does not open keeps no other from being read. */
    async openItems(items: readonly SealedItemToOpen[]): Promise<ItemsOutcome> {
      if (!current) throw new Error('No release is open');
      const release = current;
      const opened: OpenedItem[] = [];
      const refused: { vaultItemId: VaultItemId; problem: LegacyProblem }[] = [];
      for (const { vaultId, vaultItemId, wrapped, kind, version, sealed } of items) {
        const itemKey = readJsonText(wrapped);
        const key = keyOf(itemKey);
        const { ownerId } = release;
        const item = { ownerId, vaultId, itemId: vaultItemId, kind, format: 1, version, key, sealed };
        const result = await openReleasedItem(release, itemKey, item);
        if (result.ok) opened.push(result.value);
        else refused.push({ vaultItemId, problem: result.problem });
      }
      return { items: opened, refused };
    },

    /** The same. */
    async openLetters(sealed: readonly string[]): Promise<LettersOutcome> {
      if (!current) throw new Error('No release is open');
      const release = current;
      const opened = await Promise.all(sealed.map((text) => openLetter(release, readJsonText(text))));
      const letters = opened.flatMap((each) => (each.ok ? [each.value] : []));
      return { letters, refusedCount: opened.length - letters.length };
    },

    /** A copy of all of it under a phrase of its reader's; another one takes its place. */
    async beginCopy(things: ThingsToCopy, phrase: string): Promise<CopyBegun> {
      if (!current) throw new Error('No release is open');
      const made = await makeReleaseArchive({ release: current, ...things, phrase, argon2id });
      if (!made.ok) return made;
      copy = made.archive;
      return { ok: true, files: copy.files, refusedCount: copy.refusedCount };
    },

    doesCopiedFileOpen: (fileId: VaultFileId, content: Blob) => begun().doesFileOpen(fileId, content),

    /** `vault.json`. */
    endCopy: (end: ArchiveEnd) => begun().write(end),
  };
}

function partBOf({ shares, timeLockPart }: ReleaseToOpen): GivenPartB {
  if (timeLockPart === null) return { kind: 'shares', resealed: shares.map(readJsonText) };
  return { kind: 'time-lock-only', held: readJsonText(timeLockPart) };
}

/** In the place of the vault's own, which the item's document has and its reader passes over. */
function keyOf(itemKey: unknown): unknown {
  return typeof itemKey === 'object' && itemKey !== null ? Reflect.get(itemKey, 'key') : null;
}
