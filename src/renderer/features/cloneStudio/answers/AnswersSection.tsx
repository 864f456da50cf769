/** Everything that was told in the interview, chapter by chapter. */
import type { CloneAnswer } from '#shared/clone/answer.ts';
import { allQuestions, type Chapter, chapters, chapterWords } from '#shared/clone/questions/index.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PartFailed, PartLoading } from '../PartState.tsx';
import type { StudioProps } from '../studioProps.ts';
import { sectionPath } from '../studioSections.ts';
import { useInterview } from '../useClone.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { answerMessages } from './messages.ts';
import { NotAnswersYet } from './NotAnswersYet.tsx';

export function AnswersSection({ userId }: StudioProps) {
  const interview = useInterview(userId);
  switch (interview.state) {
    case 'loading':
      return <PartLoading />;
    case 'failed':
      return <PartFailed onRetry={interview.retry} />;
    case 'ready':
      return (
        <>
          <NotAnswersYet userId={userId} answers={interview.content.answers} />
          <AnswersByChapter answers={interview.content.answers} />
        </>
      );
  }
}

function AnswersByChapter({ answers }: { readonly answers: readonly CloneAnswer[] }) {
  const messages = useMessages(answerMessages);
  const language = useLanguage();
  if (answers.length === 0) {
    return (
      <EmptyState
        title={messages.emptyTitle}
        action={<ButtonLink to={sectionPath('interview')}>{messages.begin}</ButtonLink>}
      >
        {messages.empty}
      </EmptyState>
    );
  }
  const groups = [...chapters, null].flatMap((chapter) => {
    const told = answers.filter((answer) => chapterOfAnswer(answer) === chapter);
    return told.length === 0 ? [] : [{ chapter, told }];
  });
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      {groups.map(({ chapter, told }) => (
        <section key={chapter}>
          <h2 className="mb-4 text-heading">
            {chapter === null ? messages.ownChapter : chapterWords[chapter].title[language]}
          </h2>
          <ul className="flex flex-col gap-4">
            {told.map((answer) => (
              <AnswerCard key={answer.id} answer={answer} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const chapterByQuestion: ReadonlyMap<string, Chapter> = new Map(
  allQuestions.flatMap(({ id, chapter, followUps }) => [
    [id, chapter] as const,
    ...followUps.map((followUp) => [followUp.id, chapter] as const),
  ]),
);

const chapterOfAnswer = ({ questionId }: CloneAnswer): Chapter | null =>
  (questionId && chapterByQuestion.get(questionId)) || null;
