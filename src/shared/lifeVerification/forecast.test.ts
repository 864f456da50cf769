import { expect, test } from 'vitest';
import { advance } from './advance.ts';
import { forecast } from './forecast.ts';
import type { LifeVerification } from './lifeVerification.ts';
import { agreement, channels, draft, heirs } from './modelCheck/smallWorld.testing.ts';
import { usualPolicy } from './policy.ts';

const ZONE = 'Europe/Paris';
/** 5 January 2026, 15:20 in Paris. */
const NOW = Date.UTC(2026, 0, 5, 14, 20);
const inParis = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' }).format(at);

const [heir] = heirs;
const armed: LifeVerification = advance(
  {
    ...draft,
    policy: usualPolicy(ZONE),
    recipients: heir ? [{ id: heir, stages: ['instructions', 'vault'] }] : [],
  },
  { is: 'arm' },
  NOW,
).life;

const told = (life: LifeVerification, now: number) =>
  forecast(life, now).map(({ is, at }) => `${inParis(at)} ${is}`);

test('an owner who stops answering is reminded three times at nine, and nothing is given before every term has passed', () => {
  expect(told(armed, NOW)).toEqual([
    '2026-02-05 09:00 reminder',
    '2026-02-12 09:00 reminder',
    '2026-02-19 09:00 reminder',
    '2026-02-19 09:00 grace',
    '2026-03-22 00:00 verifying',
    '2026-03-22 09:00 veto',
    '2026-04-06 00:00 releasing',
    '2026-04-06 09:00 given',
    '2026-04-09 09:00 given',
    '2026-04-09 09:00 released',
  ]);
});

test('who checks in begins the whole interval again', () => {
  const later = NOW + 20 * 24 * 60 * 60_000;
  const checkedIn = advance(armed, { is: 'sign-of-life' }, later).life;
  expect(told(checkedIn, later).at(0)).toBe('2026-02-25 09:00 reminder');
});

test('of a verification that watches nobody nothing is foretold', () => {
  expect(forecast(draft, NOW)).toEqual([]);
  expect(forecast(advance(armed, { is: 'cancel' }, NOW).life, NOW)).toEqual([]);
});

test('where no mail can arrive, nothing follows', () => {
  const [only] = channels;
  const unreachable = { ...armed, channels: agreement.channels.filter(({ id }) => id === only) };
  expect(told(unreachable, NOW).at(-1)).toBe('2026-02-19 09:00 grace');
});
