/**
 * A release that is cut short at any of its transactions ends as one that was not: at each kind of transaction before it
 * commits and after, and then wherever a seed says. `AMARANTH_KILLS=200` kills as often.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killedWhere, type Moment, type Step } from '../../support/legacy/killedAt.ts';
import {
  addAlbum,
  addItem,
  type Heir,
  leaveTo,
  receivedBy,
  releaseTo,
} from '../../support/legacy/release.ts';
import {
  bringTo,
  DAY,
  HOUR,
  makeArmedOwner,
  type Owner,
  pass,
  recordOf,
  runJobs,
  skip,
  stateOf,
} from '../../support/legacy/verification.ts';
import { type RunningWorld, startWorld } from '../../support/legacy/world.ts';
import { random } from '../../support/random.ts';

let world: RunningWorld;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

/** At least; each step is killed both ways however few are asked for. */
const KILLS = Number(process.env.AMARANTH_KILLS ?? 30);
const chance = random(Number(process.env.AMARANTH_SEED ?? 20_260_101));
const MOST_STARTS = 120;
/** Longer than a job lets a failed subject rest. */
const LATER = 26 * HOUR;
const everything = { thing: { is: 'everything' } } as const;

interface Scene {
  readonly owner: Owner;
  readonly heir: Heir;
  readonly silent: Heir;
}

/** Verified by nobody any more, and about to give everything at once. */
async function makeScene(): Promise<Scene> {
  const owner = await makeArmedOwner(world);
  const { firestore } = world.services;
  await firestore.doc(`users/${owner.uid}/beneficiaries/${owner.beneficiaryId}`).delete();
  const albumId = await addAlbum(world, owner.uid);
  const letter = await addItem(world, owner.uid, albumId);
  await addItem(world, owner.uid, albumId);
  const date = new Date(world.clock.now() + 3_000 * DAY).toISOString().slice(0, 10);
  const heir = await leaveTo(world, owner.uid, {
    wishes: [everything, { thing: { is: 'media-item', mediaItemId: letter }, when: { is: 'on-date', date } }],
  });
  const silent = await leaveTo(world, owner.uid, {
    wishes: [everything],
    hasAccount: false,
    knowsNow: false,
  });
  const stages = ['instructions', 'memories', 'vault', 'clone'];
  await firestore.doc(`users/${owner.uid}/lifeVerifications/real`).update({
    'life.recipients': [heir, silent].map(({ id }) => ({ id, stages })),
    'life.policy.stageDelayDays': { instructions: 0, memories: 0, vault: 0, clone: 0 },
  });
  await bringTo(world, owner.uid, 'veto');
  const { dueAt } = await recordOf(world, owner.uid);
  await skip(world, (dueAt?.getTime() ?? 0) - world.clock.now());
  return { owner, heir, silent };
}

/** What must be the same, whatever was cut short: no ids, and no instants. */
async function endOf({ owner, heir, silent }: Scene) {
  const received = await receivedBy(world, owner, heir);
  const [given, waits] = [await releaseTo(world, owner, heir), await releaseTo(world, owner, silent)];
  const mailed = (address: string) => {
    const mails = world.mailServer.received.filter(({ to }) => to === address);
    return [...new Map(mails.map(({ messageId, subject }) => [messageId, subject])).values()].toSorted();
  };
  return {
    state: await stateOf(world, owner.uid),
    stages: received?.stages.map(({ stage }) => stage).toSorted(),
    albums: received?.albumIds.length,
    items: received?.mediaItemIds.length,
    waiting: received?.waiting,
    given: given?.stages.map(({ stage, isMailed }) => `${stage} ${isMailed}`).toSorted(),
    waits: [waits?.stages.length, waits?.isWaiting, waits?.accountId, waits?.claimedAt === silent.email],
    toHeir: mailed(heir.email),
    toSilent: mailed(silent.email),
  };
}

/** What an undisturbed release does, and where it was killed by now. */
const stepsToKill = new Set<string>();
const killedSteps = new Set<string>();
const nameOf = ({ writes }: Step, moment: Moment) => `${moment}: ${writes}`;
const MOMENTS = ['before', 'after'] as const;

/** A step that was not killed yet; where none is left, one that the seed chooses. */
function decide(step: Step): Moment | null {
  const fresh = MOMENTS.find(
    (moment) => stepsToKill.has(nameOf(step, moment)) && !killedSteps.has(nameOf(step, moment)),
  );
  const isLeft = killedSteps.size < stepsToKill.size;
  const moment = fresh ?? (!isLeft && chance() < 0.3 ? (chance() < 0.5 ? 'before' : 'after') : null);
  if (moment && step.writes !== '') killedSteps.add(nameOf(step, moment));
  return moment;
}

async function runUndisturbed(): Promise<void> {
  const watched = killedWhere(world.services, (step) => {
    if (step.writes !== '') for (const moment of MOMENTS) stepsToKill.add(nameOf(step, moment));
    return null;
  });
  for (let day = 0; day < 3; day += 1) {
    for (let run = 0; run < 2; run += 1) await runJobs(world, watched.services);
    await skip(world, LATER);
  }
}

/** Kills the server again and again until everything is written: how often. */
async function releaseKilled(scene: Scene): Promise<number> {
  let kills = 0;
  for (let start = 0; start < MOST_STARTS; start += 1) {
    const killed = killedWhere(world.services, decide);
    await runJobs(world, killed.services).catch((error: unknown) => {
      if (!killed.isKilled()) throw error;
    });
    if (killed.isKilled()) kills += 1;
    else if ((await stateOf(world, scene.owner.uid)) === 'released') break;
    await skip(world, LATER);
  }
  await pass(world, LATER);
  await pass(world, LATER);
  return kills;
}

describe('Kills between any two transactions of a release', () => {
  test('leave the same end as none, each mail once', async () => {
    const whole = await makeScene();
    await skip(world, HOUR);
    await runUndisturbed();
    const end = await endOf(whole);
    expect(end).toEqual({
      state: 'released',
      stages: ['clone', 'instructions', 'memories', 'vault'],
      albums: 0,
      items: 1,
      waiting: 1,
      given: ['clone false', 'instructions true', 'memories true', 'vault true'],
      waits: [4, true, null, true],
      toHeir: [
        'Memories that Rose left for you',
        'Papers that Rose left for you',
        'Words that Rose left for you',
      ],
      toSilent: ['What Rose kept for you at Amaranth'],
    });
    let kills = 0;
    for (let scenes = 1; kills < KILLS || killedSteps.size < stepsToKill.size; scenes += 1) {
      const scene = await makeScene();
      kills += await releaseKilled(scene);
      expect([scenes, await endOf(scene)]).toEqual([scenes, end]);
      expect(
        scenes,
        `not killed: ${[...stepsToKill].filter((step) => !killedSteps.has(step)).join('; ')}`,
      ).toBeLessThan(KILLS);
    }
    process.stdout.write(`Killed ${kills} times, at ${stepsToKill.size} places.\n`);
  }, 1_800_000);
});
