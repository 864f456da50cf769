/** Rows that nobody can read any more: none changes what was agreed, keeps open what closes, or silences an owner. */
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { beneficiariesGrant } from '#shared/callables/beneficiaries.ts';
import { lifeVerificationCheckIn } from '#shared/callables/lifeVerification.ts';
import { watchOf } from '../../../src/functions/lifeVerification/watchDocument.ts';
import {
  addAlbum,
  give,
  type Heir,
  leaveTo,
  makeGivingOwner,
  receivedBy,
} from '../../support/legacy/release.ts';
import {
  callAs,
  DAY,
  makeArmedOwner,
  type Owner,
  pass,
  recordOf,
  stateOf,
  subjectsTo,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => watchOf(world.services.firestore).set({ lookedAt: world.clock.now() }));

const everything = { thing: { is: 'everything' } } as const;
const spoil = (path: string) => world.services.firestore.doc(path).update({ createdAt: 'nonsense' });

describe('A person of whom nobody can read what stands of them', () => {
  const leave = ({ uid }: Owner, { id }: Heir, basedOn: number, wishes: readonly (typeof everything)[]) =>
    callAs(world, uid, beneficiariesGrant, {
      people: [{ beneficiaryId: id, basedOn, wishes: [...wishes] }],
    });

  test('stays in what was agreed when the owner does something else', async () => {
    const owner = await makeArmedOwner(world);
    const spoilt = await leaveTo(world, owner.uid, { wishes: [everything] });
    const other = await leaveTo(world, owner.uid);
    await leave(owner, other, 1, [everything]);
    const { life } = await recordOf(world, owner.uid);
    expect(life.recipients).toHaveLength(3);
    await spoil(`users/${owner.uid}/beneficiaries/${spoilt.id}`);
    await spoil(`users/${owner.uid}/trustedContacts/${owner.contacts[0]?.id}`);
    await leave(owner, other, 2, []);
    await pass(world, 9 * DAY);
    const { life: after } = await recordOf(world, owner.uid);
    expect(after).toMatchObject({ contacts: life.contacts, hold: null });
    expect(after.recipients).toEqual(
      life.recipients.map((one) => (one.id === other.id ? { ...one, stages: ['instructions'] } : one)),
    );
  });
});

describe('What was given by a row that nobody can read', () => {
  test('closes when the owner comes back, and who could read it is told', async () => {
    const owner = await makeGivingOwner(world);
    await addAlbum(world, owner.uid);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    await world.services.firestore.doc(`users/${owner.uid}/lifeVerifications/real`).update({
      'life.recipients': [{ id: heir.id, stages: ['instructions', 'memories'] }],
      'life.given': [{ to: heir.id, stage: 'memories', isDone: true }],
    });
    await give(world, owner, heir, 'instructions', 'memories');
    await world.services.firestore
      .doc(`users/${owner.uid}/releases/${heir.id}`)
      .update({ vault: 'nonsense', dueAt: Timestamp.fromMillis(world.clock.now()) });
    await spoil(`users/${owner.uid}/beneficiaries/${heir.id}`);
    expect(await receivedBy(world, owner, heir)).not.toBeNull();
    await callAs(world, owner.uid, lifeVerificationCheckIn, {});
    await pass(world, DAY);
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect(await receivedBy(world, owner, heir)).toBeNull();
    expect(subjectsTo(world, heir.email)).toContain('Good news of Rose');
  });
});
