/** `/demo/access`, a visitor's first impression: what the demo is, who the family is, and the way in (SPEC §4). */
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link, useSearchParams } from 'react-router-dom';
import { LanguageSwitch } from '#features/language/index.ts';
import { JoinWaitlistLink } from '#features/navigation/index.ts';
import { useSession } from '#features/session/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { Button } from '#ui/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import type { Family } from './api.ts';
import { DemoNotReady } from './DemoNotReady.tsx';
import { isDemoFamily } from './isDemoFamily.ts';
import { demoMessages } from './messages.ts';
import { TableOfPictures } from './TableOfPictures.tsx';
import { useDemoFamily, useDemoLogin } from './useDemoFamily.ts';

export function DemoAccessPage() {
  const texts = useMessages(demoMessages);
  usePageTitle(texts.eyebrow);
  const demo = useDemoFamily();
  const family = demo.state === 'ready' ? demo.family : null;
  /** What is drawn then has the shape of what comes: nothing moves when it is there. */
  const isOnItsWay = demo.state === 'loading' || demo.state === 'preparing';
  const firstName = family?.name.split(' ')[0] ?? '······';
  return (
    <div className="relative min-h-dvh overflow-x-clip">
      <header className="mx-auto flex h-18 max-w-7xl items-center justify-between px-5 sm:px-8">
        <Link to={routes.landing.path} aria-label={texts.home} className="flex min-h-11 items-center gap-2.5">
          <AmaranthMark size={32} />
          <span className="font-serif text-title leading-none">Amaranth</span>
        </Link>
        <div className="flex items-center gap-3">
          <LanguageSwitch />
          <ThemeToggle />
          <JoinWaitlistLink variant="header" />
        </div>
      </header>
      <main className="mx-auto grid max-w-7xl items-center gap-x-16 gap-y-12 px-5 pt-6 pb-20 sm:px-8 lg:grid-cols-[1fr_1.05fr] lg:pb-28">
        <div className="relative z-10">
          <p className="text-small font-semibold tracking-wide text-accent-text">{texts.eyebrow}</p>
          <h1 className="mt-3 max-w-[13ch] animate-rise text-display">{texts.accessTitle}</h1>
          <p className="mt-6 max-w-xl animate-rise text-lead text-ink-soft [animation-delay:80ms]">
            {texts.accessLead}{' '}
            {family || isOnItsWay ? (
              <span className={family ? '' : 'invisible'}>{texts.accessOpened(firstName)}</span>
            ) : null}
          </p>
          <div className="mt-9">
            {demo.state === 'ready' || demo.state === 'loading' ? (
              <WaysIn isReady={demo.state === 'ready'} />
            ) : (
              <DemoNotReady demo={demo} />
            )}
          </div>
        </div>
        {family ? (
          <TableOfPictures family={family} />
        ) : (
          <div
            aria-hidden="true"
            className={`mx-auto aspect-[1.12] w-full max-w-2xl rounded-sheet bg-accent-soft lg:row-span-2 ${isOnItsWay ? '' : 'max-lg:hidden'}`}
          />
        )}
        <Promises />
        {family ? <Members family={family} /> : null}
      </main>
    </div>
  );
}

/** Signed out: the button asks for the auto-login of SPEC §4, by the query of this very page. */
function WaysIn({ isReady }: { readonly isReady: boolean }) {
  const texts = useMessages(demoMessages);
  const session = useSession();
  const login = useDemoLogin(isReady);
  const [query, setQuery] = useSearchParams();
  const lookOnly = (
    <ButtonLink to={routes.demoDashboard.path} variant="quiet" size="large">
      {texts.lookOnly}
    </ButtonLink>
  );
  if (isDemoFamily(session)) {
    return (
      <ButtonLink to={routes.dashboard.path} size="large" icon={<ArrowRight size={18} aria-hidden="true" />}>
        {texts.continueDemo}
      </ButtonLink>
    );
  }
  if (session.status === 'signed-in') {
    return (
      <>
        <p className="mb-4 max-w-prose text-ink-soft">{texts.signedInAsOther(session.user.email ?? '')}</p>
        <ButtonLink to={routes.demoDashboard.path} size="large">
          {texts.lookOnly}
        </ButtonLink>
      </>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="large"
        // Not pending, which would widen it.
        isDisabled={login === null || session.status === 'loading'}
        onPress={() => {
          if (!login) return;
          const next = new URLSearchParams(query);
          next.set('autoLogin', 'true');
          next.set('email', login.email);
          next.set('password', login.password);
          setQuery(next, { replace: true });
        }}
      >
        {texts.enter}
      </Button>
      {lookOnly}
    </div>
  );
}

function Promises() {
  const texts = useMessages(demoMessages);
  const promises = [
    { title: texts.readOnlyTitle, text: texts.readOnlyText },
    { title: texts.resetTitle, text: texts.resetText },
    { title: texts.nothingTitle, text: texts.nothingText },
  ];
  return (
    <dl className="grid max-w-2xl gap-x-8 gap-y-5 border-t border-line pt-7 sm:grid-cols-3">
      {promises.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-serif text-body text-accent-text italic">{title}</dt>
          <dd className="mt-1 text-small text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Members({ family }: { readonly family: Family }) {
  const texts = useMessages(demoMessages);
  return (
    <section
      aria-labelledby="demo-members"
      className="grid gap-x-16 gap-y-8 border-t border-line pt-12 lg:col-span-2 lg:grid-cols-[1fr_1.05fr]"
    >
      <div>
        <h2 id="demo-members" className="text-heading">
          {texts.whoTitle}
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">{family.about}</p>
        <p className="mt-3 max-w-prose text-small text-ink-faint">{texts.invented}</p>
      </div>
      <dl className="grid content-start gap-x-8 sm:grid-cols-2">
        {family.members.map(({ name, role }) => (
          <div key={name} className="border-b border-line py-3.5">
            <dt className="font-serif text-title">{name}</dt>
            <dd className="text-small text-ink-soft">{role}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
