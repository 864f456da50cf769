import { expect, test } from 'vitest';
import { type Behaviour, TestWorker } from '#platform/workers/worker.testing.ts';
import { WorkerNotLoadedError } from '#platform/workers/workerPool.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { reasonMessages } from './messages.ts';
import { createStrengthMeter } from './strength.ts';
import { isWeak, strengthReasonSchema } from './strengthScale.ts';
import { weighPassword } from './weighPassword.ts';

const signal = new AbortController().signal;

function createMeter(behaviours: Behaviour[]) {
  const clock = createManualClock();
  const meter = createStrengthMeter({
    clock,
    start: () => new TestWorker(behaviours.shift() ?? 'sound', { weighPassword }),
  });
  return { clock, meter };
}

test.each([
  ['password', 'topTen'],
  ['motdepasse', 'common'],
  ['azertyuiop', 'straightRow'],
  ['Dubois', 'namesByThemselves'],
  ['aaaaaaaa', 'simpleRepeat'],
  ['03/02/1985', 'dates'],
])('%s is weak, and it is said why', (password, reason) => {
  const strength = weighPassword(password, []);
  expect(isWeak(strength)).toBe(true);
  expect(strength.reasons).toContain(reason);
});

test.each(['x7$kQ!92_mZr', 'cheval-correct-batterie-agrafe', `${'a'.repeat(40)}x7$kQ!92_mZr#Lp0`])(
  '%s is not weak',
  (password) => {
    expect(isWeak(weighPassword(password, []))).toBe(false);
  },
);

test('the name of the site and of the person are known to whoever guesses', () => {
  const [site, name] = ['Zorblaxquin', 'kwyjiborg'];
  expect(isWeak(weighPassword(`${site}${name}`, []))).toBe(false);
  const strength = weighPassword(`${site}${name}`, [site, name]);
  expect(isWeak(strength)).toBe(true);
});

test('a very long password takes no longer than one of 100 characters', () => {
  const long = 'a'.repeat(100_000);
  expect(weighPassword(long, [])).toEqual(weighPassword(long.slice(0, 100), []));
});

test('every reason has its words in both languages', () => {
  for (const texts of [reasonMessages.en, reasonMessages.fr]) {
    expect(Object.keys(texts).sort()).toEqual([...strengthReasonSchema.options].sort());
  }
});

test('the worker answers', async () => {
  const { meter } = createMeter(['sound']);
  expect(await meter('password', [], signal)).toMatchObject({ score: 0 });
});

test('of a password that takes too long nothing is said, and the next one is weighed anew', async () => {
  const { clock, meter } = createMeter(['silent', 'sound']);
  const first = meter('slow', [], signal);
  await clock.advance(20_000);
  expect(await first).toBeNull();
  expect(await meter('password', [], signal)).toMatchObject({ score: 0 });
});

test('a worker that could not be fetched is told from a password that is not known', async () => {
  const { meter } = createMeter(['does not load']);
  await expect(meter('password', [], signal)).rejects.toThrow(WorkerNotLoadedError);
});
