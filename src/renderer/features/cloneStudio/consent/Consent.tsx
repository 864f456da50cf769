/** What a clone is, does and does not, in plain words, and the agreement that begins it. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { cloneLanguageSchema } from '#shared/clone/passage.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { pathTo } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { agreeToClone, beginClone } from '../api.ts';
import { LanguagesField } from '../LanguagesField.tsx';
import { useReadAgain } from '../useClone.ts';
import { consentMessages } from './messages.ts';

const schema = z.object({
  isAgreed: z.boolean().refine(Boolean),
  languages: z.array(cloneLanguageSchema).min(1),
});

export function Consent({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(consentMessages);
  const language = useLanguage();
  const change = useChange();
  const readAgain = useReadAgain(userId);
  const form = useForm({
    schema,
    initial: { isAgreed: false, languages: [language] },
    submit: async ({ languages }) => {
      await agreeToClone();
      await beginClone(languages);
      await readAgain('agreed', 'settings');
    },
    explain: useExplain(),
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={messages.title}>{messages.lead}</PageHeader>
      <div className="flex flex-col gap-8">
        <Points title={messages.does} points={[messages.doesOnly, messages.doesSay, messages.doesRead]} />
        <Points title={messages.doesNot} points={[messages.notVoice, messages.notVault, messages.notBegin]} />
        <Points title={messages.leaves} points={[messages.leavesText]} />
        <Points title={messages.yours} points={[messages.yoursText]} />
        <Card>
          <Form form={form}>
            <p className="text-small">
              <Link to={pathTo('legalDocument', { document: 'ai-clone-agreement' })}>{messages.whole}</Link>
              <span className="ms-3 text-ink-soft">
                {messages.version(
                  longDateFormat(language, { dateStyle: 'long' }).format(
                    new Date(`${legalVersions['ai-clone-agreement']}T12:00:00`),
                  ),
                )}
              </span>
            </p>
            <Field form={form} name="languages" wrong={messages.languageMissing}>
              {({ value, onChange, errorMessage }) => (
                <LanguagesField
                  label={messages.languages}
                  value={value}
                  onChange={onChange}
                  errorMessage={errorMessage}
                />
              )}
            </Field>
            <Field form={form} name="isAgreed" wrong={messages.missing}>
              {({ value, onChange, errorMessage }) => (
                <div>
                  <Checkbox isSelected={value} onChange={onChange} isInvalid={errorMessage !== null}>
                    {messages.agree}
                  </Checkbox>
                  <p role="alert" className="text-caption font-medium text-danger-text empty:hidden">
                    {errorMessage}
                  </p>
                </div>
              )}
            </Field>
            <Button
              size="large"
              isPending={form.isPending}
              onPress={change(form.submit)}
              className="self-start"
            >
              {messages.begin}
            </Button>
          </Form>
        </Card>
      </div>
    </div>
  );
}

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
}

function Points({ title, points }: PointsProps) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <ul className="mt-2 flex flex-col gap-2 text-ink-soft">
        {points.map((point) => (
          <li key={point} className="border-s-2 border-gold ps-4">
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
