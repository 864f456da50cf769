/** How a vault opens for somebody else, and who together could open it before its time. */
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { trustMessages } from './messages.ts';
import { ReleaseDrawing } from './ReleaseDrawing.tsx';
import { alliances } from './readable.ts';

export function Release() {
  const texts = useMessages(trustMessages);
  const language = useLanguage();
  const parts = [
    [texts.partATitle, texts.partAText],
    [texts.partBTitle, texts.partBText],
    [texts.boxTitle, texts.boxText],
  ] as const;
  return (
    <section id="release" className="border-y border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-28">
        <h2 className="max-w-[22ch] text-page">{texts.releaseTitle}</h2>
        <p className="mt-4 max-w-2xl text-lead text-ink-soft">{texts.releaseLead}</p>
        <div className="mt-12 grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
          <ReleaseDrawing title={texts.releaseDrawing} />
          <dl className="flex flex-col gap-7">
            {parts.map(([name, text]) => (
              <div key={name}>
                <dt className="font-serif text-title">{name}</dt>
                <dd className="mt-1.5 text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <h3 className="mt-20 text-heading">{texts.togetherTitle}</h3>
        <p className="mt-2 text-ink-soft">{texts.togetherText}</p>
        <dl className="mt-6 border-b border-line">
          {alliances.map(({ who, opens, isOpen }) => (
            <div
              key={who.en}
              className="grid gap-x-10 gap-y-1 border-t border-line py-4 md:grid-cols-[1fr_1.4fr]"
            >
              <dt className="font-semibold">{who[language]}</dt>
              <dd className={isOpen ? 'font-semibold text-accent-text' : 'text-ink-soft'}>
                {opens[language]}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-12 max-w-3xl border-s-2 border-gold ps-5">
          <h3 className="font-serif text-title italic">{texts.timeLockTitle}</h3>
          <p className="mt-2 text-ink-soft">{texts.timeLockText}</p>
        </div>
      </div>
    </section>
  );
}
