/** What a callable's declared limit lets pass, counted in a real Firestore by the clock of the test. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCallable } from '#shared/callables/contract.ts';
import { Refusal } from '../../../src/functions/errors.ts';
import { defineHandler, type Invocation } from '../../../src/functions/handler.ts';
import type { Services } from '../../../src/functions/services.ts';
import { movableClock } from '../../support/backend.ts';
import { startFirestore } from './startFirestore.ts';

const HOUR = 3_600_000;
const clock = movableClock();
let firestore: Awaited<ReturnType<typeof startFirestore>>;
let runs = 0;
let count = 0;
let uid: string;

const bell = defineHandler(
  defineCallable({ name: 'tests-ring', input: z.object({ loud: z.boolean() }), output: z.object({}) }),
  {
    access: 'user',
    limit: { calls: 6, within: HOUR },
    run: () => {
      runs += 1;
      return {};
    },
  },
);

beforeAll(async () => {
  firestore = await startFirestore({ clock });
});
afterAll(() => firestore.stop());
beforeEach(() => {
  runs = 0;
  count += 1;
  uid = `person-${count}`;
});

const invocationOf = (who: string): Invocation => ({
  caller: { uid: who, email: null, emailVerified: false, claims: { auth_time: 1 } },
  services: { firestore: firestore.admin, clock, configuration: {} } as unknown as Services,
});
const ring = (who = uid) => bell.call({ loud: true }, invocationOf(who));
const ringOften = async (times: number) => {
  for (let call = 0; call < times; call += 1) await ring();
};

test('what is called too often is refused, told when to come back, and done no more', async () => {
  await ringOften(6);
  await expect(ring()).rejects.toMatchObject({
    code: 'too-many-attempts',
    details: { retryAfterSeconds: 600 },
  });
  expect(runs).toBe(6);
  await expect(ring(`${uid}-neighbour`)).resolves.toEqual({});
});

test('calls come back one by one, and all of them after the whole time', async () => {
  await ringOften(6);
  clock.advance(HOUR / 6);
  await ring();
  await expect(ring()).rejects.toBeInstanceOf(Refusal);
  clock.advance(HOUR);
  await ringOften(6);
  await expect(ring()).rejects.toBeInstanceOf(Refusal);
});

test('many calls at once are as many calls', async () => {
  await Promise.allSettled(Array.from({ length: 20 }, () => ring()));
  expect(runs).toBeGreaterThan(0);
  expect(runs).toBeLessThanOrEqual(6);
});

test('a call that says what no call may is not counted', async () => {
  for (let call = 0; call < 8; call += 1) {
    await expect(bell.call({ loud: 'yes' }, invocationOf(uid))).rejects.toMatchObject({
      code: 'invalid-input',
    });
  }
  await ringOften(6);
});

test('whom a call is refused to is not counted, and another matter is counted from the beginning', async () => {
  let matter: string | null = null;
  const gong = defineHandler(
    defineCallable({ name: 'tests-gong', input: z.object({}), output: z.object({}) }),
    {
      access: 'user',
      limit: {
        calls: 6,
        within: HOUR,
        countFor: async () => {
          if (matter === null) throw new Refusal('conflict', 'There is no gong.');
          return matter;
        },
      },
      run: () => ({}),
    },
  );
  const strike = () => gong.call({}, invocationOf(uid));
  for (let call = 0; call < 8; call += 1) await expect(strike()).rejects.toMatchObject({ code: 'conflict' });
  for (matter of ['dinner', 'guests']) {
    for (let call = 0; call < 6; call += 1) await strike();
    await expect(strike()).rejects.toMatchObject({ code: 'too-many-attempts' });
  }
});

test('a clock that was a year ahead for a moment locks nobody out', async () => {
  clock.advance(365 * 24 * HOUR);
  await ringOften(6);
  clock.advance(-365 * 24 * HOUR);
  await expect(ring()).resolves.toEqual({});
});
