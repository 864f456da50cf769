/** Keys of people, and what is locked with them: kept as it was sealed, replaced by what comes later, broken by a reset. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { invitationsAccept, invitationsNoteCompared } from '#shared/callables/invitations.ts';
import {
  grantsChangeItems,
  grantsReadForContact,
  grantsSave,
  personKeysCreate,
  personKeysReplaceBox,
  personKeysReset,
} from '#shared/callables/legacyKeys.ts';
import type { BeneficiaryId, TrustedContactId } from '#shared/lifeVerification/people.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import {
  accepted,
  asBeneficiary,
  asContact,
  invite,
  mailsTo,
  makeKeys,
  makeSomebody,
  nameBeneficiary,
  nameContact,
  newPublicKey,
  type Somebody,
} from '../../support/legacyPeople.ts';

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
const keysOf = ({ uid }: Somebody) => read(`users/${uid}/personKeys/own`);
const signedInLongAgo = () => ({ auth_time: Math.floor(clock.now() / 1000) - 600 });
const newBox = () => JSON.stringify({ sealed: randomUUID() });

describe('A person’s keys', () => {
  test('are made once, however often the answer is lost', async () => {
    const keys = await makeKeys(owner);
    await owner.call(personKeysCreate, keys);
    expect(await keysOf(owner)).toMatchObject({ ...keys, revision: 1, generation: 1 });
    for (const other of [
      { ...keys, box: newBox() },
      { ...keys, publicKey: newPublicKey() },
    ])
      await expect(owner.call(personKeysCreate, other)).rejects.toMatchObject(refusal('conflict'));
  });

  test('get another box from who signed in just now and saw the last one', async () => {
    const { publicKey } = await makeKeys(owner);
    const box = newBox();
    const input = { basedOn: 1, box };
    await expect(owner.call(personKeysReplaceBox, input, signedInLongAgo())).rejects.toMatchObject(
      refusal('recent-sign-in-required'),
    );
    expect(await owner.call(personKeysReplaceBox, input)).toEqual({ revision: 2 });
    expect(await owner.call(personKeysReplaceBox, input)).toEqual({ revision: 2 });
    await expect(owner.call(personKeysReplaceBox, { basedOn: 1, box: newBox() })).rejects.toMatchObject(
      refusal('conflict'),
    );
    expect(await keysOf(owner)).toMatchObject({ publicKey, box, revision: 2, generation: 1 });
    expect(await mailsTo(services, owner.email, 'person-keys-changed')).toHaveLength(1);
    const nobody = await makeSomebody(services);
    await expect(nobody.call(personKeysReplaceBox, input)).rejects.toMatchObject(
      refusal('person-keys-missing'),
    );
  });

  test('made anew are told to every owner once, who find them uncompared and what they locked broken', async () => {
    const second = await makeSomebody(services);
    const [id, contactId] = [await nameBeneficiary(owner), await nameContact(second)];
    const person = await accepted(services, owner, asBeneficiary(id));
    await person.call(invitationsAccept, { secret: await invite(services, second, asContact(contactId)) });
    await owner.call(invitationsNoteCompared, { invitee: asBeneficiary(id), generation: 1 });
    const input = { publicKey: newPublicKey(), box: newBox() };
    await expect(person.call(personKeysReset, input, signedInLongAgo())).rejects.toMatchObject(
      refusal('recent-sign-in-required'),
    );
    await person.call(personKeysReset, input);
    await person.call(personKeysReset, input);
    expect(await keysOf(person)).toMatchObject({ ...input, generation: 2, revision: 2 });
    const pinned = { pinnedKey: { publicKey: input.publicKey, generation: 2 }, isKeyCompared: false };
    expect(await read(`users/${owner.uid}/beneficiaries/${id}`)).toMatchObject(pinned);
    expect(await read(`users/${second.uid}/trustedContacts/${contactId}`)).toMatchObject(pinned);
    expect(await mailsTo(services, person.email, 'person-keys-changed')).toHaveLength(1);
    for (const { email } of [owner, second])
      expect(await mailsTo(services, email, 'lock-broken')).toHaveLength(1);
  });

  test('are nobody’s to reset who has none, and break nothing of an owner who took them off', async () => {
    const id = await nameBeneficiary(owner);
    const person = await accepted(services, owner, asBeneficiary(id));
    // A role that its owner no longer knows of opens no document of theirs.
    await services.firestore
      .doc(`users/${owner.uid}/beneficiaries/${id}`)
      .update({ invitation: { is: 'none' }, pinnedKey: null });
    await person.call(personKeysReset, { publicKey: newPublicKey(), box: newBox() });
    expect(await read(`users/${owner.uid}/beneficiaries/${id}`)).toMatchObject({ pinnedKey: null });
    const nobody = await makeSomebody(services);
    await expect(
      nobody.call(personKeysReset, { publicKey: newPublicKey(), box: newBox() }),
    ).rejects.toMatchObject(refusal('person-keys-missing'));
  });
});

type SavedGrant = z.input<typeof grantsSave.input>;
const grantOf = (id: string) => read(`users/${owner.uid}/grants/${id}`);
const itemsOf = async () =>
  (await services.firestore.collection(`users/${owner.uid}/grantedItems`).get()).docs.map(({ id }) => id);

async function keepVaultItems(count: number): Promise<{ vaultItemId: string; wrapped: string }[]> {
  const items = Array.from({ length: count }, () => ({
    vaultItemId: randomUUID(),
    wrapped: JSON.stringify({ key: 'w'.repeat(400) }),
  }));
  for (const { vaultItemId } of items)
    await services.firestore.doc(`users/${owner.uid}/vaultItems/${vaultItemId}`).set({ state: 'kept' });
  return items;
}

const timeLocked = (
  beneficiaryId: BeneficiaryId,
  number: number,
  more: Partial<SavedGrant> = {},
): SavedGrant => ({
  beneficiaryId,
  number,
  grant: JSON.stringify({ number, salt: randomUUID() }),
  sealedTo: { beneficiary: { generation: 1 }, contacts: [] },
  timeLockPart: JSON.stringify({ partB: 'p'.repeat(300) }),
  items: [],
  ...more,
});

describe('A lock', () => {
  let id: BeneficiaryId;
  beforeEach(async () => {
    id = await nameBeneficiary(owner);
    await accepted(services, owner, asBeneficiary(id));
  });

  const shared = (number: number, contacts: readonly TrustedContactId[], more: Partial<SavedGrant> = {}) =>
    timeLocked(id, number, {
      sealedTo: {
        beneficiary: { generation: 1 },
        contacts: contacts.map((contactId) => ({ contactId, generation: 1 })),
      },
      timeLockPart: null,
      ...more,
    });
  async function twoContacts(): Promise<[TrustedContactId, TrustedContactId]> {
    const made: [TrustedContactId, TrustedContactId] = [await nameContact(owner), await nameContact(owner)];
    for (const contactId of made) await accepted(services, owner, asContact(contactId));
    return made;
  }

  test('is kept as it was sealed, once however often the answer is lost', async () => {
    const items = await keepVaultItems(2);
    const input = timeLocked(id, 1, { items });
    await owner.call(grantsSave, input);
    await owner.call(grantsSave, input);
    const { items: _items, ...kept } = input;
    expect(await grantOf(id)).toMatchObject({ ...kept, ownerId: owner.uid, itemCount: 2 });
    expect(await itemsOf()).toHaveLength(2);
    for (const other of [timeLocked(id, 1), timeLocked(id, 1, { items })])
      await expect(owner.call(grantsSave, other)).rejects.toMatchObject(refusal('conflict'));
  });

  test('gives way to a later one, with everything that was wrapped under it', async () => {
    const [one, other] = await keepVaultItems(2);
    if (!one || !other) throw new Error('Two were kept.');
    await owner.call(grantsSave, timeLocked(id, 1, { items: [one, other] }));
    await owner.call(grantsSave, timeLocked(id, 2, { items: [one] }));
    expect(await itemsOf()).toEqual([`${id}.2.${one.vaultItemId}`]);
    expect(await grantOf(id)).toMatchObject({ number: 2, itemCount: 1 });
    await expect(owner.call(grantsSave, timeLocked(id, 1))).rejects.toMatchObject(refusal('conflict'));
    expect(await read(`users/${owner.uid}/grantLeftovers/${id}`)).toBeUndefined();
  });

  test('of which two are saved at once is the one, whole', async () => {
    const items = await keepVaultItems(3);
    const [one, other] = [timeLocked(id, 1, { items }), timeLocked(id, 1, { items: items.slice(1) })];
    const outcomes = await Promise.allSettled([owner.call(grantsSave, one), owner.call(grantsSave, other)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = outcomes[0]?.status === 'fulfilled' ? one : other;
    expect(await grantOf(id)).toMatchObject({ grant: winner.grant, itemCount: winner.items.length });
    expect(await itemsOf()).toHaveLength(winner.items.length);
  });

  test('is refused when a key that it is sealed to is another one by now', async () => {
    const contacts = await twoContacts();
    const [first] = contacts;
    await services.firestore
      .doc(`users/${owner.uid}/trustedContacts/${first}`)
      .update({ 'pinnedKey.generation': 2 });
    await expect(owner.call(grantsSave, shared(1, contacts))).rejects.toMatchObject(refusal('conflict'));
    expect(await grantOf(id)).toBeUndefined();
  });

  test('leaves no part with the server where two contacts can hold it', async () => {
    const contacts = await twoContacts();
    const [first] = contacts;
    for (const wrong of [shared(1, contacts, { timeLockPart: 'part-b' }), shared(1, [first])])
      await expect(owner.call(grantsSave, wrong)).rejects.toMatchObject(refusal('invalid-input'));
    await expect(owner.call(grantsSave, timeLocked(id, 1))).rejects.toMatchObject(refusal('conflict'));
    await owner.call(grantsSave, shared(1, contacts));
    expect(await grantOf(id)).toMatchObject({ timeLockPart: null });
  });

  test('is nobody else’s to make, and for nobody who is not there', async () => {
    const stranger = await makeSomebody(services);
    await expect(stranger.call(grantsSave, timeLocked(id, 1))).rejects.toMatchObject(
      refusal('beneficiary-not-found'),
    );
    const [item] = await keepVaultItems(1);
    if (!item) throw new Error('One was kept.');
    const items = [item, { vaultItemId: randomUUID(), wrapped: 'key' }];
    await expect(owner.call(grantsSave, timeLocked(id, 1, { items }))).rejects.toMatchObject(
      refusal('vault-item-not-found'),
    );
  });

  test('takes more items, and lets go of others, each counted once', async () => {
    const [one, two, three] = await keepVaultItems(3);
    if (!one || !two || !three) throw new Error('Three were kept.');
    await owner.call(grantsSave, timeLocked(id, 1, { items: [one] }));
    const change = {
      beneficiaryId: id,
      number: 1,
      items: [two, three],
      dropped: [one.vaultItemId, two.vaultItemId],
    };
    await owner.call(grantsChangeItems, change);
    await owner.call(grantsChangeItems, change);
    expect((await itemsOf()).toSorted()).toEqual(
      [two, three].map(({ vaultItemId }) => `${id}.1.${vaultItemId}`).toSorted(),
    );
    expect(await grantOf(id)).toMatchObject({ itemCount: 2 });
    await expect(owner.call(grantsChangeItems, { ...change, number: 2 })).rejects.toMatchObject(
      refusal('conflict'),
    );
    const stranger = await makeSomebody(services);
    await expect(stranger.call(grantsChangeItems, change)).rejects.toMatchObject(refusal('conflict'));
  });

  test('that was replaced when the server stopped is swept by the job', async () => {
    const below = `users/${owner.uid}`;
    await owner.call(grantsSave, timeLocked(id, 2, { items: await keepVaultItems(1) }));
    await services.firestore.doc(`${below}/grantedItems/${id}.1.x`).set({ beneficiaryId: id, number: 1 });
    await services.firestore
      .doc(`${below}/grantLeftovers/${id}`)
      .set({ below: 2, since: new Date(clock.now() - 1000) });
    await scheduleNamed('grants-eraseLeftovers').run({ services, dueAt: clock.now() });
    expect(await itemsOf()).toEqual([expect.stringContaining(`${id}.2.`)]);
    expect(await read(`${below}/grantLeftovers/${id}`)).toBeUndefined();
  });

  test('is not begun again below what is still being taken away', async () => {
    await services.firestore
      .doc(`users/${owner.uid}/grantLeftovers/${id}`)
      .set({ below: 4, since: new Date(clock.now()) });
    await expect(owner.call(grantsSave, timeLocked(id, 3))).rejects.toMatchObject(refusal('busy'));
    await owner.call(grantsSave, timeLocked(id, 4));
  });
});

describe('A trusted contact', () => {
  test('reads the locks in which they have a share, and only while they are asked', async () => {
    const contactId = await nameContact(owner);
    const contact = await accepted(services, owner, asContact(contactId));
    const role = services.firestore.doc(`users/${contact.uid}/legacyRoles/${contactId}`);
    const shared = await nameBeneficiary(owner);
    const other = await nameBeneficiary(owner);
    const grantFor = (beneficiaryId: string, contacts: readonly object[]) =>
      services.firestore.doc(`users/${owner.uid}/grants/${beneficiaryId}`).set({
        ownerId: owner.uid,
        beneficiaryId,
        number: 1,
        grant: `signed for ${beneficiaryId}`,
        sealedTo: { beneficiary: null, contacts },
        timeLockPart: null,
        itemCount: 0,
        savedAt: new Date(),
      });
    await grantFor(shared, [{ contactId, generation: 1 }]);
    await grantFor(other, []);
    const ask = { ownerId: owner.uid, contactId };
    await expect(contact.call(grantsReadForContact, ask)).rejects.toMatchObject(refusal('contact-not-found'));
    const asked = { round: 1, askedAt: new Date(), isRehearsal: false, vote: 'nothing', since: 'verifying' };
    await role.update({ ask: { ...asked, isRehearsal: true } });
    await expect(contact.call(grantsReadForContact, ask), 'in a rehearsal').rejects.toMatchObject(
      refusal('contact-not-found'),
    );
    await role.update({ ask: asked });
    expect(await contact.call(grantsReadForContact, ask)).toEqual({
      grants: [{ beneficiaryId: shared, grant: `signed for ${shared}`, revocation: null }],
    });
    // What nobody can read of others keeps them from none of it; what may be revoked they are not given.
    const maybeRevoked = await nameBeneficiary(owner);
    await grantFor(maybeRevoked, [{ contactId, generation: 1 }]);
    for (const row of ['grants/illegible', `revocations/${maybeRevoked}`]) {
      await services.firestore.doc(`users/${owner.uid}/${row}`).set({ number: 'x' });
    }
    expect((await contact.call(grantsReadForContact, ask)).grants).toMatchObject([{ beneficiaryId: shared }]);
    const stranger = await makeSomebody(services);
    await expect(stranger.call(grantsReadForContact, ask)).rejects.toMatchObject(
      refusal('contact-not-found'),
    );
    // Of who was asked once and whose place another account has, a role that was left behind opens nothing.
    const place = services.firestore.doc(`users/${owner.uid}/trustedContacts/${contactId}`);
    await place.update({ 'invitation.accountId': stranger.uid });
    await expect(contact.call(grantsReadForContact, ask)).rejects.toMatchObject(refusal('contact-not-found'));
  });
});
