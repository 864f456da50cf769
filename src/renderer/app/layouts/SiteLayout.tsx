/** The frame of public pages: header, page, footer. Plain HTML, because the landing page must stay light. */
import { Outlet } from 'react-router-dom';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { JoinWaitlistLink } from '#features/navigation/index.ts';
import { useSession } from '#features/session/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { appMessages } from '../messages.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { MAIN_CONTENT_ID, SkipLink } from './SkipLink.tsx';
import { Wordmark } from './Wordmark.tsx';

export function SiteLayout() {
  const texts = useMessages(appMessages);
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="@container print:hidden sticky top-0 z-30 border-b border-line/70 bg-canvas/90 backdrop-blur-md">
        <div className="mx-auto flex min-h-18 max-w-6xl items-center justify-between gap-3 @max-[16rem]:flex-wrap @max-[16rem]:gap-0 px-5 sm:px-8">
          <Wordmark to={routes.landing.path} isTight={isSignedIn} />
          <div className="flex items-center gap-1 sm:gap-2">
            {/* Spaces part them where no style does. */}
            <ThemeToggle />{' '}
            {isSignedIn && isPageBuilt('dashboard') ? (
              <ButtonLink to={routes.dashboard.path} variant="quiet" size="small">
                {texts.dashboard}
              </ButtonLink>
            ) : (
              <ButtonLink to={routes.auth.path} variant="quiet" size="small">
                {texts.signIn}
              </ButtonLink>
            )}{' '}
            <JoinWaitlistLink variant="header" />
          </div>
        </div>
      </header>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <JoinWaitlistLink variant="floating" />
    </div>
  );
}
