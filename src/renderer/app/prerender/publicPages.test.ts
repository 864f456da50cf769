/** Nobody is sent to a translated page that is not made at build. */
import { expect, test } from 'vitest';
import { translatedRoutes } from '#shared/localizedPaths.ts';
import { type RouteDefinition, routes } from '#shared/routes.ts';
import { pages } from '../catalogue.ts';
import { listPublicPages } from './publicPages.ts';

const made = listPublicPages().map(({ path }) => path);

/** One route stands for many pages, which whoever lists them names one by one. */
const hasParameters = ({ path }: RouteDefinition) => path.includes(':');

test.each(
  translatedRoutes
    .filter((name) => name in pages || routes[name].path === '/')
    .filter((name) => !hasParameters(routes[name])),
)('%s is made at build, since the app can draw it', (name) => {
  expect(made).toContain(routes[name].path);
});

test('what is made at build is a translated page, and none is made twice', () => {
  const parts = translatedRoutes.map((name) => routes[name].path.replace(/:[^/]+/, ''));
  for (const path of made) {
    expect(
      parts.some((part) => path === part || (part.endsWith('/') && path.startsWith(part))),
      path,
    ).toBe(true);
  }
  expect(new Set(made).size).toBe(made.length);
});
