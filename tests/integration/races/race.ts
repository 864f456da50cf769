/**
 * Every pair of writing callables on the same records: one is stopped at each boundary of its transactions in turn, the
 * other runs whole in between. Afterwards everything that must hold of a person's records holds, and what was
 * acknowledged stands. `AMARANTH_RACES=all` also stops where nothing was looked at yet, and has two whole transactions
 * meet both ways round.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { type Clock, systemClock } from '#shared/clock.ts';
import { catalogue } from '../../../src/functions/catalogue.ts';
import { Refusal } from '../../../src/functions/errors.ts';
import type { Schedule } from '../../../src/functions/schedule.ts';
import type { Services } from '../../../src/functions/services.ts';
import { startBackend } from '../../support/backend.ts';
import { violationsOf } from '../../support/library.ts';
import { createGate, hurryRetries, withGate } from './stepping.ts';

const AT_ONCE = 16;
const isThorough = process.env.AMARANTH_RACES === 'all';
/** Waiting for a turn at a document that the stopped one holds is short here: it is let go on only afterwards. */
const clock: Clock = {
  ...systemClock,
  sleep: (milliseconds, signal) => systemClock.sleep(milliseconds <= 2_000 ? 1 : milliseconds, signal),
};

export interface Owned {
  readonly uid: string;
}

export interface Scenario<Scene extends Owned> {
  readonly title: string;
  readonly callable: string;
  readonly input: (scene: Scene) => unknown;
  /** Whether it looks at something before its first transaction begins. */
  readonly looksFirst?: boolean;
  /** Jobs that take the same things by themselves when their time has come. */
  readonly takenBy?: readonly Schedule[];
  /** What is wrong once it has said yes, whatever the other one did. */
  readonly findBroken?: (scene: Scene, services: Services) => Promise<readonly string[]>;
}

type FindBroken = () => Promise<readonly string[]>;

interface Participant<Scene> {
  readonly title: string;
  readonly looksFirst: boolean;
  readonly takenBy: readonly Schedule[];
  /** Rejects for anything but a refusal. Resolves with how to see whether it keeps its word, where it gave one. */
  run(scene: Scene, given: Services): Promise<FindBroken | null>;
}

interface Pair<Scene> {
  readonly one: Participant<Scene>;
  readonly other: Participant<Scene>;
}

export interface Races {
  /** What went wrong where one of two is a job. */
  raceWithTime(): Promise<readonly string[]>;
  /** What went wrong between any two of them. */
  raceAmongThemselves(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export async function startRaces<Scene extends Owned>(
  scenarios: readonly Scenario<Scene>[],
  writeScene: (services: Services) => Promise<Scene>,
): Promise<Races> {
  hurryRetries();
  // Thousands of small scenes: in memory where the machine has a folder for it, since no crash is tried here.
  const folder = await mkdtemp(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'amaranth-races-'));
  const backend = await startBackend({ clock, dataFolder: join(folder, 'data') });
  const { services } = await backend.server.businessLogic();
  const callers = scenarios.map(participantOf);

  function participantOf({
    title,
    callable,
    input,
    looksFirst = false,
    takenBy = [],
    findBroken,
  }: Scenario<Scene>): Participant<Scene> {
    const handler = catalogue.callables.find(({ name }) => name === callable);
    if (!handler) throw new Error(`There is no callable ${callable}.`);
    return {
      title,
      looksFirst,
      takenBy,
      run: async (scene, given) => {
        const signedInAt = Math.floor(clock.now() / 1_000);
        const caller = {
          uid: scene.uid,
          email: null,
          emailVerified: true,
          claims: { auth_time: signedInAt },
        };
        try {
          const answer = JSON.stringify(await handler.call(input(scene), { services: given, caller }));
          if (!findBroken || /"(?:refused|conflict)"/.test(answer)) return null;
          return () => findBroken(scene, services);
        } catch (error) {
          if (error instanceof Refusal) return null;
          throw error;
        }
      },
    };
  }

  const timeOf = (job: Schedule): Participant<Scene> => ({
    title: job.name,
    looksFirst: true,
    takenBy: [],
    run: async (_scene, given) => {
      await job.run({ services: given, dueAt: clock.now() });
      return null;
    },
  });

  /** What is wrong when `other` runs whole while `one` is stopped there. */
  async function race({ one, other }: Pair<Scene>, boundary: number): Promise<string[]> {
    const scene = await writeScene(services);
    const gate = createGate(boundary);
    const stopped = one.run(scene, withGate(services, gate));
    const promised: (FindBroken | null)[] = [];
    try {
      await Promise.race([gate.reached, stopped]);
      promised.push(await other.run(scene, services));
    } finally {
      gate.open();
      promised.push(await stopped);
    }
    const wrong = (await violationsOf(services, scene.uid)).map(
      ({ code, subject, message }) => `${code} ${subject.replace(scene.uid, '…')}: ${message}`,
    );
    for (const findBroken of promised) if (findBroken) wrong.push(...(await findBroken()));
    return wrong;
  }

  /** How many boundaries its transactions have when nobody disturbs it. */
  async function countBoundaries(one: Participant<Scene>): Promise<number> {
    const gate = createGate(Number.POSITIVE_INFINITY);
    await one.run(await writeScene(services), withGate(services, gate));
    return gate.passed();
  }

  /** What went wrong where `one` was stopped at each of its boundaries in turn. */
  async function raceAll(pairs: readonly Pair<Scene>[], atOnce: number): Promise<string[]> {
    const queue = new PQueue({ concurrency: atOnce });
    const wrong: string[] = [];
    for (const [one, group] of Map.groupBy(pairs, (pair) => pair.one)) {
      const boundaries = await countBoundaries(one);
      const first = one.looksFirst || isThorough ? 0 : 1;
      for (const pair of group) {
        for (let boundary = first; boundary < boundaries; boundary += 1) {
          const title = `${one.title} stopped at ${boundary} by ${pair.other.title}`;
          void queue.add(async () => {
            const found = await race(pair, boundary).catch((error: unknown) => [String(error)]);
            wrong.push(...found.map((line) => `${title}: ${line}`));
          });
        }
      }
    }
    await queue.onIdle();
    return wrong;
  }

  /** Callers whose whole work is one transaction that looks at nothing before: two of them meet in one way only. */
  async function findWholes(): Promise<ReadonlySet<Participant<Scene>>> {
    const wholes = new Set<Participant<Scene>>();
    for (const caller of callers) {
      if (!caller.looksFirst && (await countBoundaries(caller)) <= 2) wholes.add(caller);
    }
    return wholes;
  }

  return {
    raceWithTime() {
      const pairs = callers.flatMap((caller) =>
        caller.takenBy.map(timeOf).flatMap((time): Pair<Scene>[] => [
          { one: caller, other: time },
          { one: time, other: caller },
        ]),
      );
      // A job takes everybody's, so one pair at a time.
      return raceAll(pairs, 1);
    },
    async raceAmongThemselves() {
      const wholes = isThorough ? new Set<Participant<Scene>>() : await findWholes();
      const pairs = callers.flatMap((one, place) =>
        callers
          .filter((other, otherPlace) => otherPlace >= place || !wholes.has(one) || !wholes.has(other))
          .map((other): Pair<Scene> => ({ one, other })),
      );
      return raceAll(pairs, AT_ONCE);
    },
    async stop() {
      await backend.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
