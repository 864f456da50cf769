/** Name, address, subject and message; where sending fails the words stay, with another way to send them. */

import { ChoiceField, NotReady, NotSent, Trap } from '#features/visitorForms/index.ts';
import { SUPPORT_MESSAGE_LIMIT, supportSubjects } from '#shared/domain/supportRequest.ts';
import { routes } from '#shared/routes.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useAnswer } from '#ui/form/useForm.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useTakenOver } from '#ui/useTakenOver.ts';
import type { ContactAnswers } from './answers.ts';
import { contactMessages } from './messages.ts';
import type { SentMessage } from './Sent.tsx';
import { subjectMessages } from './subjects.ts';
import { useContactForm } from './useContactForm.ts';

interface ContactFormProps {
  readonly initial: ContactAnswers;
  readonly onSent: (message: SentMessage) => void;
}

export function ContactForm({ initial, onSent }: ContactFormProps) {
  const texts = useMessages(contactMessages);
  const subjects = useMessages(subjectMessages);
  const { form, failure, trap, keepDraft } = useContactForm(initial, onSent);
  const isTakenOver = useTakenOver();
  const message = useAnswer(form, 'message');
  return (
    <div
      onChange={() => keepDraft(form.read())}
      className="rounded-card border border-line bg-surface p-6 shadow-card sm:p-8"
    >
      <Form form={form}>
        {failure ? <NotSent failure={failure} title={texts.failedTitle} /> : null}
        <Trap field={trap} />
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
        <Button type="submit" size="large" isDisabled={!isTakenOver} isPending={form.isPending}>
          {texts.send}
        </Button>
        <NotReady isReady={isTakenOver}>{texts.kept}</NotReady>
      </Form>
    </div>
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
