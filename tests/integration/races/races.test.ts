/**
 * Every pair of writing callables on the same library: one is stopped at each boundary of its transactions in turn, the
 * other runs whole in between. Afterwards everything that must hold of a person's records holds, and nothing that was
 * acknowledged is gone. `AMARANTH_RACES=all` also stops where nothing was looked at yet, and
 * has two whole transactions meet both ways round.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Clock, systemClock } from '#shared/clock.ts';
import { catalogue } from '../../../src/functions/catalogue.ts';
import { Refusal } from '../../../src/functions/errors.ts';
import type { Schedule } from '../../../src/functions/schedule.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Scene, violationsOf } from '../../support/library.ts';
import { callableRows } from '../authorization/callables.ts';
import { type Scenario, scenarios, writeLibrary } from './scenarios.ts';
import { createGate, hurryRetries, withGate } from './stepping.ts';

const AT_ONCE = 16;
const isThorough = process.env.AMARANTH_RACES === 'all';
/** Waiting for a turn at a document that the stopped one holds is short here: it is let go on only afterwards. */
const clock: Clock = {
  ...systemClock,
  sleep: (milliseconds, signal) => systemClock.sleep(milliseconds <= 2_000 ? 1 : milliseconds, signal),
};
let folder: string;
let backend: Backend;
let services: Services;

beforeAll(async () => {
  hurryRetries();
  // Thousands of small scenes: in memory where the machine has a folder for it, since no crash is tried here.
  folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'amaranth-races-'));
  backend = await startBackend({ clock, dataFolder: join(folder, 'data') });
  ({ services } = await backend.server.businessLogic());
});
afterAll(async () => {
  await backend.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Participant {
  readonly title: string;
  readonly looksFirst: boolean;
  readonly takenBy: readonly Schedule[];
  /** Whether it said yes; rejects for anything but a refusal. Resolves with the items it promised to keep. */
  run(scene: Scene, given: Services): Promise<readonly string[]>;
}

function participantOf({
  title,
  callable,
  input,
  looksFirst = false,
  takenBy = [],
  keeps = [],
}: Scenario): Participant {
  const handler = catalogue.callables.find(({ name }) => name === callable);
  if (!handler) throw new Error(`There is no callable ${callable}.`);
  return {
    title,
    looksFirst,
    takenBy,
    run: async ({ uid }, given) => {
      const caller = { uid, email: null, emailVerified: true, claims: { auth_time: 1_700_000_000 } };
      try {
        const answer = await handler.call(input(), { services: given, caller });
        return JSON.stringify(answer).includes('"refused"') ? [] : keeps;
      } catch (error) {
        if (error instanceof Refusal) return [];
        throw error;
      }
    },
  };
}

const callers = scenarios.map(participantOf);

const timeOf = (job: Schedule): Participant => ({
  title: job.name,
  looksFirst: true,
  takenBy: [],
  run: async (_scene, given) => {
    await job.run({ services: given, dueAt: clock.now() });
    return [];
  },
});

/** What is wrong when `other` runs whole while `one` is stopped there. */
async function race(one: Participant, other: Participant, boundary: number): Promise<string[]> {
  const scene = await writeLibrary(services);
  const gate = createGate(boundary);
  const stopped = one.run(scene, withGate(services, gate));
  const kept: string[] = [];
  try {
    await Promise.race([gate.reached, stopped]);
    kept.push(...(await other.run(scene, services)));
  } finally {
    gate.open();
    kept.push(...(await stopped));
  }
  const wrong = (await violationsOf(services, scene.uid)).map(
    ({ code, subject, message }) => `${code} ${subject.replace(scene.uid, '…')}: ${message}`,
  );
  for (const itemId of kept) {
    const item = await services.firestore.doc(scene.path('mediaItems', itemId)).get();
    if (!item.exists) wrong.push(`acknowledged and gone: ${itemId}`);
  }
  return wrong;
}

/** How many boundaries its transactions have when nobody disturbs it. */
async function countBoundaries(one: Participant): Promise<number> {
  const gate = createGate(Number.POSITIVE_INFINITY);
  await one.run(await writeLibrary(services), withGate(services, gate));
  return gate.passed();
}

interface Pair {
  readonly one: Participant;
  readonly other: Participant;
}

/** What went wrong where `one` was stopped at each of its boundaries in turn. */
async function raceAll(pairs: readonly Pair[], atOnce: number): Promise<string[]> {
  const queue = new PQueue({ concurrency: atOnce });
  const wrong: string[] = [];
  for (const [one, group] of Map.groupBy(pairs, (pair) => pair.one)) {
    const boundaries = await countBoundaries(one);
    const first = one.looksFirst || isThorough ? 0 : 1;
    for (const { other } of group) {
      for (let boundary = first; boundary < boundaries; boundary += 1) {
        const title = `${one.title} stopped at ${boundary} by ${other.title}`;
        void queue.add(async () => {
          const found = await race(one, other, boundary).catch((error: unknown) => [String(error)]);
          wrong.push(...found.map((line) => `${title}: ${line}`));
        });
      }
    }
  }
  await queue.onIdle();
  return wrong;
}

/** Callers whose whole work is one transaction that looks at nothing before: two of them meet in one way only. */
async function findWholes(): Promise<ReadonlySet<Participant>> {
  const wholes = new Set<Participant>();
  for (const caller of callers) {
    if (!caller.looksFirst && (await countBoundaries(caller)) <= 2) wholes.add(caller);
  }
  return wholes;
}

describe('Two at once', () => {
  test('are declared for every callable that writes', () => {
    const apart = Object.entries(callableRows).flatMap(([name, row]) =>
      row.apart === undefined ? [] : [name],
    );
    const declared = new Set([...scenarios.map(({ callable }) => callable), ...apart]);
    const writing = catalogue.callables.filter(({ effect }) => effect === 'writes').map(({ name }) => name);
    expect(writing.filter((name) => !declared.has(name))).toEqual([]);
    expect([...declared].filter((name) => !writing.some((known) => known === name))).toEqual([]);
  });

  test('leave a library whole where one of them is time', async () => {
    const pairs = callers.flatMap((caller) =>
      caller.takenBy.map(timeOf).flatMap((time): Pair[] => [
        { one: caller, other: time },
        { one: time, other: caller },
      ]),
    );
    // A job takes everybody's, so one pair at a time.
    expect(await raceAll(pairs, 1)).toEqual([]);
  }, 300_000);

  test('leave a library whole, wherever one comes between the other', async () => {
    const wholes = isThorough ? new Set<Participant>() : await findWholes();
    const pairs = callers.flatMap((one, place) =>
      callers
        .filter((other, otherPlace) => otherPlace >= place || !wholes.has(one) || !wholes.has(other))
        .map((other): Pair => ({ one, other })),
    );
    expect(await raceAll(pairs, AT_ONCE)).toEqual([]);
  }, 300_000);
});
