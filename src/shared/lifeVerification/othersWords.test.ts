import { expect, test } from 'vitest';
import type { LifeEvent, Vote } from './events.ts';
import {
  at,
  beginLifetime,
  dateIn,
  happen,
  type Lifetime,
  mailArrives,
  timePasses,
} from './lifetime.testing.ts';
import { administrators, contacts } from './modelCheck/smallWorld.testing.ts';

const [first, second] = contacts;
const [anAdministrator, another] = administrators;
if (!first || !second || !anAdministrator || !another) throw new Error('The world is too small.');

const stateOf = ({ life }: Lifetime) => life.state.is;
const since = (lifetime: Lifetime): Lifetime => ({ ...lifetime, told: [] });
const report = ({ life }: Lifetime): LifeEvent => ({ is: 'report', contact: first, round: life.round });
const vote = ({ life }: Lifetime, contact: typeof first, says: Vote): LifeEvent => ({
  is: 'vote',
  contact,
  says,
  round: life.round,
});
const uphold = ({ life }: Lifetime, administrator: typeof anAdministrator): LifeEvent => ({
  is: 'case-upheld',
  administrator,
  round: life.round,
});

/** The first contact reports on 10 January, and the owner's mails arrive. */
function reported(): Lifetime {
  const armed = at(beginLifetime('2026-01-05T15:20'), '2026-01-10T18:00');
  return happen(since(armed), report(armed));
}

test('a report asks the owner on two channels and the other contacts, and shortens nothing', () => {
  const asked = reported();
  expect(stateOf(asked)).toBe('verifying');
  expect(asked.told).toEqual([
    'verifying to the owner, channel 1',
    'verifying to the owner, channel 2',
    'asked to contact 2',
  ]);
  const agreed = happen(asked, vote(asked, second, 'gone'));
  expect(stateOf(agreed)).toBe('verifying');
  const veto = mailArrives(agreed);
  expect(`${dateIn(veto)} ${stateOf(veto)}`).toBe('2026-01-11 09:00 veto');
  const released = timePasses(mailArrives(veto));
  expect(`${dateIn(released)} ${stateOf(released)}`).toBe('2026-01-26 00:00 releasing');
});

test('contacts who say nothing are asked again every week, and nothing else happens', () => {
  let here = since(mailArrives(reported()));
  for (let week = 0; week < 52; week += 1) here = timePasses(here);
  expect(stateOf(here)).toBe('verifying');
  expect(here.told).toEqual(Array(52).fill('asked to contact 2'));
});

test('one word that the owner lives gives thirty days', () => {
  const asked = mailArrives(reported());
  const withdrawn = happen(asked, vote(asked, first, 'nothing'));
  const vouched = mailArrives(happen(withdrawn, vote(asked, second, 'alive')));
  expect(stateOf(vouched)).toBe('grace');
  const after = timePasses(vouched);
  expect(`${dateIn(after)} ${stateOf(after)}`).toBe('2026-02-11 00:00 verifying');
});

test('two contacts who say opposite things in the same second make a dispute, whoever comes first', () => {
  const asked = mailArrives(reported());
  const disputed = happen(since(asked), vote(asked, second, 'alive'));
  expect(stateOf(disputed)).toBe('disputed');
  expect(disputed.told).toContain('disputed to contact 2');
  const year = at(disputed, '2027-01-11T09:00');
  expect(stateOf(happen(year, { is: 'tick' }))).toBe('disputed');
  const settled = happen(disputed, vote(asked, second, 'gone'));
  expect(stateOf(settled)).toBe('verifying');
});

test('two administrators who uphold a case open the question; one does not, and neither shortens anything', () => {
  const armed = beginLifetime('2026-01-05T15:20');
  const once = happen(armed, uphold(armed, anAdministrator));
  expect(stateOf(once)).toBe('active');
  expect(happen(once, uphold(armed, anAdministrator)).life).toBe(once.life);
  const upheld = mailArrives(happen(once, uphold(armed, another)));
  expect(stateOf(upheld)).toBe('verifying');
  const year = happen(at(upheld, '2027-01-05T15:20'), { is: 'tick' });
  expect(stateOf(year)).toBe('verifying');
});

test('a case that one administrator rejects is none', () => {
  const armed = beginLifetime('2026-01-05T15:20');
  const once = happen(armed, uphold(armed, anAdministrator));
  const rejected = happen(once, { is: 'case-rejected', round: once.life.round });
  expect(stateOf(happen(rejected, uphold(armed, another)))).toBe('active');
});

test('a check-in voids a case that only one administrator has looked at, in a pause too', () => {
  const paused = happen(beginLifetime('2026-01-05T15:20'), { is: 'pause', days: 90 });
  const once = happen(paused, uphold(paused, anAdministrator));
  const seen = happen(once, { is: 'sign-of-life' });
  expect(stateOf(seen)).toBe('paused');
  expect(seen.life.documentedCase).toBeNull();
  expect(happen(seen, uphold(once, another)).life).toBe(seen.life);
});

test('a pause lasts until its day, whatever a contact says, and then a whole interval begins', () => {
  const paused = happen(beginLifetime('2026-01-05T15:20'), { is: 'pause', days: 90 });
  expect(happen(paused, report(paused)).life).toBe(paused.life);
  const over = timePasses(paused);
  expect(`${dateIn(over)} ${stateOf(over)}`).toBe('2026-04-06 00:00 active');
  expect(dateIn(timePasses(over))).toBe('2026-05-06 09:00');
});

test('no pause is longer than 180 days', () => {
  const armed = beginLifetime('2026-01-05T15:20');
  expect(stateOf(happen(armed, { is: 'pause', days: 181 }))).toBe('active');
  expect(stateOf(happen(armed, { is: 'pause', days: 180 }))).toBe('paused');
});
