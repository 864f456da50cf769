import { expect, test } from 'vitest';
import {
  expectDone,
  makeOwner,
  makePeople,
  makePerson,
  refusalOf,
} from '#tests/support/legacy/makeRelease.ts';
import { withOneBitChanged } from '#tests/support/vault/makeVault.ts';
import {
  comparePin,
  noPins,
  openPins,
  pinKey,
  pinnedKey,
  rememberGrant,
  sealPins,
  seenGrantOf,
} from './pins.ts';
import { verifyGrant } from './verifyGrant.ts';

const people = await makePeople();
const { owner, leo, ana, beneficiaryId, grantTo, expected } = people;
const pinnedAt = '2026-11-22T12:00:00.000Z';
const ofLeo = { holderId: leo.personId, pinsKey: leo.pinsKey };
const roseKey = { role: 'owner', id: owner.ownerId, publicKey: owner.signingPublicKey } as const;
const pins = pinKey(noPins, { ...roseKey, comparedBy: 'words', pinnedAt });

test('what was pinned is read again by its holder alone, owner or beneficiary', async () => {
  const sealed = await sealPins(ofLeo, pins);
  expect(expectDone(await openPins(ofLeo, sealed))).toEqual(pins);
  const mia = await makePerson('mia');
  for (const holder of [
    { holderId: mia.personId, pinsKey: mia.pinsKey },
    { holderId: mia.personId, pinsKey: leo.pinsKey },
    { holderId: owner.ownerId, pinsKey: owner.pinsKey },
  ]) {
    expect(refusalOf(await openPins(holder, sealed))).toEqual({ is: 'altered', what: 'pins' });
  }
  const ofRose = { holderId: owner.ownerId, pinsKey: owner.pinsKey };
  expect(expectDone(await openPins(ofRose, await sealPins(ofRose, pins)))).toEqual(pins);
  const ciphertext = withOneBitChanged(sealed.sealed.ciphertext, 99);
  const changed = { ...sealed, sealed: { ...sealed.sealed, ciphertext } };
  expect(refusalOf(await openPins(ofLeo, changed))).toEqual({ is: 'altered', what: 'pins' });
});

test('a key that is answered otherwise than it was pinned is told', async () => {
  const { owner: thief } = await makeOwner();
  expect(comparePin(pins, roseKey)).toBe('same');
  expect(comparePin(pins, { ...roseKey, publicKey: thief.signingPublicKey })).toBe('changed');
  expect(comparePin(pins, { role: 'contact', id: ana.contactId, publicKey: ana.person.publicKey })).toBe(
    'new',
  );
  const again = pinKey(pins, { ...roseKey, publicKey: thief.signingPublicKey, comparedBy: null, pinnedAt });
  expect(again.keys).toHaveLength(1);
  expect(pinnedKey(again, roseKey)?.publicKey).toEqual(thief.signingPublicKey);
});

test('the newest grant that was seen stays seen, also when it was revoked', async () => {
  const whose = { ownerId: owner.ownerId, beneficiaryId };
  const numbered = async (number: number) => {
    const { digest } = expectDone(await verifyGrant((await grantTo({ number })).document, expected()));
    return { number, digest, isRevoked: false };
  };
  const [first, second] = [await numbered(1), await numbered(2)];
  const seen = rememberGrant(rememberGrant(pins, whose, second), whose, first);
  expect(seenGrantOf(seen, whose)).toMatchObject(second);
  const revoked = rememberGrant(seen, whose, { ...second, isRevoked: true });
  expect(seenGrantOf(rememberGrant(revoked, whose, second), whose)).toMatchObject({ isRevoked: true });
  expect(revoked.grants).toHaveLength(1);
  const reopened = expectDone(await openPins(ofLeo, await sealPins(ofLeo, revoked)));
  expect(reopened).toEqual(revoked);
});
