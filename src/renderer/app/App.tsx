/** Session, language and error boundary around the router, whichever provides it. */
import type { ReactNode } from 'react';
import { SessionProvider } from '#features/session/index.ts';
import { AppLanguage } from './AppLanguage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export function App({ children }: { readonly children: ReactNode }) {
  return (
    <SessionProvider>
      <AppLanguage>
        <ErrorBoundary>{children}</ErrorBoundary>
      </AppLanguage>
    </SessionProvider>
  );
}
