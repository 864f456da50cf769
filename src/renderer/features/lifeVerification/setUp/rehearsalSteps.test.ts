import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { rehearsalClock } from '#shared/legacy/machineClock.ts';
import { advance } from '#shared/lifeVerification/advance.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { channelIdSchema, trustedContactIdSchema } from '#shared/lifeVerification/people.ts';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import { rehearsalSteps } from './rehearsalSteps.ts';

const NOW = Date.UTC(2026, 0, 5, 14, 20);
const id = (number: number) => `11111111-1111-4111-8111-${String(number).padStart(12, '0')}`;
const draft: LifeVerification = {
  policy: { ...usualPolicy('Europe/Paris'), intervalDays: 1, graceDays: 7, vetoDays: 7 },
  channels: [1, 2].map((number) => ({ id: channelIdSchema.parse(id(number)), isVerified: true })),
  contacts: [1, 2].map((number) => ({
    id: trustedContactIdSchema.parse(id(number)),
    hasAccepted: true,
    isBeneficiary: false,
  })),
  recipients: [],
  isRehearsed: true,
  hasBeenArmed: false,
  state: { is: 'draft' },
  given: [],
  round: 0,
  changes: 0,
  outagesCounted: NOW,
  hold: null,
  documentedCase: null,
};
const armed = advance(draft, { is: 'arm' }, NOW).life;
const documentOf = (life: LifeVerification): LifeVerificationDocument => ({
  ownerId: userIdSchema.parse('rose'),
  name: 'rehearsal',
  run: 'one',
  clock: rehearsalClock(NOW, NOW),
  linksFromRound: 0,
  life,
  dueAt: null,
  updatedAt: new Date(NOW),
});
const steps = (life: LifeVerification) => rehearsalSteps(documentOf(life), NOW).steps.map(({ is }) => is);

test('what is over, what runs and what is ahead', () => {
  const { state } = armed;
  if (state.is !== 'active') throw new Error('It is armed.');
  expect(steps(armed)).toEqual(['ahead', 'ahead', 'ahead', 'ahead', 'ahead']);
  const disputed: LifeVerification = { ...armed, state: { is: 'disputed', votes: { gone: [], alive: [] } } };
  expect(steps(disputed)).toEqual(['done', 'done', 'now', 'ahead', 'ahead']);
  const over: LifeVerification = { ...armed, state: { is: 'released', votes: { gone: [], alive: [] } } };
  expect(steps(over)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('weeks are over in minutes, of which each step takes one', () => {
  expect(rehearsalSteps(documentOf(armed), NOW).minutesLeft).toBe(7);
});
