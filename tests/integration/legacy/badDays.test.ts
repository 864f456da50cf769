/** Bad days of people: what was lost, who is gone, who comes back, and who wants it sooner. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as calls from '#shared/callables/lifeVerification.ts';
import { trustedContactsRemove } from '#shared/callables/trustedContacts.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { EFFECTS } from '../../../src/functions/lifeVerification/effectRows.ts';
import { watchOf } from '../../../src/functions/lifeVerification/watchDocument.ts';
import { killedWhere } from '../../support/legacy/killedAt.ts';
import { addAlbum, addItem, type Heir, leaveTo, receivedBy } from '../../support/legacy/release.ts';
import {
  bringTo,
  type Contact,
  callAs,
  DAY,
  HOUR,
  makeArmedOwner,
  type Owner,
  pass,
  recordOf,
  runJobs,
  stateOf,
  subjectsTo,
  tokensMailedTo,
  voteAs,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

/** Months of jobs: long on a machine that is busy. */
const LONG = 120_000;

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => watchOf(world.services.firestore).set({ lookedAt: world.clock.now() }));

const everything = { thing: { is: 'everything' } } as const;
const STAGES = ['instructions', 'memories', 'vault', 'clone'];

/** Who leaves everything to these, each stage on the same day. */
async function leaveEverything(owner: Owner, ...heirs: readonly Heir[]): Promise<void> {
  const { firestore } = world.services;
  await firestore.doc(`users/${owner.uid}/beneficiaries/${owner.beneficiaryId}`).delete();
  await firestore.doc(`users/${owner.uid}/lifeVerifications/real`).update({
    'life.recipients': heirs.map(({ id }) => ({ id, stages: STAGES })),
    'life.policy.stageDelayDays': { instructions: 0, memories: 0, vault: 0, clone: 0 },
  });
}
const contactsOf = ({ contacts }: Owner): readonly [Contact, Contact, Contact] => {
  const [jules, ada, iris] = contacts;
  if (!jules || !ada || !iris) throw new Error('There are three.');
  return [jules, ada, iris];
};

async function sayGone({ uid }: Owner, contact: Contact, shared: readonly Heir[] = []): Promise<void> {
  const { round } = (await recordOf(world, uid)).life;
  await callAs(world, contact.uid, calls.lifeVerificationVote, {
    ownerId: userIdSchema.parse(uid),
    contactId: contact.id,
    round,
    says: 'gone',
    shares: shared.map(({ id }) => ({ beneficiaryId: id, grant: 1, sealed: `by ${contact.id}` })),
  });
}
const sharesFor = async ({ uid }: Owner) =>
  (await world.services.firestore.collection(`users/${uid}/resealedShares`).get()).docs
    .map((share) => share.get('contactId'))
    .toSorted();

async function passUntil(owner: Owner, wanted: string): Promise<void> {
  for (let step = 0; step < 12 && (await stateOf(world, owner.uid)) !== wanted; step += 1) {
    const { dueAt } = await recordOf(world, owner.uid);
    await pass(world, Math.max(HOUR, (dueAt?.getTime() ?? 0) - world.clock.now()));
  }
  expect(await stateOf(world, owner.uid)).toBe(wanted);
}

describe('A contact who lost their passphrase', () => {
  test('is made up for by another one, who hands over their share also when everything was given', {
    timeout: LONG,
  }, async () => {
    const owner = await makeArmedOwner(world);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    await leaveEverything(owner, heir);
    await bringTo(world, owner.uid, 'verifying');
    const [jules, ada, iris] = contactsOf(owner);
    await sayGone(owner, jules, [heir]);
    await sayGone(owner, ada);
    await passUntil(owner, 'closed');
    expect(await sharesFor(owner)).toEqual([jules.id]);
    await sayGone(owner, iris, [heir]);
    expect(await sharesFor(owner)).toEqual([jules.id, iris.id].toSorted());
    await callAs(world, jules.uid, calls.lifeVerificationLeave, {
      ownerId: userIdSchema.parse(owner.uid),
      contactId: jules.id,
    });
    expect(await sharesFor(owner)).toHaveLength(2);
    expect(await receivedBy(world, owner, heir)).not.toBeNull();
  });
});

describe('A beneficiary', () => {
  test('who is dead, or has another address, keeps nothing from the others', { timeout: LONG }, async () => {
    const owner = await makeArmedOwner(world);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    const moved = await leaveTo(world, owner.uid, { wishes: [everything], hasAccount: false });
    world.mailServer.unknown.add(moved.email);
    await leaveEverything(owner, heir, moved);
    await bringTo(world, owner.uid, 'veto');
    await passUntil(owner, 'released');
    await pass(world, 30 * DAY);
    expect(subjectsTo(world, moved.email)).toEqual([]);
    expect((await receivedBy(world, owner, heir))?.stages).toHaveLength(STAGES.length);
    // What waits for them stays, and is theirs when they claim it.
    expect(await stateOf(world, owner.uid)).toBe('released');
  });
});

describe('A card that was not paid for a year', () => {
  test('changes nothing of who is asked, and of what is given', { timeout: LONG }, async () => {
    const owner = await makeArmedOwner(world);
    const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
    await leaveEverything(owner, heir);
    const profile = world.services.firestore.doc(`users/${owner.uid}`);
    await profile.update({ plan: 'Free', storageUsed: 9_000_000_000, storageLimit: 0 });
    await passUntil(owner, 'grace');
    expect(subjectsTo(world, owner.email)).toContain('Are you well? Your check-in at Amaranth');
    await passUntil(owner, 'verifying');
    const [jules, ada] = contactsOf(owner);
    await pass(world, DAY);
    await sayGone(owner, jules);
    await sayGone(owner, ada);
    await passUntil(owner, 'closed');
    expect((await receivedBy(world, owner, heir))?.stages).toHaveLength(STAGES.length);
  });
});

describe('An owner who comes back', () => {
  test('at any moment of the writing has left nothing with anybody', async () => {
    let isOver = false;
    for (let n = 1; !isOver && n < 60; n += 3) {
      const owner = await makeArmedOwner(world);
      const heir = await leaveTo(world, owner.uid, { wishes: [everything] });
      await addItem(world, owner.uid, await addAlbum(world, owner.uid));
      await leaveEverything(owner, heir);
      await bringTo(world, owner.uid, 'releasing');
      const { dueAt } = await recordOf(world, owner.uid);
      world.clock.advance((dueAt?.getTime() ?? 0) - world.clock.now());
      await watchOf(world.services.firestore).set({ lookedAt: world.clock.now() });
      const killed = killedWhere(world.services, ({ number }) => (number === n ? 'after' : null));
      await runJobs(world, killed.services).catch((error: unknown) => {
        if (!killed.isKilled()) throw error;
      });
      isOver = !killed.isKilled();
      await callAs(world, owner.uid, calls.lifeVerificationCheckIn, {});
      for (let turn = 0; turn < 2; turn += 1) await pass(world, 26 * HOUR);
      expect([n, await stateOf(world, owner.uid)]).toEqual([n, 'active']);
      expect([n, await receivedBy(world, owner, heir)]).toEqual([n, null]);
      const rows = await world.services.firestore.collection(`users/${owner.uid}/${EFFECTS}`).get();
      expect([n, rows.size]).toEqual([n, 0]);
      await world.services.firestore.recursiveDelete(world.services.firestore.doc(`users/${owner.uid}`));
    }
    expect(isOver).toBe(true);
  }, 300_000);
});

describe('A mail scanner', () => {
  test('that opens every link of every mail moves nothing', { timeout: LONG }, async () => {
    const owner = await makeArmedOwner(world);
    await passUntil(owner, 'grace');
    await passUntil(owner, 'verifying');
    await pass(world, DAY);
    const before = await recordOf(world, owner.uid);
    const addresses = [owner.email, `second-${owner.email}`, ...owner.contacts.map(({ email }) => email)];
    const mails = world.mailServer.received.filter(({ to }) => addresses.includes(to));
    const links = new Set(mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []));
    expect([...links].some((link) => link.includes('check-in'))).toBe(true);
    for (const link of links) {
      const { pathname, search, hash } = new URL(link);
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        await fetch(`${world.backend.origin}${pathname}${search}`, { method });
        await fetch(`${world.backend.origin}${pathname}?${hash.slice(1)}`, { method });
      }
    }
    expect(await recordOf(world, owner.uid)).toEqual(before);
  });
});

describe('An heir who reads the owner’s mail', () => {
  test('can put the release off, and bring it no nearer', async () => {
    const owner = await makeArmedOwner(world);
    await passUntil(owner, 'grace');
    const [token = ''] = tokensMailedTo(world, owner.email);
    await callAs(world, null, calls.lifeVerificationCheckInByLink, { token });
    expect(await stateOf(world, owner.uid)).toBe('active');
  });

  test('and signs in with it changes contacts and quorum for nobody: it is held, and told where they do not read', async () => {
    const owner = await makeArmedOwner(world);
    const before = (await recordOf(world, owner.uid)).life;
    const [jules] = contactsOf(owner);
    const { version: _version, ...policy } = { ...before.policy, quorum: 1, vetoDays: 7, graceDays: 7 };
    await callAs(world, owner.uid, calls.lifeVerificationConfigure, { policy });
    await callAs(world, owner.uid, trustedContactsRemove, { contactId: jules.id });
    await callAs(world, owner.uid, calls.lifeVerificationCancel, {});
    await callAs(world, owner.uid, calls.lifeVerificationBeginAgain, {});
    await callAs(world, owner.uid, calls.lifeVerificationConfigure, { policy });
    const { life } = await recordOf(world, owner.uid);
    expect(life.policy).toMatchObject({ quorum: 2, vetoDays: 14, graceDays: 30 });
    expect(life.contacts.filter(({ hasAccepted }) => hasAccepted)).toHaveLength(3);
    await pass(world, DAY);
    const elsewhere = subjectsTo(world, `second-${owner.email}`);
    expect(elsewhere).toContain('A change to your life verification waits for seven days');
    await callAs(world, owner.uid, calls.lifeVerificationDropChange, {});
    expect((await recordOf(world, owner.uid)).life).toMatchObject({ hold: null, policy: { quorum: 2 } });
  });

  test('and is a contact besides is one voice, which the others outweigh', async () => {
    const owner = await makeArmedOwner(world);
    await bringTo(world, owner.uid, 'active');
    const [jules, ada] = contactsOf(owner);
    await callAs(world, jules.uid, calls.lifeVerificationReport, {
      ownerId: userIdSchema.parse(owner.uid),
      contactId: jules.id,
    });
    await pass(world, DAY);
    expect(await stateOf(world, owner.uid)).toBe('verifying');
    await voteAs(world, owner, ada, 'alive');
    expect(await stateOf(world, owner.uid)).toBe('disputed');
    await pass(world, 200 * DAY);
    expect(await stateOf(world, owner.uid)).toBe('disputed');
  });
});
