/** What contacts say, and what they seal anew with it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as calls from '#shared/callables/lifeVerification.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { verifyLog } from '#shared/legacy/logChain.ts';
import {
  askOfContact,
  bringTo,
  type Contact,
  callAs,
  DAY,
  feedOne,
  logOf,
  makeArmedOwner,
  type Owner,
  pass,
  passToDeadline,
  recordOf,
  stateOf,
  subjectsTo,
  voteAs,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function askedOwner(): Promise<{ owner: Owner; jules: Contact; ada: Contact }> {
  const owner = await makeArmedOwner(world);
  await bringTo(world, owner.uid, 'verifying');
  const [jules, ada] = owner.contacts;
  if (!jules || !ada) throw new Error('There are three.');
  return { owner, jules, ada };
}
const sharesOf = async ({ uid }: Owner) =>
  (await world.services.firestore.collection(`users/${uid}/resealedShares`).get()).docs.map((share) =>
    share.data(),
  );
const share = { grant: 1, sealed: 'sealed-anew' };
async function sayGone({ uid, beneficiaryId }: Owner, contact: Contact): Promise<void> {
  const { round } = (await recordOf(world, uid)).life;
  const ownerId = userIdSchema.parse(uid);
  const said = { ownerId, contactId: contact.id, round, says: 'gone' as const };
  await callAs(world, contact.uid, calls.lifeVerificationVote, {
    ...said,
    shares: [{ ...share, beneficiaryId }],
  });
}

describe('contacts', () => {
  test('who say the opposite in the same second are a dispute, and both are told', async () => {
    const { owner, jules, ada } = await askedOwner();
    await Promise.all([voteAs(world, owner, jules, 'gone'), voteAs(world, owner, ada, 'alive')]);
    const { state } = (await recordOf(world, owner.uid)).life;
    // One word may have been heard before the other: alone it gives time, and the other one answers that.
    expect(state.is).toBe('disputed');
    expect(await verifyLog(await logOf(world, owner.uid))).toEqual({ is: 'whole' });
    for (const { email } of owner.contacts.slice(2)) {
      expect(subjectsTo(world, email)).toContain('We have heard different things about Rose');
    }
  });

  test('are known by the account that accepted: nobody else says anything', async () => {
    const { owner, jules, ada } = await askedOwner();
    const { round } = (await recordOf(world, owner.uid)).life;
    const said = {
      ownerId: userIdSchema.parse(owner.uid),
      contactId: jules.id,
      round,
      says: 'gone',
    } as const;
    for (const stranger of [ada.uid, owner.uid, 'nobody']) {
      await expect(callAs(world, stranger, calls.lifeVerificationVote, said)).rejects.toMatchObject({
        code: 'contact-not-found',
      });
    }
    await expect(
      callAs(world, jules.uid, calls.lifeVerificationVote, { ...said, round: round - 1 }),
    ).rejects.toMatchObject({ code: 'conflict' });
    expect((await recordOf(world, owner.uid)).life.state).toMatchObject({ votes: { gone: [], alive: [] } });
  });

  test('who report are heard before anybody is asked, and the others are asked then', async () => {
    const owner = await makeArmedOwner(world);
    const [jules, ada] = owner.contacts;
    if (!jules || !ada) throw new Error('There are three.');
    await callAs(world, jules.uid, calls.lifeVerificationReport, {
      ownerId: userIdSchema.parse(owner.uid),
      contactId: jules.id,
    });
    expect(await stateOf(world, owner.uid)).toBe('verifying');
    expect(await askOfContact(world, jules)).toMatchObject({ vote: 'gone' });
    expect(await askOfContact(world, ada)).toMatchObject({ vote: 'nothing' });
    expect(subjectsTo(world, ada.email)).toEqual(['Do you know how Rose is?']);
    expect(subjectsTo(world, jules.email)).toEqual([]);
  });

  test('who change their mind without end are told to stop: each word may write to everybody', async () => {
    const { owner, jules, ada } = await askedOwner();
    for (let said = 0; said < 10; said += 1) await voteAs(world, owner, jules, 'nothing');
    await expect(voteAs(world, owner, jules, 'alive')).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(await stateOf(world, owner.uid)).toBe('verifying');
    await voteAs(world, owner, ada, 'alive');
  });

  test('who leave are none any more, for either side', async () => {
    const { owner, jules } = await askedOwner();
    await callAs(world, jules.uid, calls.lifeVerificationLeave, {
      ownerId: userIdSchema.parse(owner.uid),
      contactId: jules.id,
    });
    const { services } = world;
    expect((await recordOf(world, owner.uid)).life.contacts).toHaveLength(2);
    const role = await services.firestore.doc(`users/${jules.uid}/legacyRoles/${jules.id}`).get();
    expect(role.exists).toBe(false);
    const contact = await services.firestore.doc(`users/${owner.uid}/trustedContacts/${jules.id}`).get();
    expect(contact.get('invitation.is')).toBe('declined');
  });
});

describe('the page of a contact', () => {
  test('says where it stands at every step, also to who is not written to', async () => {
    const { owner, jules, ada } = await askedOwner();
    await voteAs(world, owner, jules, 'gone');
    await voteAs(world, owner, ada, 'gone');
    const seen = new Set<string>();
    for (let step = 0; step < 20 && !seen.has('released'); step += 1) {
      const { life, dueAt } = await recordOf(world, owner.uid);
      const { state } = life;
      seen.add(state.is);
      const isEnding = state.is === 'veto' && state.term.is === 'running';
      const until = isEnding ? dueAt : null;
      for (const contact of owner.contacts) {
        expect(await askOfContact(world, contact)).toMatchObject({ since: state.is, until });
      }
      await (dueAt ? passToDeadline(world, owner.uid) : pass(world, DAY));
    }
    expect(seen).toEqual(new Set(['veto', 'releasing', 'released']));
    await voteAs(world, owner, ada, 'nothing');
    for (const contact of owner.contacts) {
      expect(await askOfContact(world, contact)).toMatchObject({ since: 'verifying' });
    }
  });

  test('says that all is done once nothing is left', async () => {
    const { owner, jules, ada } = await askedOwner();
    await voteAs(world, owner, jules, 'gone');
    await voteAs(world, owner, ada, 'gone');
    await bringTo(world, owner.uid, 'released');
    await feedOne(world, owner.uid, { is: 'nothing-left' });
    expect(await askOfContact(world, jules)).toMatchObject({ vote: 'gone', since: 'closed' });
    await callAs(world, owner.uid, calls.lifeVerificationCheckIn, {});
    expect(await askOfContact(world, jules)).toBeNull();
  });
});

describe('what a contact seals anew', () => {
  test('is kept with their word and erased with it', async () => {
    const { owner, jules, ada } = await askedOwner();
    await sayGone(owner, jules);
    await sayGone(owner, jules);
    const { beneficiaryId } = owner;
    expect(await sharesOf(owner)).toEqual([
      { contactId: jules.id, round: expect.any(Number), beneficiaryId, ...share },
    ]);
    await sayGone(owner, ada);
    expect(await sharesOf(owner)).toHaveLength(2);
    await voteAs(world, owner, jules, 'nothing');
    expect(await sharesOf(owner)).toMatchObject([{ contactId: ada.id }]);
  });

  test('is the beneficiaries’ once everything was given: no later word of theirs takes it away', async () => {
    const { owner, jules, ada } = await askedOwner();
    await sayGone(owner, jules);
    await sayGone(owner, ada);
    await bringTo(world, owner.uid, 'released');
    await feedOne(world, owner.uid, { is: 'nothing-left' });
    expect(await stateOf(world, owner.uid)).toBe('closed');
    for (const says of ['gone', 'nothing', 'alive'] as const) {
      await voteAs(world, owner, jules, says);
      expect(await sharesOf(owner)).toHaveLength(2);
    }
  });

  test('stays with whom the vault was given to, whoever doubts, until the release is taken back', async () => {
    const { owner, jules, ada } = await askedOwner();
    await sayGone(owner, jules);
    await sayGone(owner, ada);
    await bringTo(world, owner.uid, 'released');
    await voteAs(world, owner, ada, 'nothing');
    expect(await stateOf(world, owner.uid)).toBe('verifying');
    expect(await sharesOf(owner)).toHaveLength(2);
    await voteAs(world, owner, ada, 'alive');
    expect(await stateOf(world, owner.uid)).toBe('disputed');
    expect(await sharesOf(owner)).toHaveLength(2);
    await voteAs(world, owner, jules, 'nothing');
    expect((await recordOf(world, owner.uid)).life).toMatchObject({ state: { is: 'grace' }, given: [] });
    expect(await sharesOf(owner)).toEqual([]);
  });

  test('goes with a contact who leaves before the vault was given, and stays afterwards', async () => {
    const { owner, jules, ada } = await askedOwner();
    await sayGone(owner, jules);
    await sayGone(owner, ada);
    await bringTo(world, owner.uid, 'releasing');
    const leave = (contact: Contact) =>
      callAs(world, contact.uid, calls.lifeVerificationLeave, {
        ownerId: userIdSchema.parse(owner.uid),
        contactId: contact.id,
      });
    await leave(jules);
    expect(await sharesOf(owner)).toMatchObject([{ contactId: ada.id }]);
    await bringTo(world, owner.uid, 'released');
    await leave(ada);
    expect(await sharesOf(owner)).toMatchObject([{ contactId: ada.id }]);
  });

  test('is not kept with any other word', async () => {
    const { owner, jules } = await askedOwner();
    const { round } = (await recordOf(world, owner.uid)).life;
    const said = {
      ownerId: userIdSchema.parse(owner.uid),
      contactId: jules.id,
      round,
      shares: [{ ...share, beneficiaryId: owner.beneficiaryId }],
    };
    await callAs(world, jules.uid, calls.lifeVerificationVote, { ...said, says: 'nothing' });
    expect(await sharesOf(owner)).toEqual([]);
  });

  test('stays with a word that is said again without a key', async () => {
    const { owner, jules } = await askedOwner();
    await sayGone(owner, jules);
    await voteAs(world, owner, jules, 'gone');
    expect(await sharesOf(owner)).toMatchObject([{ contactId: jules.id }]);
  });

  test('is erased whole by any act of the owner', async () => {
    const { owner, jules, ada } = await askedOwner();
    await sayGone(owner, jules);
    await sayGone(owner, ada);
    expect(await stateOf(world, owner.uid)).toBe('veto');
    await callAs(world, owner.uid, calls.lifeVerificationCheckIn, {});
    expect(await sharesOf(owner)).toEqual([]);
  });
});
