/** /security: where keys are, what can be read by whom, who might want it, what is missing, and how to check it. */
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { Checks, Missing, Report } from './Checks.tsx';
import { trustHead } from './head.ts';
import { DeviceDrawing, ServerDrawing, WayDrawing } from './KeysDrawing.tsx';
import { trustMessages } from './messages.ts';
import { ReadableTable } from './ReadableTable.tsx';
import { Release } from './Release.tsx';
import { threats } from './threats.ts';

export function TrustPage() {
  const texts = useMessages(trustMessages);
  usePageTitle(trustHead[useLanguage()].title);
  return (
    <>
      <Opening />
      <Keys />
      <section id="read" className="mx-auto max-w-4xl px-5 py-20 sm:px-8 sm:py-28">
        <h2 className="text-page">{texts.readTitle}</h2>
        <p className="mt-4 text-lead text-ink-soft">{texts.readLead}</p>
        <ReadableTable />
      </section>
      <Release />
      <Wanted />
      <section id="order" className="bg-wine text-on-accent">
        <div className="mx-auto max-w-3xl px-5 py-20 sm:px-8 sm:py-28">
          <h2 className="font-serif text-page italic">{texts.orderTitle}</h2>
          <p className="mt-6 text-lead">{texts.orderText}</p>
        </div>
      </section>
      <section className="mx-auto grid max-w-6xl gap-x-20 gap-y-16 px-5 py-20 sm:px-8 sm:py-28 lg:grid-cols-2">
        <Checks />
        <Missing />
      </section>
      <Report />
    </>
  );
}

function Opening() {
  const texts = useMessages(trustMessages);
  const parts = [
    ['keys', texts.keysTitle],
    ['read', texts.readTitle],
    ['release', texts.releaseTitle],
    ['who', texts.wantTitle],
    ['order', texts.orderTitle],
    ['check', texts.checkTitle],
    ['missing', texts.missingTitle],
    ['report', texts.reportTitle],
  ] as const;
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 pt-16 pb-20 sm:px-8 sm:pt-24 lg:grid-cols-[1.7fr_1fr]">
      <div>
        <h1 className="max-w-[15ch] text-display">{texts.title}</h1>
        <p className="mt-7 max-w-2xl text-lead text-ink-soft">{texts.lead}</p>
      </div>
      <nav aria-label={texts.contents} className="self-end border-s-2 border-gold ps-5">
        <ul className="flex flex-col">
          {parts.map(([id, name]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center rounded-small text-ink-soft underline-offset-3 hover:text-ink hover:underline lg:min-h-9"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function Keys() {
  const texts = useMessages(trustMessages);
  return (
    <section id="keys" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-28">
        <h2 className="text-page">{texts.keysTitle}</h2>
        <p className="mt-4 max-w-2xl text-lead text-ink-soft">{texts.keysLead}</p>
        <ol className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-3">
          {(
            [
              [DeviceDrawing, texts.deviceTitle, texts.deviceText],
              [WayDrawing, texts.wayTitle, texts.wayText],
              [ServerDrawing, texts.serverTitle, texts.serverText],
            ] as const
          ).map(([Drawing, title, text]) => (
            <li key={title} className="flex flex-col">
              <div className="mx-auto w-full max-w-72">
                <Drawing />
              </div>
              <h3 className="mt-6 text-title">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-14 grid gap-x-10 gap-y-2 border-t border-line pt-8 md:grid-cols-[1fr_2fr]">
          <h3 className="font-serif text-title italic">{texts.albumsTitle}</h3>
          <p className="text-ink-soft">{texts.albumsText}</p>
        </div>
      </div>
    </section>
  );
}

function Wanted() {
  const texts = useMessages(trustMessages);
  return (
    <section id="who" className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-28">
      <h2 className="text-page">{texts.wantTitle}</h2>
      <p className="mt-4 max-w-2xl text-lead text-ink-soft">{texts.wantLead}</p>
      <div className="mt-10 flex flex-col">
        {threats[useLanguage()].map(({ who, stops, stopsNot }) => (
          <article
            key={who}
            className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-[13rem_1fr_1fr]"
          >
            <h3 className="text-title">{who}</h3>
            <div>
              <h4 className="text-caption font-semibold text-success-text">{texts.stops}</h4>
              <p className="mt-1">{stops}</p>
            </div>
            <div>
              <h4 className="text-caption font-semibold text-accent-text">{texts.stopsNot}</h4>
              <p className="mt-1">{stopsNot}</p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
