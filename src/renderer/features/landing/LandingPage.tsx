/** / and /landing: what Amaranth is, how things are handed on, and the waitlist (`?scroll=waitlist` leads to it). */
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '#features/session/index.ts';
import { WaitlistForm } from '#features/waitlist/index.ts';
import { routes, SIGN_UP_PATH } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ForWhom } from './ForWhom.tsx';
import { Hero } from './Hero.tsx';
import { HandingOn } from './handingOn/HandingOn.tsx';
import { InPlainWords } from './InPlainWords.tsx';
import { landingMessages } from './messages.ts';
import { PlansInShort } from './PlansInShort.tsx';
import { Questions } from './Questions.tsx';
import { Rooms } from './Rooms.tsx';

const WAITLIST_SECTION = 'waitlist';

export function LandingPage() {
  useScrollToWaitlist();
  return (
    <>
      <Hero waitlistPath={`${routes.landing.path}?scroll=${WAITLIST_SECTION}`} />
      <ForWhom />
      <Rooms />
      <HandingOn />
      <PromiseBand />
      <InPlainWords />
      <PlansInShort />
      <WaitlistSection />
      <Questions />
    </>
  );
}

function PromiseBand() {
  const texts = useMessages(landingMessages);
  return (
    <section className="bg-wine text-on-accent">
      <div className="mx-auto max-w-4xl px-5 py-24 text-center sm:px-8 sm:py-32">
        <h2 className="font-serif text-display italic">{texts.promise}</h2>
        <p className="mx-auto mt-7 max-w-2xl text-lead">{texts.promiseText}</p>
      </div>
    </section>
  );
}

/** Members are not asked to join the waitlist (PRODUCT.md). */
function WaitlistSection() {
  const texts = useMessages(landingMessages);
  const isSignedIn = useSession().status === 'signed-in';
  if (isSignedIn) return null;
  return (
    <section id={WAITLIST_SECTION} tabIndex={-1} className="border-y border-line bg-surface outline-none">
      <div className="mx-auto grid max-w-6xl items-start gap-x-20 gap-y-8 px-5 pt-10 pb-20 sm:px-8 sm:py-32 lg:grid-cols-[1fr_1.05fr]">
        <div className="lg:sticky lg:top-28">
          <h2 className="text-page">{texts.waitlistTitle}</h2>
          <p className="mt-4 max-w-prose text-ink-soft lg:text-lead">{texts.waitlistLead}</p>
        </div>
        <div>
          <WaitlistForm />
          <p className="mt-6">
            <Link to={SIGN_UP_PATH}>{texts.makeAccount}</Link>
          </p>
        </div>
      </div>
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
