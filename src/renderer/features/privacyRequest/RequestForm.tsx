/** Address, right and words. */
import { ChoiceField, useVisitorForm, VisitorFormFrame } from '#features/visitorForms/index.ts';
import { privacyRights } from '#shared/domain/privacyRequest.ts';
import { Field } from '#ui/form/Field.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { type PrivacyAnswers, privacySchema, typedPrivacySchema } from './answers.ts';
import { sendRequest } from './api.ts';
import { privacyRequestMessages } from './messages.ts';
import { rightNames } from './rights.ts';

interface RequestFormProps {
  readonly initial: PrivacyAnswers;
  readonly onSent: (email: string) => void;
}

export function RequestForm({ initial, onSent }: RequestFormProps) {
  const texts = useMessages(privacyRequestMessages);
  const names = useMessages(rightNames);
  const opened = useVisitorForm({
    name: 'privacyRequest',
    schema: privacySchema,
    typedSchema: typedPrivacySchema,
    initial,
    refusals: { 'too-many-attempts': texts.tooOften, 'demo-account-read-only': texts.demo },
    send: (answers, beside) => sendRequest({ ...answers, ...beside }),
    onSent: (_, { email }) => onSent(email),
  });
  const { form } = opened;
  return (
    <VisitorFormFrame opened={opened} failedTitle={texts.failedTitle} send={texts.send}>
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
    </VisitorFormFrame>
  );
}
