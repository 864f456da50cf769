/** /waitlist, where the launch gate sends visitors (SPEC §2, §4). */
import { LanguageSwitch } from '#features/language/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { waitlistHead } from './head.ts';
import { waitlistMessages } from './messages.ts';
import { WaitlistForm } from './WaitlistForm.tsx';

export function WaitlistPage() {
  const texts = useMessages(waitlistMessages);
  usePageTitle(waitlistHead[useLanguage()].title);
  return (
    <div className="relative min-h-dvh">
      <header className="absolute end-3 top-3 flex items-center gap-1">
        <LanguageSwitch />
        <ThemeToggle />
      </header>
      <main className="mx-auto grid max-w-6xl items-center gap-x-20 gap-y-12 px-5 py-16 sm:px-8 lg:min-h-dvh lg:grid-cols-[1.15fr_1fr]">
        <div>
          <AmaranthMark size={56} />
          <p className="mt-8 text-small font-semibold tracking-wide text-accent-text">{texts.eyebrow}</p>
          <h1 className="mt-3 text-display">{texts.title}</h1>
          <p className="mt-6 max-w-prose text-lead text-ink-soft">{texts.lead}</p>
          <p className="mt-8 text-small text-ink-soft">
            {texts.haveAccess} <Link to={routes.auth.path}>{texts.signIn}</Link>
          </p>
        </div>
        <WaitlistForm />
        <section aria-labelledby="what-happens" className="max-w-prose lg:col-span-2 lg:max-w-none">
          <h2 id="what-happens" className="text-heading">
            {texts.stepsTitle}
          </h2>
          <ol className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-3">
            {texts.steps.split('\n').map((step, index) => (
              <li key={step} className="flex gap-4 border-gold border-t pt-4 lg:flex-col lg:gap-2">
                <span aria-hidden="true" className="font-serif text-heading text-accent-text italic">
                  {index + 1}
                </span>
                <span className="text-ink-soft">{step}</span>
              </li>
            ))}
          </ol>
          <p className="mt-8 font-serif text-lead italic">{texts.noPayment}</p>
        </section>
      </main>
    </div>
  );
}
