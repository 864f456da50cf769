/** The nine chapters with how much of each is told. A chapter leads to its next question, and lists all of them. */
import { useSearchParams } from 'react-router-dom';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import {
  allQuestions,
  chapterWords,
  type InterviewProgress,
  type Question,
} from '#shared/clone/questions/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { questionPath } from '../studioSections.ts';
import { type ChapterProgress, chapterOf, chapterProgress, OWN } from './askedQuestion.ts';
import { interviewMessages } from './messages.ts';

interface ChapterMapProps {
  readonly progress: InterviewProgress;
  readonly language: CloneLanguage;
}

export function ChapterMap({ progress, language }: ChapterMapProps) {
  const messages = useMessages(interviewMessages);
  const [search] = useSearchParams();
  const parts = chapterProgress(new Set(progress.answered));
  const told = parts.reduce((sum, part) => sum + part.told, 0);
  const open = chapterOf(search);
  return (
    <nav aria-labelledby="chapters" className="lg:pt-2">
      <h2 id="chapters" className="text-title">
        {messages.map}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{messages.mapText(told, allQuestions.length)}</p>
      <ol className="mt-4 flex flex-col">
        {parts.map((part) => (
          <ChapterEntry
            key={part.chapter}
            part={part}
            isOpen={part.chapter === open}
            progress={progress}
            language={language}
          />
        ))}
      </ol>
      <ButtonLink to={questionPath(OWN)} variant="secondary" size="small" className="mt-5">
        {messages.own}
      </ButtonLink>
    </nav>
  );
}

interface ChapterEntryProps extends ChapterMapProps {
  readonly part: ChapterProgress;
  readonly isOpen: boolean;
}

function ChapterEntry({ part: { chapter, told, all }, isOpen, progress, language }: ChapterEntryProps) {
  const messages = useMessages(interviewMessages);
  const ofPage = useLanguage();
  const { title, introduction } = chapterWords[chapter];
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex items-baseline justify-between gap-4">
        <Link
          to={`${routes.myClone.path}?chapter=${chapter}`}
          variant="plain"
          className={isOpen ? 'font-semibold text-accent-text' : 'font-semibold'}
        >
          {title[ofPage]}
        </Link>
        <span className="text-caption whitespace-nowrap text-ink-soft tabular-nums">
          {messages.chapterText(told, all)}
        </span>
      </div>
      <ProgressBar
        label={title[ofPage]}
        value={told}
        maximum={all}
        valueLabel={messages.chapterText(told, all)}
        hideText
        className="mt-1.5"
      />
      {isOpen ? (
        <>
          <p className="mt-2 text-small text-ink-soft">{introduction[ofPage]}</p>
          <details className="mt-2 text-small">
            <summary className="min-h-11 py-2.5 font-semibold text-accent-text">{messages.all}</summary>
            <ul className="flex flex-col gap-1 pb-2">
              {allQuestions
                .filter((question) => question.chapter === chapter)
                .map((question) => (
                  <QuestionEntry
                    key={question.id}
                    question={question}
                    progress={progress}
                    language={language}
                  />
                ))}
            </ul>
          </details>
        </>
      ) : null}
    </li>
  );
}

interface QuestionEntryProps extends ChapterMapProps {
  readonly question: Question;
}

function QuestionEntry({ question: { id, text }, progress, language }: QuestionEntryProps) {
  const messages = useMessages(interviewMessages);
  const mark = progress.answered.includes(id)
    ? messages.toldMark
    : progress.never.includes(id)
      ? messages.neverMark
      : progress.later.includes(id)
        ? messages.laterMark
        : null;
  return (
    <li className="py-1">
      <Link to={questionPath(id)} variant="plain">
        <span lang={language}>{text[language]}</span>
      </Link>
      {mark ? <span className="ms-2 text-caption text-success-text">{mark}</span> : null}
    </li>
  );
}
