/** The four steps from a question to a handing over, on one line of time. */
import { useMessages } from '#ui/language/messages.tsx';
import { landingMessages } from './messages.ts';

export function HandingOn() {
  const texts = useMessages(landingMessages);
  const steps = [
    { title: texts.stepOneTitle, text: texts.stepOneText },
    { title: texts.stepTwoTitle, text: texts.stepTwoText },
    { title: texts.stepThreeTitle, text: texts.stepThreeText },
    { title: texts.stepFourTitle, text: texts.stepFourText },
  ];
  return (
    <section className="mx-auto max-w-6xl px-5 py-24 sm:px-8 sm:py-32">
      <h2 className="text-page">{texts.handedTitle}</h2>
      <p className="mt-4 max-w-2xl text-lead text-ink-soft">{texts.handedLead}</p>
      <ol className="mt-14 grid gap-x-8 lg:grid-cols-4">
        {steps.map(({ title, text }) => (
          <li
            key={title}
            className="relative border-s border-line-strong/40 ps-7 pb-11 last:pb-0 lg:border-s-0 lg:border-t lg:ps-0 lg:pt-8 lg:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[7px] top-2 size-[13px] rotate-45 rounded-[3px] bg-accent lg:start-0 lg:-top-[7px]"
            />
            <h3 className="text-title">{title}</h3>
            <p className="mt-2.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
