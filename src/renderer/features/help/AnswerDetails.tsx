/**
 * A question that opens. The address of an answer names its text, which browsers show by themselves when a link leads
 * there, also without scripts. It carries its own marks for search engines (schema.org's Question, as microdata): as
 * JSON-LD every answer would stand in the page twice, which a slow network would feel.
 */
import { useMessages } from '#ui/language/messages.tsx';
import { Prose } from '#ui/Prose.tsx';
import type { Answer } from './answers.ts';
import { helpMessages } from './messages.ts';

interface AnswerDetailsProps {
  readonly answer: Answer;
  readonly isOpen?: boolean;
}

export function AnswerDetails({ answer, isOpen }: AnswerDetailsProps) {
  const texts = useMessages(helpMessages);
  return (
    <details
      {...(isOpen ? { open: true } : {})}
      itemProp="mainEntity"
      itemScope
      itemType="https://schema.org/Question"
      className="group py-2 print:break-inside-avoid"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-baseline gap-4 rounded-small py-2 hover:text-accent-text [&::-webkit-details-marker]:hidden">
        <h3 itemProp="name" className="flex-1 font-sans font-semibold text-balance">
          {answer.question}
        </h3>
        <span
          aria-hidden="true"
          className="inline-block font-serif text-title font-medium text-gold transition-transform group-open:rotate-45 print:hidden"
        >
          +
        </span>
      </summary>
      <div
        id={answer.id}
        itemProp="acceptedAnswer"
        itemScope
        itemType="https://schema.org/Answer"
        className="scroll-mt-44 pt-1 pb-4 text-ink-soft"
      >
        <div itemProp="text">
          <Prose text={answer.Text} />
        </div>
        <p className="mt-4 text-caption print:hidden">
          <a href={`#${answer.id}`} className="text-ink-faint hover:text-ink hover:underline">
            {texts.linkHere}
          </a>
        </p>
      </div>
    </details>
  );
}
