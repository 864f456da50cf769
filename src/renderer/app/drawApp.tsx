/** Draws the app with React. A file of its own, which comes while the start is under way. */
import { createRoot } from 'react-dom/client';
import { logError } from '#platform/logging/logger.ts';
import { App } from './App.tsx';
import { drawCriticalFailure } from './startup/failurePages.ts';

export function drawApp(root: HTMLElement): void {
  createRoot(root, {
    onUncaughtError(error) {
      // Beyond every boundary: React has emptied the page by now.
      logError('The app could not be drawn', {}, error);
      queueMicrotask(() => drawCriticalFailure(root));
    },
    onCaughtError(error) {
      logError('A page failed', {}, error);
    },
  }).render(<App />);
}
