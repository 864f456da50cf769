/** / and /landing: what Amaranth is, how things are handed on, and the waitlist (`?scroll=waitlist` leads to it). */
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useLaunchConfig } from '#features/launch/index.ts';
import { WaitlistForm } from '#features/waitlist/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { AmaranthPlume } from './AmaranthPlume.tsx';
import { HandingOn } from './handingOn/HandingOn.tsx';
import { landingMessages } from './messages.ts';
import { Rooms } from './Rooms.tsx';

const WAITLIST_SECTION = 'waitlist';

export function LandingPage() {
  const texts = useMessages(landingMessages);
  useScrollToWaitlist();
  return (
    <>
      <Hero />
      <Rooms />
      <HandingOn />
      <section className="bg-wine text-on-accent">
        <div className="mx-auto max-w-4xl px-5 py-24 text-center sm:px-8 sm:py-32">
          <h2 className="font-serif text-display italic">{texts.promise}</h2>
          <p className="mx-auto mt-7 max-w-2xl text-lead">{texts.promiseText}</p>
        </div>
      </section>
      <section
        id={WAITLIST_SECTION}
        tabIndex={-1}
        className="mx-auto grid max-w-6xl items-start gap-x-20 gap-y-10 px-5 py-24 outline-none sm:px-8 sm:py-32 lg:grid-cols-[1fr_1.05fr]"
      >
        <div className="lg:sticky lg:top-28">
          <h2 className="text-page">{texts.waitlistTitle}</h2>
          <p className="mt-4 max-w-prose text-lead text-ink-soft">{texts.waitlistLead}</p>
        </div>
        <WaitlistForm />
      </section>
    </>
  );
}

function Hero() {
  const texts = useMessages(landingMessages);
  const isDemoOpen = useLaunchConfig()?.demoEnabled ?? false;
  return (
    <section className="relative mx-auto grid max-w-6xl items-center gap-x-8 px-5 sm:px-8 md:grid-cols-[1.35fr_1fr]">
      <div className="relative z-10 pt-16 pb-10 md:py-28 lg:py-36">
        <h1 className="max-w-[13ch] animate-rise text-display">{texts.heroTitle}</h1>
        <p className="mt-7 max-w-xl animate-rise text-lead text-ink-soft [animation-delay:90ms]">
          {texts.heroLead}
        </p>
        <div className="mt-9 flex animate-rise flex-wrap items-center gap-3 [animation-delay:180ms]">
          <ButtonLink to={`/?scroll=${WAITLIST_SECTION}`} size="large">
            {texts.join}
          </ButtonLink>
          {isDemoOpen && isPageBuilt('demoAccess') ? (
            <ButtonLink to={routes.demo.path} variant="quiet" size="large">
              {texts.demo}
            </ButtonLink>
          ) : null}
        </div>
        <p className="mt-5 text-small text-ink-faint">{texts.heroNote}</p>
      </div>
      <AmaranthPlume className="pointer-events-none mx-auto -mb-6 h-[26rem] max-w-full animate-appear md:mb-0 md:h-[42rem] md:self-end" />
    </section>
  );
}

/** The Join Waitlist button's address, `/?scroll=waitlist`, from anywhere, as often as it is pressed. */
function useScrollToWaitlist(): void {
  const [query] = useSearchParams();
  const { key } = useLocation();
  const target = query.get('scroll');
  useEffect(() => {
    if (target !== WAITLIST_SECTION) return;
    const section = document.getElementById(WAITLIST_SECTION);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    section?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
    section?.focus({ preventScroll: true });
  }, [target, key]);
}
