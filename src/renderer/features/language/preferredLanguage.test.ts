import { expect, test } from 'vitest';
import { preferredLanguage } from './preferredLanguage.ts';

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['en-GB', 'fr'], 'en'],
  [['de-DE', 'fr-FR', 'en'], 'fr'],
  [['de'], 'en'],
  [[], 'en'],
] as const)('a browser that asks for %j is answered in "%s"', (languages, language) => {
  expect(preferredLanguage(languages)).toBe(language);
});
