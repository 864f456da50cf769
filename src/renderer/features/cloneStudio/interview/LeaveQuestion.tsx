/** The ways past a question: another one, later, never. What was begun and is not kept asks first. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import type { QuestionMark } from '#shared/clone/answer.ts';
import { questionIdSchema } from '#shared/clone/ids.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { countUnsaved } from '#ui/form/unsaved.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { markQuestion } from '../api.ts';
import { studioMessages } from '../messages.ts';
import { useReadAgain } from '../useClone.ts';
import { interviewMessages } from './messages.ts';

interface LeaveQuestionProps {
  readonly userId: UserId;
  readonly questionId: string;
  readonly onPassed: (questionId: string) => void;
}

export function LeaveQuestion({ userId, questionId, onPassed }: LeaveQuestionProps) {
  const messages = useMessages(interviewMessages);
  const texts = useMessages(studioMessages);
  const explain = useExplain();
  const change = useChange();
  const readAgain = useReadAgain(userId);
  /** What was pressed while something is not kept. */
  const [asked, setAsked] = useState<QuestionMark | null>(null);
  const id = questionIdSchema.parse(questionId);
  const mark = (wanted: QuestionMark | null) => {
    markQuestion(id, wanted)
      .then(() => readAgain('interview'))
      .catch((error: unknown) => showToast({ message: explain(error), tone: 'error' }));
  };
  const pass = (wanted: QuestionMark) => {
    mark(wanted);
    onPassed(questionId);
    if (wanted !== 'never') return;
    showToast({ message: messages.neverDone, action: { label: texts.undo, onAction: () => mark(null) } });
  };
  const press = (wanted: QuestionMark) =>
    change(() => (countUnsaved() > 0 ? setAsked(wanted) : pass(wanted)));
  return (
    <div className="mt-8 flex flex-wrap gap-x-2 gap-y-1 border-t border-line pt-4">
      <Button variant="quiet" size="small" onPress={press('skipped')}>
        {messages.skip}
      </Button>
      <Button variant="quiet" size="small" onPress={press('later')}>
        {messages.later}
      </Button>
      <Button variant="quiet" size="small" onPress={press('never')}>
        {messages.never}
      </Button>
      <ConfirmDialog
        title={messages.leaveTitle}
        confirmLabel={messages.leave}
        isOpen={asked !== null}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          if (asked) pass(asked);
        }}
      >
        {messages.leaveText}
      </ConfirmDialog>
    </div>
  );
}
