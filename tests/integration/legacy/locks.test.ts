/** Locks as the owner's page makes them, against a real server: made, opened, repaired, completed, revoked, cut short. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitationsRevoke } from '#shared/callables/invitations.ts';
import { grantsReadForContact } from '#shared/callables/legacyKeys.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { openClaimKit } from '#shared/legacy/keys/claimKit.ts';
import { openContent } from '#shared/legacy/keys/contents.ts';
import { openReleasedItem } from '#shared/legacy/keys/itemKeys.ts';
import { type Claimant, type GivenPartB, openRelease } from '#shared/legacy/keys/openRelease.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import type { OpenRelease } from '#shared/legacy/keys/releaseKey.ts';
import { verifyRevocation } from '#shared/legacy/keys/revocation.ts';
import { resealShare } from '#shared/legacy/keys/shares.ts';
import { type SeenGrant, verifyGrant } from '#shared/legacy/keys/verifyGrant.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import type { Services } from '../../../src/functions/services.ts';
import { firstByTimeLock } from '../../../src/renderer/features/beneficiaries/locks/holdersChange.ts';
import type { CallRepeatable } from '../../../src/renderer/features/beneficiaries/locks/lockDocuments.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import {
  type Joined,
  joinBeneficiary,
  joinContact,
  type LockPage,
  leave,
  lockPage,
  nameSilent,
  resetKeysOf,
} from '../../support/legacy/lockScene.ts';
import { expectDone, refusalOf } from '../../support/legacy/makeRelease.ts';
import { asBeneficiary, type Somebody } from '../../support/legacyPeople.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  note,
  openVaultPage,
  saveNew,
  setUpVault,
  unlockVault,
  type VaultPage,
} from '../../support/vault/session.ts';

let backend: Backend;
let services: Services;
let person: Person;
let owner: Somebody;
let page: VaultPage;
let locks: LockPage;
const pages: VaultPage[] = [];
beforeAll(async () => {
  backend = await startBackend({ clock: jobsAtRestClock() });
  ({ services } = await backend.server.businessLogic());
});
afterAll(() => backend.stop());
beforeEach(async () => {
  person = await signUpPerson(backend.origin);
  const { uid } = person;
  await services.firestore.doc(`users/${uid}`).update({ plan: 'Premium' });
  await services.auth.updateUser(uid, { emailVerified: true });
  owner = { uid, email: '', call: (contract, input) => person.call(contract, input) };
  page = openVaultPage(person);
  pages.push(page);
  await setUpVault(page);
  locks = lockPage(person, page);
});
afterEach(async () => {
  for (const { session } of pages.splice(0)) session.lock('chosen');
  await person.leave();
});

const read = async (path: string) =>
  (await services.firestore.doc(`users/${owner.uid}/${path}`).get()).data();
const grantOf = async (id: BeneficiaryId) => JSON.parse(String((await read(`grants/${id}`))?.grant));

/** As whoever accepted: with the key that their role says, which is the owner's. */
async function verified(id: BeneficiaryId, seen: SeenGrant | null = null, document?: unknown) {
  const [keys] = (await services.firestore.collection(`users/${owner.uid}/ownerKeys`).get()).docs;
  const signingPublicKey = publicKeySchema.parse(keys?.get('signingPublicKey'));
  const ownerId = userIdSchema.parse(owner.uid);
  const expected = { ownerId, beneficiaryId: id, signingPublicKey, seen };
  return { expected, result: await verifyGrant(document ?? (await grantOf(id)), expected) };
}

async function opened(id: BeneficiaryId, claimant: Claimant, given: GivenPartB): Promise<OpenRelease> {
  const { result } = await verified(id);
  return expectDone(await openRelease(expectDone(result), claimant, given)).release;
}

async function heldPart(id: BeneficiaryId): Promise<GivenPartB> {
  return { kind: 'time-lock-only', held: JSON.parse(String((await read(`grants/${id}`))?.timeLockPart)) };
}

async function sharesOf(id: BeneficiaryId, contacts: readonly Joined<Parameters<typeof resealShare>[1]>[]) {
  const { result } = await verified(id);
  const grant = expectDone(result);
  const resealed = await Promise.all(
    contacts.map(async (contact) => expectDone(await resealShare(contact.keys, contact.id, grant))),
  );
  return { kind: 'shares', resealed } as const;
}

/** Titles of everything that is locked for somebody, opened as they open it. */
async function titles(id: BeneficiaryId, release: OpenRelease): Promise<readonly string[]> {
  const found = await services.firestore
    .collection(`users/${owner.uid}/grantedItems`)
    .where('beneficiaryId', '==', id)
    .where('number', '==', release.number)
    .get();
  const read = found.docs.map(async (stored) => {
    const wrapped: unknown = JSON.parse(String(stored.get('wrapped')));
    const path = `users/${owner.uid}/vaultItems/${stored.get('vaultItemId')}`;
    const item = await services.firestore.doc(path).get();
    const { ownerId, vaultId, kind, key, version, sealed } = item.data() ?? {};
    const document = { ownerId, vaultId, itemId: item.id, kind, format: 1, version, key, sealed };
    const result = expectDone(await openReleasedItem(release, wrapped, document));
    return 'content' in result && 'title' in result.content ? result.content.title : '';
  });
  return (await Promise.all(read)).toSorted();
}

test('A lock for one person opens with their key and the shares of the contacts, and holds what is theirs', async () => {
  const [deed, letter] = [await saveNew(page, note('Deed')), await saveNew(page, note('Letter'))];
  const marie = await joinBeneficiary(services, owner);
  const contacts = [await joinContact(services, owner), await joinContact(services, owner)];
  await leave(services, owner, marie.id, [deed.itemId]);
  expect(await locks.state(marie.id)).toEqual({ is: 'to-lock', with: 'account' });
  expect(await locks.lock(marie.id)).toEqual({ is: 'locked', kit: null, refused: [] });
  expect(await locks.state(marie.id)).toEqual({
    is: 'locked',
    by: { is: 'shares', needed: 2, of: 2 },
    isOnPaper: false,
    missing: [],
    surplus: [],
    staleLetters: 0,
  });
  const claimant = { kind: 'account', person: marie.keys } as const;
  const release = await opened(marie.id, claimant, await sharesOf(marie.id, contacts));
  expect(await titles(marie.id, release)).toEqual(['Deed']);
  // What is theirs later comes in without another lock, and what is theirs no longer leaves.
  await leave(services, owner, marie.id, [letter.itemId]);
  expect(await locks.state(marie.id)).toMatchObject({ missing: [letter.itemId], surplus: [deed.itemId] });
  await locks.lock(marie.id);
  expect(await titles(marie.id, release)).toEqual(['Letter']);
  // A wish for everything takes in what is new.
  await leave(services, owner, marie.id, 'everything');
  const late = await saveNew(page, note('Added later'));
  expect(await locks.state(marie.id)).toMatchObject({ missing: expect.arrayContaining([late.itemId]) });
  await locks.lock(marie.id);
  expect(await titles(marie.id, release)).toEqual(['Added later', 'Deed', 'Letter']);
});

test('With fewer than two contacts it is a time lock, and says so', async () => {
  await saveNew(page, note('Deed'));
  const marie = await joinBeneficiary(services, owner);
  await joinContact(services, owner);
  await leave(services, owner, marie.id, 'everything');
  await locks.lock(marie.id);
  expect(await locks.state(marie.id)).toMatchObject({ is: 'locked', by: { is: 'time-lock-only' } });
  const release = await opened(marie.id, { kind: 'account', person: marie.keys }, await heldPart(marie.id));
  expect(await titles(marie.id, release)).toEqual(['Deed']);
});

test('Nothing is locked to another key than the owner has seen until they say that it is right; then the former lock is revoked', async () => {
  await saveNew(page, note('Deed'));
  const marie = await joinBeneficiary(services, owner);
  const contacts = [await joinContact(services, owner), await joinContact(services, owner)];
  const [first] = contacts;
  if (!first) throw new Error('Two have joined.');
  await leave(services, owner, marie.id, 'everything');
  await locks.lock(marie.id);
  const former = await grantOf(marie.id);
  const keys = await resetKeysOf(first.somebody);
  const state = await locks.state(marie.id);
  if (state.is !== 'key-changed') throw new Error(state.is);
  expect(state.keys).toMatchObject([{ role: 'contact', id: first.id, wasComparedBy: null }]);
  expect(await locks.lock(marie.id)).toMatchObject({ is: 'key-changed' });
  expect(await read(`grants/${marie.id}`)).toMatchObject({ number: 1 });
  for (const key of state.keys) await locks.pin(key, 'words');
  expect(await locks.state(marie.id)).toMatchObject({
    is: 'broken',
    faults: [{ is: 'contact-key', contactId: first.id }],
  });
  await locks.lock(marie.id);
  expect(await locks.state(marie.id)).toMatchObject({ is: 'locked', missing: [] });
  const others = contacts.map((contact) => (contact === first ? { ...contact, keys } : contact));
  const claimant = { kind: 'account', person: marie.keys } as const;
  const release = await opened(marie.id, claimant, await sharesOf(marie.id, others));
  expect(release.number).toBe(2);
  expect(await titles(marie.id, release)).toEqual(['Deed']);
  // A contact who is asked is told the owner's word, and refuses the former one from then on.
  const ask = { round: 1, askedAt: new Date(), isRehearsal: false, vote: 'nothing', since: 'verifying' };
  await services.firestore.doc(`users/${first.somebody.uid}/legacyRoles/${first.id}`).update({ ask });
  const asked = { ownerId: userIdSchema.parse(owner.uid), contactId: first.id };
  const { grants } = await first.somebody.call(grantsReadForContact, asked);
  const { expected } = await verified(marie.id);
  const seen = expectDone(await verifyRevocation(JSON.parse(grants[0]?.revocation ?? ''), expected));
  expect(refusalOf((await verified(marie.id, seen, former)).result)).toEqual({
    is: 'revoked-grant',
    number: 1,
  });
  expect((await verified(marie.id, seen)).result.ok).toBe(true);
});

describe('A lock that would rest on other people', () => {
  const pathOf = (id: string) => `users/${owner.uid}/trustedContacts/${id}`;
  const hide = (id: string) => services.firestore.doc(pathOf(id)).update({ pinnedKey: null });

  /** Shared among two, for one person; a server that wants it for itself answers something else from then on. */
  async function shared() {
    await saveNew(page, note('Deed'));
    const marie = await joinBeneficiary(services, owner);
    const contacts = [await joinContact(services, owner), await joinContact(services, owner)];
    await leave(services, owner, marie.id, 'everything');
    expect(await locks.lock(marie.id)).toMatchObject({ is: 'locked' });
    return { id: marie.id, contactIds: contacts.map(({ id }) => id) };
  }
  async function asked(id: BeneficiaryId) {
    const outcome = await locks.lock(id);
    if (outcome.is !== 'other-holders') throw new Error(outcome.is);
    return outcome.change;
  }

  test('is not made by time alone while the contacts are hidden, until the owner agrees', async () => {
    const { id, contactIds } = await shared();
    for (const contactId of contactIds) await hide(contactId);
    const change = await asked(id);
    expect(change).toMatchObject({
      before: {
        is: 'shares',
        needed: 2,
        holders: expect.arrayContaining(contactIds.map((each) => ({ id: each, name: expect.any(String) }))),
      },
      after: { by: { is: 'time-lock-only' }, holders: [] },
    });
    expect(await read(`grants/${id}`)).toMatchObject({ number: 1, timeLockPart: null });
    const words = { contentId: null, basedOn: 0, title: '', text: 'Marie' };
    expect(await locks.letters.save(id, words)).toMatchObject({ is: 'other-holders' });
    expect(await locks.lock(id, change)).toMatchObject({ is: 'locked' });
    expect(await locks.state(id)).toMatchObject({ by: { is: 'time-lock-only' } });
  });

  test('is not made where the former one is hidden too, nor for somebody else', async () => {
    const { id, contactIds } = await shared();
    for (const contactId of contactIds) await hide(contactId);
    await services.firestore.doc(`users/${owner.uid}/grants/${id}`).delete();
    expect(await asked(id)).toMatchObject({ before: { is: 'unsigned', wasMade: true } });
    const jules = await joinBeneficiary(services, owner);
    await leave(services, owner, jules.id, 'everything');
    expect(await asked(jules.id)).toMatchObject({ before: { is: 'unsigned', wasMade: false } });
    expect(await read(`grants/${jules.id}`)).toBeUndefined();
  });

  test('gives no share to contacts whom the owner has not seen, nor pins them, until the owner agrees to just these', async () => {
    const { id } = await shared();
    const added = [await joinContact(services, owner), await joinContact(services, owner)];
    const change = await asked(id);
    expect(change.after).toMatchObject({ by: { is: 'shares', needed: 2, of: 4 } });
    expect(change.after.holders.map((holder) => holder.id)).toEqual(
      expect.arrayContaining(added.map((contact) => contact.id)),
    );
    // Asked again, they are as new as before.
    expect(await asked(id)).toEqual(change);
    // Between the question and the answer one of them is exchanged for nobody.
    for (const contact of added.slice(1)) await hide(contact.id);
    expect(await locks.lock(id, change)).toMatchObject({ is: 'other-holders' });
    expect(await read(`grants/${id}`)).toMatchObject({ number: 1 });
    expect(await locks.lock(id, await asked(id))).toMatchObject({ is: 'locked' });
    expect(await locks.state(id)).toMatchObject({ by: { is: 'shares', of: 3 } });
  });
});

test('A first lock by time alone is not made unless the owner was told', async () => {
  await saveNew(page, note('Deed'));
  const marie = await joinBeneficiary(services, owner);
  await leave(services, owner, marie.id, 'everything');
  expect(await locks.lock(marie.id, null)).toMatchObject({ is: 'other-holders', change: firstByTimeLock });
  expect(await read(`grants/${marie.id}`)).toBeUndefined();
});

test('Somebody who hears nothing has a paper, which stays in use when the lock is made anew', async () => {
  await saveNew(page, note('Deed'));
  const id = await nameSilent(owner);
  await leave(services, owner, id, 'everything');
  expect(await locks.state(id)).toEqual({ is: 'to-lock', with: 'kit' });
  const outcome = await locks.lock(id);
  if (outcome.is !== 'locked' || outcome.kit === null) throw new Error(outcome.is);
  expect(await locks.printKit(id)).toBe(outcome.kit);
  await joinContact(services, owner);
  const contacts = [await joinContact(services, owner)];
  expect(await locks.state(id)).toMatchObject({ is: 'broken' });
  expect(await locks.lock(id)).toMatchObject({ is: 'locked', kit: null });
  expect(contacts).toHaveLength(1);
  const ownerId = userIdSchema.parse(owner.uid);
  const kit = expectDone(await openClaimKit(outcome.kit, { ownerId, beneficiaryId: id }));
  const { result } = await verified(id);
  expect(expectDone(result).grant.partA.publicKey).toEqual(kit.publicKey);
});

describe('A lock that is cut short', () => {
  /** The line breaks at one call: before the server hears of it, or after it has answered. */
  const cutAt =
    (at: number, side: 'before' | 'after', cuts: string[]) =>
    (call: CallRepeatable): CallRepeatable => {
      let count = 0;
      return async (contract, input) => {
        count += 1;
        if (count !== at) return call(contract, input);
        cuts.push(contract.name);
        if (side === 'after') await call(contract, input);
        throw new TypeError('Failed to fetch');
      };
    };

  test('at any call is made whole by the next click', async () => {
    const marie = await joinBeneficiary(services, owner);
    await leave(services, owner, marie.id, 'everything');
    await locks.letters.save(marie.id, { contentId: null, basedOn: 0, title: 'For you', text: 'Marie' });
    const cuts: string[] = [];
    let generation = 1;
    for (const at of [1, 2, 3])
      for (const side of ['before', 'after'] as const) {
        await saveNew(page, note(`Note ${at} ${side}`));
        generation += 1;
        await services.firestore
          .doc(`users/${owner.uid}/beneficiaries/${marie.id}`)
          .update({ 'pinnedKey.generation': generation });
        expect(await locks.state(marie.id)).toMatchObject({ is: 'broken' });
        const cut = lockPage(person, page, cutAt(at, side, cuts));
        await expect(cut.lock(marie.id)).rejects.toBeInstanceOf(TypeError);
        expect(await locks.lock(marie.id)).toMatchObject({ is: 'locked' });
        expect(await locks.state(marie.id)).toMatchObject({ is: 'locked', missing: [], staleLetters: 0 });
      }
    expect(new Set(cuts)).toEqual(new Set(['grants-save', 'ownerKeys-savePins', 'grants-saveLetters']));
    const release = await opened(marie.id, { kind: 'account', person: marie.keys }, await heldPart(marie.id));
    expect(await titles(marie.id, release)).toHaveLength(6);
    expect(await locks.letters.read(marie.id)).toMatchObject([{ letter: { text: 'Marie' } }]);
  }, 120_000);
});

test('Two devices that see people at once forget none of them, and the later one finds the other’s keys', async () => {
  await saveNew(page, note('Deed'));
  const [marie, jules] = [await joinBeneficiary(services, owner), await joinBeneficiary(services, owner)];
  for (const { id } of [marie, jules]) await leave(services, owner, id, 'everything');
  const second = openVaultPage(person);
  pages.push(second);
  await unlockVault(second);
  const other = lockPage(person, second);
  const outcomes = await Promise.all([locks.lock(marie.id), other.lock(jules.id)]);
  expect(outcomes).toMatchObject([{ is: 'locked' }, { is: 'locked' }]);
  for (const device of [locks, other])
    for (const { id } of [marie, jules])
      expect(await device.state(id)).toMatchObject({ is: 'locked', missing: [] });
  // Whoever resets is noticed by both devices.
  await resetKeysOf(marie.somebody);
  for (const device of [locks, other])
    expect(await device.state(marie.id)).toMatchObject({ is: 'key-changed' });
  expect(await other.state(jules.id)).toMatchObject({ is: 'locked' });
});

test('A lock that the server made up, or answers from before, is broken', async () => {
  await saveNew(page, note('Deed'));
  const marie = await joinBeneficiary(services, owner);
  await leave(services, owner, marie.id, 'everything');
  await locks.lock(marie.id);
  const former = await read(`grants/${marie.id}`);
  await resetKeysOf(marie.somebody);
  const state = await locks.state(marie.id);
  if (state.is !== 'key-changed') throw new Error(state.is);
  for (const key of state.keys) await locks.pin(key, null);
  await locks.lock(marie.id);
  expect(await locks.state(marie.id)).toMatchObject({ is: 'locked' });
  // A server that says that the former one stands, and is of the present key.
  const reference = services.firestore.doc(`users/${owner.uid}/grants/${marie.id}`);
  await reference.set({ ...former, sealedTo: { beneficiary: { generation: 2 }, contacts: [] } });
  expect(await locks.state(marie.id)).toEqual({ is: 'broken', faults: [{ is: 'altered' }] });
  await locks.lock(marie.id);
  expect(await read(`grants/${marie.id}`)).toMatchObject({ number: 3 });
});

test('Who was revoked opens nothing any more, and a later lock has a later number', async () => {
  await saveNew(page, note('Deed'));
  const marie = await joinBeneficiary(services, owner);
  await leave(services, owner, marie.id, 'everything');
  await locks.lock(marie.id);
  await locks.revoke(marie.id);
  await locks.revoke(marie.id);
  expect(await locks.state(marie.id)).toEqual({ is: 'to-lock', with: 'account' });
  await locks.lock(marie.id);
  expect(await read(`grants/${marie.id}`)).toMatchObject({ number: 2 });
  // Who leaves has no key to lock to: what was locked for them ends with the next press.
  await owner.call(invitationsRevoke, { invitee: asBeneficiary(marie.id) });
  expect(await locks.state(marie.id)).toMatchObject({
    is: 'broken',
    faults: [{ is: 'beneficiary-account' }],
  });
  expect(await locks.lock(marie.id)).toEqual({ is: 'not-accepted' });
  expect(await locks.state(marie.id)).toEqual({ is: 'waiting', why: 'not-accepted' });
  expect(await read(`revocations/${marie.id}`)).toMatchObject({ number: 2 });
});

test('A letter opens for its one person, and goes along when the lock is made anew', async () => {
  const marie = await joinBeneficiary(services, owner);
  // Nothing else of the vault is theirs: the lock is made for the letter.
  const written = { contentId: null, basedOn: 0, title: 'For you', text: 'My dear Marie' };
  expect(await locks.letters.save(marie.id, written)).toMatchObject({ is: 'locked' });
  const [letter] = await locks.letters.read(marie.id);
  if (!letter) throw new Error('One was written.');
  expect(letter).toMatchObject({
    version: 1,
    problem: null,
    letter: { title: 'For you', text: 'My dear Marie' },
  });
  const again = { contentId: letter.contentId, basedOn: 1, title: 'For you', text: 'My dearest' };
  await locks.letters.save(marie.id, again);
  await locks.revoke(marie.id);
  expect(await locks.state(marie.id)).toEqual({ is: 'to-lock', with: 'account' });
  await locks.lock(marie.id);
  expect(await locks.state(marie.id)).toMatchObject({ is: 'locked', staleLetters: 0 });
  const release = await opened(marie.id, { kind: 'account', person: marie.keys }, await heldPart(marie.id));
  const stored = await read(`releaseContents/${marie.id}.${letter.contentId}`);
  const content = expectDone(await openContent(release, JSON.parse(String(stored?.sealed))));
  expect(content).toMatchObject({ version: 2, content: { kind: 'letter', text: 'My dearest' } });
  await locks.letters.drop(marie.id, letter.contentId);
  expect(await locks.letters.read(marie.id)).toEqual([]);
  expect(await locks.state(marie.id)).toEqual({ is: 'nothing' });
});
