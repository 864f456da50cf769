/** /press: what may be written about Amaranth, and a kit to download. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { useLaunchConfig } from '#features/launch/index.ts';
import { publicConfiguration } from '#platform/backend/configuration.ts';
import { languages } from '#shared/locales.ts';
import { routes } from '#shared/routes.ts';
import { AmaranthMark } from '#ui/AmaranthMark.tsx';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { pressTexts } from './facts.ts';
import { pressHead } from './head.ts';
import { PRESS_KIT_PATH, pressKitBytes } from './kit.ts';
import { kitSize } from './kitSize.ts';
import { pressMessages } from './messages.ts';

export function PressPage() {
  const language = useLanguage();
  const texts = useMessages(pressMessages);
  const { short, long } = pressTexts[language];
  usePageTitle(pressHead[language].title);
  return (
    <>
      <div className="mx-auto max-w-6xl px-5 pt-16 pb-20 sm:px-8 sm:pt-24">
        <h1 className="max-w-[16ch] text-display">{texts.title}</h1>
        <p className="mt-6 max-w-2xl text-lead text-ink-soft">{texts.lead}</p>
        <dl className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
          <div>
            <dt className="text-caption font-semibold text-ink-soft">{texts.oneSentence}</dt>
            <dd className="mt-3 font-serif text-heading italic">{short}</dd>
          </div>
          <div className="border-line lg:border-s lg:ps-16">
            <dt className="text-caption font-semibold text-ink-soft">{texts.oneParagraph}</dt>
            <dd className="mt-3">{long}</dd>
          </div>
        </dl>
      </div>
      <Kit />
      <Facts />
      <Boilerplate />
      <Contact />
    </>
  );
}

function Kit() {
  const language = useLanguage();
  const texts = useMessages(pressMessages);
  const isDemoOpen = useLaunchConfig()?.demoEnabled ?? false;
  return (
    <section id="kit" className="border-y border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl items-center gap-x-16 gap-y-10 px-5 py-20 sm:px-8 md:grid-cols-2">
        <div>
          <h2 className="text-page">{texts.kit}</h2>
          <p className="mt-4 text-ink-soft">{texts.kitText}</p>
          <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
            {pressKitBytes === null ? (
              <p className="text-small text-ink-soft">{texts.kitElsewhere}</p>
            ) : (
              <a href={PRESS_KIT_PATH} download className={buttonStyle()}>
                {texts.download(kitSize(pressKitBytes, language))}
              </a>
            )}
            {isDemoOpen && isPageBuilt('demoAccess') ? <Link to={routes.demo.path}>{texts.demo}</Link> : null}
          </div>
          <p className="mt-7 text-small text-ink-soft">
            {texts.use} {texts.name}
          </p>
        </div>
        <div aria-hidden="true" className="grid grid-cols-2 overflow-hidden rounded-card border border-line">
          <Specimen theme="light" />
          <Specimen theme="dark" />
        </div>
      </div>
    </section>
  );
}

/** The mark on the ground of one theme, whichever is chosen. */
function Specimen({ theme }: { readonly theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="flex flex-col items-center gap-4 bg-canvas px-4 py-14 text-ink">
      <AmaranthMark size={88} />
      <span className="font-serif text-heading">Amaranth</span>
    </div>
  );
}

function Facts() {
  const texts = useMessages(pressMessages);
  const { facts } = pressTexts[useLanguage()];
  return (
    <section className="mx-auto max-w-5xl px-5 py-20 sm:px-8 sm:py-28">
      <h2 className="text-page">{texts.facts}</h2>
      <dl className="mt-10 border-b border-line">
        {facts.map(([name, text]) => (
          <div
            key={name}
            className="grid gap-x-10 gap-y-1 border-t border-line py-5 md:grid-cols-[13rem_1fr]"
          >
            <dt className="font-serif text-title">{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Boilerplate() {
  const texts = useMessages(pressMessages);
  const names = { en: texts.english, fr: texts.french };
  return (
    <section className="border-t border-line">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8">
        <h2 className="text-heading">{texts.boilerplate}</h2>
        <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
          {languages.map((language) => (
            <div key={language}>
              <h3 className="font-sans text-caption font-semibold text-ink-soft">{names[language]}</h3>
              <p lang={language} className="mt-2 border-s-2 border-gold ps-5">
                {pressTexts[language].boilerplate}
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Contact() {
  const texts = useMessages(pressMessages);
  const { supportEmail } = publicConfiguration();
  const hasForm = isPageBuilt('contact');
  if (!hasForm && supportEmail === '') return null;
  return (
    <section className="mx-auto max-w-6xl px-5 pb-28 sm:px-8">
      <h2 className="text-heading">{texts.contact}</h2>
      <p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">
        {texts.contactText}{' '}
        {hasForm ? (
          <Link to={routes.contact.path}>{texts.contactLink}</Link>
        ) : (
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
        )}
      </p>
    </section>
  );
}
