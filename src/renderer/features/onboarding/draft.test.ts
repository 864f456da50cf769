import { expect, test } from 'vitest';
import { userProfileSchema } from '#shared/domain/userProfile.ts';
import { beginningOf, changesFor, draftFrom, problemIn, withoutAnswers } from './draft.ts';
import { indexOfStep } from './steps.ts';

const profile = userProfileSchema.parse({
  id: 'u1',
  name: 'Rose',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  settings: { theme: 'dark', rememberTheme: true },
});

test('each step is saved with the place to resume', () => {
  const changes = changesFor(profile, { ...draftFrom(profile), preserveFirst: 'voice' }, 'first-album');
  expect(changes.onboarding).toMatchObject({ preserveFirst: 'voice', step: indexOfStep('first-album') });
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
  const draft = { ...draftFrom(profile), trustedPersonEmail: 'nonsense', dateOfBirth: '2990-01-01' };
  expect(problemIn('trusted-person', draft, '2026-01-01')).toBe('email-invalid');
  expect(problemIn('birth-and-language', draft, '2026-01-01')).toBe('date-in-future');
  expect(problemIn('privacy', draft, '2026-01-01')).toBeNull();
  expect(problemIn('trusted-person', { ...draft, trustedPersonEmail: '' }, '2026-01-01')).toBeNull();
});

test('skipping leaves nothing behind', () => {
  const draft = { ...draftFrom(profile), trustedPersonName: 'Paul', trustedPersonEmail: 'p@x.org' };
  expect(withoutAnswers('trusted-person', draft)).toMatchObject({
    trustedPersonName: '',
    trustedPersonEmail: '',
  });
});

test('a letter is offered first to whoever would keep letters first, until they choose', () => {
  const draft = draftFrom(profile);
  expect(beginningOf(draft)).toBe('album');
  expect(beginningOf({ ...draft, preserveFirst: 'letters' })).toBe('letter');
  expect(beginningOf({ ...draft, preserveFirst: 'letters', beginWith: 'album' })).toBe('album');
});

test('the choice between album and letter is saved with the step', () => {
  const changes = changesFor(profile, { ...draftFrom(profile), beginWith: 'letter' }, 'first-album');
  expect(changes.onboarding).toMatchObject({ beginWith: 'letter', step: indexOfStep('first-album') });
});
