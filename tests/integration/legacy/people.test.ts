/** Whom an owner names, and what each is to receive: the plan's limit, two devices, what must be there, what a removal takes along. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { albumsCreate, albumsErase, albumsTrash } from '#shared/callables/albums.ts';
import {
  beneficiariesGrant,
  beneficiariesRemove,
  beneficiariesSave,
} from '#shared/callables/beneficiaries.ts';
import { invitationsLook, invitationsSend } from '#shared/callables/invitations.ts';
import { trustedContactsRemove, trustedContactsSave } from '#shared/callables/trustedContacts.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import {
  accepted,
  asBeneficiary,
  callAsVisitor,
  invite,
  makeSomebody,
  nameBeneficiary,
  nameContact,
  newBeneficiaryId,
  newContactId,
  type Somebody,
} from '../../support/legacyPeople.ts';

let backend: Backend;
let services: Services;
beforeAll(async () => {
  backend = await startBackend({ clock: jobsAtRestClock() });
  ({ services } = await backend.server.businessLogic());
});
afterAll(() => backend.stop());

const refusal = (code: string) => ({ code });
const read = async (path: string) => (await services.firestore.doc(path).get()).data();
const beneficiary = ({ uid }: Somebody, id: string) => read(`users/${uid}/beneficiaries/${id}`);
const words = { name: 'Jules', email: 'jules@example.org' };
const save = (owner: Somebody, beneficiaryId: BeneficiaryId, basedOn: number, more: object = {}) =>
  owner.call(beneficiariesSave, { beneficiaryId, basedOn, words: { ...words, ...more } });

describe('A beneficiary', () => {
  test('is named once, however often the answer is lost, and changed by the device that saw them last', async () => {
    const owner = await makeSomebody(services);
    const id = newBeneficiaryId();
    expect(await save(owner, id, 0)).toEqual({ revision: 1 });
    expect(await save(owner, id, 0)).toEqual({ revision: 1 });
    await expect(save(owner, id, 0, { name: 'Another' })).rejects.toMatchObject(refusal('conflict'));
    expect(await save(owner, id, 1, { relationship: 'Son' })).toEqual({ revision: 2 });
    expect(await save(owner, id, 1, { relationship: 'Son' })).toEqual({ revision: 2 });
    await expect(save(owner, id, 1, { relationship: 'Nephew' })).rejects.toMatchObject(refusal('conflict'));
    expect(await beneficiary(owner, id)).toMatchObject({
      ownerId: owner.uid,
      relationship: 'Son',
      revision: 2,
      wishes: [],
      invitation: { is: 'none' },
    });
  });

  test('of two that are named at once on the free plan is one, and those of a better plan are kept', async () => {
    const owner = await makeSomebody(services, { plan: 'Free' });
    const [one, other] = [newBeneficiaryId(), newBeneficiaryId()];
    const outcomes = await Promise.allSettled([save(owner, one, 0), save(owner, other, 0)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(save(owner, newBeneficiaryId(), 0)).rejects.toMatchObject({
      code: 'beneficiary-limit-reached',
      message: 'The Free plan holds 1 person.',
      details: { beneficiaryLimit: 1 },
    });
    const profile = services.firestore.doc(`users/${owner.uid}`);
    await profile.update({ plan: 'Pro' });
    const third = await nameBeneficiary(owner);
    await profile.update({ plan: 'Free' });
    expect(await save(owner, third, 1, { name: 'Jules, still here' })).toEqual({ revision: 2 });
    await expect(save(owner, newBeneficiaryId(), 0)).rejects.toMatchObject(
      refusal('beneficiary-limit-reached'),
    );
  });

  test('that is not there is not changed, and no stranger’s is', async () => {
    const [owner, stranger] = [await makeSomebody(services), await makeSomebody(services)];
    const id = await nameBeneficiary(owner);
    await expect(save(stranger, id, 1)).rejects.toMatchObject(refusal('beneficiary-not-found'));
    await stranger.call(beneficiariesRemove, { beneficiaryId: id });
    expect(await beneficiary(owner, id)).toMatchObject({ revision: 1 });
    await expect(
      owner.call(beneficiariesSave, { beneficiaryId: id, basedOn: 1, words }, { demo: true }),
    ).rejects.toMatchObject(refusal('demo-account-read-only'));
  });

  test('has a picture of the owner’s, and keeps a place for one that was erased since', async () => {
    const owner = await makeSomebody(services);
    const photoItemId = mediaItemIdSchema.parse(randomUUID());
    const id = newBeneficiaryId();
    await expect(save(owner, id, 0, { photoItemId })).rejects.toMatchObject(refusal('media-item-not-found'));
    const item = services.firestore.doc(`users/${owner.uid}/mediaItems/${photoItemId}`);
    await item.set({ state: 'ready' });
    await save(owner, id, 0, { photoItemId });
    await item.delete();
    expect(await save(owner, id, 1, { photoItemId, name: 'Julie' })).toEqual({ revision: 2 });
  });
});

const grant = (owner: Somebody, people: z.input<typeof beneficiariesGrant.input>['people']) =>
  owner.call(beneficiariesGrant, { people });
const album = (albumId: string) => ({ thing: { is: 'album' as const, albumId } });

describe('What somebody receives', () => {
  test('is set for many in one call, each answered for themself', async () => {
    const owner = await makeSomebody(services);
    const [one, other] = [await nameBeneficiary(owner), await nameBeneficiary(owner)];
    const gone = newBeneficiaryId();
    const { albumId } = await owner.call(albumsCreate, { title: 'Summer', description: '' });
    const wishes = [album(albumId), { thing: { is: 'clone' as const } }];
    const asked = [
      { beneficiaryId: one, basedOn: 1, wishes },
      { beneficiaryId: other, basedOn: 7, wishes },
      { beneficiaryId: gone, basedOn: 1, wishes: [] },
    ];
    const answer = {
      people: [
        { beneficiaryId: one, outcome: 'saved', revision: 2 },
        { beneficiaryId: other, outcome: 'conflict', revision: 1 },
        { beneficiaryId: gone, outcome: 'gone' },
      ],
    };
    expect(await grant(owner, asked)).toEqual(answer);
    expect(await grant(owner, asked)).toEqual(answer);
    expect((await beneficiary(owner, one))?.wishes).toMatchObject([
      { thing: { is: 'album', albumId }, when: { is: 'at-release' } },
      { thing: { is: 'clone' } },
    ]);
    expect((await beneficiary(owner, other))?.wishes).toEqual([]);
  });

  test.each([
    ['an album', { is: 'album' as const, albumId: 'not-there' }, 'album-not-found'],
    ['an item', { is: 'media-item' as const, mediaItemId: 'not-there' }, 'media-item-not-found'],
    ['a vault item', { is: 'vault-item' as const, vaultItemId: randomUUID() }, 'vault-item-not-found'],
  ])('is no %s that is not there, nor a stranger’s', async (_what, thing, code) => {
    const owner = await makeSomebody(services);
    const id = await nameBeneficiary(owner);
    await expect(
      grant(owner, [{ beneficiaryId: id, basedOn: 1, wishes: [{ thing }] }]),
    ).rejects.toMatchObject(refusal(code));
    expect((await beneficiary(owner, id))?.wishes).toEqual([]);
  });

  test('may still name what was erased since: nobody is refused for that', async () => {
    const owner = await makeSomebody(services);
    const id = await nameBeneficiary(owner);
    const { albumId } = await owner.call(albumsCreate, { title: 'Summer', description: '' });
    await grant(owner, [{ beneficiaryId: id, basedOn: 1, wishes: [album(albumId)] }]);
    await owner.call(albumsTrash, { albumId });
    await owner.call(albumsErase, { albumId });
    const wishes = [album(albumId), { thing: { is: 'everything' as const } }];
    const { people } = await grant(owner, [{ beneficiaryId: id, basedOn: 2, wishes }]);
    expect(people).toMatchObject([{ outcome: 'saved', revision: 3 }]);
  });

  test('has to be there, and the refusal names all that is gone', async () => {
    const owner = await makeSomebody(services);
    const id = await nameBeneficiary(owner);
    const things = [randomUUID(), randomUUID()].map((albumId) => ({ is: 'album' as const, albumId }));
    await expect(
      grant(owner, [{ beneficiaryId: id, basedOn: 1, wishes: things.map((thing) => ({ thing })) }]),
    ).rejects.toMatchObject({
      code: 'album-not-found',
      details: { gone: things.map(({ albumId }) => `album/${albumId}`).join(' ') },
    });
  });

  test('fits into what a document holds', async () => {
    const owner = await makeSomebody(services);
    const id = await nameBeneficiary(owner);
    const message = 'm'.repeat(2_000);
    const wishes = Array.from({ length: 101 }, () => ({
      thing: { is: 'vault-item' as const, vaultItemId: randomUUID() },
      message,
    }));
    await expect(grant(owner, [{ beneficiaryId: id, basedOn: 1, wishes }])).rejects.toMatchObject(
      refusal('invalid-input'),
    );
  });
});

describe('Who is taken off', () => {
  test('has no role left, no link that opens, and nothing that was locked', async () => {
    const owner = await makeSomebody(services);
    const id = await nameBeneficiary(owner);
    const person = await accepted(services, owner, asBeneficiary(id));
    const secret = await invite(services, owner, asBeneficiary(id));
    const below = `users/${owner.uid}`;
    await services.firestore.doc(`${below}/grants/${id}`).set(grantDocument(owner, id));
    await services.firestore.doc(`${below}/grantedItems/${id}.3.x`).set({ beneficiaryId: id, number: 3 });
    expect(await read(`users/${person.uid}/legacyRoles/${id}`)).toMatchObject({ ownerId: owner.uid });
    await owner.call(beneficiariesRemove, { beneficiaryId: id });
    await owner.call(beneficiariesRemove, { beneficiaryId: id });
    for (const path of [
      `${below}/beneficiaries/${id}`,
      `${below}/invitations/${id}`,
      `${below}/grants/${id}`,
      `${below}/grantedItems/${id}.3.x`,
      `${below}/grantLeftovers/${id}`,
      `users/${person.uid}/legacyRoles/${id}`,
    ])
      expect(await read(path), path).toBeUndefined();
    expect(await callAsVisitor(services, invitationsLook, { secret })).toEqual({ is: 'gone' });
  });
});

function grantDocument({ uid }: Somebody, beneficiaryId: string) {
  const sealedTo = { beneficiary: { generation: 1 }, contacts: [] };
  return {
    ownerId: uid,
    beneficiaryId,
    number: 3,
    grant: '{}',
    sealedTo,
    timeLockPart: 'part',
    itemCount: 1,
    savedAt: new Date(),
  };
}

describe('A trusted contact', () => {
  test('is one of ten, saved once however often the answer is lost', async () => {
    const owner = await makeSomebody(services);
    const contactId = newContactId();
    const input = { contactId, basedOn: 0, words: { name: 'Iris' } };
    expect(await owner.call(trustedContactsSave, input)).toEqual({ revision: 1 });
    expect(await owner.call(trustedContactsSave, input)).toEqual({ revision: 1 });
    for (let more = 0; more < 9; more += 1) await nameContact(owner);
    await expect(nameContact(owner)).rejects.toMatchObject(refusal('contact-limit-reached'));
    const renamed = { ...input, basedOn: 1, words: { name: 'Iris B.' } };
    expect(await owner.call(trustedContactsSave, renamed)).toEqual({ revision: 2 });
    await expect(owner.call(trustedContactsSave, { ...input, basedOn: 1 })).rejects.toMatchObject(
      refusal('conflict'),
    );
  });

  test('may be one of the beneficiaries, and of nobody else’s', async () => {
    const [owner, stranger] = [await makeSomebody(services), await makeSomebody(services)];
    const beneficiaryId = await nameBeneficiary(owner);
    await nameContact(owner, { beneficiaryId } as object);
    await expect(nameContact(stranger, { beneficiaryId } as object)).rejects.toMatchObject(
      refusal('beneficiary-not-found'),
    );
  });

  test('goes at once while nothing is armed', async () => {
    const owner = await makeSomebody(services);
    const contactId = await nameContact(owner);
    expect(await owner.call(trustedContactsRemove, { contactId })).toEqual({ heldUntil: null });
    expect(await owner.call(trustedContactsRemove, { contactId })).toEqual({ heldUntil: null });
    expect(await read(`users/${owner.uid}/trustedContacts/${contactId}`)).toBeUndefined();
  });
});

test('a changed address ends the link that went to the former one', async () => {
  const owner = await makeSomebody(services);
  const id = await nameBeneficiary(owner, { email: 'wrong@example.org' });
  const secret = await invite(services, owner, asBeneficiary(id));
  await save(owner, id, 1, { email: 'right@example.org' });
  expect(await callAsVisitor(services, invitationsLook, { secret })).toEqual({ is: 'gone' });
  expect(await beneficiary(owner, id)).toMatchObject({ invitation: { is: 'none' } });
});

test('who is to hear nothing is not invited, and the link they had opens nothing', async () => {
  const owner = await makeSomebody(services);
  const id = await nameBeneficiary(owner, words);
  const secret = await invite(services, owner, asBeneficiary(id));
  await save(owner, id, 1, { knowsNow: false });
  expect(await callAsVisitor(services, invitationsLook, { secret })).toEqual({ is: 'gone' });
  await expect(owner.call(invitationsSend, { invitee: asBeneficiary(id) })).rejects.toMatchObject(
    refusal('silent-beneficiary'),
  );
});
