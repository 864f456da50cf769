/** An answer in writing. Leaving it unsaved asks first. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { ANSWER_TEXT_LIMIT } from '#shared/clone/answer.ts';
import { type AnswerId, answerIdSchema, type QuestionId } from '#shared/clone/ids.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import type { LeavesForm } from '#ui/form/unsaved.ts';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { saveAnswer } from '../api.ts';
import { interviewMessages } from './messages.ts';

export interface AnsweredQuestion {
  readonly userId: UserId;
  /** Null for a question of the owner's own. */
  readonly questionId: QuestionId | null;
  /** As it is asked; empty while a question of one's own has no words. */
  readonly question: string;
  readonly language: CloneLanguage;
  /** With its words, as far as there are some. */
  readonly onAnswered: (text: string) => void;
}

export const drawAnswerId = (): AnswerId => answerIdSchema.parse(crypto.randomUUID());

/** Another question or another part of the studio takes the sheet away too. */
export const leavesStage: LeavesForm = (from, to) =>
  from.pathname !== to.pathname || from.search !== to.search;

const schema = z.object({
  text: z.string().trim().min(1).max(ANSWER_TEXT_LIMIT),
  when: z.string().trim().max(60),
});

export function WrittenAnswer({ questionId, question, language, onAnswered }: AnsweredQuestion) {
  const messages = useMessages(interviewMessages);
  const change = useChange();
  const [answerId] = useState(drawAnswerId);
  const form = useForm({
    schema,
    initial: { text: '', when: '' },
    submit: async ({ text, when }) => {
      await saveAnswer({
        answerId,
        revision: 0,
        questionId,
        question: question || text.slice(0, 80),
        language,
        medium: 'text',
        mediaItemId: null,
        segments: [{ text, from: null, to: null }],
        when: when || null,
      });
      onAnswered(text);
    },
    explain: useExplain(),
    asksBeforeLeaving: true,
    leaves: leavesStage,
  });
  return (
    <Form form={form}>
      <Field form={form} name="text">
        {({ focusRef, ...field }) => (
          <TextArea
            label={messages.yourAnswer}
            placeholder={messages.placeholder}
            rows={6}
            lang={language}
            focusRef={focusRef}
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="when">
        {({ focusRef, ...field }) => (
          <TextField
            label={messages.when}
            labelNote={messages.whenNote}
            placeholder={messages.whenHint}
            focusRef={focusRef}
            className="max-w-sm"
            {...field}
          />
        )}
      </Field>
      <Button isPending={form.isPending} onPress={change(form.submit)} className="self-start">
        {messages.keep}
      </Button>
    </Form>
  );
}
