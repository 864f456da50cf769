/** Around every page: the error boundary, the line that shows a page is on its way, focus and scroll on navigation. */
import { useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { focusHeading } from '#ui/focusHeading.ts';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { useTakenOver } from '#ui/useTakenOver.ts';
import { AddressLanguage } from './AddressLanguage.tsx';
import { AutoLogin } from './AutoLogin.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { loadingPage } from './fixedSentences.ts';
import { OutdatedClient } from './OutdatedClient.tsx';
import { Reminders } from './Reminders.tsx';
import { WithoutConnection } from './WithoutConnection.tsx';

export function RootLayout() {
  const { pathname } = useLocation();
  const isTakenOver = useTakenOver();
  return (
    <AddressLanguage>
      <NavigationProgress />
      <OutdatedClient />
      <WithoutConnection />
      <Reminders />
      <ErrorBoundary resetKey={pathname}>
        <Outlet />
      </ErrorBoundary>
      <AutoLogin />
      <ScrollRestoration {...(isTakenOver ? {} : { getKey: nowhere })} />
    </AddressLanguage>
  );
}

/**
 * While a page made at build is taken over: the browser itself has it where it was left, or its reader has scrolled on.
 * A jump under a press that has begun would lose the press.
 */
const nowhere = () => 'made at build';

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
