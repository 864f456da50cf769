/** Every route of SPEC §2, from the shared table: who may see it, in which frame, with which page. */
import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  type HydrationState,
  type LoaderFunction,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
  replace,
} from 'react-router-dom';
import type { LazyPage, PagePreparation } from '#features/catalogue/index.ts';
import { languages } from '#shared/locales.ts';
import { languageOfPath, localizedPattern } from '#shared/localizedPaths.ts';
import {
  FALLBACK_PATH,
  type RouteAccess,
  type RouteDefinition,
  type RouteLayout,
  type RouteName,
  routes,
} from '#shared/routes.ts';
import { pages, preparations } from './catalogue.ts';
import { WaitlistGate } from './guards/WaitlistGate.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { SiteLayout } from './layouts/SiteLayout.tsx';
import { missingPage } from './missingPage.tsx';
import { RootLayout } from './RootLayout.tsx';
import { RouterErrorPage } from './RouterErrorPage.tsx';
import type { GetPart } from './startup/untilThere.ts';

/** What a route is drawn with. */
interface RouteParts {
  readonly page: LazyPage;
  readonly preparation?: PagePreparation | undefined;
}

const partsOfRoutes = new WeakMap<RouteObject, RouteParts>();

/** The router asks for what the route is drawn with when somebody goes there. */
function lazily(route: RouteObject, { page, preparation }: RouteParts): RouteObject {
  const made: RouteObject = {
    ...route,
    lazy: async () => {
      try {
        return { Component: await page() };
      } catch (error) {
        return { Component: missingPage(page, error) };
      }
    },
    ...(preparation ? { loader: preparing(preparation) } : {}),
  };
  partsOfRoutes.set(made, { page, preparation });
  return made;
}

const routeNames = Object.keys(routes).filter((name): name is RouteName => name in routes);

/** The routes of one kind that have a page, with their addresses in each language where they have those. */
function pagesFor(access: RouteAccess, layout: RouteLayout): RouteObject[] {
  return routeNames.flatMap((name) => {
    const page = pages[name];
    const definition: RouteDefinition = routes[name];
    const isOfKind = definition.access === access && definition.layout === layout;
    if (!page || !isOfKind) return [];
    const paths = definition.isTranslated
      ? languages.map((language) => localizedPattern(definition.path, language))
      : [definition.path];
    return paths.map((path) => lazily({ path, id: path }, { page, preparation: preparations[name] }));
  });
}

/** The router then has the page wait for it, at build and in the browser alike: nothing is drawn twice. */
const preparing = (prepare: PagePreparation): LoaderFunction => {
  return async ({ params, request }) => {
    await prepare(params, languageOfPath(new URL(request.url).pathname) ?? 'en');
    return null;
  };
};

function redirects(): RouteObject[] {
  return Object.values<RouteDefinition>(routes).flatMap(({ path, redirectTo }) =>
    redirectTo ? [{ path, Component: LoadingPage, loader: redirectLoader(redirectTo) }] : [],
  );
}

/** Keeps the query, which demo and mailed links carry. */
const redirectLoader = (target: string): LoaderFunction => {
  return ({ request }) => replace(`${target}${new URL(request.url).search}`);
};

const mainLayout: LazyPage = async () => (await import('./layouts/MainLayout.tsx')).MainLayout;
const applicationFrame: LazyPage = async () => (await import('./ApplicationFrame.tsx')).ApplicationFrame;
const signedInGuard: LazyPage = async () => (await import('./guards/SignedInGuard.tsx')).SignedInGuard;
const adminGuard: LazyPage = async () => (await import('./guards/AdminGuard.tsx')).AdminGuard;

/** Pages within what is around them. */
const within = (page: LazyPage, children: RouteObject[]): RouteObject => lazily({ children }, { page });

/** Exported for the test that holds the table; the app makes the router of it. */
export const routeObjects: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: RouterErrorPage,
    HydrateFallback: LoadingPage,
    children: [
      {
        Component: WaitlistGate,
        children: [{ Component: SiteLayout, children: pagesFor('waitlist-gated', 'site') }],
      },
      ...redirects(),
      // Data, toasts and locale for every page but the landing page, which must stay light.
      within(applicationFrame, [
        { Component: SiteLayout, children: pagesFor('public', 'site') },
        ...pagesFor('public', 'bare'),
        within(signedInGuard, [within(mainLayout, pagesFor('signed-in', 'main'))]),
        within(adminGuard, [...pagesFor('admin', 'bare'), within(mainLayout, pagesFor('admin', 'main'))]),
      ]),
      { path: '*', Component: LoadingPage, loader: () => replace(FALLBACK_PATH) },
    ],
  },
];

export function createAppRouter(objects: RouteObject[] = routeObjects, hydrationData?: HydrationState) {
  return createBrowserRouter(objects, hydrationData ? { hydrationData } : {});
}

/**
 * The router of a page that stands already: it begins with the page's own code instead of waiting for it, draws what
 * stands there, and leaves it where it was scrolled to.
 */
export async function createRouterOfMadePage(getPart: GetPart) {
  const { pathname } = window.location;
  const drawn = new Map<RouteObject, ComponentType>();
  const prepared: Record<string, null> = {};
  const get = async ({ route, params }: RouteMatch<string, RouteObject>) => {
    const parts = partsOfRoutes.get(route);
    if (!parts) return;
    const { page, preparation } = parts;
    const [Component] = await Promise.all([
      getPart(page),
      preparation && getPart(() => preparation(params, languageOfPath(pathname) ?? 'en')),
    ]);
    drawn.set(route, Component);
    if (preparation && route.id !== undefined) prepared[route.id] = null;
  };
  await Promise.all((matchRoutes(routeObjects, pathname) ?? []).map(get));
  return createAppRouter(withPages(routeObjects, drawn), { loaderData: prepared });
}

function withPages(objects: RouteObject[], drawn: ReadonlyMap<RouteObject, ComponentType>): RouteObject[] {
  return objects.map((route): RouteObject => {
    if (route.index) return route;
    const { lazy, children, ...rest } = route;
    const Component = drawn.get(route);
    return {
      ...rest,
      ...(Component ? { Component } : lazy ? { lazy } : {}),
      ...(children ? { children: withPages(children, drawn) } : {}),
    };
  });
}
