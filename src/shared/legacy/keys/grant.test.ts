import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  expectDone,
  makeOwner,
  makePeople,
  newBeneficiaryId,
  refusalOf,
  sharedBy,
} from '#tests/support/legacy/makeRelease.ts';
import { withOneBitChanged } from '#tests/support/vault/makeVault.ts';
import type { SignedGrantText } from './grant.ts';
import { makeGrant } from './makeGrant.ts';
import { revokeGrant, verifyRevocation } from './revocation.ts';
import { sign, signatureSchema } from './signatures.ts';
import { storedGrantSchema } from './stored.ts';
import { verifyGrant } from './verifyGrant.ts';

const people = await makePeople();
const { owner, leo, contacts, beneficiaryId, grantTo, expected } = people;
const { document } = await grantTo();
const notSigned = { is: 'not-signed-by-owner', what: 'grant' };

test('a grant is verified by the owner’s key as it was pinned, whatever the order of its members', async () => {
  const verified = expectDone(await verifyGrant(document, expected()));
  expect(verified.grant).toMatchObject({ ownerId: owner.ownerId, beneficiaryId, number: 1 });
  const reversed = { ...document, grant: Object.fromEntries(Object.entries(document.grant).reverse()) };
  expect(expectDone(await verifyGrant(reversed, expected())).digest).toBe(verified.digest);
  expect(storedGrantSchema.parse(document)).toEqual(document);
});

/** Each of what the grant says, by one change of it. */
function changesOf({ grant }: SignedGrantText): readonly (readonly [string, unknown])[] {
  const { partA, partB, releaseKey } = grant;
  if (partA.kind !== 'account' || partB.kind !== 'shares') throw new Error('Another grant was expected');
  const [first, second, third] = partB.shares;
  if (!first || !second || !third) throw new Error('Three shares were expected');
  const bit = (text: string) => withOneBitChanged(text, 700);
  return [
    ['its number', { ...grant, number: 2 }],
    ['its day', { ...grant, madeAt: '2026-11-23T12:00:00.000Z' }],
    ['its lock', { ...grant, releaseKey: { ...releaseKey, wrapped: bit(releaseKey.wrapped) } }],
    ['its check', { ...grant, check: bit(grant.check) }],
    ['its public key', { ...grant, partA: { ...partA, publicKey: bit(partA.publicKey) } }],
    [
      'its part A',
      {
        ...grant,
        partA: { ...partA, sealed: { ...partA.sealed, ciphertext: bit(partA.sealed.ciphertext) } },
      },
    ],
    [
      'a share',
      { ...grant, partB: { ...partB, shares: [{ ...first, sealed: second.sealed }, second, third] } },
    ],
    [
      'a commitment',
      { ...grant, partB: { ...partB, shares: [first, { ...second, commitment: first.commitment }, third] } },
    ],
    ['its quorum', { ...grant, partB: { ...partB, needed: 3 } }],
    ['its contacts', { ...grant, partB: { ...partB, shares: [first, second] } }],
    ['its lock’s kind', { ...grant, partB: { kind: 'time-lock-only', commitment: partB.commitment } }],
  ];
}

test.each(changesOf(document))('a grant with a change of %s is refused', async (_, grant) => {
  expect(refusalOf(await verifyGrant({ ...document, grant }, expected()))).toEqual(notSigned);
});

test('nothing can be added to a grant, and no share be given twice', async () => {
  const { grant } = document;
  const added = { ...document, grant: { ...grant, stages: ['vault'] } };
  expect(refusalOf(await verifyGrant(added, expected()))).toMatchObject({ is: 'malformed', what: 'grant' });
  if (grant.partB.kind !== 'shares') throw new Error('Shares were expected');
  const [first] = grant.partB.shares;
  const twice = { ...grant, partB: { ...grant.partB, shares: [first, first] } };
  expect(refusalOf(await verifyGrant({ ...document, grant: twice }, expected()))?.is).toBe('malformed');
  const one = { ...grant, partB: { ...grant.partB, needed: 1 } };
  expect(refusalOf(await verifyGrant({ ...document, grant: one }, expected()))?.is).toBe('malformed');
});

test('a grant that another key signed is refused, whatever it says', async () => {
  const { owner: thief } = await makeOwner();
  const signature = z.encode(signatureSchema, await sign(thief.signingKey, 'grant', document.grant));
  expect(refusalOf(await verifyGrant({ ...document, signature }, expected()))).toEqual(notSigned);
  const revoked = z.encode(signatureSchema, await sign(owner.signingKey, 'revocation', document.grant));
  expect(refusalOf(await verifyGrant({ ...document, signature: revoked }, expected()))).toEqual(notSigned);
});

test('a grant for another beneficiary, or of another owner, is no grant for this one', async () => {
  const theirs = await grantTo({ beneficiaryId: newBeneficiaryId() });
  expect(refusalOf(await verifyGrant(theirs.document, expected()))).toEqual({
    is: 'belongs-elsewhere',
    what: 'grant',
    field: 'beneficiary',
  });
  expect(refusalOf(await verifyGrant(document, { ...expected(), ownerId: leo.personId }))).toEqual({
    is: 'belongs-elsewhere',
    what: 'grant',
    field: 'owner',
  });
  const relabelled = { ...theirs.document, grant: { ...theirs.document.grant, beneficiaryId } };
  expect(refusalOf(await verifyGrant(relabelled, expected()))).toEqual(notSigned);
});

test('an older grant played again is refused, and so is another one of the same number', async () => {
  const second = await grantTo({ number: 2 });
  const { digest } = expectDone(await verifyGrant(second.document, expected()));
  const seen = { number: 2, digest, isRevoked: false };
  expect(refusalOf(await verifyGrant(document, expected(seen)))).toEqual({
    is: 'older-grant',
    seenNumber: 2,
    number: 1,
  });
  expect((await verifyGrant(second.document, expected(seen))).ok).toBe(true);
  const another = await grantTo({ number: 2 });
  expect(refusalOf(await verifyGrant(another.document, expected(seen)))).toEqual({
    is: 'different-grant',
    number: 2,
  });
});

test('a revoked grant is refused by whoever saw the revocation; the next one is not', async () => {
  const revocation = await revokeGrant(owner, {
    beneficiaryId,
    number: 1,
    revokedAt: '2026-11-23T12:00:00.000Z',
  });
  const seen = expectDone(await verifyRevocation(revocation, expected()));
  expect(refusalOf(await verifyGrant(document, expected(seen)))).toEqual({ is: 'revoked-grant', number: 1 });
  expect((await verifyGrant((await grantTo({ number: 2 })).document, expected(seen))).ok).toBe(true);
});

test('nobody but the owner revokes, and no revocation brings back an older number', async () => {
  const { owner: thief } = await makeOwner();
  const revokedAt = '2026-11-23T12:00:00.000Z';
  const forged = await revokeGrant(thief, { beneficiaryId, number: 1, revokedAt });
  expect(refusalOf(await verifyRevocation(forged, expected()))).toEqual({
    is: 'not-signed-by-owner',
    what: 'revocation',
  });
  const seen = { number: 3, digest: 'x', isRevoked: false };
  const old = await revokeGrant(owner, { beneficiaryId, number: 1, revokedAt });
  expect(expectDone(await verifyRevocation(old, expected(seen)))).toEqual(seen);
});

test('a quorum of one, of more than there are, or with a contact twice is never made', async () => {
  const [ana] = contacts;
  if (!ana) throw new Error('A contact was expected');
  const order = {
    beneficiaryId,
    number: 1,
    madeAt: '2026-11-22T12:00:00.000Z',
    recipient: { kind: 'account', publicKey: leo.publicKey },
  } as const;
  for (const lock of [
    sharedBy(1, contacts),
    sharedBy(4, contacts),
    sharedBy(2, [ana, ana]),
    sharedBy(2, [ana]),
  ]) {
    expect(refusalOf(await makeGrant(owner, { ...order, lock }))?.is).toBe('impossible-quorum');
  }
  const noPoint = new Uint8Array(65).fill(4);
  const recipient = { kind: 'account', publicKey: noPoint } as const;
  const sealed = await makeGrant(owner, { ...order, recipient, lock: sharedBy(2, contacts) });
  expect(refusalOf(sealed)).toEqual({ is: 'invalid-public-key' });
});
