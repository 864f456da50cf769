/** One question, large and calm, and the ways to answer it or to leave it. */
import { useState } from 'react';
import { questionIdSchema } from '#shared/clone/ids.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { chapterWords } from '#shared/clone/questions/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Card } from '#ui/Card.tsx';
import { countUnsaved } from '#ui/form/unsaved.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { studioMessages } from '../messages.ts';
import { sectionPath } from '../studioSections.ts';
import type { Asked } from './askedQuestion.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { interviewMessages } from './messages.ts';
import { SpokenAnswer } from './SpokenAnswer.tsx';
import { WrittenAnswer } from './WrittenAnswer.tsx';

interface QuestionStageProps {
  readonly userId: UserId;
  readonly asked: Exclude<Asked, { is: 'nothing' }>;
  readonly language: CloneLanguage;
  /** Null where the clone is told in one language. */
  readonly onLanguage: ((language: CloneLanguage) => void) | null;
  readonly isAnswered: boolean;
  /** `unkept`: how many other ways to answer it hold something that is nowhere else. */
  readonly onAnswered: (text: string, unkept: number) => void;
  /** With the question that is not to come back now. */
  readonly onPassed: (questionId: string) => void;
}

export function QuestionStage(props: QuestionStageProps) {
  const { userId, asked, language, onLanguage, isAnswered, onAnswered, onPassed } = props;
  const messages = useMessages(interviewMessages);
  const texts = useMessages(studioMessages);
  const ofPage = useLanguage();
  const [own, setOwn] = useState('');
  /** Grows with each answer, which leaves an empty sheet behind where the other one is still being filled. */
  const [writings, setWritings] = useState(0);
  const [takes, setTakes] = useState(0);
  const words = asked.is === 'own' ? null : asked.is === 'further' ? asked.followUp : asked.question;
  const question = words?.text[language] ?? own.trim();
  const answered = {
    userId,
    questionId: words ? questionIdSchema.parse(words.id) : null,
    question,
    language,
  };
  return (
    <Card as="section" padding="generous" className="animate-rise">
      {asked.is === 'own' ? null : (
        <p className="text-small text-ink-soft">
          {messages.asked}{' '}
          <strong className="font-semibold text-accent-text">
            {chapterWords[asked.question.chapter].title[ofPage]}
          </strong>
        </p>
      )}
      {/* Given the keyboard when another question comes. */}
      <h2 tabIndex={-1} lang={words ? language : ofPage} className="mt-2 text-page outline-none">
        {words ? question : messages.ownTitle}
      </h2>
      {asked.is === 'further' ? <p className="mt-3 text-ink-soft">{messages.furtherNote}</p> : null}
      {isAnswered ? (
        <p className="mt-3 text-small text-ink-soft">
          {messages.answeredBefore} <Link to={sectionPath('answers')}>{messages.seeAnswer}</Link>
        </p>
      ) : null}
      <div className="mt-7 flex flex-col gap-6">
        {asked.is === 'own' ? (
          <TextField
            label={messages.ownQuestion}
            description={messages.ownHint}
            value={own}
            onChange={setOwn}
            maxLength={300}
          />
        ) : null}
        {onLanguage ? (
          <Select
            label={messages.askIn}
            value={language}
            onChange={onLanguage}
            options={[
              { value: 'en', label: texts.en },
              { value: 'fr', label: texts.fr },
            ]}
            className="max-w-48"
          />
        ) : null}
        <WrittenAnswer
          key={`writing ${writings}`}
          {...answered}
          onAnswered={(text) => {
            setWritings(writings + 1);
            onAnswered(text, countUnsaved());
          }}
        />
        <SpokenAnswer
          key={`take ${takes}`}
          {...answered}
          onAnswered={(text) => {
            setTakes(takes + 1);
            onAnswered(text, countUnsaved());
          }}
        />
      </div>
      {words ? <LeaveQuestion userId={userId} questionId={words.id} onPassed={onPassed} /> : null}
    </Card>
  );
}
