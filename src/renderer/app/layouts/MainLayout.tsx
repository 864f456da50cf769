/** The frame of the app pages: navigation, plan badge, theme, account, page. */
import { Outlet, useLocation } from 'react-router-dom';
import { isPageBuilt, mainDestinations } from '#features/catalogue/index.ts';
import { DemoNotice, DemoReadOnly, isDemoFamily } from '#features/demo/index.ts';
import { CheckInWatch } from '#features/lifeVerification/index.ts';
import { useSession } from '#features/session/index.ts';
import { useGuestCartMerge } from '#features/shop/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { Uploads } from '#features/uploads/index.ts';
import { usePageCounting } from '#features/usage/index.ts';
import { routes } from '#shared/routes.ts';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { MainNavigation, MobileNavigation } from './MainNavigation.tsx';
import { PlanBadge } from './PlanBadge.tsx';
import { MAIN_CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { Wordmark } from './Wordmark.tsx';

const AgreementNotice = lazyPart(async () => (await import('#features/agreements/index.ts')).AgreementNotice);
const DeletionNotice = lazyPart(async () => (await import('#features/account/index.ts')).DeletionNotice);

export function MainLayout() {
  const session = useSession();
  const { pathname } = useLocation();
  usePageCounting(session);
  const isDemo = isDemoFamily(session);
  useGuestCartMerge(session.status === 'signed-in' && !isDemo ? session.user.uid : null);
  const destinations = mainDestinations();
  const home = routes[destinations[0]?.route ?? 'landing'].path;
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {/* Its width counts in letters, so that large text is narrow too. */}
      <header className="@container sticky top-0 z-30 border-b border-line/70 bg-canvas/90 backdrop-blur-md">
        <div className="mx-auto flex min-h-18 max-w-7xl items-center gap-2 px-4 @max-[16rem]:min-h-14 @max-[16rem]:flex-wrap @max-[16rem]:gap-0 @max-[25rem]:gap-1 @max-[25rem]:px-2 sm:px-8">
          <MobileNavigation destinations={destinations} />
          <Wordmark to={home} />
          <MainNavigation destinations={destinations} />
          <div className="ms-auto flex items-center gap-1 @max-[16rem]:gap-0 sm:gap-2">
            <PlanBadge />
            <ThemeToggle />
            <AccountMenu />
          </div>
        </div>
      </header>
      {isDemo ? <DemoNotice /> : null}
      <main
        id={MAIN_CONTENT_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-4 py-8 outline-none sm:px-8 sm:py-12"
      >
        <DemoReadOnly isDemo={isDemo}>
          {session.status === 'signed-in' && session.profile.deletionDueAt ? <DeletionNotice /> : null}
          {session.status === 'signed-in' && !isDemo ? (
            <AgreementNotice userId={session.user.uid} accountMadeAt={session.profile.createdAt} />
          ) : null}
          {session.status === 'signed-in' && isPageBuilt('lifeVerification') ? (
            <CheckInWatch userId={session.user.uid} />
          ) : null}
          <ErrorBoundary resetKey={pathname}>
            <Outlet />
          </ErrorBoundary>
        </DemoReadOnly>
      </main>
      {session.status === 'signed-in' ? <Uploads userId={session.user.uid} /> : null}
    </div>
  );
}
