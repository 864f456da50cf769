/** /help: every answer, topic by topic, searched as one types. All of them are in the page, so it reads without scripts. */
import { useRef } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { AnswersMissing } from './AnswersMissing.tsx';
import type { Answer } from './answers.ts';
import { ContactLink } from './ContactLink.tsx';
import { FoundAnswers } from './FoundAnswers.tsx';
import { helpHead } from './head.ts';
import { helpMessages, topicMessages } from './messages.ts';
import { SearchField } from './SearchField.tsx';
import { TopicSections } from './TopicSections.tsx';
import { topics } from './topics.ts';
import { useAnswers } from './useAnswers.ts';
import { type HelpSearch, useHelpSearch } from './useHelpSearch.ts';
import { useLinkedAnswer } from './useLinkedAnswer.ts';
import { useOpenOnPaper } from './useOpenOnPaper.ts';

export function HelpPage() {
  const texts = useMessages(helpMessages);
  usePageTitle(helpHead[useLanguage()].title);
  const { answers, isFailed, tryAgain } = useAnswers();
  const search = useHelpSearch(answers);
  const showAll = () => search.type('');
  const container = useRef<HTMLDivElement>(null);
  useLinkedAnswer(showAll);
  useOpenOnPaper(container);
  const asked = search.query.trim();

  return (
    <div ref={container} itemScope itemType="https://schema.org/FAQPage">
      <div className="border-b border-line bg-sunken">
        <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 pt-16 pb-14 sm:px-8 sm:pt-20 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div>
            <h1 className="text-display text-balance">{texts.title}</h1>
            <p className="mt-5 mb-9 max-w-2xl text-lead text-ink-soft">{texts.lead}</p>
            <SearchField search={search} />
          </div>
          <Straight answers={answers} />
        </div>
      </div>
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-12 px-5 py-16 sm:px-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <TopicIndex answers={answers} onFollow={showAll} />
        <div className="max-w-3xl">
          <p
            role="status"
            className={search.isFailed && asked && !isFailed ? 'mb-6 text-small text-ink-soft' : 'sr-only'}
          >
            {isFailed ? '' : statusOf(search.found, search.isFailed, asked, texts)}
          </p>
          <Answers
            answers={answers}
            search={search}
            onShowAll={showAll}
            {...(isFailed ? { onRetry: tryAgain } : {})}
          />
        </div>
      </div>
      <Contact />
    </div>
  );
}

interface AnswersProps {
  readonly answers: readonly Answer[];
  readonly search: HelpSearch;
  readonly onShowAll: () => void;
  /** Given where the answers could not be fetched. */
  readonly onRetry?: () => void;
}

function Answers({ answers, search, onShowAll, onRetry }: AnswersProps) {
  if (onRetry) return <AnswersMissing onRetry={onRetry} />;
  return search.found ? (
    <FoundAnswers found={search.found} query={search.query.trim()} onShowAll={onShowAll} />
  ) : (
    <TopicSections answers={answers} />
  );
}

/** Where those who come in haste mostly want to go. */
const urgent = ['forgotten-phrase', 'lost-phone', 'false-alarm', 'export-everything'];

function Straight({ answers }: { readonly answers: readonly Answer[] }) {
  const texts = useMessages(helpMessages);
  return (
    <div className="self-end border-s-2 border-gold ps-5 print:hidden">
      <p className="font-serif text-title italic">{texts.straightTo}</p>
      <ul className="mt-2 flex flex-col text-small">
        {answers
          .filter(({ id }) => urgent.includes(id))
          .map(({ id, question }) => (
            <li key={id}>
              <a href={`#${id}`} className="block py-2 text-ink-soft hover:text-accent-text hover:underline">
                {question}
              </a>
            </li>
          ))}
      </ul>
      {isPageBuilt('bereavement') ? (
        <p className="mt-3 border-t border-line pt-4 text-small">
          {texts.grief} <Link to={routes.bereavement.path}>{texts.griefLink}</Link>
        </p>
      ) : null}
    </div>
  );
}

type Texts = ReturnType<typeof useMessages<(typeof helpMessages)['en']>>;

function statusOf(
  found: readonly Answer[] | null,
  isFailed: boolean,
  asked: string,
  texts: Pick<Texts, 'found' | 'nothing' | 'searchFailed'>,
): string {
  if (asked === '') return '';
  if (found) return found.length > 0 ? texts.found(found.length, asked) : texts.nothing(asked);
  return isFailed ? texts.searchFailed : '';
}

function TopicIndex({
  answers,
  onFollow,
}: {
  readonly answers: readonly Answer[];
  readonly onFollow: () => void;
}) {
  const texts = useMessages(helpMessages);
  const names = useMessages(topicMessages);
  return (
    <nav aria-label={texts.topics} className="self-start lg:sticky lg:top-28 print:hidden">
      <ul className="flex flex-wrap gap-x-6 border-line lg:flex-col lg:border-s">
        {topics.map((topic) =>
          answers.some((answer) => answer.topic === topic) ? (
            <li key={topic}>
              <a
                href={`#topic-${topic}`}
                onClick={onFollow}
                className="flex min-h-11 items-center text-small text-ink-soft hover:text-accent-text hover:underline lg:min-h-9 lg:ps-4"
              >
                {names[topic]}
              </a>
            </li>
          ) : null,
        )}
      </ul>
      <p className="mt-5 noscript:hidden">
        <NativeButton variant="secondary" size="small" onPress={() => window.print()}>
          {texts.print}
        </NativeButton>
      </p>
    </nav>
  );
}

function Contact() {
  const texts = useMessages(helpMessages);
  return (
    <section className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto flex max-w-6xl flex-col gap-5 px-5 py-16 sm:px-8">
        <h2 className="text-page">{texts.contactTitle}</h2>
        <p className="max-w-2xl text-lead text-ink-soft">{texts.contactText}</p>
        <ContactLink />
      </div>
    </section>
  );
}
