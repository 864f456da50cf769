/** The frame of the pages that a payment sends back to: what is so, and where to go now. */
import type { ReactNode } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { LanguageSwitch } from '#features/language/index.ts';
import { useSession } from '#features/session/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { returnMessages } from './messages.ts';
import type { Next } from './returnLinks.ts';

interface ReturnFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly points: readonly string[];
  /** Where the page is there, before the dashboard. */
  readonly next: readonly Next[];
  readonly children?: ReactNode;
}

export function ReturnFrame({ title, lead, points, next, children }: ReturnFrameProps) {
  const texts = useMessages(returnMessages);
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col px-5 py-8 sm:py-12">
      <div className="flex items-center justify-between gap-3">
        <Link to={routes.landing.path} className="rounded-full p-2">
          <AmaranthMark size={44} />
          <span className="sr-only">{texts.home}</span>
        </Link>
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </div>
      <div className="my-auto py-12">
        <div aria-live="polite">
          <h1 className="text-page">{title}</h1>
          <p className="mt-5 text-lead text-ink-soft">{lead}</p>
        </div>
        <ul className="mt-8 flex flex-col gap-4">
          {points.map((point) => (
            <li key={point} className="border-s-2 border-gold ps-4">
              {point}
            </li>
          ))}
        </ul>
        {children}
        <WhereToNow next={next} />
      </div>
    </main>
  );
}

function WhereToNow({ next }: { readonly next: readonly Next[] }) {
  const texts = useMessages(returnMessages);
  const isSignedIn = useSession().status === 'signed-in';
  const { supportEmail } = publicConfiguration();
  const places: readonly Next[] = isSignedIn
    ? [
        ...next,
        { route: 'dashboard', to: routes.dashboard.path, name: texts.dashboard },
        { route: 'albums', to: routes.albums.path, name: texts.albums },
      ]
    : [
        ...next.filter(({ route }) => routes[route].access === 'public'),
        { route: 'landing', to: routes.landing.path, name: texts.begin },
        { route: 'auth', to: routes.auth.path, name: texts.signIn },
      ];
  const built = places.filter(
    ({ route }, index) => isPageBuilt(route) && places.findIndex((place) => place.route === route) === index,
  );
  return (
    <nav aria-label={texts.next} className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-3">
      {built.map(({ route, to, name, returnTo }, index) => (
        <ButtonLink
          key={route}
          to={to}
          variant={index === 0 ? 'primary' : 'secondary'}
          {...(returnTo ? { state: { returnTo } } : {})}
        >
          {name}
        </ButtonLink>
      ))}
      {isPageBuilt('contact') ? (
        <Link to={routes.contact.path}>{texts.contact}</Link>
      ) : supportEmail === '' ? null : (
        <Link href={`mailto:${supportEmail}`}>{texts.contact}</Link>
      )}
    </nav>
  );
}
