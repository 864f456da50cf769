/** A new grant for one beneficiary: a new release key, a new part B, new shares; by the owner, whose vault is open. */
import { combine } from 'shamir-secret-sharing';
import { z } from 'zod';
import type { TrustedContactId } from '../../lifeVerification/people.ts';
import type { Bytes } from '../../vault/encoding.ts';
import { KEY_LENGTH } from '../../vault/sealing.ts';
import { areSameBytes } from './bytes.ts';
import { claimKitKeyPair } from './claimKit.ts';
import { commitTo } from './commitments.ts';
import { fingerprintOf } from './fingerprint.ts';
import {
  CONTACT_LIMIT,
  type Grant,
  grantSchema,
  type HeldPartBText,
  heldPartBSchema,
  LEAST_NEEDED,
  type SharedPartB,
  type SignedGrantText,
  signedGrantSchema,
} from './grant.ts';
import { sealToKey } from './hpke.ts';
import type { OpenOwner } from './ownerKeys.ts';
import { fail, type LegacyResult } from './problems.ts';
import { exportPublicKey } from './publicKeys.ts';
import { type LegacyRandomness, systemRandomness } from './randomness.ts';
import { type ReleaseCopyText, sealReleaseCopy } from './releaseCopy.ts';
import {
  type GrantIdentity,
  grantFields,
  lockingKey,
  type OpenRelease,
  unwrapReleaseKey,
  wrapReleaseKey,
} from './releaseKey.ts';
import { sign } from './signatures.ts';

/** As the owner pinned them. */
export interface GrantContact {
  readonly contactId: TrustedContactId;
  readonly publicKey: Bytes;
}

export interface NewGrant extends Omit<GrantIdentity, 'ownerId'> {
  readonly madeAt: string;
  readonly recipient:
    | { readonly kind: 'account'; readonly publicKey: Bytes }
    /** `partA` of the kit that stays in use; null makes a new one. */
    | { readonly kind: 'kit'; readonly partA: Bytes | null };
  readonly lock:
    | { readonly kind: 'shares'; readonly needed: number; readonly contacts: readonly GrantContact[] }
    | { readonly kind: 'time-lock-only' };
}

export interface MadeGrant {
  readonly document: SignedGrantText;
  /** For the server to hold, where there are fewer than two contacts; null with shares. */
  readonly heldPartB: HeldPartBText | null;
  /** For the owner's own devices, sealed under the vault. */
  readonly copy: ReleaseCopyText;
  /** What the keys of things are wrapped with. */
  readonly release: OpenRelease;
  /** For a claim kit to be printed; null for an account. */
  readonly kitPartA: Bytes | null;
}

function isPossible({ needed, contacts }: Extract<NewGrant['lock'], { kind: 'shares' }>): boolean {
  const isEachOnce = new Set(contacts.map(({ contactId }) => contactId)).size === contacts.length;
  const isEnough = Number.isInteger(needed) && needed >= LEAST_NEEDED && needed <= contacts.length;
  return isEachOnce && isEnough && contacts.length <= CONTACT_LIMIT;
}

async function sealShares(
  identity: GrantIdentity,
  partB: Bytes,
  { needed, contacts }: Extract<NewGrant['lock'], { kind: 'shares' }>,
  randomness: LegacyRandomness,
): Promise<LegacyResult<SharedPartB>> {
  const secrets = await randomness.split(partB, contacts.length, needed);
  // What does not open would be found out when the owner is gone.
  const combined = Uint8Array.from(await combine([...secrets.slice(-needed)]));
  if (!areSameBytes(combined, partB))
    throw new Error('Shares that were just made did not give their secret back');
  const shares: SharedPartB['shares'] = [];
  for (const [index, { contactId, publicKey }] of contacts.entries()) {
    const secret = secrets[index];
    if (!secret) throw new Error('There are fewer shares than contacts');
    const sealed = await sealToKey(publicKey, secret, grantFields('share', identity, contactId), randomness);
    if (!sealed.ok) return sealed;
    shares.push({
      contactId,
      fingerprint: await fingerprintOf('person', publicKey),
      commitment: await commitTo(identity, { shareOf: contactId }, secret),
      sealed: sealed.value,
    });
  }
  const commitment = await commitTo(identity, 'part-b', partB);
  return { ok: true, value: { kind: 'shares', needed, commitment, shares } };
}

async function sealPartA(
  identity: GrantIdentity,
  partA: Bytes,
  { recipient }: NewGrant,
  randomness: LegacyRandomness,
): Promise<LegacyResult<Grant['partA']>> {
  const commitment = await commitTo(identity, 'part-a', partA);
  if (recipient.kind === 'kit') {
    const publicKey = await exportPublicKey((await claimKitKeyPair(identity, partA)).publicKey);
    return { ok: true, value: { kind: 'kit', publicKey, commitment } };
  }
  const { publicKey } = recipient;
  const sealed = await sealToKey(publicKey, partA, grantFields('part-a', identity), randomness);
  if (!sealed.ok) return sealed;
  return { ok: true, value: { kind: 'account', publicKey, commitment, sealed: sealed.value } };
}

export async function makeGrant(
  owner: OpenOwner,
  order: NewGrant,
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<MadeGrant>> {
  const { beneficiaryId, number, madeAt, recipient, lock } = order;
  if (lock.kind === 'shares' && !isPossible(lock)) {
    return fail({ is: 'impossible-quorum', needed: lock.needed, contacts: lock.contacts.length });
  }
  const identity = { ownerId: owner.ownerId, beneficiaryId, number };
  const keptPartA = recipient.kind === 'kit' ? recipient.partA : null;
  const partA = keptPartA ?? randomness.bytes(KEY_LENGTH);
  const partB = randomness.bytes(KEY_LENGTH);
  const sealedA = await sealPartA(identity, partA, order, randomness);
  if (!sealedA.ok) return sealedA;
  const sealedB =
    lock.kind === 'shares'
      ? await sealShares(identity, partB, lock, randomness)
      : {
          ok: true as const,
          value: { kind: lock.kind, commitment: await commitTo(identity, 'part-b', partB) },
        };
  if (!sealedB.ok) return sealedB;
  const transferable = await randomness.key();
  const wrappingKey = await lockingKey(identity, partA, partB);
  const releaseKey = await wrapReleaseKey('release-lock', identity, wrappingKey, transferable, randomness);
  const release = await unwrapReleaseKey('release-lock', identity, wrappingKey, releaseKey, null);
  if (!release) throw new Error('A key that was just wrapped did not unwrap');
  const { check } = release;
  const kitPartA = recipient.kind === 'kit' ? partA : null;
  const copy = await sealReleaseCopy(owner, { identity, check, transferable, kitPartA }, randomness);
  const grant = z.encode(grantSchema, {
    format: 1,
    ...identity,
    madeAt,
    releaseKey,
    check,
    partA: sealedA.value,
    partB: sealedB.value,
  });
  const signature = await sign(owner.signingKey, 'grant', grant);
  const document = {
    format: 1,
    grant,
    signature: z.encode(signedGrantSchema.shape.signature, signature),
  } as const;
  const heldPartB =
    lock.kind === 'shares' ? null : z.encode(heldPartBSchema, { format: 1, ...identity, partB });
  return { ok: true, value: { document, heldPartB, copy, release, kitPartA } };
}
