/** Giving, while the owner may come back at any moment. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as calls from '#shared/callables/lifeVerification.ts';
import { EFFECTS } from '../../../src/functions/lifeVerification/effectRows.ts';
import {
  bringTo,
  callAs,
  DAY,
  MINUTE,
  makeArmedOwner,
  type Owner,
  pass,
  passToDeadline,
  recordOf,
  runJobs,
  stateOf,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';

const release = vi.hoisted(() => ({
  /** What the beneficiaries hold, by owner. */
  held: new Map<string, Set<string>>(),
  beforeGiving: () => Promise.resolve(),
  afterGiving: () => Promise.resolve(),
}));
vi.mock('../../../src/functions/release/index.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  giveStage: async (_services: unknown, gift: { ownerId: string; stage: string }) => {
    await release.beforeGiving();
    const held = release.held.get(gift.ownerId) ?? new Set();
    release.held.set(gift.ownerId, held.add(gift.stage));
    await release.afterGiving();
  },
  takeBack: (_services: unknown, { ownerId }: { ownerId: string }) => {
    release.held.delete(ownerId);
    return Promise.resolve();
  },
}));

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  release.beforeGiving = () => Promise.resolve();
  release.afterGiving = () => Promise.resolve();
});

const heldOf = ({ uid }: Owner) => [...(release.held.get(uid) ?? [])];
const rowsOf = async ({ uid }: Owner) =>
  (await world.services.firestore.collection(`users/${uid}/${EFFECTS}`).get()).size;
async function releasingOwner(): Promise<Owner> {
  const owner = await makeArmedOwner(world);
  await bringTo(world, owner.uid, 'releasing');
  return owner;
}
const checkIn = ({ uid }: Owner) => callAs(world, uid, calls.lifeVerificationCheckIn, {});

describe('a release', () => {
  test('gives each stage on its day, and is done when the last one is', async () => {
    const owner = await releasingOwner();
    const seen: string[][] = [];
    for (let step = 0; step < 8 && (await stateOf(world, owner.uid)) === 'releasing'; step += 1) {
      await passToDeadline(world, owner.uid);
      seen.push(heldOf(owner));
    }
    expect(seen.at(-1)).toEqual(['instructions', 'memories', 'vault', 'clone']);
    expect(seen[0]).toEqual(['instructions']);
    expect(await stateOf(world, owner.uid)).toBe('released');
    await checkIn(owner);
    expect(heldOf(owner)).toEqual([]);
    expect(await stateOf(world, owner.uid)).toBe('active');
  });

  test.each(['beforeGiving', 'afterGiving'] as const)(
    'that the owner ends while it is written leaves nothing with anybody: %s',
    async (moment) => {
      const owner = await releasingOwner();
      release[moment] = () => checkIn(owner).then(() => undefined);
      await passToDeadline(world, owner.uid);
      release[moment] = () => Promise.resolve();
      await pass(world, MINUTE);
      expect(await stateOf(world, owner.uid)).toBe('active');
      expect(heldOf(owner)).toEqual([]);
      expect(await rowsOf(owner)).toBe(0);
    },
  );

  test('that was cut off after it was written is known, and taken back when the owner returns', async () => {
    const owner = await releasingOwner();
    release.afterGiving = () => Promise.reject(new Error('Killed.'));
    await passToDeadline(world, owner.uid);
    expect(heldOf(owner)).toEqual(['instructions']);
    expect(await stateOf(world, owner.uid)).toBe('releasing');
    await checkIn(owner);
    release.afterGiving = () => Promise.resolve();
    await pass(world, DAY);
    await runJobs(world);
    expect(heldOf(owner)).toEqual([]);
    expect(await rowsOf(owner)).toBe(0);
  });

  test('that cannot be written is tried again until it can', async () => {
    const owner = await releasingOwner();
    release.beforeGiving = () => Promise.reject(new Error('The store is away.'));
    await passToDeadline(world, owner.uid);
    expect(heldOf(owner)).toEqual([]);
    release.beforeGiving = () => Promise.resolve();
    await pass(world, 10 * MINUTE);
    expect(heldOf(owner)).toEqual(['instructions']);
    expect((await recordOf(world, owner.uid)).life.given).toContainEqual(
      expect.objectContaining({ stage: 'instructions', isDone: true }),
    );
  });
});
