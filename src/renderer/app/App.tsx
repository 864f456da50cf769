/** Session, language and error boundary around the router. */
import { RouterProvider } from 'react-router-dom';
import { SessionProvider } from '#features/session/index.ts';
import { AppLanguage } from './AppLanguage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { createAppRouter } from './router.tsx';

const router = createAppRouter();

export function App() {
  return (
    <SessionProvider>
      <AppLanguage>
        <ErrorBoundary>
          <RouterProvider router={router} />
        </ErrorBoundary>
      </AppLanguage>
    </SessionProvider>
  );
}
