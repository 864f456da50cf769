/** Documented cases: two administrators, who never see content and shorten nothing alone. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { CallableContract } from '#shared/callables/contract.ts';
import {
  legacyCasesDecide,
  legacyCasesList,
  legacyCasesOpen,
  legacyCasesSendAgain,
} from '#shared/callables/legacyCases.ts';
import { lifeVerificationCheckIn } from '#shared/callables/lifeVerification.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { callableNamed } from '../../support/catalogue.ts';
import { countingReads } from '../../support/legacy/countingReads.ts';
import {
  bringTo,
  callAs,
  feedOne,
  logOf,
  makeArmedOwner,
  makeOwner,
  recordOf,
  stateOf,
  subjectsTo,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

const keepers = ['first@keepers.example', 'second@keepers.example'];
const [FIRST, SECOND] = ['keeper-one', 'keeper-two'];
const reason = 'A death certificate, kept in the safe of the office.';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld({ AMARANTH_ADMIN_EMAILS: keepers.join(',') });
  const { auth, firestore } = world.services;
  for (const [index, uid] of [FIRST, SECOND].entries()) {
    await auth.createUser({ uid, email: keepers[index] ?? '', emailVerified: true });
    await auth.setCustomUserClaims(uid, { role: 'admin' });
    await firestore.doc(`administrators/${uid}`).set({ revokedAt: null });
  }
});
afterAll(() => world.stop());

async function asKeeper<I extends z.ZodType, O extends z.ZodType>(
  uid: string,
  contract: CallableContract<I, O>,
  input: z.input<I>,
  services = world.services,
): Promise<z.output<O>> {
  const email = keepers[uid === FIRST ? 0 : 1] ?? '';
  const claims = { auth_time: Math.floor(services.clock.now() / 1000), role: 'admin' };
  const caller = { uid, email, emailVerified: true, claims };
  return contract.output.parse(
    await callableNamed(contract.name).call(input, { services, caller, address: '203.0.113.7' }),
  );
}
async function openCase(ownerEmail: string) {
  const caseId = randomUUID();
  await asKeeper(FIRST, legacyCasesOpen, { caseId, ownerEmail, reason });
  return caseId;
}
const found = async (caseId: string) =>
  (await asKeeper(FIRST, legacyCasesList, {})).cases.find((one) => one.caseId === caseId);
const uphold = (uid: string, caseId: string) =>
  asKeeper(uid, legacyCasesDecide, { caseId, decision: 'uphold', reason });

describe('A case', () => {
  test('makes the contacts be asked once two different administrators uphold it, and every act is logged', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(owner.email);
    await uphold(FIRST, caseId);
    await uphold(FIRST, caseId);
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect(await found(caseId)).toMatchObject({ state: 'open', upheldBy: [FIRST] });
    await uphold(SECOND, caseId);
    expect(await stateOf(world, owner.uid)).toBe('verifying');
    expect(await found(caseId)).toMatchObject({ state: 'upheld', upheldBy: [FIRST, SECOND] });
    const acts = (await logOf(world, owner.uid)).filter(({ event }) => event.is === 'case-upheld');
    expect(acts.map(({ event }) => event.actor)).toEqual([FIRST, SECOND]);
    for (const keeper of keepers) {
      expect(subjectsTo(world, keeper)).toEqual([
        'A documented case was opened',
        'A documented case is now waiting for a second administrator',
        'A documented case is now upheld',
      ]);
    }
    await expect(uphold(FIRST, randomUUID())).rejects.toMatchObject({ code: 'not-found' });
  });

  test('is ended by one who rejects it', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(owner.email);
    await uphold(FIRST, caseId);
    await asKeeper(SECOND, legacyCasesDecide, { caseId, decision: 'reject', reason });
    expect(await found(caseId)).toMatchObject({ state: 'rejected' });
    expect((await recordOf(world, owner.uid)).life.documentedCase).toBeNull();
    await expect(
      asKeeper(FIRST, legacyCasesDecide, { caseId, decision: 'reject', reason }),
    ).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  test('is void once its owner answers, whoever upholds it then', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(owner.email);
    await uphold(FIRST, caseId);
    await callAs(world, owner.uid, lifeVerificationCheckIn, {});
    expect(await found(caseId)).toMatchObject({ state: 'void' });
    await uphold(SECOND, caseId);
    expect(await stateOf(world, owner.uid)).toBe('active');
    expect((await recordOf(world, owner.uid)).life.documentedCase).toBeNull();
  });

  test('is opened for who armed a verification, one at a time, and by administrators alone', async () => {
    const owner = await makeArmedOwner(world);
    const caseId = await openCase(owner.email);
    await asKeeper(FIRST, legacyCasesOpen, { caseId, ownerEmail: owner.email, reason });
    await expect(openCase(owner.email)).rejects.toMatchObject({ code: 'conflict' });
    const draft = await makeOwner(world);
    for (const email of [draft.email, 'nobody@example.org'])
      await expect(openCase(email)).rejects.toMatchObject({ code: 'not-found' });
    const input = { caseId: randomUUID(), ownerEmail: owner.email, reason };
    await expect(callAs(world, owner.uid, legacyCasesOpen, input)).rejects.toMatchObject({
      code: 'admin-only',
    });
    await expect(callAs(world, owner.uid, legacyCasesList, {})).rejects.toMatchObject({ code: 'admin-only' });
  });
});

describe('The operators’ page', () => {
  test('tells which timers stand still, counts the others without reading them, and holds nothing they keep', async () => {
    const owner = await makeArmedOwner(world);
    await bringTo(world, owner.uid, 'grace');
    const { life } = await recordOf(world, owner.uid);
    if (life.state.is !== 'grace') throw new Error('It is in grace.');
    const [channel] = life.channels;
    if (!channel) throw new Error('There are two.');
    const notice = life.state.notice.number;
    const running = countingReads(world.services);
    const before = await asKeeper(FIRST, legacyCasesList, {}, running.services);
    await feedOne(world, owner.uid, { is: 'bounced', channel: channel.id, notice });
    const counted = countingReads(world.services);
    const after = await asKeeper(FIRST, legacyCasesList, {}, counted.services);
    expect(before.frozen.find(({ ownerId }) => ownerId === owner.uid)).toBeUndefined();
    expect(after.frozen.find(({ ownerId }) => ownerId === owner.uid)).toMatchObject({
      state: 'grace',
      bounced: 1,
    });
    expect(after.armed).toBeGreaterThan(3);
    // Itself, and nobody whose term runs.
    expect(counted.read()).toBe(running.read() + 1);
    expect(JSON.stringify(after)).not.toContain('Rose');
    const sent = await asKeeper(FIRST, legacyCasesSendAgain, { ownerId: userIdSchema.parse(owner.uid) });
    expect(sent).toEqual({ isSent: true });
    const log = await logOf(world, owner.uid);
    expect(log.findLast(({ event }) => event.is === 'send-again')?.event.actor).toBe(FIRST);
  });
});
