/** /pricing: the plans, what every one of them has, what is promised about money, and others beside us. */
import { longDateFormat } from '#shared/longDates.ts';
import { plans } from '#shared/plans.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { pricingHead } from './head.ts';
import { pricingMessages } from './messages.ts';
import { PlanColumns } from './PlanColumns.tsx';
import { CHECKED, rivals } from './rivals.ts';

export function PricingPage() {
  const texts = useMessages(pricingMessages);
  usePageTitle(pricingHead[useLanguage()].title);
  return (
    <>
      <div className="mx-auto max-w-6xl px-5 pt-16 pb-20 sm:px-8 sm:pt-24">
        <h1 className="max-w-[18ch] text-display">{texts.title}</h1>
        <p className="mt-6 max-w-2xl text-lead text-ink-soft">{texts.lead}</p>
        <PlanColumns />
        <p className="mt-6 text-small text-ink-soft">{texts.card}</p>
      </div>
      <section className="border-y border-line bg-sunken">
        <div className="mx-auto grid max-w-6xl gap-x-20 gap-y-10 px-5 py-20 sm:px-8 md:grid-cols-2">
          <div>
            <h2 className="text-heading">{texts.everyTitle}</h2>
            <ul className="mt-6 flex flex-col gap-3">
              {texts.every.split('\n').map((line) => (
                <li key={line} className="border-s-2 border-gold ps-4">
                  {line}
                </li>
              ))}
            </ul>
            <p className="mt-6 text-small text-ink-soft">{texts.clone}</p>
          </div>
          <div>
            <h2 className="text-heading">{texts.promiseTitle}</h2>
            <ol className="mt-6 flex list-decimal flex-col gap-4 ps-6 marker:font-serif marker:text-accent-text">
              <li>{texts.promiseVault}</li>
              <li>{texts.promiseRoom}</li>
              <li>{texts.promiseSale}</li>
            </ol>
            <h3 className="mt-10 font-semibold">{texts.offersTitle}</h3>
            <p className="mt-2 text-ink-soft">
              {texts.offers(plans.free.name, plans.pro.name, plans.premium.name)}
            </p>
          </div>
        </div>
      </section>
      <Rivals />
      <Questions />
    </>
  );
}

function Rivals() {
  const language = useLanguage();
  const texts = useMessages(pricingMessages);
  const date = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(CHECKED);
  return (
    <section className="mx-auto max-w-6xl px-5 py-20 sm:px-8 sm:py-28">
      <h2 className="text-page">{texts.rivalsTitle}</h2>
      <p className="mt-4 max-w-2xl text-ink-soft">{texts.rivalsLead(date)}</p>
      <p className="mt-8 max-w-3xl font-serif text-lead italic">{texts.ours}</p>
      <div className="mt-10 flex flex-col">
        {rivals.map((rival) => (
          <article
            key={rival.name}
            className="grid gap-x-10 gap-y-4 border-t border-line py-7 md:grid-cols-[13rem_1fr_1fr_1fr]"
          >
            <div>
              <h3 className="font-serif text-title">{rival.name}</h3>
              <p className="mt-1 text-small">
                <Link href={rival.source}>{texts.rivalSource}</Link>
              </p>
            </div>
            <Fact name={texts.rivalKeeps} text={rival.keeps[language]} />
            <Fact name={texts.rivalHandsOn} text={rival.handsOn[language]} />
            <Fact name={texts.rivalBetter} text={rival.betterThanUs[language]} />
          </article>
        ))}
      </div>
    </section>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <h4 className="text-caption font-semibold text-ink-soft">{name}</h4>
      <p className="mt-1 text-small">{text}</p>
    </div>
  );
}

function Questions() {
  const texts = useMessages(pricingMessages);
  const questions = [
    [texts.whenPay, texts.whenPayText],
    [texts.whenEnds, texts.whenEndsText],
    [texts.whenGone, texts.whenGoneText],
    [texts.refund, texts.refundText],
  ] as const;
  return (
    <section className="mx-auto max-w-3xl px-5 pb-28 sm:px-8">
      <h2 className="text-heading">{texts.questionsTitle}</h2>
      <div className="mt-6 divide-y divide-line border-y border-line">
        {questions.map(([question, answer]) => (
          <details key={question} className="group py-4">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">{question}</summary>
            <p className="mt-1 max-w-prose text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
