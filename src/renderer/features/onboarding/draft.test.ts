import { expect, test } from 'vitest';
import { userProfileSchema } from '#shared/domain/userProfile.ts';
import {
  beginningOf,
  changesFor,
  draftFrom,
  type OnboardingDraft,
  stepSchemas,
  withoutAnswers,
} from './draft.ts';
import { indexOfStep, type OnboardingStep } from './steps.ts';

const profile = userProfileSchema.parse({
  id: 'u1',
  name: 'Rose',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  settings: { theme: 'dark', rememberTheme: true },
});

test('each step is saved with the place to resume', () => {
  const changes = changesFor(profile, { ...draftFrom(profile), trustedPersonName: 'Paul' }, 'privacy');
  expect(changes.onboarding).toMatchObject({ trustedPersonName: 'Paul', step: indexOfStep('privacy') });
  expect(changes.onboardingCompleted).toBeUndefined();
});

test('only the last step ends onboarding', () => {
  expect(changesFor(profile, draftFrom(profile), null).onboardingCompleted).toBe(true);
});

test('settings that onboarding does not ask about stay as they are', () => {
  expect(changesFor(profile, draftFrom(profile), null).settings).toMatchObject({
    theme: 'dark',
    rememberTheme: true,
  });
});

test('names are trimmed and the trusted address is lower-cased', () => {
  const draft = { ...draftFrom(profile), name: '  Rose Martin ', trustedPersonEmail: ' Paul@Example.ORG ' };
  const changes = changesFor(profile, draft, 'privacy');
  expect(changes.name).toBe('Rose Martin');
  expect(changes.onboarding?.trustedPersonEmail).toBe('paul@example.org');
});

test('a step says what is wrong with its own answers and no other', () => {
  const draft = { ...draftFrom(profile), trustedPersonEmail: 'jean@ex', dateOfBirth: '2990-01-01' };
  const wrongIn = (step: OnboardingStep, answers: OnboardingDraft) =>
    stepSchemas[step].safeParse(answers).error?.issues.map(({ path }) => path.join('.'));
  expect(wrongIn('your-people', draft)).toEqual(['dateOfBirth', 'trustedPersonEmail']);
  expect(wrongIn('about-you', { ...draft, name: 'a'.repeat(121) })).toEqual(['name']);
  expect(wrongIn('privacy', draft)).toBeUndefined();
  expect(wrongIn('your-people', draftFrom(profile))).toBeUndefined();
});

test('skipping leaves nothing behind', () => {
  const draft = { ...draftFrom(profile), trustedPersonName: 'Paul', trustedPersonEmail: 'p@x.org' };
  expect(withoutAnswers('your-people', draft)).toMatchObject({
    dateOfBirth: '',
    trustedPersonName: '',
    trustedPersonEmail: '',
  });
});

test('photos are offered first, until a letter is chosen', () => {
  const draft = draftFrom(profile);
  expect(beginningOf(draft)).toBe('album');
  expect(beginningOf({ ...draft, beginWith: 'letter' })).toBe('letter');
});

test('the choice between album and letter is saved with the step', () => {
  const changes = changesFor(profile, { ...draftFrom(profile), beginWith: 'letter' }, 'beginning');
  expect(changes.onboarding).toMatchObject({ beginWith: 'letter', step: indexOfStep('beginning') });
});
