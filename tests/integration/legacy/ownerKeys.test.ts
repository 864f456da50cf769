/** What an owner keeps for making locks: kept once for each vault, told to who accepted, never written over unseen. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { beneficiariesRemove, beneficiariesSave } from '#shared/callables/beneficiaries.ts';
import { grantsReadForContact, grantsSave } from '#shared/callables/legacyKeys.ts';
import {
  grantsRevoke,
  grantsSaveLetters,
  ownerKeysCreate,
  ownerKeysSavePins,
} from '#shared/callables/locks.ts';
import { contentIdSchema } from '#shared/legacy/keys/contents.ts';
import { SEALED_LETTER_LIMIT } from '#shared/legacy/lockDocuments.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { vaultIdSchema } from '#shared/vault/ids.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import {
  accepted,
  asBeneficiary,
  asContact,
  makeSomebody,
  nameBeneficiary,
  nameContact,
  newPublicKey,
  type Somebody,
} from '../../support/legacyPeople.ts';
import { opaqueKeys } from '../../support/vault/opaque.ts';

const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
let owner: Somebody;
beforeAll(async () => {
  backend = await startBackend({ clock });
  ({ services } = await backend.server.businessLogic());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  owner = await makeSomebody(services);
});

const refusal = (code: string) => ({ code });
const read = async (path: string) => (await services.firestore.doc(path).get()).data();
const own = (path: string) => read(`users/${owner.uid}/${path}`);

async function makeVault(erasureDueAt: number | null = null) {
  const keys = opaqueKeys();
  const vault = { ownerId: owner.uid, keys, erasureDueAt };
  await services.firestore.doc(`users/${owner.uid}/vaults/${keys.vaultId}`).set(vault);
  return keys.vaultId;
}

const keysOf = (vaultId: z.input<typeof ownerKeysCreate.input>['vaultId']) => ({
  vaultId,
  signingPublicKey: newPublicKey(),
  box: JSON.stringify({ sealed: randomUUID() }),
  pins: JSON.stringify({ sealed: randomUUID() }),
});

describe('The owner’s keys', () => {
  test('are made once for the vault in use, and told to whoever has accepted and whoever does later', async () => {
    const [id, contactId] = [await nameBeneficiary(owner), await nameContact(owner)];
    const early = await accepted(services, owner, asBeneficiary(id));
    const role = () => read(`users/${early.uid}/legacyRoles/${id}`);
    expect(await role()).toMatchObject({ ownerSigningKey: null });
    const keys = keysOf(await makeVault());
    await owner.call(ownerKeysCreate, keys);
    await owner.call(ownerKeysCreate, keys);
    const { pins, ...kept } = keys;
    expect(await own(`ownerKeys/${keys.vaultId}`)).toMatchObject({ ...kept, pins, pinsRevision: 1 });
    expect(await role()).toMatchObject({ ownerSigningKey: keys.signingPublicKey });
    const late = await accepted(services, owner, asContact(contactId));
    expect(await read(`users/${late.uid}/legacyRoles/${contactId}`)).toMatchObject({
      ownerSigningKey: keys.signingPublicKey,
    });
    await expect(owner.call(ownerKeysCreate, keysOf(keys.vaultId))).rejects.toMatchObject(
      refusal('conflict'),
    );
  });

  test('are made for no vault that is not there, or waits to be erased', async () => {
    for (const vaultId of [vaultIdSchema.parse(randomUUID()), await makeVault(clock.now() + 1)])
      await expect(owner.call(ownerKeysCreate, keysOf(vaultId))).rejects.toMatchObject(
        refusal('vault-not-found'),
      );
  });

  test('hold what was seen of others, and no device forgets what another saw', async () => {
    const keys = keysOf(await makeVault());
    const { vaultId } = keys;
    const [pins, other] = [JSON.stringify({ pins: 2 }), JSON.stringify({ pins: 3 })];
    await expect(owner.call(ownerKeysSavePins, { vaultId, basedOn: 1, pins })).rejects.toMatchObject(
      refusal('vault-not-found'),
    );
    await owner.call(ownerKeysCreate, keys);
    for (const _again of [1, 2])
      expect(await owner.call(ownerKeysSavePins, { vaultId, basedOn: 1, pins })).toEqual({ revision: 2 });
    await expect(owner.call(ownerKeysSavePins, { vaultId, basedOn: 1, pins: other })).rejects.toMatchObject(
      refusal('conflict'),
    );
    // A box that is told once more takes no pins back.
    await owner.call(ownerKeysCreate, keys);
    expect(await own(`ownerKeys/${vaultId}`)).toMatchObject({ pins, pinsRevision: 2 });
  });
});

type SavedGrant = z.input<typeof grantsSave.input>;

describe('A lock', () => {
  let id: BeneficiaryId;
  const vaultId = vaultIdSchema.parse(randomUUID());
  beforeEach(async () => {
    id = await nameBeneficiary(owner);
  });
  const lock = (number: number, more: Partial<SavedGrant> = {}): SavedGrant => ({
    beneficiaryId: id,
    number,
    grant: JSON.stringify({ number, salt: randomUUID() }),
    sealedTo: { beneficiary: null, contacts: [] },
    timeLockPart: 'part',
    items: [],
    copy: { vaultId, copy: `copy ${number}` },
    ...more,
  });
  const letter = (version = 1, contentId = contentIdSchema.parse(randomUUID())) => ({
    contentId,
    version,
    sealed: JSON.stringify({ salt: randomUUID() }),
  });

  test('is kept with the owner’s copy of its key, and with those of the former ones', async () => {
    const first = lock(1);
    await owner.call(grantsSave, first);
    await owner.call(grantsSave, first);
    await owner.call(grantsSave, lock(2, { revocation: { number: 1, revocation: 'signed' } }));
    for (const number of [1, 2])
      expect(await own(`releaseCopies/${id}.${number}`)).toEqual({
        beneficiaryId: id,
        number,
        vaultId,
        copy: `copy ${number}`,
      });
    expect(await own(`revocations/${id}`)).toEqual({ beneficiaryId: id, number: 1, revocation: 'signed' });
    const itself = lock(3, { revocation: { number: 3, revocation: 'signed' } });
    await expect(owner.call(grantsSave, itself)).rejects.toMatchObject(refusal('invalid-input'));
  });

  test('that was revoked is gone, and none comes back under its number', async () => {
    await owner.call(grantsSave, lock(2));
    const revoked = { beneficiaryId: id, number: 2, revocation: 'signed 2' };
    await owner.call(grantsRevoke, revoked);
    await owner.call(grantsRevoke, revoked);
    await owner.call(grantsRevoke, { beneficiaryId: id, number: 1, revocation: 'signed 1' });
    expect(await own(`grants/${id}`)).toBeUndefined();
    expect(await own(`revocations/${id}`)).toMatchObject({ number: 2, revocation: 'signed 2' });
    await expect(owner.call(grantsSave, lock(2))).rejects.toMatchObject(refusal('conflict'));
    await owner.call(grantsSave, lock(3));
    await owner.call(grantsRevoke, revoked);
    expect(await own(`grants/${id}`)).toMatchObject({ number: 3 });
  });

  test('tells a contact who is asked what was revoked before it', async () => {
    const contacts = [await nameContact(owner), await nameContact(owner)];
    const [first] = await Promise.all(contacts.map((one) => accepted(services, owner, asContact(one))));
    const [contactId] = contacts;
    if (!first || !contactId) throw new Error('Two were named.');
    const shares = contacts.map((one) => ({ contactId: one, generation: 1 }));
    const sealedTo = { beneficiary: null, contacts: shares };
    const revocation = { number: 1, revocation: 'signed' };
    const input = lock(2, { sealedTo, timeLockPart: null, revocation });
    await owner.call(grantsSave, input);
    const ask = { round: 1, askedAt: new Date(), isRehearsal: false, vote: 'nothing', since: 'verifying' };
    await services.firestore.doc(`users/${first.uid}/legacyRoles/${contactId}`).update({ ask });
    expect(await first.call(grantsReadForContact, { ownerId: owner.uid, contactId })).toEqual({
      grants: [{ beneficiaryId: id, grant: input.grant, revocation: 'signed' }],
    });
  });

  test('holds letters, each saved on the last of its versions and counted on its person', async () => {
    await owner.call(grantsSave, lock(1));
    const first = letter();
    const input = { beneficiaryId: id, number: 1, letters: [first], dropped: [] };
    await owner.call(grantsSaveLetters, input);
    await owner.call(grantsSaveLetters, input);
    expect(await own(`releaseContents/${id}.${first.contentId}`)).toMatchObject({ ...first, number: 1 });
    expect(await own(`beneficiaries/${id}`)).toMatchObject({ sealedLetterCount: 1 });
    const other = letter(1, first.contentId);
    await expect(owner.call(grantsSaveLetters, { ...input, letters: [other] })).rejects.toMatchObject(
      refusal('conflict'),
    );
    await expect(owner.call(grantsSaveLetters, { ...input, number: 2 })).rejects.toMatchObject(
      refusal('conflict'),
    );
    await owner.call(grantsSave, lock(2));
    // The same letter under the next lock.
    await owner.call(grantsSaveLetters, { ...input, number: 2, letters: [other] });
    expect(await own(`releaseContents/${id}.${first.contentId}`)).toMatchObject({ ...other, number: 2 });
    await owner.call(grantsSaveLetters, { ...input, number: 2, letters: [], dropped: [first.contentId] });
    expect(await own(`releaseContents/${id}.${first.contentId}`)).toBeUndefined();
    expect(await own(`beneficiaries/${id}`)).toMatchObject({ sealedLetterCount: 0 });
  });

  test('holds so many letters, and no more', async () => {
    await owner.call(grantsSave, lock(1));
    for (let start = 0; start < SEALED_LETTER_LIMIT; start += 5) {
      const letters = Array.from({ length: 5 }, () => letter());
      await owner.call(grantsSaveLetters, { beneficiaryId: id, number: 1, letters, dropped: [] });
    }
    const tooMany = { beneficiaryId: id, number: 1, letters: [letter()], dropped: [] };
    await expect(owner.call(grantsSaveLetters, tooMany)).rejects.toMatchObject(refusal('invalid-input'));
  });

  test('of who was taken off keeps letters and copies for 30 days, in case they are named again', async () => {
    const other = await nameBeneficiary(owner);
    for (const beneficiaryId of [id, other]) {
      await owner.call(grantsSave, lock(1, { beneficiaryId }));
      await owner.call(grantsSaveLetters, { beneficiaryId, number: 1, letters: [letter()], dropped: [] });
      await owner.call(beneficiariesRemove, { beneficiaryId });
    }
    const words = { name: 'Jules' };
    await owner.call(beneficiariesSave, { beneficiaryId: other, basedOn: 0, words });
    const left = async (name: string) =>
      (await services.firestore.collection(`users/${owner.uid}/${name}`).get()).docs.map((stored) =>
        String(stored.get('beneficiaryId')),
      );
    expect((await left('releaseContents')).toSorted()).toEqual([id, other].toSorted());
    const eraseAt = new Date(clock.now() - 1);
    for (const beneficiaryId of [id, other])
      await services.firestore.doc(`users/${owner.uid}/grantRemains/${beneficiaryId}`).update({ eraseAt });
    // It ran an hour ago, so that the clock is believed.
    const lastStartedAt = new Date(clock.now() - 60 * 60_000);
    await services.firestore.doc('jobs/grants-eraseRemains').set({ lastStartedAt });
    await scheduleNamed('grants-eraseRemains').run({ services, dueAt: clock.now() });
    expect(await left('releaseContents')).toEqual([other]);
    expect(await left('releaseCopies')).toEqual([other]);
  });
});
