/** docs/legacy-format.md is kept: what the module makes of fixed inputs is what was committed once, and both programs open it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openClaimKit } from '#shared/legacy/keys/claimKit.ts';
import { openContent } from '#shared/legacy/keys/contents.ts';
import { signedGrantSchema } from '#shared/legacy/keys/grant.ts';
import { openReleasedItem } from '#shared/legacy/keys/itemKeys.ts';
import { openPersonKeys } from '#shared/legacy/keys/openPersonKeys.ts';
import { type GivenPartB, openRelease } from '#shared/legacy/keys/openRelease.ts';
import { openPins } from '#shared/legacy/keys/pins.ts';
import { verifyRevocation } from '#shared/legacy/keys/revocation.ts';
import { verifyGrant } from '#shared/legacy/keys/verifyGrant.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { expectDone, refusalOf } from '#tests/support/legacy/makeRelease.ts';
import { makeVectors, personId, phrase, vectorsFolder } from '#tests/support/legacy/makeVectors.ts';
import * as second from '#tests/support/legacy/secondImplementation.ts';
import type * as secondVault from '#tests/support/vault/secondImplementation.ts';
import type { Sealed } from '#tests/support/writtenOnNode.ts';

const made = await makeVectors();
const committed = (name: string): unknown => JSON.parse(readFileSync(join(vectorsFolder, name), 'utf8'));

/** ECDSA takes a random number: no two signatures are the same. */
function withoutSignatures(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (name, member: unknown) => (name === 'signature' ? null : member));
}

test.each(Object.keys(made))('the vectors of %s are what they were', (name) => {
  expect(withoutSignatures(made[name])).toEqual(withoutSignatures(committed(name)));
});

const personSchema = z.object({
  personKey: z.string(),
  privateKey: z.string(),
  newPhrase: z.string(),
  derivedFromPersonKey: z.object({ pinsKey: z.string() }),
  recoveryCode: z.object({ text: z.string(), newText: z.string() }),
  boxes: z.record(z.string(), z.custom<second.PersonBox>()),
});
const ownerSchema = z.object({
  signingKey: z.string(),
  itemKeys: z.string(),
  copiesKey: z.string(),
  document: z.custom<second.OwnerBox>(),
});
const grantSchema = z.object({
  title: z.string(),
  document: z.custom<second.SignedGrant>(),
  digest: z.string(),
  partA: z.string(),
  partB: z.string(),
  kit: z.object({ text: z.string() }).nullable(),
  recipientPrivateKey: z.string(),
  shares: z.array(z.object({ contactId: z.string(), share: z.string() })),
  heldPartB: z.unknown(),
  resealed: z.array(z.custom<second.ResealedShare>()),
  releaseKey: z.string(),
  copy: z.custom<second.ReleaseCopy>(),
});
const grantsSchema = z.object({ grants: z.array(grantSchema), revocation: z.unknown() });
const thingsSchema = z.object({
  item: z.object({ itemKey: z.string(), document: z.custom<secondVault.Item>(), body: z.unknown() }),
  releasedItemKey: z.custom<second.ReleasedItemKey>(),
  content: z.object({ content: z.unknown(), document: z.custom<second.SealedContent>() }),
  pins: z.custom<{ readonly sealed: Sealed }>(),
});

const person = personSchema.parse(committed('person.json'));
const owner = ownerSchema.parse(committed('owner.json'));
const { grants, revocation } = grantsSchema.parse(committed('grants.json'));
const things = thingsSchema.parse(committed('things.json'));
const read = (text: string) => Buffer.from(text, 'base64url');

const boxOf = (name: string) => {
  const box = person.boxes[name];
  if (!box) throw new Error(`No box ${name}`);
  return box;
};

test.each([
  ['created', { phrase }, { recoveryCode: person.recoveryCode.text }],
  ['afterChangeOfPhrase', { phrase: person.newPhrase }, { recoveryCode: person.recoveryCode.text }],
  ['afterReplacingTheCode', { phrase: person.newPhrase }, { recoveryCode: person.recoveryCode.newText }],
])('the box %s opens with both programs, by phrase and by code', async (name, byPhrase, byCode) => {
  for (const secret of [byPhrase, byCode]) {
    const opened = second.openPersonBox(personId, boxOf(name), secret);
    expect([opened.personKey, opened.privateKey]).toEqual([read(person.personKey), read(person.privateKey)]);
  }
  const typed = { way: 'recovery', recoveryCode: byCode.recoveryCode } as const;
  expect(expectDone(await openPersonKeys(personId, boxOf(name), typed)).isBoxIntact).toBe(true);
});

const expected = (document: unknown) => {
  const { ownerId, beneficiaryId } = signedGrantSchema.parse(document).grant;
  const signingPublicKey = Uint8Array.from(read(owner.document.signingPublicKey));
  return { ownerId, beneficiaryId, signingPublicKey, seen: null };
};

test.each(grants)('the grant with $title opens with the other program alone', (vector) => {
  const { grant, signature } = vector.document;
  const keys = second.openOwnerBox(owner.document, read(owner.itemKeys));
  expect(keys.signingKey).toEqual(read(owner.signingKey));
  expect(second.isSigned(read(owner.document.signingPublicKey), 'grant', grant, signature)).toBe(true);
  const privateKey = read(vector.recipientPrivateKey);
  const partA = vector.kit ? second.readPrinted('amk', vector.kit.text) : second.openPartA(grant, privateKey);
  expect(partA).toEqual(read(vector.partA));
  if (vector.kit) expect(second.kitPrivateKey(grant, partA)).toEqual(privateKey);
  const shares = vector.resealed.map((share) => second.openResealed(grant, privateKey, share));
  expect(shares).toEqual(vector.shares.map(({ share }) => read(share)));
  const partB =
    shares.length > 0 ? second.combineShares(shares.slice(-(grant.partB.needed ?? 0))) : read(vector.partB);
  expect(partB).toEqual(read(vector.partB));
  expect(second.openReleaseKey(grant, partA, partB)).toEqual(read(vector.releaseKey));
  expect(second.openCopy(vector.copy, keys).releaseKey).toEqual(read(vector.releaseKey));
  expect(second.digestOf('grant', grant)).toBe(vector.digest);
});

test.each(grants)(
  'the grant with $title opens with the module',
  async ({ document, kit, resealed, heldPartB }) => {
    const verified = expectDone(await verifyGrant(document, expected(document)));
    const secret = { way: 'passphrase', phrase, argon2id } as const;
    const claimant = kit
      ? ({ kind: 'kit', kit: expectDone(await openClaimKit(kit.text, verified.grant)) } as const)
      : ({
          kind: 'account',
          person: expectDone(await openPersonKeys(personId, boxOf('created'), secret)).person,
        } as const);
    const given: GivenPartB =
      verified.grant.partB.kind === 'shares'
        ? { kind: 'shares', resealed }
        : { kind: 'time-lock-only', held: heldPartB };
    const { release, wrongShares } = expectDone(await openRelease(verified, claimant, given));
    expect(wrongShares).toEqual([]);
    const { item, releasedItemKey, content } = things;
    if (release.number !== 1) {
      expect(refusalOf(await openReleasedItem(release, releasedItemKey, item.document))?.is).toBe(
        'belongs-elsewhere',
      );
      return;
    }
    expect(expectDone(await openReleasedItem(release, releasedItemKey, item.document))).toMatchObject(
      z.object({ content: z.unknown() }).parse(item.body),
    );
    expect(expectDone(await openContent(release, content.document)).content).toEqual(content.content);
  },
);

test('item, letter and pins open with the other program', async () => {
  const [shared] = grants;
  if (!shared) throw new Error('A grant was expected');
  const releaseKey = read(shared.releaseKey);
  expect(second.openItemKey(releaseKey, things.releasedItemKey)).toEqual(read(things.item.itemKey));
  expect(second.openContent(releaseKey, things.content.document)).toEqual(things.content.content);
  const pinsKey = read(person.derivedFromPersonKey.pinsKey);
  expect(second.openPins(personId, pinsKey, things.pins)).toMatchObject({
    keys: [{ role: 'owner' }],
    grants: [{ number: 1, isRevoked: false }],
  });
  const { person: leo } = expectDone(
    await openPersonKeys(personId, boxOf('created'), { way: 'passphrase', phrase, argon2id }),
  );
  expect((await openPins({ holderId: personId, pinsKey: leo.pinsKey }, things.pins)).ok).toBe(true);
});

test('the revocation of the vectors is the owner’s', async () => {
  const [shared] = grants;
  const seen = expectDone(await verifyRevocation(revocation, expected(shared?.document)));
  expect(seen).toMatchObject({ number: 1, isRevoked: true });
  const stored = z.object({ revocation: z.unknown(), signature: z.string() }).parse(revocation);
  const publicKey = read(owner.document.signingPublicKey);
  expect(second.isSigned(publicKey, 'revocation', stored.revocation, stored.signature)).toBe(true);
});
