/** Name, address, subject and message. */
import { ChoiceField, useVisitorForm, VisitorFormFrame } from '#features/visitorForms/index.ts';
import { SUPPORT_MESSAGE_LIMIT, supportSubjects } from '#shared/domain/supportRequest.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useAnswer } from '#ui/form/useForm.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { type ContactAnswers, contactSchema, typedContactSchema } from './answers.ts';
import { sendMessage } from './api.ts';
import { contactMessages } from './messages.ts';
import { subjectMessages } from './subjects.ts';

export interface SentMessage {
  readonly ticket: string;
  readonly email: string;
}

interface ContactFormProps {
  readonly initial: ContactAnswers;
  readonly onSent: (message: SentMessage) => void;
}

export function ContactForm({ initial, onSent }: ContactFormProps) {
  const texts = useMessages(contactMessages);
  const subjects = useMessages(subjectMessages);
  const opened = useVisitorForm({
    name: 'contact',
    schema: contactSchema,
    typedSchema: typedContactSchema,
    initial,
    refusals: { 'too-many-attempts': texts.tooOften, 'demo-account-read-only': texts.demo },
    send: (answers, beside) => sendMessage({ ...answers, ...beside }),
    onSent: (ticket, { email }) => onSent({ ticket, email }),
  });
  const { form } = opened;
  const message = useAnswer(form, 'message');
  return (
    <VisitorFormFrame opened={opened} failedTitle={texts.failedTitle} send={texts.send} note={texts.kept}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field form={form} name="name">
          {(field) => (
            <TextField label={texts.name} labelNote={texts.optional} autoComplete="name" {...field} />
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
      </div>
      <Field form={form} name="subject" wrong={texts.subjectWrong}>
        {(field) => (
          <ChoiceField
            {...field}
            label={texts.subject}
            empty={texts.choose}
            options={supportSubjects.map((value) => ({ value, label: subjects[value] }))}
          />
        )}
      </Field>
      <SubjectNote subject={useAnswer(form, 'subject')} />
      <Field form={form} name="message" wrong={texts.messageWrong}>
        {(field) => (
          <TextArea
            label={texts.message}
            rows={7}
            description={
              message.length > SUPPORT_MESSAGE_LIMIT * 0.8
                ? texts.left(SUPPORT_MESSAGE_LIMIT - message.length)
                : texts.never
            }
            {...field}
          />
        )}
      </Field>
    </VisitorFormFrame>
  );
}

/** Where a shorter way leads there, it is said before anything is written. */
function SubjectNote({ subject }: { readonly subject: ContactAnswers['subject'] }) {
  const texts = useMessages(contactMessages);
  if (subject === 'bereavement') {
    return (
      <Banner tone="notice" title={texts.diedTitle}>
        {texts.died} <Link to={routes.bereavement.path}>{texts.diedLink}</Link>
      </Banner>
    );
  }
  if (subject === 'security') {
    return (
      <Banner tone="notice">
        {texts.security} <Link href="/.well-known/security.txt">{texts.securityLink}</Link>
      </Banner>
    );
  }
  return null;
}
