import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { type RouteName, routes } from '#shared/routes.ts';
import { pages } from './catalogue.ts';
import { routeObjects } from './router.tsx';

/** The leaf that answers a path, as the browser's router would choose it. */
function leafFor(path: string): RouteObject | undefined {
  return matchRoutes(routeObjects, path)?.at(-1)?.route;
}

const concrete = (path: string) => path.replaceAll(/:\w+/g, 'x1');
const names = Object.keys(routes).filter((name): name is RouteName => name in routes);
const builtPageNames = names.filter((name) => pages[name]);

describe('The router', () => {
  it.each(builtPageNames)('draws the page of %s at its path', (name) => {
    expect(leafFor(concrete(routes[name].path))?.path).toBe(routes[name].path);
  });

  it.each(names.filter((name) => 'redirectTo' in routes[name]))('redirects %s', async (name) => {
    const route = routes[name];
    const leaf = leafFor(route.path);
    expect(leaf?.path).toBe(route.path);
    const answer = await callLoader(leaf, `${route.path}?from=mail`);
    expect(answer).toBe(`${'redirectTo' in route ? route.redirectTo : ''}?from=mail`);
  });

  it('sends any unknown path to /', async () => {
    const leaf = leafFor('/no/such/page');
    expect(leaf?.path).toBe('*');
    expect(await callLoader(leaf, '/no/such/page')).toBe('/');
  });

  it('treats a route without a page like an unknown path', () => {
    const unbuilt = names.filter((name) => !builtPageNames.includes(name) && !('redirectTo' in routes[name]));
    for (const name of unbuilt) expect(leafFor(concrete(routes[name].path))?.path).toBe('*');
  });
});

async function callLoader(route: RouteObject | undefined, path: string): Promise<string | null> {
  if (typeof route?.loader !== 'function') return null;
  const url = new URL(path, 'http://localhost');
  const request = new Request(url);
  const answer: unknown = await route.loader({ request, url, params: {}, pattern: path, context: {} });
  return answer instanceof Response ? answer.headers.get('location') : null;
}
