/** Draws the app with React. A file of its own, which comes while the start is under way. */
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { readLaunchConfig } from '#features/launch/index.ts';
import { logError } from '#platform/logging/logger.ts';
import { App } from './App.tsx';
import { createAppRouter } from './router.tsx';
import { TAKEN_OVER } from './startup/doAgain.ts';
import { drawCriticalFailure } from './startup/failurePages.ts';

type AppRouter = ReturnType<typeof createAppRouter>;

/** Takes over the page that was made at build, where the address still shows that page. */
export async function drawApp(root: HTMLElement): Promise<void> {
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
  const router = createAppRouter();
  const app = (
    <App>
      <RouterProvider router={router} />
    </App>
  );
  const madeFor = root.dataset.path;
  if (madeFor !== undefined) {
    // The gate of the landing page decides by the flags: they must be there with the first drawing.
    await Promise.all([isReady(router), readLaunchConfig()]);
    if (router.state.location.pathname.replace(/(?<=.)\/$/, '') === madeFor) {
      hydrateRoot(root, <TellTaken root={root}>{app}</TellTaken>, options);
      return;
    }
    root.replaceChildren();
  }
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

/** The page's own code is there: what is drawn first is what was made at build. */
function isReady(router: AppRouter): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
