/**
 * The server's entry of the site, run once at build: the same routes and components as the app, drawn to HTML. Nobody is
 * signed in, nothing of a browser is known, and the operator's values are marks (`shared/siteValues.ts`).
 */
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { declareFeatures } from '#features/catalogue/index.ts';
import { rememberConfiguration } from '#platform/backend/configuration.ts';
import { siteValueMarks } from '#shared/siteValues.ts';
import { App } from '../App.tsx';
import { features } from '../catalogue.ts';
import { routeObjects } from '../router.tsx';

export { describeFeed } from '#features/blog/feed.ts';
export { listPublicPages } from './publicPages.ts';

declareFeatures(features);
const { legalEntity, legalAddress, supportEmail } = siteValueMarks;
rememberConfiguration({ operator: { legalEntity, legalAddress, supportEmail } });

const handler = createStaticHandler(routeObjects);

/** The page at `path`, which names its language. Throws where it leads elsewhere or cannot be drawn. */
export async function renderPage(path: string): Promise<string> {
  const context = await handler.query(new Request(`https://amaranth.invalid${path}`));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <App>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </App>,
    { onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw new Error(`${path} could not be drawn.`, { cause: failures[0] });
  return html;
}
