/** /about: why there is an Amaranth, whom it is for, what it holds to, who answers for it, and what remains without us. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { aboutHead } from './head.ts';
import { aboutMessages } from './messages.ts';

export function AboutPage() {
  const texts = useMessages(aboutMessages);
  usePageTitle(aboutHead[useLanguage()].title);
  return (
    <>
      <div className="mx-auto max-w-4xl px-5 pt-16 pb-20 sm:px-8 sm:pt-24 sm:pb-28">
        <h1 className="max-w-[16ch] text-display">{texts.title}</h1>
        <p className="mt-10 font-serif text-heading italic">{texts.why}</p>
        <p className="mt-8 max-w-2xl text-lead text-ink-soft">{texts.whyText}</p>
        <p className="mt-8 max-w-md border-s-2 border-gold ps-5 text-small text-ink-soft">{texts.nameText}</p>
      </div>
      <section className="border-y border-line bg-sunken">
        <div className="mx-auto grid max-w-6xl gap-x-20 gap-y-8 px-5 py-20 sm:px-8 md:grid-cols-[1fr_2fr]">
          <h2 className="text-page">{texts.whoTitle}</h2>
          <div>
            {texts.who.split('\n').map((line) => (
              <p key={line} className="mt-4 text-lead first:mt-0">
                {line}
              </p>
            ))}
            <p className="mt-8 text-ink-soft">{texts.notFor}</p>
          </div>
        </div>
      </section>
      <Principles />
      <Stopping />
      <Answerable />
    </>
  );
}

function Principles() {
  const texts = useMessages(aboutMessages);
  const principles = [
    [texts.truth, texts.truthText],
    [texts.files, texts.filesText],
    [texts.leaving, texts.leavingText],
    [texts.silence, texts.silenceText],
    [texts.grief, texts.griefText],
    [texts.money, texts.moneyText],
  ] as const;
  return (
    <section className="mx-auto max-w-5xl px-5 py-20 sm:px-8 sm:py-28">
      <h2 className="text-page">{texts.principlesTitle}</h2>
      <ol className="mt-12 flex flex-col">
        {principles.map(([title, text], index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] gap-x-4 border-t border-line py-8 md:grid-cols-[5rem_1fr_1.3fr] md:gap-x-10"
          >
            <span aria-hidden="true" className="font-serif text-heading text-gold italic">
              {index + 1}
            </span>
            <h3 className="text-heading">{title}</h3>
            <p className="col-start-2 mt-3 text-ink-soft md:col-start-3 md:mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Stopping() {
  const texts = useMessages(aboutMessages);
  const parts = [
    [texts.stopExport, texts.stopExportText],
    [texts.stopVault, texts.stopVaultText],
    [texts.stopAsking, texts.stopAskingText],
  ] as const;
  return (
    <section className="bg-wine text-on-accent">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-28">
        <h2 className="font-serif text-display italic">{texts.stopTitle}</h2>
        <p className="mt-5 max-w-2xl text-lead">{texts.stopText}</p>
        <dl className="mt-12 grid gap-x-12 gap-y-8 md:grid-cols-3">
          {parts.map(([title, text]) => (
            <div key={title} className="border-t border-on-accent/40 pt-5">
              <dt className="font-serif text-title">{title}</dt>
              <dd className="mt-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Answerable() {
  const texts = useMessages(aboutMessages);
  const { legalEntity, legalAddress } = publicConfiguration();
  return (
    <section className="mx-auto grid max-w-6xl gap-x-20 gap-y-14 px-5 py-20 sm:px-8 sm:py-28 md:grid-cols-2">
      <div>
        <h2 className="text-heading">{texts.paidTitle}</h2>
        <p className="mt-4 text-ink-soft">{texts.paidText}</p>
        <ul className="mt-6 flex flex-col gap-2">
          {isPageBuilt('pricing') ? (
            <li>
              <Link to={routes.pricing.path}>{texts.paidLink}</Link>
            </li>
          ) : null}
          {isPageBuilt('security') ? (
            <li>
              <Link to={routes.security.path}>{texts.securityLink}</Link>
            </li>
          ) : null}
          {isPageBuilt('press') ? (
            <li>
              <Link to={routes.press.path}>{texts.pressLink}</Link>
            </li>
          ) : null}
        </ul>
      </div>
      <div>
        <h2 className="text-heading">{texts.behindTitle}</h2>
        {legalEntity === '' ? (
          <p className="mt-4 text-ink-soft">{texts.behindNobody}</p>
        ) : (
          <>
            <p className="mt-4 text-ink-soft">{texts.behindText}</p>
            <address className="mt-3 font-serif text-title not-italic">
              {legalEntity}
              <br />
              {legalAddress}
            </address>
          </>
        )}
        <p className="mt-5 text-ink-soft">{texts.behindFaces}</p>
        <p id="licences" className="mt-8 scroll-mt-24 border-t border-line pt-5 text-small text-ink-soft">
          {texts.builtOn} <Link href="/licences/packages.txt">{texts.licences}</Link>. {texts.typefaces}{' '}
          <Link href="/licences/brygada-1918-LICENSE.txt">Brygada 1918</Link>,{' '}
          <Link href="/licences/source-sans-3-LICENSE.txt">Source Sans 3</Link>. {texts.addresses}{' '}
          <Link href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</Link>.
        </p>
      </div>
    </section>
  );
}
