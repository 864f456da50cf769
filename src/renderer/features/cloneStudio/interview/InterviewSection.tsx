/** The interview: one question on a calm stage, and the map of what was told. */
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { type FollowUp, followUpsFor } from '#shared/clone/questions/index.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { Interview } from '../cloneDocuments.ts';
import { PartFailed, PartLoading } from '../PartState.tsx';
import type { StudioProps } from '../studioProps.ts';
import { useInterview, useReadAgain } from '../useClone.ts';
import { type Asked, chapterOf } from './askedQuestion.ts';
import { ChapterMap } from './ChapterMap.tsx';
import { interviewMessages } from './messages.ts';
import { NothingAsked } from './NothingAsked.tsx';
import { QuestionStage } from './QuestionStage.tsx';
import { useAsked } from './useAsked.ts';

export function InterviewSection(props: StudioProps) {
  const interview = useInterview(props.userId);
  switch (interview.state) {
    case 'loading':
      return <PartLoading />;
    case 'failed':
      return <PartFailed onRetry={interview.retry} />;
    case 'ready':
      return <Interviewing {...props} interview={interview.content} />;
  }
}

function Interviewing({ userId, clone, interview }: StudioProps & { readonly interview: Interview }) {
  const messages = useMessages(interviewMessages);
  const [search] = useSearchParams();
  const readAgain = useReadAgain(userId);
  const [language, setLanguage] = useAnswerLanguage(clone.languages);
  const { asked, progress, goOn, goTo } = useAsked(interview);
  const stage = useRef<HTMLDivElement>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const name = nameOf(asked);
  const shown = useRef(name);
  useEffect(() => {
    if (shown.current === name) return;
    shown.current = name;
    // Who answered goes on with the next question without looking for it.
    stage.current?.querySelector('h2')?.focus();
  }, [name]);

  /** One question further where the answer asks for it, else the next. */
  const onAnswered = (text: string, unkept: number) => {
    void readAgain('interview', 'memories');
    showToast({ message: unkept > 0 ? messages.keptAlone : messages.kept, tone: 'success' });
    // Who went elsewhere meanwhile is not called back.
    if (unkept > 0 || !isHere.current) return;
    const further =
      asked.is === 'question' ? openFurther(followUpsFor(asked.question, text, language)) : null;
    if (further) goTo(further.id);
    else goOn(asked.is === 'own' ? null : name, 'answered');
  };
  const openFurther = (followUps: readonly FollowUp[]) =>
    followUps.find(
      ({ id }) => ![...progress.answered, ...progress.never, ...progress.skipped].includes(id),
    ) ?? null;

  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div ref={stage}>
        {asked.is === 'nothing' ? (
          <NothingAsked isChapter={chapterOf(search) !== null} />
        ) : (
          <QuestionStage
            key={name}
            userId={userId}
            asked={asked}
            language={language}
            onLanguage={clone.languages.length > 1 ? setLanguage : null}
            isAnswered={progress.answered.includes(name)}
            onAnswered={onAnswered}
            onPassed={(questionId) => goOn(questionId, 'passed')}
          />
        )}
      </div>
      <ChapterMap progress={progress} language={language} />
    </div>
  );
}

/** What the stage is about, so that each begins with an empty sheet. */
function nameOf(asked: Asked): string {
  switch (asked.is) {
    case 'question':
      return asked.question.id;
    case 'further':
      return asked.followUp.id;
    default:
      return asked.is;
  }
}

/** The page's own language where the clone is told in it. */
function useAnswerLanguage(languages: readonly CloneLanguage[]) {
  const ofPage = useLanguage();
  const [chosen, setChosen] = useState<CloneLanguage | null>(null);
  const usual = languages.includes(ofPage) ? ofPage : (languages[0] ?? ofPage);
  return [chosen && languages.includes(chosen) ? chosen : usual, setChosen] as const;
}
