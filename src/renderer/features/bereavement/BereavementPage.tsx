/**
 * `/bereavement`: how a family asks for a documented case, in plain words and without an account. Papers go to the operator's own
 * address: nothing is uploaded here, and nothing here says who has an account.
 */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LanguageSwitch } from '#features/language/index.ts';
import { ThemeToggle } from '#features/theme/index.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { bereavementMessages } from './messages.ts';
import { PapersAddress } from './PapersAddress.tsx';

export function BereavementPage() {
  const texts = useMessages(bereavementMessages);
  usePageTitle(texts.title);
  return (
    <main className="mx-auto w-full max-w-2xl px-4 py-8 sm:py-12">
      <div className="mb-6 flex items-center justify-between gap-3">
        <Link to={routes.landing.path} aria-label={texts.home} className="rounded-full p-2">
          <AmaranthMark size={44} />
        </Link>
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          <ThemeToggle />
        </div>
      </div>
      <h1 className="text-page">{texts.title}</h1>
      <p className="mt-3 text-lead text-ink-soft">{texts.lead}</p>
      <div className="mt-10 flex flex-col gap-10">
        <Part title={texts.namedTitle}>
          <p>{texts.contact}</p>
          <p>
            <ButtonLink to={routes.entrusted.path} variant="secondary" size="small">
              {texts.contactLink}
            </ButtonLink>
          </p>
          <p>{texts.beneficiary}</p>
        </Part>
        <Part title={texts.papersTitle}>
          <PapersAddress />
          <h3 className="font-semibold">{texts.sendTitle}</h3>
          <Points text={texts.send} />
          <p>{texts.sendNot}</p>
        </Part>
        <Part title={texts.thenTitle}>
          <ol className="list-decimal space-y-2 ps-6">{linesOf(texts.steps)}</ol>
        </Part>
        <Part title={texts.howLongTitle}>
          <p>{texts.howLong}</p>
        </Part>
        <Part title={texts.cannotTitle}>
          <Points text={texts.cannot} />
        </Part>
        <Part title={texts.ownTitle}>
          <p>{texts.own}</p>
          <p>
            <ButtonLink to={routes.signIn.path} variant="secondary" size="small">
              {texts.signIn}
            </ButtonLink>
          </p>
        </Part>
      </div>
    </main>
  );
}

function Points({ text }: { readonly text: string }) {
  return <ul className="list-disc space-y-1 ps-6">{linesOf(text)}</ul>;
}

const linesOf = (text: string) => text.split('\n').map((line) => <li key={line}>{line}</li>);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      <div className="mt-2 flex flex-col gap-3">{children}</div>
    </section>
  );
}
