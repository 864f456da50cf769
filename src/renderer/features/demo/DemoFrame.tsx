/** The frame of `/demo/dashboard` and `/demo/visuals`: what is being looked at, the two pages, and the way in. */
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { LanguageSwitch } from '#features/language/index.ts';
import { JoinWaitlistLink } from '#features/navigation/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { DemoNotice } from './DemoNotice.tsx';
import { DemoReadOnly } from './DemoReadOnly.tsx';
import { demoMessages } from './messages.ts';

const linkStyle =
  'flex min-h-11 items-center border-b-2 border-transparent px-1.5 text-small font-semibold text-ink-soft ' +
  'hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-accent-text sm:px-3 sm:text-body';

export function DemoFrame({ children }: { readonly children: ReactNode }) {
  const texts = useMessages(demoMessages);
  return (
    <DemoReadOnly isDemo>
      <div className="flex min-h-dvh flex-col">
        <header className="sticky top-0 z-30 border-b border-line/70 bg-canvas/90 backdrop-blur-md">
          <div className="mx-auto flex h-16 max-w-7xl items-center gap-1 px-4 sm:gap-4 sm:px-8">
            <Link
              to={routes.landing.path}
              aria-label={texts.home}
              className="flex min-h-11 items-center gap-2.5 rounded-small"
            >
              <AmaranthMark size={30} />
              <span className="font-serif text-title leading-none max-md:hidden">Amaranth</span>
            </Link>
            <nav aria-label={texts.demoNavigation} className="ms-1 flex gap-1 sm:ms-4">
              <NavLink to={routes.demoDashboard.path} className={linkStyle}>
                {texts.dashboard}
              </NavLink>
              <NavLink to={routes.demoVisuals.path} className={linkStyle}>
                {texts.pictures}
              </NavLink>
            </nav>
            <div className="ms-auto flex items-center gap-1 sm:gap-3">
              <LanguageSwitch />
              <ThemeToggle />
              <JoinWaitlistLink variant="header" />
            </div>
          </div>
        </header>
        <DemoNotice />
        <main className="mx-auto w-full max-w-7xl flex-1 px-4 py-10 sm:px-8 sm:py-14">{children}</main>
      </div>
    </DemoReadOnly>
  );
}
