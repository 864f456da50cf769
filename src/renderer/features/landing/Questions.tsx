/** What visitors ask before they trust it. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { landingMessages } from './messages.ts';

export function Questions() {
  const texts = useMessages(landingMessages);
  const questions = [
    [texts.askOpen, texts.answerOpen],
    [texts.askRead, texts.answerRead],
    [texts.askTravel, texts.answerTravel],
    [texts.askDie, texts.answerDie],
    [texts.askPhrase, texts.answerPhrase],
    [texts.askEnd, texts.answerEnd],
    [texts.askWill, texts.answerWill],
  ] as const;
  return (
    <section className="mx-auto max-w-3xl px-5 py-24 sm:px-8 sm:py-28">
      <h2 className="text-page">{texts.questionsTitle}</h2>
      <div className="mt-8 divide-y divide-line border-y border-line">
        {questions.map(([question, answer]) => (
          <details key={question} className="py-4">
            <summary className="min-h-11 py-2 font-serif text-title font-medium">{question}</summary>
            <p className="mt-1 max-w-prose text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
      {isPageBuilt('help') ? (
        <p className="mt-6">
          <Link to={routes.help.path}>{texts.questionsMore}</Link>
        </p>
      ) : null}
      {isPageBuilt('blog') ? (
        <p className="mt-3">
          <Link to={routes.blog.path}>{texts.writings}</Link>
        </p>
      ) : null}
    </section>
  );
}
