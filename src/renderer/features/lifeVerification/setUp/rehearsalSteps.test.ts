import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { rehearsalClock } from '#shared/legacy/machineClock.ts';
import { advance } from '#shared/lifeVerification/advance.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import {
  beneficiaryIdSchema,
  channelIdSchema,
  trustedContactIdSchema,
} from '#shared/lifeVerification/people.ts';
import { type Policy, usualPolicy } from '#shared/lifeVerification/policy.ts';
import { rehearsalSteps } from './rehearsalSteps.ts';

const NOW = Date.UTC(2026, 0, 5, 14, 20);
const id = (number: number) => `11111111-1111-4111-8111-${String(number).padStart(12, '0')}`;
const heir = beneficiaryIdSchema.parse(id(9));
const begin = (policy: Partial<Policy>): LifeVerification =>
  advance(
    {
      policy: { ...usualPolicy('Europe/Paris'), ...policy },
      channels: [1, 2].map((number) => ({ id: channelIdSchema.parse(id(number)), isVerified: true })),
      contacts: [1, 2].map((number) => ({
        id: trustedContactIdSchema.parse(id(number)),
        hasAccepted: true,
        isBeneficiary: false,
      })),
      recipients: [{ id: heir, stages: ['instructions', 'vault'] }],
      isRehearsed: true,
      hasBeenArmed: false,
      state: { is: 'draft' },
      given: [],
      round: 0,
      changes: 0,
      outagesCounted: NOW,
      hold: null,
      documentedCase: null,
    },
    { is: 'arm' },
    NOW,
  ).life;
const armed = begin({});
const documentOf = (life: LifeVerification): LifeVerificationDocument => ({
  ownerId: userIdSchema.parse('rose'),
  name: 'rehearsal',
  run: 'one',
  clock: rehearsalClock(NOW),
  linksFromRound: 0,
  life,
  dueAt: null,
  updatedAt: new Date(NOW),
});
const read = (life: LifeVerification) =>
  rehearsalSteps(documentOf(life)).steps.map(({ is, day, milestone: { what } }) =>
    [day, what.is === 'reminder' ? `reminder ${what.number}` : what.is, is].join(' '),
  );
const noVotes = { gone: [], alive: [] };

test('every step stands on the day on which it would really be', () => {
  expect(read(armed)).toEqual([
    '31 reminder 1 ahead',
    '38 reminder 2 ahead',
    '45 reminder 3 ahead',
    '45 grace ahead',
    '76 verifying ahead',
    '76 veto ahead',
    '91 releasing ahead',
    '91 given ahead',
    '94 given ahead',
  ]);
  expect(read(begin({ intervalDays: 7, timeZone: 'America/New_York' }))[0]).toBe('8 reminder 1 ahead');
  expect(read(begin({ intervalDays: 365 }))[0]).toBe('366 reminder 1 ahead');
});

test('what is over, what runs and what is ahead', () => {
  const is = (life: LifeVerification) => rehearsalSteps(documentOf(life)).steps.map((step) => step.is);
  const due = advance(armed, { is: 'tick' }, NOW + 40 * 24 * 60 * 60_000).life;
  expect(due.state.is).toBe('due');
  expect(is(due).slice(0, 2)).toEqual(['now', 'ahead']);
  const disputed: LifeVerification = { ...armed, state: { is: 'disputed', votes: noVotes } };
  expect(is(disputed).slice(3, 6)).toEqual(['done', 'now', 'ahead']);
  const given = [{ to: heir, stage: 'instructions' as const, isDone: true }];
  const releasing: LifeVerification = {
    ...armed,
    given,
    state: { is: 'releasing', votes: noVotes, gifts: [] },
  };
  expect(is(releasing).slice(6)).toEqual(['done', 'done', 'now']);
  const over: LifeVerification = { ...armed, state: { is: 'released', votes: noVotes } };
  expect(new Set(is(over))).toEqual(new Set(['done']));
});

test('it is over in about a minute, and says whom it waits for', () => {
  expect(rehearsalSteps(documentOf(armed))).toMatchObject({ secondsLeft: 54, waitsFor: null });
  const disputed: LifeVerification = { ...armed, state: { is: 'disputed', votes: noVotes } };
  expect(rehearsalSteps(documentOf(disputed)).waitsFor).toBe('contacts');
  const checkedIn = advance(armed, { is: 'sign-of-life' }, NOW).life;
  expect(rehearsalSteps(documentOf(checkedIn)).waitsFor).toBe('owner');
});
