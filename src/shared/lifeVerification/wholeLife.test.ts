import { expect, test } from 'vitest';
import {
  at,
  beginLifetime,
  dateIn,
  happen,
  type Lifetime,
  mailArrives,
  timePasses,
} from './lifetime.testing.ts';
import type { LifeVerification } from './lifeVerification.ts';
import { contacts } from './modelCheck/smallWorld.testing.ts';
import { isStillToBeGiven } from './release.ts';

const quiet = (lifetime: Lifetime) => timePasses(mailArrives(lifetime));
const stateOf = ({ life }: { readonly life: LifeVerification }) => life.state.is;

function everybodySaysGone(lifetime: Lifetime): Lifetime {
  const { round } = lifetime.life;
  return contacts.reduce(
    (before, contact) => happen(before, { is: 'vote', contact, says: 'gone', round }),
    lifetime,
  );
}

function handOver(lifetime: Lifetime): Lifetime {
  const { state, round } = lifetime.life;
  if (state.is !== 'releasing') return lifetime;
  return state.gifts
    .filter(({ isAsked }) => isAsked)
    .reduce((before, { to, stage }) => happen(before, { is: 'given', to, stage, round }), lifetime);
}

/** Silent since 5 January 2026, as far as the veto. */
function untilVeto(): Lifetime {
  let here = timePasses(beginLifetime('2026-01-05T15:20'));
  while (stateOf(here) !== 'verifying') here = quiet(here);
  return everybodySaysGone(mailArrives(here));
}

test('from the last sign of life to the release every step comes on its day, and none sooner', () => {
  const diary: string[] = [];
  let here = beginLifetime('2026-01-05T15:20');
  const write = () => diary.push(`${dateIn(here)} ${stateOf(here)}`);
  write();
  here = timePasses(here);
  for (write(); stateOf(here) !== 'verifying'; write()) here = quiet(here);
  here = everybodySaysGone(mailArrives(here));
  for (write(); stateOf(here) !== 'released'; write()) here = handOver(quiet(here));
  expect(diary).toEqual([
    '2026-01-05 15:20 active',
    '2026-02-05 09:00 due',
    '2026-02-12 09:00 reminding',
    '2026-02-19 09:00 reminding',
    '2026-02-19 09:00 grace',
    '2026-03-22 00:00 verifying',
    '2026-03-22 09:00 veto',
    '2026-04-06 00:00 releasing',
    '2026-04-06 09:00 releasing',
    '2026-04-07 09:00 releasing',
    '2026-04-09 09:00 released',
  ]);
});

test('a check-in on the last day of the veto ends everything, and everybody hears of it', () => {
  const { life, told } = happen({ ...at(untilVeto(), '2026-04-05T23:59'), told: [] }, { is: 'sign-of-life' });
  expect(stateOf({ life })).toBe('active');
  expect(told).toEqual([
    'voided to the owner, channel 1',
    'voided to the owner, channel 2',
    'voided to the owner, channel 3',
    'voided to contact 1',
    'voided to contact 2',
  ]);
});

test('an owner who returns while things are handed over gets back also what was still under way', () => {
  const releasing = quiet(quiet(untilVeto()));
  expect(releasing.told).toContain('instructions for heir 1');
  const returned = happen({ ...releasing, told: [] }, { is: 'sign-of-life' });
  expect(returned.told).toContain('everything back from heir 1');
  expect(stateOf(returned)).toBe('active');
});

test('a dispute stops what is being handed over; afterwards only what has not arrived is handed over again', () => {
  const [first, second] = contacts;
  const releasing = quiet(quiet(untilVeto()));
  const { state, round, given } = releasing.life;
  const [inFlight] = given;
  if (!first || !second || !inFlight || state.is !== 'releasing') throw new Error('Nothing is given.');
  expect(isStillToBeGiven(releasing.life, { ...inFlight, round })).toBe(true);
  const disputed = happen(releasing, { is: 'vote', contact: second, says: 'alive', round });
  expect(isStillToBeGiven(disputed.life, { ...inFlight, round })).toBe(false);

  const again = { ...releaseAgain(disputed), told: [] };
  expect(timePasses(again).told).toContain('instructions for heir 1');
  const arrived = happen(disputed, { is: 'given', to: inFlight.to, stage: inFlight.stage, round });
  expect(timePasses({ ...releaseAgain(arrived), told: [] }).told).not.toContain('instructions for heir 1');
});

function releaseAgain(disputed: Lifetime): Lifetime {
  const verifying = everybodySaysGone(disputed);
  expect(stateOf(verifying)).toBe('verifying');
  return quiet(mailArrives(verifying));
}

test('a clock that leaps by a year moves one step, and the next waits for its own days', () => {
  const due = happen(at(beginLifetime('2026-01-05T15:20'), '2027-01-05T15:20'), { is: 'tick' });
  expect(stateOf(due)).toBe('due');
  expect(stateOf(happen(due, { is: 'tick' }))).toBe('due');
  const reminded = quiet(due);
  expect(`${dateIn(reminded)} ${stateOf(reminded)}`).toBe('2027-01-13 09:00 reminding');
});

test('three weeks in which nobody could be reached make the grace three weeks longer', () => {
  let here = timePasses(beginLifetime('2026-01-05T15:20'));
  while (stateOf(here) !== 'grace') here = quiet(here);
  const away = at(mailArrives(here), '2026-03-20T09:00');
  const from = away.now - 21 * 24 * 60 * 60_000;
  const after = timePasses(happen(away, { is: 'outage', from, to: away.now }));
  expect(`${dateIn(after)} ${stateOf(after)}`).toBe('2026-04-12 00:00 verifying');
});
