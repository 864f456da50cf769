/** The entry of the web and of the desktop window. */
import { createRoot } from 'react-dom/client';
import { logError } from '#platform/logging/logger.ts';
import { App } from './App.tsx';
import { drawCriticalFailure } from './startup/failurePages.ts';
import { start } from './startup/start.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

void start(root, (container) => {
  createRoot(container, {
    onUncaughtError(error) {
      // Beyond every boundary: React has emptied the page by now.
      logError('The app could not be drawn', {}, error);
      queueMicrotask(() => drawCriticalFailure(container));
    },
    onCaughtError(error) {
      logError('A page failed', {}, error);
    },
  }).render(<App />);
});
