/** Clocks that leap, servers that are off, mail that is down: none brings a release nearer, and the log stays whole. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lifeVerificationAddChannel, lifeVerificationCheckIn } from '#shared/callables/lifeVerification.ts';
import { verifyLog } from '#shared/legacy/logChain.ts';
import { channelIdSchema } from '#shared/lifeVerification/people.ts';
import { watchOf } from '../../../src/functions/lifeVerification/watchDocument.ts';
import {
  bringTo,
  callAs,
  DAY,
  HOUR,
  logOf,
  MINUTE,
  makeArmedOwner,
  pass,
  recordOf,
  runJobs,
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

/** Of what has to run in full, before it ends with a day. */
const leftInFull = async (uid: string) => {
  const { state } = (await recordOf(world, uid)).life;
  return 'term' in state && state.term.is === 'running' ? state.term.fullAt - world.clock.now() : 0;
};
const leftOf = async (uid: string) =>
  ((await recordOf(world, uid)).dueAt?.getTime() ?? 0) - world.clock.now();

describe('a clock', () => {
  test('that leaps a year and comes back has moved nobody', async () => {
    const owner = await makeArmedOwner(world);
    await bringTo(world, owner.uid, 'veto');
    await runJobs(world);
    const before = await recordOf(world, owner.uid);
    world.clock.advance(365 * DAY);
    await runJobs(world);
    world.clock.advance(-365 * DAY + MINUTE);
    await runJobs(world);
    expect(await recordOf(world, owner.uid)).toEqual(before);
  });

  test('that is a year ahead for good costs an owner nothing of their time', async () => {
    const owner = await makeArmedOwner(world);
    await bringTo(world, owner.uid, 'veto');
    await runJobs(world);
    const left = await leftInFull(owner.uid);
    world.clock.advance(365 * DAY);
    await runJobs(world);
    world.clock.advance(HOUR);
    await runJobs(world);
    expect(await stateOf(world, owner.uid)).toBe('veto');
    expect(await leftInFull(owner.uid)).toBeGreaterThanOrEqual(left);
    expect(await leftInFull(owner.uid)).toBeLessThan(left + 2 * DAY);
  });

  test('that is a year ahead when the owner answers leaves them unasked for no year', async () => {
    const owner = await makeArmedOwner(world);
    const left = await leftOf(owner.uid);
    world.clock.advance(365 * DAY);
    await callAs(world, owner.uid, lifeVerificationCheckIn, {});
    world.clock.advance(-365 * DAY + MINUTE);
    await runJobs(world);
    expect(await leftOf(owner.uid)).toBeGreaterThanOrEqual(left - HOUR);
    expect(await leftOf(owner.uid)).toBeLessThan(left + 2 * DAY);
    const lines = await logOf(world, owner.uid);
    expect(Math.max(...lines.map(({ at }) => at))).toBeLessThanOrEqual(world.clock.now());
  });
});

describe('a server', () => {
  test('that was off for three weeks in the grace gives them back', async () => {
    const owner = await makeArmedOwner(world);
    await bringTo(world, owner.uid, 'grace');
    await runJobs(world);
    const left = await leftOf(owner.uid);
    world.clock.advance(left + DAY);
    await runJobs(world);
    expect(await stateOf(world, owner.uid)).toBe('grace');
    world.clock.advance(HOUR);
    await runJobs(world);
    expect(await stateOf(world, owner.uid)).toBe('grace');
    expect(await leftOf(owner.uid)).toBeGreaterThanOrEqual(left - 5 * MINUTE);
    const lines = await logOf(world, owner.uid);
    expect(lines.map(({ event }) => event.is)).toContain('outage');
    expect(await verifyLog(lines)).toEqual({ is: 'whole' });
  });
});

describe('mail', () => {
  test('that is down while reminders are due stops the time until one is taken', async () => {
    const owner = await makeArmedOwner(world);
    world.mailServer.onSender = () =>
      Promise.reject(Object.assign(new Error('later'), { responseCode: 451 }));
    const { dueAt } = await recordOf(world, owner.uid);
    await pass(world, (dueAt?.getTime() ?? 0) - world.clock.now());
    expect(await stateOf(world, owner.uid)).toBe('due');
    for (let week = 0; week < 3; week += 1) await pass(world, 7 * DAY);
    expect(await stateOf(world, owner.uid)).toBe('due');
    expect(subjectsTo(world, owner.email)).toEqual([]);
    world.mailServer.onSender = () => Promise.resolve();
    await pass(world, 7 * HOUR);
    expect(await stateOf(world, owner.uid)).toBe('reminding');
    expect(await leftOf(owner.uid)).toBeGreaterThanOrEqual(7 * DAY - HOUR);
  });

  test('that is down is noticed, also after one was taken by a clock that was a year ahead', async () => {
    const owner = await makeArmedOwner(world);
    const askFor = (address: string) =>
      callAs(world, owner.uid, lifeVerificationAddChannel, {
        channelId: channelIdSchema.parse(randomUUID()),
        address: `${address}-${owner.email}`,
      });
    world.clock.advance(365 * DAY);
    await askFor('third');
    world.clock.advance(-365 * DAY + MINUTE);
    world.mailServer.onSender = () =>
      Promise.reject(Object.assign(new Error('later'), { responseCode: 451 }));
    await askFor('fourth');
    await pass(world, 10 * MINUTE);
    world.mailServer.onSender = () => Promise.resolve();
    const watch = (await watchOf(world.services.firestore).get()).data();
    expect(watch).toMatchObject({ mailDownSince: expect.any(Number) });
  });

  test('that is down for two days lengthens the days of who waits meanwhile', async () => {
    const owner = await makeArmedOwner(world);
    await bringTo(world, owner.uid, 'veto');
    await runJobs(world);
    const { dueAt: before } = await recordOf(world, owner.uid);
    const now = world.clock.now();
    await watchOf(world.services.firestore).set({
      lookedAt: now,
      mailDownSince: now,
      outages: [{ from: now, to: now + 2 * DAY }],
    });
    await pass(world, (before?.getTime() ?? 0) - now);
    expect(await stateOf(world, owner.uid)).toBe('veto');
    const { dueAt: after } = await recordOf(world, owner.uid);
    expect((after?.getTime() ?? 0) - (before?.getTime() ?? 0)).toBeGreaterThanOrEqual(2 * DAY);
  });
});
