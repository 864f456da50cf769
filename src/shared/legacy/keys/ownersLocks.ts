/**
 * What an owner makes for others while the vault is open: locks, copies of their keys, letters (`shared/legacy/keys`). In
 * the worker, because all of it hangs on the vault's keys; what leaves it is sealed, or as public as a fingerprint.
 */

import type { BeneficiaryId, TrustedContactId } from '../../lifeVerification/people.ts';
import { type Bytes, toBase64Url } from '../../vault/encoding.ts';
import type { VaultItemId } from '../../vault/ids.ts';
import type { OpenVault } from '../../vault/openKeyBox.ts';
import type { WrappedKeyText } from '../../vault/sealing.ts';
import { printClaimKit } from './claimKit.ts';
import {
  type ContentToSeal,
  openContent,
  resealContent,
  sealContent,
  sealedContentSchema,
} from './contents.ts';
import { type ItemToGrant, wrapItemKeys } from './itemKeys.ts';
import { makeGrant, type NewGrant } from './makeGrant.ts';
import { createOwnerKeys, type OpenOwner, openOwnerKeys } from './ownerKeys.ts';
import { noPins, openPins, type Pins, sealPins, seenGrantOf } from './pins.ts';
import { fail, type LegacyResult } from './problems.ts';
import { openReleaseCopy } from './releaseCopy.ts';
import { revokeGrant } from './revocation.ts';
import { digestOf } from './signatures.ts';
import { verifyGrant } from './verifyGrant.ts';

/** What stands on the server is JSON; what stands there is not always. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const holderOf = ({ ownerId, pinsKey }: OpenOwner) => ({ holderId: ownerId, pinsKey });

export interface MadeOwnerKeys {
  /** 65 bytes in base64url. */
  readonly signingPublicKey: string;
  readonly box: string;
  readonly pins: string;
}

export async function makeOwnerKeys(vault: OpenVault): Promise<MadeOwnerKeys> {
  const { owner, document } = await createOwnerKeys(vault);
  const pins = await sealPins(holderOf(owner), noPins);
  return {
    signingPublicKey: toBase64Url(owner.signingPublicKey),
    box: JSON.stringify(document),
    pins: JSON.stringify(pins),
  };
}

async function withOwner<Value>(
  vault: OpenVault,
  box: string,
  act: (owner: OpenOwner) => Promise<LegacyResult<Value>>,
): Promise<LegacyResult<Value>> {
  const owner = await openOwnerKeys(vault, readJson(box));
  return owner.ok ? await act(owner.value) : owner;
}

/** Fails when box or pins are not those that this vault's owner sealed. */
export function openOwnersPins(vault: OpenVault, box: string, pins: string): Promise<LegacyResult<Pins>> {
  return withOwner(vault, box, (owner) => openPins(holderOf(owner), readJson(pins)));
}

export function sealOwnersPins(vault: OpenVault, box: string, pins: Pins): Promise<LegacyResult<string>> {
  return withOwner(vault, box, async (owner) => ({
    ok: true,
    value: JSON.stringify(await sealPins(holderOf(owner), pins)),
  }));
}

export interface LockToMake extends Omit<NewGrant, 'recipient'> {
  readonly recipient:
    | { readonly kind: 'account'; readonly publicKey: Bytes }
    /** `former`: the copy of a lock whose paper may stay in use, in JSON. */
    | { readonly kind: 'kit'; readonly former: string | null };
  /** All up to this number are revoked; 0 where there was none. */
  readonly revokes: number;
}

export interface MadeLock {
  readonly grant: string;
  readonly digest: string;
  readonly timeLockPart: string | null;
  readonly copy: string;
  /** Of a new paper, to be printed; null for an account, and where the former paper stays in use. */
  readonly kit: string | null;
  readonly revocation: string | null;
}

export function makeLock(vault: OpenVault, box: string, order: LockToMake): Promise<LegacyResult<MadeLock>> {
  return withOwner(vault, box, async (owner) => {
    const { recipient, revokes, ...rest } = order;
    const former = recipient.kind === 'kit' && recipient.former !== null ? recipient.former : null;
    const copied = former === null ? null : await openReleaseCopy(owner, readJson(former));
    const partA = copied?.ok ? copied.value.kitPartA : null;
    const made = await makeGrant(owner, {
      ...rest,
      recipient: recipient.kind === 'kit' ? { kind: 'kit', partA } : recipient,
    });
    if (!made.ok) return made;
    const { document, heldPartB, copy, kitPartA } = made.value;
    const { beneficiaryId, madeAt } = rest;
    const revocation =
      revokes > 0 ? await revokeGrant(owner, { beneficiaryId, number: revokes, revokedAt: madeAt }) : null;
    return {
      ok: true,
      value: {
        grant: JSON.stringify(document),
        digest: await digestOf('grant', document.grant),
        timeLockPart: heldPartB && JSON.stringify(heldPartB),
        copy: JSON.stringify(copy),
        kit: kitPartA && !partA ? printClaimKit(kitPartA).text : null,
        revocation: revocation && JSON.stringify(revocation),
      },
    };
  });
}

export interface RevocationToMake {
  readonly beneficiaryId: BeneficiaryId;
  readonly number: number;
  readonly revokedAt: string;
}

export function makeRevocation(
  vault: OpenVault,
  box: string,
  order: RevocationToMake,
): Promise<LegacyResult<string>> {
  return withOwner(vault, box, async (owner) => ({
    ok: true,
    value: JSON.stringify(await revokeGrant(owner, order)),
  }));
}

/** Null where the lock is for an account. */
export function kitOfCopy(vault: OpenVault, box: string, copy: string): Promise<LegacyResult<string | null>> {
  return withOwner(vault, box, async (owner) => {
    const opened = await openReleaseCopy(owner, readJson(copy));
    if (!opened.ok) return opened;
    const { kitPartA } = opened.value;
    return { ok: true, value: kitPartA && printClaimKit(kitPartA).text };
  });
}

/** Each wrapped, as its document has it. */
export type KnownItemKeys = ReadonlyMap<VaultItemId, WrappedKeyText>;

export interface WrappedItems {
  readonly items: readonly { readonly vaultItemId: string; readonly wrapped: string }[];
  /** Those that did not open in this vault. They keep no other from being locked. */
  readonly refused: readonly VaultItemId[];
}

export function wrapItems(
  vault: OpenVault,
  known: KnownItemKeys,
  {
    box,
    copy,
    itemIds,
  }: { readonly box: string; readonly copy: string; readonly itemIds: readonly VaultItemId[] },
): Promise<LegacyResult<WrappedItems>> {
  return withOwner(vault, box, async (owner) => {
    const opened = await openReleaseCopy(owner, readJson(copy));
    if (!opened.ok) return opened;
    const toGrant = itemIds.flatMap((itemId): ItemToGrant[] => {
      const key = known.get(itemId);
      return key ? [{ itemId, key }] : [];
    });
    const { keys } = await wrapItemKeys(vault, opened.value.release, toGrant);
    const items = keys.map((key) => ({ vaultItemId: key.itemId, wrapped: JSON.stringify(key) }));
    const wrapped = new Set<string>(items.map(({ vaultItemId }) => vaultItemId));
    return { ok: true, value: { items, refused: itemIds.filter((itemId) => !wrapped.has(itemId)) } };
  });
}

/** A grant as its owner signed it, as far as it says whom it is for. */
export interface ReadGrant {
  readonly number: number;
  readonly digest: string;
  readonly recipient: { readonly kind: 'account' | 'kit'; readonly publicKey: Bytes };
  readonly lock:
    | { readonly kind: 'time-lock-only' }
    | {
        readonly kind: 'shares';
        readonly needed: number;
        readonly holders: readonly { readonly contactId: TrustedContactId; readonly fingerprint: Bytes }[];
      };
}

interface GrantToRead {
  readonly beneficiaryId: BeneficiaryId;
  readonly grant: string;
}

/** In order. One that its owner did not sign, or that is older than what was seen, is refused. */
export function readGrants(
  vault: OpenVault,
  {
    box,
    pins,
    grants,
  }: { readonly box: string; readonly pins: Pins; readonly grants: readonly GrantToRead[] },
): Promise<LegacyResult<readonly LegacyResult<ReadGrant>[]>> {
  return withOwner(vault, box, async (owner) => {
    const { ownerId, signingPublicKey } = owner;
    const read = grants.map(async ({ beneficiaryId, grant }): Promise<LegacyResult<ReadGrant>> => {
      const seen = seenGrantOf(pins, { ownerId, beneficiaryId });
      const expected = { ownerId, beneficiaryId, signingPublicKey, seen };
      const verified = await verifyGrant(readJson(grant), expected);
      if (!verified.ok) return verified;
      const { digest, grant: signed } = verified.value;
      const { partA, partB, number } = signed;
      const lock: ReadGrant['lock'] =
        partB.kind === 'shares'
          ? {
              kind: 'shares',
              needed: partB.needed,
              holders: partB.shares.map(({ contactId, fingerprint }) => ({ contactId, fingerprint })),
            }
          : { kind: 'time-lock-only' };
      const recipient = { kind: partA.kind, publicKey: partA.publicKey };
      return { ok: true, value: { number, digest, recipient, lock } };
    });
    return { ok: true, value: await Promise.all(read) };
  });
}

export interface SealedLetterText {
  readonly contentId: ContentToSeal['contentId'];
  readonly version: number;
  readonly sealed: string;
}

export function sealLetters(
  vault: OpenVault,
  {
    box,
    copy,
    letters,
  }: { readonly box: string; readonly copy: string; readonly letters: readonly ContentToSeal[] },
): Promise<LegacyResult<readonly SealedLetterText[]>> {
  return withOwner(vault, box, async (owner) => {
    const opened = await openReleaseCopy(owner, readJson(copy));
    if (!opened.ok) return opened;
    const sealed: SealedLetterText[] = [];
    for (const letter of letters) {
      const done = await sealContent(opened.value.release, letter);
      if (!done.ok) return done;
      const { contentId, version } = letter;
      sealed.push({ contentId, version, sealed: JSON.stringify(done.value) });
    }
    return { ok: true, value: sealed };
  });
}

/** One letter, and the copy that it is sealed under. */
export interface LetterToOpen {
  readonly copy: string;
  readonly sealed: string;
}

/** In order: one that does not open keeps no other from being read. */
export function openLetters(
  vault: OpenVault,
  box: string,
  letters: readonly LetterToOpen[],
): Promise<LegacyResult<readonly LegacyResult<ContentToSeal>[]>> {
  return withOwner(vault, box, async (owner) => {
    const read = letters.map(async ({ copy, sealed }): Promise<LegacyResult<ContentToSeal>> => {
      const opened = await openReleaseCopy(owner, readJson(copy));
      return opened.ok ? await openContent(opened.value.release, readJson(sealed)) : opened;
    });
    return { ok: true, value: await Promise.all(read) };
  });
}

/** From the locks that they are under to the one of `to`. */
export function resealLetters(
  vault: OpenVault,
  {
    box,
    to,
    letters,
  }: { readonly box: string; readonly to: string; readonly letters: readonly LetterToOpen[] },
): Promise<LegacyResult<readonly SealedLetterText[]>> {
  return withOwner(vault, box, async (owner) => {
    const next = await openReleaseCopy(owner, readJson(to));
    if (!next.ok) return next;
    const sealed: SealedLetterText[] = [];
    for (const letter of letters) {
      const from = await openReleaseCopy(owner, readJson(letter.copy));
      if (!from.ok) return from;
      const done = await resealContent(from.value.release, next.value.release, readJson(letter.sealed));
      if (!done.ok) return done;
      const parsed = sealedContentSchema.pick({ contentId: true, version: true }).safeParse(done.value);
      if (!parsed.success) return fail({ is: 'malformed', what: 'content', where: '' });
      sealed.push({ ...parsed.data, sealed: JSON.stringify(done.value) });
    }
    return { ok: true, value: sealed };
  });
}
