/** Heirs cannot be the whole quorum: also not under another address, nor who turns out to be one while contacts are asked. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beneficiariesSave } from '#shared/callables/beneficiaries.ts';
import { type Invitee, invitationsAccept, invitationsSend } from '#shared/callables/invitations.ts';
import { storedVerification } from '../../../src/functions/lifeVerification/verificationDocument.ts';
import {
  bringTo,
  callAs,
  logOf,
  makeArmedOwner,
  makeOwner,
  type Owner,
  recordOf,
  stateOf,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import {
  asBeneficiary,
  asContact,
  makeKeys,
  makeSomebody,
  nameContact,
  newBeneficiaryId,
  type Somebody,
} from '../../support/legacyPeople.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asOwner = ({ uid, email }: Owner): Somebody => ({
  uid,
  email,
  call: (contract, input) => callAs(world, uid, contract, input),
});
const heirsAmong = async ({ uid }: Owner) =>
  (await recordOf(world, uid)).life.contacts.filter(({ isBeneficiary }) => isBeneficiary).map(({ id }) => id);
async function invite(owner: Owner, invitee: Invitee, to: string): Promise<string> {
  await callAs(world, owner.uid, invitationsSend, { invitee });
  const mail = world.mailServer.received.findLast((one) => one.to === to);
  return /\/invitation#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}
const nameHeir = (owner: Owner, email: string, knowsNow = false) =>
  callAs(world, owner.uid, beneficiariesSave, {
    beneficiaryId: owner.beneficiaryId,
    basedOn: 1,
    words: { name: 'Léa', email, knowsNow },
  });

describe('A contact who accepts with the account of a silent beneficiary', () => {
  test('is known by the address of the account, whatever address they were invited at', async () => {
    const owner = await makeOwner(world);
    const lea = await makeSomebody(world.services);
    await makeKeys(lea);
    await nameHeir(owner, lea.email.toUpperCase());
    const contactId = await nameContact(asOwner(owner), { name: 'Léa', email: `work-${lea.email}` });
    const secret = await invite(owner, asContact(contactId), `work-${lea.email}`);
    await lea.call(invitationsAccept, { secret });
    expect(await heirsAmong(owner)).toEqual([contactId]);
  });

  test('is known as well where the beneficiary is named afterwards', async () => {
    const owner = await makeOwner(world);
    const lea = await makeSomebody(world.services);
    await makeKeys(lea);
    const contactId = await nameContact(asOwner(owner), { name: 'Léa', email: `work-${lea.email}` });
    const secret = await invite(owner, asContact(contactId), `work-${lea.email}`);
    await lea.call(invitationsAccept, { secret });
    expect(await heirsAmong(owner)).toEqual([]);
    await nameHeir(owner, lea.email);
    expect(await heirsAmong(owner)).toEqual([contactId]);
  });
});

describe('While it is armed, a beneficiary who accepts with the account of a contact', () => {
  test.each(['active', 'verifying', 'veto', 'releasing'] as const)(
    'counts as one at once, in %s',
    async (is) => {
      const owner = await makeArmedOwner(world);
      const [first] = owner.contacts;
      if (!first) throw new Error('An owner has three.');
      const address = `heir-of-${owner.email}`;
      await nameHeir(owner, address, true);
      if (is !== 'active') await bringTo(world, owner.uid, is);
      const before = await recordOf(world, owner.uid);
      const secret = await invite(owner, asBeneficiary(owner.beneficiaryId), address);
      // To invite somebody is an act of the owner's: the invitation is as old as what was asked.
      await world.services.firestore
        .doc(`users/${owner.uid}/lifeVerifications/real`)
        .set(storedVerification(before));
      await callAs(world, first.uid, invitationsAccept, { secret, withoutKey: true });
      expect(await heirsAmong(owner)).toEqual([first.id]);
      expect((await logOf(world, owner.uid)).at(-1)?.event).toMatchObject({
        is: 'contact-is-heir',
        actor: first.id,
      });
    },
  );
});

test('The owner who names all contacts heirs while it is armed is not refused, and they count as heirs', async () => {
  const owner = await makeArmedOwner(world);
  for (const [index, { email }] of owner.contacts.entries()) {
    if (index === 0) await nameHeir(owner, email);
    else
      await asOwner(owner).call(beneficiariesSave, {
        beneficiaryId: newBeneficiaryId(),
        basedOn: 0,
        words: { name: 'Heir', email, knowsNow: false },
      });
  }
  expect(await heirsAmong(owner)).toHaveLength(3);
  expect(await stateOf(world, owner.uid)).toBe('active');
  expect((await recordOf(world, owner.uid)).life.hold).toBeNull();
});
