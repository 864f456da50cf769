/** The beneficiary's part of a release: part A of their own and part B of the contacts give the release key. */
import { combine } from 'shamir-secret-sharing';
import type { TrustedContactId } from '../../lifeVerification/people.ts';
import type { Bytes } from '../../vault/encoding.ts';
import { areSameBytes } from './bytes.ts';
import type { OpenClaimKit } from './claimKit.ts';
import { isCommitted } from './commitments.ts';
import { heldPartBSchema } from './grant.ts';
import { openWithKey } from './hpke.ts';
import type { OpenPerson } from './openPersonKeys.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import type { KeyPair } from './randomness.ts';
import { grantFields, lockingKey, type OpenRelease, unwrapReleaseKey } from './releaseKey.ts';
import { openResealedShare } from './shares.ts';
import type { VerifiedGrant } from './verifyGrant.ts';

export type Claimant =
  | { readonly kind: 'account'; readonly person: OpenPerson }
  | { readonly kind: 'kit'; readonly kit: OpenClaimKit };

export type GivenPartB =
  /** What the contacts resealed, in any order; also what is none of them. */
  | { readonly kind: 'shares'; readonly resealed: readonly unknown[] }
  /** What the server held. */
  | { readonly kind: 'time-lock-only'; readonly held: unknown };

export interface OpenedRelease {
  readonly release: OpenRelease;
  /** Whose shares were none. It opened without them. */
  readonly wrongShares: readonly TrustedContactId[];
}

/** Whether the grant can be opened by this person at all: asked when it is made, so that a reset key is told in time. */
export async function openPartA(verified: VerifiedGrant, claimant: Claimant): Promise<LegacyResult<Bytes>> {
  const { grant } = verified;
  const { partA } = grant;
  const { publicKey } = claimant.kind === 'account' ? claimant.person : claimant.kit;
  if (partA.kind !== claimant.kind || !areSameBytes(partA.publicKey, publicKey)) {
    return fail({ is: 'other-key', what: 'part-a' });
  }
  const opened =
    claimant.kind === 'kit'
      ? claimant.kit.partA
      : partA.kind === 'account' &&
        (await openWithKey(claimant.person.keyPair, partA.sealed, grantFields('part-a', grant)));
  if (!opened) return fail({ is: 'altered', what: 'part-a' });
  const isRight = await isCommitted(grant, 'part-a', opened, partA.commitment);
  return isRight ? { ok: true, value: opened } : fail({ is: 'wrong-part-a' });
}

interface OpenedPartB {
  readonly partB: Bytes;
  readonly wrongShares: readonly TrustedContactId[];
}

async function combineShares(
  verified: VerifiedGrant,
  keyPair: KeyPair,
  needed: number,
  resealed: readonly unknown[],
): Promise<LegacyResult<OpenedPartB>> {
  const right = new Map<TrustedContactId, Bytes>();
  const refused = new Set<TrustedContactId>();
  for (const document of resealed) {
    const opened = await openResealedShare(keyPair, verified, document);
    if (opened.ok) right.set(opened.value.contactId, opened.value.share);
    else if (opened.problem.is === 'wrong-share') refused.add(opened.problem.contactId);
  }
  // A share that was first wrong and then right is right: who reseals it once more has mended it.
  const wrong = [...refused].filter((contactId) => !right.has(contactId));
  if (right.size < needed) return fail({ is: 'too-few-shares', needed, right: [...right.keys()], wrong });
  try {
    const partB = Uint8Array.from(await combine([...right.values()].slice(0, needed)));
    return { ok: true, value: { partB, wrongShares: wrong } };
  } catch {
    return fail({ is: 'wrong-part-b' });
  }
}

async function openPartB(
  verified: VerifiedGrant,
  keyPair: KeyPair,
  given: GivenPartB,
): Promise<LegacyResult<OpenedPartB>> {
  const { grant } = verified;
  if (grant.partB.kind !== given.kind) return fail({ is: 'locked-otherwise' });
  if (given.kind === 'shares') {
    if (grant.partB.kind !== 'shares') return fail({ is: 'locked-otherwise' });
    return await combineShares(verified, keyPair, grant.partB.needed, given.resealed);
  }
  const held = parseLegacyPart('part-b', heldPartBSchema, given.held);
  return held.ok ? { ok: true, value: { partB: held.value.partB, wrongShares: [] } } : held;
}

export async function openRelease(
  verified: VerifiedGrant,
  claimant: Claimant,
  given: GivenPartB,
): Promise<LegacyResult<OpenedRelease>> {
  const { grant } = verified;
  const partA = await openPartA(verified, claimant);
  if (!partA.ok) return partA;
  const { keyPair } = claimant.kind === 'account' ? claimant.person : claimant.kit;
  const opened = await openPartB(verified, keyPair, given);
  if (!opened.ok) return opened;
  const { partB, wrongShares } = opened.value;
  if (!(await isCommitted(grant, 'part-b', partB, grant.partB.commitment)))
    return fail({ is: 'wrong-part-b' });
  const wrappingKey = await lockingKey(grant, partA.value, partB);
  const release = await unwrapReleaseKey('release-lock', grant, wrappingKey, grant.releaseKey, grant.check);
  return release ? { ok: true, value: { release, wrongShares } } : fail({ is: 'altered', what: 'grant' });
}
