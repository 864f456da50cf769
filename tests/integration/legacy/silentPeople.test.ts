/** Who is to hear nothing hears nothing, whatever the owner does and however long they are silent; and who goes with an account. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beneficiariesGrant,
  beneficiariesRemove,
  beneficiariesSave,
} from '#shared/callables/beneficiaries.ts';
import { invitationsRevoke, invitationsSend } from '#shared/callables/invitations.ts';
import { scheduleNamed } from '../../support/catalogue.ts';
import {
  bringTo,
  callAs,
  HOUR,
  makeArmedOwner,
  type Owner,
  pass,
  subjectsTo,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import { newBeneficiaryId, someAddress } from '../../support/legacyPeople.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function makeOwner(): Promise<Owner> {
  const owner = await makeArmedOwner(world);
  await world.services.firestore.doc(`users/${owner.uid}`).update({ plan: 'Pro' });
  return owner;
}

const everything = { thing: { is: 'everything' } } as const;

async function nameSilent(owner: Owner, email: string) {
  const beneficiaryId = newBeneficiaryId();
  const save = (basedOn: number, words: object) =>
    callAs(world, owner.uid, beneficiariesSave, {
      beneficiaryId,
      basedOn,
      words: { name: 'Jules', email, knowsNow: false, ...words },
    });
  await save(0, {});
  await callAs(world, owner.uid, beneficiariesGrant, {
    people: [{ beneficiaryId, basedOn: 1, wishes: [everything] }],
  });
  await save(2, { relationship: 'Son', message: { text: 'My dear', mediaItemId: null } });
  return { beneficiaryId, save };
}

test('a silent beneficiary hears nothing of being named, changed, asked about and taken off', async () => {
  const owner = await makeOwner();
  const [kept, removed, silenced] = [someAddress(), someAddress(), someAddress()];
  const stays = await nameSilent(owner, kept);
  const goes = await nameSilent(owner, removed);
  const told = await nameSilent(owner, silenced);
  const invitee = { role: 'beneficiary', subjectId: stays.beneficiaryId } as const;
  await expect(callAs(world, owner.uid, invitationsSend, { invitee })).rejects.toMatchObject({
    code: 'silent-beneficiary',
  });
  await callAs(world, owner.uid, invitationsRevoke, { invitee });
  await callAs(world, owner.uid, beneficiariesRemove, { beneficiaryId: goes.beneficiaryId });
  // Told for a while, and silent from then on.
  await told.save(3, { knowsNow: true });
  await callAs(world, owner.uid, invitationsSend, {
    invitee: { role: 'beneficiary', subjectId: told.beneficiaryId },
  });
  await told.save(4, { knowsNow: false });
  await pass(world, HOUR);
  const heard = subjectsTo(world, silenced);
  for (const state of ['grace', 'veto'] as const) {
    await bringTo(world, owner.uid, state);
    await pass(world, HOUR);
  }
  expect(subjectsTo(world, kept)).toEqual([]);
  expect(subjectsTo(world, removed)).toEqual([]);
  expect(subjectsTo(world, silenced)).toEqual(heard);
});

test('nobody stays named by an account that is erased, and nobody is written to about it who was to hear nothing', async () => {
  const owner = await makeOwner();
  const { services, clock } = world;
  const silent = someAddress();
  await nameSilent(owner, silent);
  const below = (collection: string) => services.firestore.collection(`users/${owner.uid}/${collection}`);
  await services.firestore.doc(`users/${owner.uid}`).update({ deletionDueAt: new Date(clock.now() - 1000) });
  const purge = scheduleNamed('account-purge');
  for (let hour = 0; hour < 2; hour += 1) {
    await pass(world, HOUR);
    await purge.run({ services, dueAt: clock.now() });
  }
  for (const collection of ['beneficiaries', 'trustedContacts', 'invitations', 'grants']) {
    expect((await below(collection).get()).size, collection).toBe(0);
  }
  const roles = services.firestore.collectionGroup('legacyRoles').where('ownerId', '==', owner.uid);
  expect((await roles.get()).size).toBe(0);
  expect(subjectsTo(world, silent)).toEqual([]);
});
