/** The first screen: what it is, and a way in for who is here. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useLaunchConfig } from '#features/launch/index.ts';
import { useSession } from '#features/session/index.ts';
import { routes, SIGN_UP_PATH } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { AmaranthPlume } from './AmaranthPlume.tsx';
import { landingMessages } from './messages.ts';

export function Hero({ waitlistPath }: { readonly waitlistPath: string }) {
  const texts = useMessages(landingMessages);
  return (
    <section className="relative mx-auto grid max-w-6xl items-center gap-x-8 px-5 sm:px-8 md:grid-cols-[1.35fr_1fr]">
      <div className="relative z-10 pt-16 pb-10 md:py-28 lg:py-36">
        <h1 className="max-w-[13ch] text-display">{texts.heroTitle}</h1>
        <p className="mt-7 max-w-xl text-lead text-ink-soft">{texts.heroLead}</p>
        <WaysIn waitlistPath={waitlistPath} />
        <p className="mt-5 text-small text-ink-faint">{texts.heroNote}</p>
      </div>
      <AmaranthPlume className="pointer-events-none mx-auto -mb-6 h-[26rem] max-w-full md:mb-0 md:h-[42rem] md:self-end" />
    </section>
  );
}

/** Members are not asked to join the waitlist (PRODUCT.md). */
function WaysIn({ waitlistPath }: { readonly waitlistPath: string }) {
  const texts = useMessages(landingMessages);
  const isSignedIn = useSession().status === 'signed-in';
  const isDemoOpen = useLaunchConfig()?.demoEnabled ?? false;
  return (
    <div className="mt-9 flex flex-wrap items-center gap-3">
      {isSignedIn ? (
        <ButtonLink to={routes.dashboard.path} size="large">
          {texts.dashboard}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={waitlistPath} size="large">
            {texts.join}
          </ButtonLink>{' '}
          <ButtonLink to={SIGN_UP_PATH} variant="secondary" size="large">
            {texts.makeAccount}
          </ButtonLink>
        </>
      )}
      {/* The spaces part the links where no style does. */}{' '}
      {isDemoOpen && isPageBuilt('demoAccess') ? (
        <ButtonLink to={routes.demo.path} variant="quiet" size="large">
          {texts.demo}
        </ButtonLink>
      ) : null}
    </div>
  );
}
