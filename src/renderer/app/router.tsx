/** Every route of SPEC §2, from the shared table: who may see it, in which frame, with which page. */
import { createBrowserRouter, type LoaderFunction, type RouteObject, replace } from 'react-router-dom';
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

const lazily = (load: LazyPage): NonNullable<RouteObject['lazy']> => {
  return async () => {
    try {
      return { Component: await load() };
    } catch (error) {
      return { Component: missingPage(load, error) };
    }
  };
};

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
    const preparation = preparations[name];
    const loading = preparation ? { loader: preparing(preparation) } : {};
    return paths.map((path) => ({ path, lazy: lazily(page), ...loading }));
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
      {
        // Data, toasts and locale for every page but the landing page, which must stay light.
        lazy: lazily(async () => (await import('./ApplicationFrame.tsx')).ApplicationFrame),
        children: [
          { Component: SiteLayout, children: pagesFor('public', 'site') },
          ...pagesFor('public', 'bare'),
          {
            lazy: lazily(async () => (await import('./guards/SignedInGuard.tsx')).SignedInGuard),
            children: [{ lazy: lazily(mainLayout), children: pagesFor('signed-in', 'main') }],
          },
          {
            lazy: lazily(async () => (await import('./guards/AdminGuard.tsx')).AdminGuard),
            children: [
              ...pagesFor('admin', 'bare'),
              { lazy: lazily(mainLayout), children: pagesFor('admin', 'main') },
            ],
          },
        ],
      },
      { path: '*', Component: LoadingPage, loader: () => replace(FALLBACK_PATH) },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routeObjects);
}
