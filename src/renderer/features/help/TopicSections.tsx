/** All answers, topic by topic, beside an index that stays in view. */
import { useMessages } from '#ui/language/messages.tsx';
import { AnswerDetails } from './AnswerDetails.tsx';
import type { Answer } from './answers.ts';
import { topicMessages } from './messages.ts';
import { topics } from './topics.ts';

export function TopicSections({ answers }: { readonly answers: readonly Answer[] }) {
  const names = useMessages(topicMessages);
  return topics.map((topic) => {
    const own = answers.filter((answer) => answer.topic === topic);
    if (own.length === 0) return null;
    return (
      <section key={topic} aria-labelledby={`topic-${topic}`} className="mb-16 last:mb-0">
        <h2 id={`topic-${topic}`} className="scroll-mt-28 text-heading">
          {names[topic]}
        </h2>
        <p className="mt-1 text-lead text-ink-soft">{names[`${topic}-about`]}</p>
        <div className="mt-5 divide-y divide-line border-y border-line">
          {own.map((answer) => (
            <AnswerDetails key={answer.id} answer={answer} />
          ))}
        </div>
      </section>
    );
  });
}
