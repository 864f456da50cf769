import { expect, test } from 'vitest';
import {
  expectDone,
  makeContact,
  makePeople,
  makePerson,
  newBeneficiaryId,
  refusalOf,
  reseal,
  sharedBy,
} from '#tests/support/legacy/makeRelease.ts';
import { withOneBitChanged } from '#tests/support/vault/makeVault.ts';
import { openClaimKit, printClaimKit } from './claimKit.ts';
import { signedGrantSchema } from './grant.ts';
import { openRelease } from './openRelease.ts';
import { openReleaseCopy } from './releaseCopy.ts';
import { checkShare, resealShare } from './shares.ts';
import type { VerifiedGrant } from './verifyGrant.ts';

const people = await makePeople();
const { owner, leo, ana, ben, cleo, beneficiaryId, grantTo, verify } = people;
const made = await grantTo();
const verified = await verify(made);
const byLeo = { kind: 'account', person: leo } as const;
const shares = (resealed: readonly unknown[]) => ({ kind: 'shares', resealed }) as const;
const [fromAna, fromBen, fromCleo] = await reseal(verified, ana, ben, cleo);
if (!fromAna || !fromBen || !fromCleo) throw new Error('Three shares were expected');

test.each([
  ['Ana and Ben', [fromAna, fromBen]],
  ['Ben and Cleo', [fromBen, fromCleo]],
  ['Cleo and Ana', [fromCleo, fromAna]],
  ['all three', [fromCleo, fromBen, fromAna]],
])('the beneficiary opens the release with the shares of %s', async (_, resealed) => {
  const { release, wrongShares } = expectDone(await openRelease(verified, byLeo, shares(resealed)));
  expect(release.check).toEqual(made.release.check);
  expect(wrongShares).toEqual([]);
});

test('the owner’s copy is the same release key, and opens with the vault', async () => {
  const { release, kitPartA } = expectDone(await openReleaseCopy(owner, made.copy));
  expect([release.check, kitPartA]).toEqual([made.release.check, null]);
  const other = await grantTo({ number: 2 });
  for (const swapped of [
    { ...made.copy, releaseKey: other.copy.releaseKey },
    { ...made.copy, number: 2 },
    { ...made.copy, beneficiaryId: newBeneficiaryId() },
    { ...made.copy, check: other.copy.check },
  ]) {
    expect(refusalOf(await openReleaseCopy(owner, swapped))).toEqual({ is: 'altered', what: 'release-copy' });
  }
});

test('k - 1 shares open nothing, however often one is given', async () => {
  const needed = { is: 'too-few-shares', needed: 2, right: [ana.contactId], wrong: [] };
  expect(refusalOf(await openRelease(verified, byLeo, shares([fromAna])))).toEqual(needed);
  expect(refusalOf(await openRelease(verified, byLeo, shares([fromAna, fromAna, fromAna])))).toEqual(needed);
  expect(refusalOf(await openRelease(verified, byLeo, shares([])))).toMatchObject({ right: [] });
});

test('a share that was swapped, altered or cut is named by its contact, and the others still open', async () => {
  const { sealed } = fromBen;
  const wrong = [
    { ...fromBen, sealed: fromAna.sealed },
    { ...fromBen, sealed: { ...sealed, ciphertext: withOneBitChanged(sealed.ciphertext, 9) } },
    { ...fromBen, sealed: { ...sealed, enc: fromAna.sealed.enc } },
  ];
  for (const share of wrong) {
    expect(refusalOf(await openRelease(verified, byLeo, shares([fromAna, share])))).toEqual({
      is: 'too-few-shares',
      needed: 2,
      right: [ana.contactId],
      wrong: [ben.contactId],
    });
    const opened = await openRelease(verified, byLeo, shares([fromAna, share, fromCleo]));
    expect(expectDone(opened).wrongShares).toEqual([ben.contactId]);
  }
  const cut = { ...fromBen, sealed: { ...sealed, ciphertext: sealed.ciphertext.slice(0, -4) } };
  expect(refusalOf(await openRelease(verified, byLeo, shares([fromAna, cut])))).toMatchObject({
    is: 'too-few-shares',
    right: [ana.contactId],
  });
  // Resealed once more, it is mended.
  const mended = await openRelease(verified, byLeo, shares([wrong[0], fromBen, fromAna]));
  expect(expectDone(mended).wrongShares).toEqual([]);
});

test('a share of another grant, or of another number, is a wrong share', async () => {
  const second = await verify(await grantTo({ number: 2 }));
  const [later] = await reseal(second, ben);
  const elsewhere = await makePeople();
  const [foreign] = await reseal(await elsewhere.verify(await elsewhere.grantTo()), elsewhere.ben);
  for (const share of [later, { ...later, number: 1 }, { ...foreign, contactId: ben.contactId }]) {
    expect(refusalOf(await openRelease(verified, byLeo, shares([fromAna, share])))).toMatchObject({
      wrong: [ben.contactId],
    });
  }
  expect(refusalOf(await openRelease(verified, byLeo, shares([fromAna, foreign])))).toMatchObject({
    is: 'too-few-shares',
    right: [ana.contactId],
  });
});

test('a share that a grant of the same number gave is nothing to this one', async () => {
  const twin = await verify(await grantTo());
  const [fromTwin] = await reseal(twin, ben);
  expect(refusalOf(await openRelease(verified, byLeo, shares([fromAna, fromTwin])))).toMatchObject({
    wrong: [ben.contactId],
  });
});

test('a contact opens their own share alone', async () => {
  expect((await checkShare(ana.person, ana.contactId, verified)).ok).toBe(true);
  expect(refusalOf(await resealShare(ana.person, ben.contactId, verified))).toEqual({
    is: 'other-key',
    what: 'share',
  });
  const stranger = await makeContact('stranger');
  expect(refusalOf(await resealShare(stranger.person, stranger.contactId, verified))).toEqual({
    is: 'no-share',
    contactId: stranger.contactId,
  });
});

test('a contact whose key was reset is told that the grant is of the former one', async () => {
  const reset = await makePerson('ana');
  expect(refusalOf(await checkShare(reset, ana.contactId, verified))).toEqual({
    is: 'other-key',
    what: 'share',
  });
});

test('part A opens for its beneficiary alone', async () => {
  const mia = { kind: 'account', person: await makePerson('mia') } as const;
  const resealed = shares([fromAna, fromBen]);
  expect(refusalOf(await openRelease(verified, mia, resealed))).toEqual({ is: 'other-key', what: 'part-a' });
  // A server that names Mia's key in what it shows her has neither part A nor the shares sealed to her.
  const { grant } = verified;
  const forged: VerifiedGrant = {
    ...verified,
    grant: { ...grant, partA: { ...grant.partA, publicKey: mia.person.publicKey } },
  };
  expect(refusalOf(await openRelease(forged, mia, resealed))).toEqual({ is: 'altered', what: 'part-a' });
});

test('part A of another beneficiary, or of another number, does not open this release', async () => {
  const elsewhere = await grantTo({ beneficiaryId: newBeneficiaryId() });
  const later = await grantTo({ number: 7 });
  for (const { document } of [elsewhere, later]) {
    const { partA } = signedGrantSchema.parse(document).grant;
    const swapped = { ...verified, grant: { ...verified.grant, partA } };
    expect(refusalOf(await openRelease(swapped, byLeo, shares([fromAna, fromBen])))).toEqual({
      is: 'altered',
      what: 'part-a',
    });
  }
});

test('a part A that is not the one the owner signed is told so', async () => {
  const { partA, partB } = verified.grant;
  const grant = { ...verified.grant, partA: { ...partA, commitment: partB.commitment } };
  expect(refusalOf(await openRelease({ ...verified, grant }, byLeo, shares([fromAna, fromBen])))).toEqual({
    is: 'wrong-part-a',
  });
});

test('contacts together, without the beneficiary, have part B and no release key', async () => {
  const byAna = { kind: 'account', person: ana.person } as const;
  expect(refusalOf(await openRelease(verified, byAna, shares([fromAna, fromBen])))).toEqual({
    is: 'other-key',
    what: 'part-a',
  });
  const forged: VerifiedGrant = {
    ...verified,
    grant: { ...verified.grant, partA: { ...verified.grant.partA, publicKey: ana.person.publicKey } },
  };
  const resealed = await reseal(forged, ana, ben, cleo);
  expect(refusalOf(await openRelease(forged, byAna, shares(resealed)))).toEqual({
    is: 'altered',
    what: 'part-a',
  });
});

test('server and beneficiary, without contacts, open nothing', async () => {
  // All that a server holds: the grant, the contacts' sealed shares, another grant's part B in clear.
  const timeLocked = await grantTo({ lock: { kind: 'time-lock-only' } });
  const { partB } = made.document.grant;
  if (partB.kind !== 'shares') throw new Error('Shares were expected');
  const { ownerId } = owner;
  const asTheyStand = partB.shares.map(({ contactId, sealed }) => ({
    format: 1,
    ownerId,
    beneficiaryId,
    number: 1,
    contactId,
    sealed,
  }));
  expect(refusalOf(await openRelease(verified, byLeo, shares(asTheyStand)))).toMatchObject({
    is: 'too-few-shares',
    right: [],
  });
  const held = { kind: 'time-lock-only', held: timeLocked.heldPartB } as const;
  expect(refusalOf(await openRelease(verified, byLeo, held))).toEqual({ is: 'locked-otherwise' });
  const { commitment } = verified.grant.partB;
  const relocked: VerifiedGrant = {
    ...verified,
    grant: { ...verified.grant, partB: { kind: 'time-lock-only', commitment } },
  };
  expect(refusalOf(await openRelease(relocked, byLeo, held))).toEqual({ is: 'wrong-part-b' });
});

test('a release key is not taken for that of another grant of the same people', async () => {
  const second = await grantTo({ number: 2 });
  const { releaseKey, check } = (await verify(second)).grant;
  for (const grant of [
    { ...verified.grant, releaseKey },
    { ...verified.grant, check },
    { ...verified.grant, releaseKey, check },
  ]) {
    expect(refusalOf(await openRelease({ ...verified, grant }, byLeo, shares([fromAna, fromBen])))).toEqual({
      is: 'altered',
      what: 'grant',
    });
  }
});

test('with fewer than two contacts the server holds part B, and the beneficiary opens with it', async () => {
  const timeLocked = await grantTo({ lock: { kind: 'time-lock-only' } });
  expect(made.heldPartB).toBeNull();
  const grant = await verify(timeLocked);
  const held = { kind: 'time-lock-only', held: timeLocked.heldPartB } as const;
  expect(expectDone(await openRelease(grant, byLeo, held)).release.check).toEqual(timeLocked.release.check);
  const mia = { kind: 'account', person: await makePerson('mia') } as const;
  expect(refusalOf(await openRelease(grant, mia, held))).toEqual({ is: 'other-key', what: 'part-a' });
  expect(refusalOf(await checkShare(ana.person, ana.contactId, grant))).toEqual({ is: 'locked-otherwise' });
  expect(JSON.stringify(timeLocked.document)).not.toContain(timeLocked.heldPartB?.partB);
});

test('a claim kit opens with the contacts’ help: they reseal to the key that comes from the paper', async () => {
  const withKit = await grantTo({ recipient: { kind: 'kit', partA: null } });
  if (!withKit.kitPartA) throw new Error('A kit was expected');
  const printed = printClaimKit(withKit.kitPartA);
  expect(printed.text).toMatch(/^amk1[02-9a-z]{58}$/);
  const typed = printed.text.toUpperCase().replace(/(.{4})/g, '$1 ');
  const whose = { ownerId: owner.ownerId, beneficiaryId };
  const kit = expectDone(await openClaimKit(typed, whose));
  const grant = await verify(withKit);
  const resealed = shares(await reseal(grant, cleo, ana));
  const opened = expectDone(await openRelease(grant, { kind: 'kit', kit }, resealed));
  expect(opened.release.check).toEqual(withKit.release.check);
  expect(JSON.stringify(withKit.document)).not.toContain(printed.text.slice(4, 40));
  // Nobody who only has an account takes the paper's place.
  expect(refusalOf(await openRelease(grant, byLeo, resealed))).toEqual({ is: 'other-key', what: 'part-a' });
  const strangers = expectDone(await openClaimKit(typed, { ...whose, beneficiaryId: newBeneficiaryId() }));
  expect(refusalOf(await openRelease(grant, { kind: 'kit', kit: strangers }, resealed))?.is).toBe(
    'other-key',
  );
});

test('the paper stays in use when a contact is replaced, and not when the kit is', async () => {
  const first = await grantTo({ recipient: { kind: 'kit', partA: null } });
  const { kitPartA: partA } = expectDone(await openReleaseCopy(owner, first.copy));
  expect(partA).toEqual(first.kitPartA);
  if (!partA) throw new Error('A kit was expected');
  const whose = { ownerId: owner.ownerId, beneficiaryId };
  const kit = expectDone(await openClaimKit(printClaimKit(partA).text, whose));
  const dan = await makeContact('dan');
  const lock = sharedBy(2, [ana, dan]);
  const kept = await verify(await grantTo({ number: 2, recipient: { kind: 'kit', partA }, lock }));
  const resealed = shares(await reseal(kept, ana, dan));
  expect((await openRelease(kept, { kind: 'kit', kit }, resealed)).ok).toBe(true);
  const replaced = await verify(await grantTo({ number: 3, recipient: { kind: 'kit', partA: null }, lock }));
  const anew = shares(await reseal(replaced, ana, dan));
  expect(refusalOf(await openRelease(replaced, { kind: 'kit', kit }, anew))).toEqual({
    is: 'other-key',
    what: 'part-a',
  });
});

test('a mistyped kit is told so', async () => {
  const whose = { ownerId: owner.ownerId, beneficiaryId };
  const { text } = printClaimKit(new Uint8Array(32).fill(7));
  const other = text.endsWith('q') ? 'p' : 'q';
  expect(refusalOf(await openClaimKit(text.slice(0, -1) + other, whose))).toEqual({
    is: 'mistyped',
    what: 'claim-kit',
    reason: 'checksum',
  });
});

test.each([
  [2, 2],
  [3, 5],
  [20, 20],
])('%d of %d contacts are enough', async (needed, count) => {
  const helpers = await Promise.all(Array.from({ length: count }, (_, index) => makeContact(`c${index}`)));
  const grant = await verify(await grantTo({ lock: sharedBy(needed, helpers) }));
  const resealed = await reseal(grant, ...helpers.slice(-needed));
  expect((await openRelease(grant, byLeo, shares(resealed))).ok).toBe(true);
  expect(refusalOf(await openRelease(grant, byLeo, shares(resealed.slice(1))))?.is).toBe('too-few-shares');
});
