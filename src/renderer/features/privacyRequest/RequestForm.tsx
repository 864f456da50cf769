/** Address, right and words; where sending fails they stay, with another way to send them. */
import { useEffect, useRef } from 'react';
import { useExplain } from '#features/failures/index.ts';
import {
  ChoiceField,
  clearDraft,
  NotReady,
  NotSent,
  readDraft,
  Trap,
  useSendingFailure,
  useVisitorForm,
  writeDraft,
} from '#features/visitorForms/index.ts';
import { privacyRights } from '#shared/domain/privacyRequest.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useTakenOver } from '#ui/useTakenOver.ts';
import { type PrivacyAnswers, privacyDraftSchema, privacySchema } from './answers.ts';
import { sendRequest } from './api.ts';
import { privacyRequestMessages } from './messages.ts';
import { rightNames } from './rights.ts';

const DRAFT = 'privacyRequest';

function useRequestForm(initial: PrivacyAnswers, onSent: (email: string) => void) {
  const language = useLanguage();
  const texts = useMessages(privacyRequestMessages);
  const { failure, explain, onFailure } = useSendingFailure(
    useExplain({ 'too-many-attempts': texts.tooOften, 'demo-account-read-only': texts.demo }),
  );
  const { trap, finish } = useVisitorForm();
  const key = useRef<string | null>(null);
  const form = useForm({
    schema: privacySchema,
    initial,
    asksBeforeLeaving: true,
    explain,
    onFailure,
    submit: async (answers) => {
      key.current ??= crypto.randomUUID();
      keepDraft(form.read());
      await sendRequest({ ...answers, ...(await finish()), key: key.current, language });
      clearDraft(DRAFT);
      onSent(answers.email);
    },
  });

  function keepDraft(answers: PrivacyAnswers): void {
    key.current ??= crypto.randomUUID();
    writeDraft(DRAFT, { key: key.current, answers });
  }

  const { replace } = form;
  // What this tab knows is read once the page stands: it was drawn before anybody opened it.
  useEffect(() => {
    const draft = readDraft(DRAFT, privacyDraftSchema);
    if (!draft) return;
    key.current = draft.key;
    replace({ ...draft.answers, email: draft.answers.email || initial.email });
  }, []);

  return { form, failure, trap, keepDraft };
}

interface RequestFormProps {
  readonly initial: PrivacyAnswers;
  readonly onSent: (email: string) => void;
}

export function RequestForm({ initial, onSent }: RequestFormProps) {
  const texts = useMessages(privacyRequestMessages);
  const names = useMessages(rightNames);
  const { form, failure, trap, keepDraft } = useRequestForm(initial, onSent);
  const isTakenOver = useTakenOver();
  return (
    <div
      onChange={() => keepDraft(form.read())}
      className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8"
    >
      <Form form={form}>
        {failure ? <NotSent failure={failure} title={texts.failedTitle} /> : null}
        <Trap field={trap} />
        <Field form={form} name="right" wrong={texts.rightWrong}>
          {(field) => (
            <ChoiceField
              {...field}
              label={texts.right}
              empty={texts.choose}
              options={privacyRights.map((value) => ({ value, label: names[value] }))}
            />
          )}
        </Field>
        <Field form={form} name="email" wrong={texts.emailWrong}>
          {(field) => (
            <TextField
              label={texts.email}
              description={texts.emailNote}
              type="email"
              inputMode="email"
              autoComplete="email"
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="words" wrong={texts.wordsWrong}>
          {(field) => (
            <TextArea
              label={texts.words}
              labelNote={texts.optional}
              description={texts.wordsNote}
              rows={5}
              {...field}
            />
          )}
        </Field>
        <Button type="submit" size="large" isDisabled={!isTakenOver} isPending={form.isPending}>
          {texts.send}
        </Button>
        <NotReady isReady={isTakenOver} />
      </Form>
    </div>
  );
}
