import { expect, test } from 'vitest';
import { languageOfPath, localizedPath, translatedRoutes, withoutLanguage } from './localizedPaths.ts';
import { type RouteDefinition, routes } from './routes.ts';

test.each([
  ['/', 'fr', '/fr'],
  ['/?scroll=waitlist', 'fr', '/fr?scroll=waitlist'],
  ['/fr?scroll=waitlist', 'en', '/?scroll=waitlist'],
  ['/features', 'fr', '/fr/features'],
  ['/fr/features#vault', 'en', '/features#vault'],
  ['/blog/first-hours', 'fr', '/fr/blog/first-hours'],
  ['/albums/abc', 'fr', '/albums/abc'],
  ['/dashboard', 'fr', '/dashboard'],
  ['/franchise', 'fr', '/franchise'],
] as const)('%s in %s is %s', (path, language, localized) => {
  expect(localizedPath(path, language)).toBe(localized);
});

test('an address tells its language only where each language has one', () => {
  expect(languageOfPath('/fr/help')).toBe('fr');
  expect(languageOfPath('/help')).toBe('en');
  expect(languageOfPath('/albums')).toBeNull();
  expect(languageOfPath('/fr/albums')).toBeNull();
});

test('the specification’s path is found again', () => {
  expect(withoutLanguage('/fr')).toBe('/');
  expect(withoutLanguage('/fr/blog/x')).toBe('/blog/x');
  expect(withoutLanguage('/from-here')).toBe('/from-here');
});

test('the public pages are translated, those of members are not', () => {
  expect(translatedRoutes).toContain('pricing');
  expect(translatedRoutes).toContain('landing');
  expect(translatedRoutes).not.toContain('albums');
});

/** Somebody who reads French would else be led to the page of another route. */
test.each(
  Object.values<RouteDefinition>(routes)
    .filter(({ path, isTranslated }) => !isTranslated && !path.includes(':'))
    .map(({ path }) => path),
)('%s has one address, the same in French', (path) => {
  expect(localizedPath(path, 'fr')).toBe(path);
});
