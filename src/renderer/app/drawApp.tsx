/** Draws the app with React. A file of its own, which comes while the start is under way. */
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { readLaunchConfig } from '#features/launch/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { logError } from '#platform/logging/logger.ts';
import { App } from './App.tsx';
import { createAppRouter, createRouterOfMadePage } from './router.tsx';
import { TAKEN_OVER } from './startup/doAgain.ts';
import { drawCriticalFailure } from './startup/failurePages.ts';
import type { GetPart } from './startup/untilThere.ts';

/** Takes over the page that was made at build, where the address still shows that page. */
export async function drawApp(root: HTMLElement, getPart: GetPart): Promise<void> {
  const options: RootOptions = {
    onUncaughtError(error) {
      // Beyond every boundary: React has emptied the page by now.
      logError('The app could not be drawn', {}, error);
      queueMicrotask(() => drawCriticalFailure(root));
    },
    onCaughtError(error) {
      logError('A page failed', {}, error);
    },
  };
  const isMade = root.dataset.path === window.location.pathname.replace(/(?<=.)\/$/, '');
  // The gate of the landing page decides by the flags: they must be there with the first drawing.
  const [router] = isMade
    ? await Promise.all([createRouterOfMadePage(getPart), readLaunchConfig()])
    : [createAppRouter()];
  // As any link: guards decide, and what is not saved is asked about.
  platform().listen((event) => {
    if (event.kind === 'open') void router.navigate(event.path);
  });
  const app = (
    <App>
      <RouterProvider router={router} />
    </App>
  );
  if (isMade) {
    hydrateRoot(root, <TellTaken root={root}>{app}</TellTaken>, options);
    return;
  }
  if (root.dataset.path !== undefined) root.replaceChildren();
  createRoot(root, options).render(app);
}

/** With the drawing itself: from then on the page answers, and nothing may be pressed twice. */
function TellTaken({ root, children }: { readonly root: HTMLElement; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    root.dataset.takenOver = '';
    root.dispatchEvent(new Event(TAKEN_OVER));
  }, [root]);
  return children;
}
