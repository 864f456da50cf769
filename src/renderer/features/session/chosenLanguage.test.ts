import { expect, test } from 'vitest';
import { newUserProfile, userProfileSchema } from '#shared/domain/userProfile.ts';
import { isNewProfile, languageToWrite } from './chosenLanguage.ts';

const [made, later] = [new Date(1_000), new Date(2_000)];
const profile = (updatedAt: Date, language: 'en' | 'fr' = 'en') => {
  const fresh = newUserProfile('Rose', 'rose@example.org');
  return userProfileSchema.parse({
    ...fresh,
    id: 'rose',
    createdAt: made,
    updatedAt,
    settings: { ...fresh.settings, language },
  });
};

test('a language chosen before signing up is written in the first update of the new profile', () => {
  expect(languageToWrite(profile(made), 'fr')).toBe('fr');
  expect(languageToWrite(profile(made), 'en')).toBeNull();
});

test('a profile that was changed since keeps the language it has', () => {
  expect(languageToWrite(profile(later), 'fr')).toBeNull();
  expect(languageToWrite(profile(later, 'fr'), 'en')).toBeNull();
});

test('a new profile says nothing about the language yet, so that the one chosen before is not lost', () => {
  expect(isNewProfile(profile(made))).toBe(true);
  expect(isNewProfile(profile(later))).toBe(false);
});
