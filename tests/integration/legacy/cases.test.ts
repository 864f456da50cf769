/** Documented cases: two administrators, who never see content and shorten nothing alone. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legacyCasesOpen, legacyCasesWithdraw } from '#shared/callables/legacyCases.ts';
import {
  lifeVerificationCancel,
  lifeVerificationCheckIn,
  lifeVerificationCheckInByLink,
  lifeVerificationReport,
} from '#shared/callables/lifeVerification.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import {
  addressOf,
  asKeeper,
  FIRST,
  keepers,
  listed,
  openCase,
  papers,
  reason,
  registerKeepers,
  rejectCase,
  SECOND,
  uphold,
} from '../../support/legacy/keepers.ts';
import {
  callAs,
  logOf,
  makeArmedOwner,
  makeOwner,
  recordOf,
  stateOf,
  subjectsTo,
  tokensMailedTo,
  voteAs,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld({ AMARANTH_ADMIN_EMAILS: keepers.join(',') });
  await registerKeepers(world.services);
});
afterAll(() => world.stop());

const deedsOf = async (uid: string) =>
  (await logOf(world, uid)).filter(({ event }) => event.is.startsWith('case-')).map(({ event }) => event);

describe('A case', () => {
  test('makes the contacts be asked once two different administrators uphold it, and every act is logged', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    await uphold(world, FIRST, caseId);
    await uphold(world, FIRST, caseId);
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect(await listed(world, caseId)).toMatchObject({ state: 'open', decisions: [{ decision: 'uphold' }] });
    await uphold(world, SECOND, caseId);
    expect(await stateOf(world, owner.uid)).toBe('verifying');
    expect(await listed(world, caseId)).toMatchObject({
      state: 'upheld',
      openedBy: { email: addressOf(FIRST), isYou: true },
      decisions: [
        { by: { email: addressOf(FIRST), isYou: true }, decision: 'uphold', reason },
        { by: { email: addressOf(SECOND), isYou: false }, decision: 'uphold', reason },
      ],
    });
    expect((await deedsOf(owner.uid)).map(({ is, actor }) => [is, actor])).toEqual([
      ['case-opened', FIRST],
      ['case-upheld', FIRST],
      ['case-upheld', SECOND],
    ]);
    for (const keeper of keepers) expect(subjectsTo(world, keeper)).toHaveLength(3);
    await expect(uphold(world, FIRST, randomUUID())).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is ended by one who rejects it, and the owner reads of that too', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    await uphold(world, FIRST, caseId);
    await rejectCase(world, SECOND, caseId);
    expect(await listed(world, caseId)).toMatchObject({ state: 'rejected' });
    expect((await recordOf(world, owner.uid)).life.documentedCase).toBeNull();
    await expect(rejectCase(world, FIRST, caseId)).rejects.toMatchObject({ code: 'conflict' });
    const untouched = await openCase(world, owner.email);
    await rejectCase(world, SECOND, untouched);
    expect((await deedsOf(owner.uid)).map(({ is }) => is)).toEqual([
      'case-opened',
      'case-upheld',
      'case-rejected',
      'case-opened',
      'case-rejected',
    ]);
  });

  test('is void once its owner answers, whoever upholds it then', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    await uphold(world, FIRST, caseId);
    await callAs(world, owner.uid, lifeVerificationCheckIn, {});
    expect(await listed(world, caseId)).toMatchObject({ state: 'void' });
    await uphold(world, SECOND, caseId);
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect((await recordOf(world, owner.uid)).life.documentedCase).toBeNull();
  });

  test('that was upheld is void too once its owner answers', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    await uphold(world, FIRST, caseId);
    await uphold(world, SECOND, caseId);
    await callAs(world, owner.uid, lifeVerificationCheckIn, {});
    expect(await listed(world, caseId)).toMatchObject({ state: 'void' });
  });

  test('is told to its owner on every proved channel, whose link ends it with one press', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    for (const address of [owner.email, `second-${owner.email}`]) {
      expect(subjectsTo(world, address)).toContain(
        'Your life verification: papers about you have reached us',
      );
    }
    const token = tokensMailedTo(world, `second-${owner.email}`).at(-1) ?? '';
    await uphold(world, FIRST, caseId);
    await callAs(world, null, lifeVerificationCheckInByLink, { token });
    expect(await listed(world, caseId)).toMatchObject({ state: 'void' });
    await uphold(world, SECOND, caseId);
    expect(await stateOf(world, owner.uid)).toBe('active');
  });

  test('can be withdrawn while it is open, and taken back after it was upheld by mistake', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    await uphold(world, FIRST, caseId);
    await asKeeper(world, FIRST, legacyCasesWithdraw, { caseId, reason });
    expect(await listed(world, caseId)).toMatchObject({ state: 'withdrawn' });
    expect((await recordOf(world, owner.uid)).life.documentedCase).toBeNull();
    await expect(uphold(world, SECOND, caseId)).rejects.toMatchObject({ code: 'conflict' });

    const mistaken = await openCase(world, owner.email);
    await uphold(world, FIRST, mistaken);
    await uphold(world, SECOND, mistaken);
    await asKeeper(world, SECOND, legacyCasesWithdraw, { caseId: mistaken, reason });
    expect(await listed(world, mistaken)).toMatchObject({ state: 'withdrawn' });
    expect((await recordOf(world, owner.uid)).life.documentedCase).toBeNull();
    await expect(
      asKeeper(world, FIRST, legacyCasesWithdraw, { caseId: mistaken, reason }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('is opened for who has one that is armed, one at a time', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    await asKeeper(world, FIRST, legacyCasesOpen, { caseId, ownerEmail: owner.email, ...papers });
    expect((await deedsOf(owner.uid)).map(({ is }) => is)).toEqual(['case-opened']);
    await expect(openCase(world, owner.email)).rejects.toMatchObject({ code: 'conflict' });
    const draft = await makeOwner(world);
    const cancelled = await makeArmedOwner(world);
    await callAs(world, cancelled.uid, lifeVerificationCancel, {});
    for (const email of [draft.email, cancelled.email, 'nobody@example.org'])
      await expect(openCase(world, email)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('tells administrators what the papers are and nothing of whom the owner named', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(world, owner.email);
    const found = await listed(world, caseId, SECOND);
    expect(found).toMatchObject({ ownerEmail: owner.email, ...papers, openedBy: { isYou: false } });
    const names = [owner.uid, 'Rose', 'Léa', ...owner.contacts.flatMap(({ uid, email }) => [uid, email])];
    for (const name of names) {
      expect(JSON.stringify({ ...found, askedBy: '', ownerEmail: '' })).not.toContain(name);
    }
  });
});

describe('Of a case,', () => {
  test('nothing counts that was upheld before a contact said that the owner lives, and can be upheld anew', async () => {
    const owner = await makeArmedOwner(world);
    const [first, second] = owner.contacts;
    if (!first || !second) throw new Error('An owner has three.');
    const caseId = await openCase(world, owner.email);
    await callAs(world, first.uid, lifeVerificationReport, {
      ownerId: userIdSchema.parse(owner.uid),
      contactId: first.id,
    });
    await uphold(world, FIRST, caseId);
    await voteAs(world, owner, second, 'alive');
    await uphold(world, SECOND, caseId);
    const upheldBy = async () => (await recordOf(world, owner.uid)).life.documentedCase?.upheldBy;
    expect(await upheldBy()).toEqual([SECOND]);
    expect(await listed(world, caseId)).toMatchObject({
      state: 'open',
      decisions: [{ isCounted: false }, { isCounted: true }],
    });
    await uphold(world, FIRST, caseId);
    expect(await upheldBy()).toHaveLength(2);
    const decisions = [{ isCounted: false }, { isCounted: true }, { isCounted: true }];
    expect(await listed(world, caseId)).toMatchObject({ state: 'upheld', decisions });
    await voteAs(world, owner, owner.contacts[2] ?? second, 'alive');
    expect(await upheldBy()).toBeUndefined();
    expect(await listed(world, caseId)).toMatchObject({ state: 'open' });
  });
});
