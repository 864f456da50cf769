/** Around every page: the error boundary, the line that shows a page is on its way, focus and scroll on navigation. */
import { useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { focusHeading } from '#ui/focusHeading.ts';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { AddressLanguage } from './AddressLanguage.tsx';
import { AutoLogin } from './AutoLogin.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadingPage } from './fixedSentences.ts';
import { OutdatedClient } from './OutdatedClient.tsx';

export function RootLayout() {
  const { pathname } = useLocation();
  return (
    <AddressLanguage>
      <NavigationProgress />
      <OutdatedClient />
      <ErrorBoundary resetKey={pathname}>
        <Outlet />
      </ErrorBoundary>
      <AutoLogin />
      <ScrollRestoration />
    </AddressLanguage>
  );
}

/** Appears only when the next page takes longer than a moment. */
function NavigationProgress() {
  const { state } = useNavigation();
  const isLoading = state !== 'idle';
  useFocusOnNavigation();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-60">
      {isLoading ? (
        <>
          <span className="block h-0.5 animate-breathe bg-accent" />
          <span className="sr-only">
            <SentenceText sentence={loadingPage} />
          </span>
        </>
      ) : null}
    </div>
  );
}

/** A screen reader hears the new page's heading; without this, focus stays on a link that is gone. */
function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  // With the page itself: a menu that is opened a moment later stays open.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusHeading();
  }, [pathname]);
}
