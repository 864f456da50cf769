/**
 * The public pages have an address in each language: SPEC's own in English, the same below `/fr` in French. Only routes
 * marked `isTranslated` do; every other page keeps one address and speaks the person's language.
 */
import type { Language } from './domain/userProfile.ts';
import { type RouteDefinition, type RouteName, routes } from './routes.ts';

const PREFIXES: Readonly<Record<Language, '' | `/${string}`>> = { en: '', fr: '/fr' };

const isTranslated = ({ isTranslated: translated }: RouteDefinition) => translated === true;

// Bounded: put together from our own table of routes; each part is a class of characters that ends at the next slash.
const patterns = Object.values<RouteDefinition>(routes)
  .filter(isTranslated)
  .map(({ path }) => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`));

export const translatedRoutes = Object.keys(routes).filter(
  (name): name is RouteName => name in routes && isTranslated(routes[name as RouteName]),
);

/** The route's pattern in a language: `/fr/blog/:articleId`. */
export const localizedPattern = (path: string, language: Language): string =>
  path === '/' ? PREFIXES[language] || '/' : PREFIXES[language] + path;

/** `to` may carry a query and a fragment. Addresses of other pages come back as they are. */
export function localizedPath(to: string, language: Language): string {
  const end = /[?#]/.exec(to)?.index ?? to.length;
  const path = withoutLanguage(to.slice(0, end));
  return isTranslatedPath(path) ? localizedPattern(path, language) + to.slice(end) : to;
}

/** The language that an address names; null for a page without one address a language. */
export function languageOfPath(path: string): Language | null {
  if (!isTranslatedPath(withoutLanguage(path))) return null;
  return isBelow(path, PREFIXES.fr) ? 'fr' : 'en';
}

/** `/fr/features` as `/features`, the path that the specification knows. */
export function withoutLanguage(path: string): string {
  return isBelow(path, PREFIXES.fr) ? path.slice(PREFIXES.fr.length) || '/' : path;
}

const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

const isTranslatedPath = (path: string) => patterns.some((pattern) => pattern.test(path));
