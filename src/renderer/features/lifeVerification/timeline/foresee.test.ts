import { expect, test } from 'vitest';
import { advance } from '#shared/lifeVerification/advance.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { channelIdSchema, trustedContactIdSchema } from '#shared/lifeVerification/people.ts';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import { sayDay } from '../instants.ts';
import { foresee } from './foresee.ts';

const ZONE = 'Europe/Paris';
/** 5 January 2026, 15:20 in Paris. */
const NOW = Date.UTC(2026, 0, 5, 14, 20);

const empty: LifeVerification = {
  policy: usualPolicy(ZONE),
  channels: [],
  contacts: [],
  recipients: [],
  isRehearsed: false,
  hasBeenArmed: false,
  state: { is: 'draft' },
  given: [],
  round: 0,
  changes: 0,
  outagesCounted: NOW,
  hold: null,
  documentedCase: null,
};
const id = (number: number) => `11111111-1111-4111-8111-${String(number).padStart(12, '0')}`;
const ready: LifeVerification = {
  ...empty,
  channels: [1, 2].map((number) => ({ id: channelIdSchema.parse(id(number)), isVerified: true })),
  contacts: [1, 2].map((number) => ({
    id: trustedContactIdSchema.parse(id(number)),
    hasAccepted: true,
    isBeneficiary: false,
  })),
};
const days = (life: LifeVerification) =>
  foresee(life, NOW).days.map(({ at, milestones }) => [
    sayDay(at, { language: 'en', timeZone: ZONE }),
    ...milestones.map(({ what }) => what.is),
  ]);

test('a newcomer with an empty account sees what would happen, with made-up people', () => {
  expect(foresee(empty, NOW)).toMatchObject({ isPreview: true, isMadeUp: true });
  expect(days(empty)).toEqual([
    ['5 February 2026', 'reminder'],
    ['12 February 2026', 'reminder'],
    ['19 February 2026', 'reminder', 'grace'],
    ['22 March 2026', 'verifying', 'veto'],
    ['6 April 2026', 'releasing', 'given', 'released'],
  ]);
});

test('who has everything but the rehearsal sees their own people in it', () => {
  expect(foresee(ready, NOW)).toMatchObject({ isPreview: true, isMadeUp: false });
});

test('of who lacks only contacts, the addresses are their own', () => {
  const { days: foreseen, isMadeUp } = foresee({ ...ready, contacts: [] }, NOW);
  expect(isMadeUp).toBe(true);
  expect(foreseen[0]?.milestones[0]?.owner.map(({ channel }) => channel)).toEqual([ready.channels[0]?.id]);
});

test.each([
  [
    'America/New_York',
    7,
    ['13 January 2026', '20 January 2026', '27 January 2026', '27 February 2026', '14 March 2026'],
  ],
  [
    'Europe/Paris',
    365,
    ['6 January 2027', '13 January 2027', '20 January 2027', '20 February 2027', '7 March 2027'],
  ],
] as const)(
  'in %s with %i days every date is of that calendar, over a change to summer time too',
  (timeZone, intervalDays, dates) => {
    const policy = { ...ready.policy, timeZone, intervalDays };
    const { days: foreseen } = foresee({ ...ready, policy }, NOW);
    expect(foreseen.map(({ at }) => sayDay(at, { language: 'en', timeZone }))).toEqual(dates);
    const hours = foreseen.map(({ at }) =>
      new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at),
    );
    expect(hours.slice(0, 3)).toEqual(['09', '09', '09']);
  },
);

test('one that is armed is foretold from where it stands', () => {
  const armed = advance({ ...ready, isRehearsed: true }, { is: 'arm' }, NOW).life;
  const paused = advance(armed, { is: 'pause', days: 60 }, NOW).life;
  expect(foresee(paused, NOW)).toMatchObject({ isPreview: false });
  expect(days(paused).slice(0, 2)).toEqual([
    ['7 March 2026', 'active'],
    ['6 April 2026', 'reminder'],
  ]);
});
