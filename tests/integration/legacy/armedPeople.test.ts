/** What changes of people while a life verification is armed: held where it moves who votes, at once where it moves who receives. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beneficiariesGrant, beneficiariesRemove } from '#shared/callables/beneficiaries.ts';
import { invitationsAccept, invitationsSend } from '#shared/callables/invitations.ts';
import { lifeVerificationArm, lifeVerificationDropChange } from '#shared/callables/lifeVerification.ts';
import { trustedContactsRemove, trustedContactsSave } from '#shared/callables/trustedContacts.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import {
  bringTo,
  type Contact,
  callAs,
  DAY,
  feedOne,
  HOUR,
  makeArmedOwner,
  makeOwner,
  type Owner,
  pass,
  recordOf,
  stateOf,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import { makeKeys, makeSomebody, newContactId } from '../../support/legacyPeople.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const read = async (path: string) => (await world.services.firestore.doc(path).get()).data();
const lifeOf = async ({ uid }: Owner) => (await recordOf(world, uid)).life;
const finishRemovals = async () => {
  const job = scheduleNamed('trustedContacts-finishRemovals');
  await job.run({ services: world.services, dueAt: world.clock.now() });
};
const idsOf = (contacts: readonly { readonly id: string }[]) => contacts.map(({ id }) => id).toSorted();
const contactOf = ({ contacts }: Owner, index: number): Contact => {
  const contact = contacts[index];
  if (!contact) throw new Error('An owner has three.');
  return contact;
};

describe('A contact who is taken off', () => {
  const remove = (owner: Owner, contactId: Contact['id']) =>
    callAs(world, owner.uid, trustedContactsRemove, { contactId });

  test('stays until the hold is over, and is gone with it', async () => {
    const owner = await makeArmedOwner(world);
    const { id, uid } = contactOf(owner, 2);
    const { heldUntil } = await remove(owner, id);
    expect(heldUntil).toBeGreaterThan(world.clock.now() + 7 * DAY);
    const path = `users/${owner.uid}/trustedContacts/${id}`;
    await finishRemovals();
    expect(await read(path)).toMatchObject({ invitation: { is: 'accepted' } });
    expect((await lifeOf(owner)).contacts).toHaveLength(3);
    await pass(world, (heldUntil ?? 0) - world.clock.now());
    expect((await lifeOf(owner)).contacts).toHaveLength(2);
    await finishRemovals();
    expect(await read(path)).toBeUndefined();
    expect(await read(`users/${uid}/legacyRoles/${id}`)).toBeUndefined();
  });

  test('stays for good when the owner drops the change', async () => {
    const owner = await makeArmedOwner(world);
    const { id } = contactOf(owner, 2);
    const { heldUntil } = await remove(owner, id);
    await callAs(world, owner.uid, lifeVerificationDropChange, {});
    await pass(world, (heldUntil ?? 0) - world.clock.now() + HOUR);
    await finishRemovals();
    expect(await read(`users/${owner.uid}/trustedContacts/${id}`)).toMatchObject({ leavesAt: null });
    expect(idsOf((await lifeOf(owner)).contacts)).toEqual(idsOf(owner.contacts));
  });

  test('stays when the owner saves them again: the hold ends', async () => {
    const owner = await makeArmedOwner(world);
    const { id } = contactOf(owner, 2);
    await remove(owner, id);
    const words = { name: 'Iris, after all' };
    await callAs(world, owner.uid, trustedContactsSave, { contactId: id, basedOn: 1, words });
    expect(await lifeOf(owner)).toMatchObject({ hold: null, contacts: [{}, {}, {}] });
  });

  test('is not taken off where too few would be left', async () => {
    const owner = await makeArmedOwner(world);
    const [one, other] = [contactOf(owner, 1), contactOf(owner, 2)];
    await remove(owner, one.id);
    await expect(remove(owner, other.id)).rejects.toMatchObject({ code: 'verification-not-ready' });
    expect(await read(`users/${owner.uid}/trustedContacts/${other.id}`)).not.toHaveProperty('leavesAt');
  });
});

test('what somebody is to receive counts at once, and says that the owner lives', async () => {
  const owner = await makeArmedOwner(world);
  await bringTo(world, owner.uid, 'grace');
  const wishes = [{ thing: { is: 'clone' as const } }];
  const people = [{ beneficiaryId: owner.beneficiaryId, basedOn: 1, wishes }];
  await callAs(world, owner.uid, beneficiariesGrant, { people });
  expect(await stateOf(world, owner.uid)).toBe('active');
  expect(await lifeOf(owner)).toMatchObject({
    hold: null,
    recipients: [{ id: owner.beneficiaryId, stages: ['instructions', 'clone'] }],
  });
  await callAs(world, owner.uid, beneficiariesRemove, { beneficiaryId: owner.beneficiaryId });
  expect((await lifeOf(owner)).recipients).toEqual([]);
});

test('who accepts says nothing of the owner, whose next act begins the hold', async () => {
  const owner = await makeArmedOwner(world);
  const contactId = newContactId();
  const words = { name: 'Noé', email: 'noe@example.org' };
  await callAs(world, owner.uid, trustedContactsSave, { contactId, basedOn: 0, words });
  const secret = await inviteBy(owner, contactId);
  const before = await lifeOf(owner);
  const person = await makeSomebody(world.services);
  await makeKeys(person);
  await person.call(invitationsAccept, { secret });
  expect(await lifeOf(owner)).toEqual(before);
  const people = [{ beneficiaryId: owner.beneficiaryId, basedOn: 1, wishes: [] }];
  await callAs(world, owner.uid, beneficiariesGrant, { people });
  const { state, contacts, hold } = await lifeOf(owner);
  expect(state.is).toBe('active');
  expect(contacts).toHaveLength(3);
  expect(hold?.next.contacts.map(({ id }) => id)).toContain(contactId);
});

/** The secret, as it came over SMTP. */
async function inviteBy(owner: Owner, contactId: Contact['id']): Promise<string> {
  await callAs(world, owner.uid, invitationsSend, {
    invitee: { role: 'trusted-contact', subjectId: contactId },
  });
  const mail = world.mailServer.received.findLast(({ to }) => to === 'noe@example.org');
  return /\/invitation#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

test('of an account that is erased, a contact’s vote and place go at once', async () => {
  const owner = await makeArmedOwner(world);
  const { id, uid } = contactOf(owner, 0);
  const { services, clock } = world;
  await services.firestore.doc(`users/${uid}`).update({ deletionDueAt: new Date(clock.now() - 1000) });
  const purge = scheduleNamed('account-purge');
  for (let hour = 0; hour < 2; hour += 1) {
    await pass(world, HOUR);
    await purge.run({ services, dueAt: clock.now() });
  }
  expect(await read(`users/${owner.uid}/trustedContacts/${id}`)).toMatchObject({
    invitation: { is: 'declined', hadAccepted: true },
  });
  expect(idsOf((await lifeOf(owner)).contacts)).toEqual(idsOf(owner.contacts.slice(1)));
});

describe('The place of a contact who has accepted', () => {
  test('goes to no other account while it is armed: who is asked changes with a hold alone', async () => {
    const owner = await makeArmedOwner(world);
    const { id, uid } = contactOf(owner, 0);
    const words = { name: 'Jules', email: 'noe@example.org' };
    await callAs(world, owner.uid, trustedContactsSave, { contactId: id, basedOn: 1, words });
    await expect(inviteBy(owner, id)).rejects.toMatchObject({
      code: 'conflict',
      details: { reason: 'accepted' },
    });
    expect(await read(`users/${owner.uid}/trustedContacts/${id}`)).toMatchObject({
      invitation: { is: 'accepted', accountId: uid },
    });
  });

  test('nor by a link that was sent before it was armed', async () => {
    const owner = await makeOwner(world);
    const { id, uid } = contactOf(owner, 0);
    const words = { name: 'Jules', email: 'noe@example.org' };
    await callAs(world, owner.uid, trustedContactsSave, { contactId: id, basedOn: 1, words });
    const secret = await inviteBy(owner, id);
    await feedOne(world, owner.uid, { is: 'rehearsed' });
    await callAs(world, owner.uid, lifeVerificationArm, {});
    await bringTo(world, owner.uid, 'verifying');
    const stranger = await makeSomebody(world.services);
    await makeKeys(stranger);
    await expect(stranger.call(invitationsAccept, { secret })).rejects.toMatchObject({
      code: 'invitation-gone',
    });
    expect(await read(`users/${owner.uid}/trustedContacts/${id}`)).toMatchObject({
      invitation: { is: 'accepted', accountId: uid },
    });
    expect(await read(`users/${stranger.uid}/legacyRoles/${id}`)).toBeUndefined();
  });
});
