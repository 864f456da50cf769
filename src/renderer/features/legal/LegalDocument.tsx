/**
 * One legal text: its version at the top, its contents beside it, and with each section a line in plain words, in the
 * margin where there is room and above the section where there is none. Printed, it is the text alone.
 */
import Printer from 'lucide-react/icons/printer';
import { use, useSyncExternalStore } from 'react';
import type { LegalDocumentId } from '#shared/legalVersions.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { routes } from '#shared/routes.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Prose } from '#ui/Prose.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { legalText } from './legalTexts.ts';
import { legalMessages } from './messages.ts';
import { PlainWords, SiteValue } from './textElements.tsx';

// Paper has no dark theme, whatever the screen has.
const onPaper =
  'print:p-0 print:[--role-ink:#000] print:[--role-ink-soft:#333] print:[--role-ink-faint:#333] print:[--role-accent-text:#000]';

export function LegalDocument({ id }: { readonly id: LegalDocumentId }) {
  const texts = useMessages(legalMessages);
  const language = useLanguage();
  const { about, headings, Content } = use(legalText(id, language));
  usePageTitle(about.title);
  const inWords = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const sections = headings.filter(({ level }) => level === 2);
  return (
    <article className={`mx-auto max-w-6xl px-5 pt-10 pb-28 text-ink sm:px-8 sm:pt-16 ${onPaper}`}>
      <header>
        <p className="text-small print:hidden">
          <Link to={routes.legalHub.path} variant="plain">
            {texts.hub}
          </Link>
        </p>
        <div className="mt-3 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <h1 className="max-w-[18ch] text-display">{about.title}</h1>
          <PrintButton label={texts.print} />
        </div>
        <div className="mt-9 grid gap-x-12 gap-y-4 border-y border-line py-5 text-small md:grid-cols-[auto_1fr]">
          <p>
            <strong className="font-semibold">
              {texts.versionOf(inWords.format(new Date(about.version)))}
            </strong>
            <br />
            <span className="text-ink-soft">
              {texts.appliesFrom(inWords.format(new Date(about.effective)))}
            </span>
          </p>
          <p className="max-w-2xl text-ink-soft md:border-s-2 md:border-gold md:ps-5">
            <span className="font-semibold text-ink">{texts.whatChanged}</span>
            <br />
            {about.changed}
          </p>
        </div>
      </header>
      <div className="mt-10 gap-x-12 xl:grid xl:grid-cols-[15rem_1fr]">
        <nav aria-label={texts.contents} className="print:hidden">
          <div className="mb-12 rounded-card bg-sunken p-6 xl:sticky xl:top-28 xl:max-h-[calc(100dvh-9rem)] xl:overflow-y-auto xl:rounded-none xl:bg-transparent xl:p-0">
            <p className="text-caption font-semibold text-ink-soft">{texts.contents}</p>
            <ol className="mt-3 list-decimal ps-6 text-small marker:font-serif marker:text-accent-text sm:columns-2 sm:gap-x-12 xl:columns-1">
              {sections.map(({ id: place, text }) => (
                <li key={place} className="break-inside-avoid py-1.5 ps-1">
                  <a
                    href={`#${place}`}
                    className="text-ink-soft underline-offset-3 hover:text-ink hover:underline"
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="[counter-reset:section] lg:pe-[17rem] print:pe-0 [&_h2]:clear-right [&_h2]:[counter-increment:section] [&_h2]:before:me-2.5 [&_h2]:before:text-accent-text [&_h2]:before:content-[counter(section)'.'] [&_h2:first-of-type]:mt-0">
          <Prose text={Content} elements={elements} />
          <p className="mt-14 max-w-prose border-t border-line pt-5 text-small text-ink-soft">
            {texts.bothLanguages}
          </p>
        </div>
      </div>
    </article>
  );
}

/** Without a script nothing would happen, so it comes with the script. */
function PrintButton({ label }: { readonly label: string }) {
  const isTakenOver = useSyncExternalStore(neverChanges, hasScript, hasNoScript);
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`${buttonStyle('secondary', 'small')} print:hidden ${isTakenOver ? '' : 'invisible'}`}
    >
      <Printer aria-hidden size={18} />
      {label}
    </button>
  );
}

const neverChanges = () => () => {};
const hasScript = () => true;
const hasNoScript = () => false;

const elements = { blockquote: PlainWords, data: SiteValue };
