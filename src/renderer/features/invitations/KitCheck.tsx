/** Whether a printed claim kit can be read. It is looked at here and sent nowhere. */
import { useState } from 'react';
import { z } from 'zod';
import { readPrintedText } from '#shared/legacy/keys/printedText.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { invitationMessages } from './messages.ts';

export function KitCheck() {
  const texts = useMessages(invitationMessages);
  const [isSound, setSound] = useState(false);
  const form = useForm({
    schema: z.object({
      kit: z.string().superRefine((typed, context) => {
        if (typed.trim() === '') context.addIssue({ code: 'custom', message: texts.kitMissing });
        else if (!readPrintedText('claim-kit', typed).ok) {
          context.addIssue({ code: 'custom', message: texts.kitMistyped });
        }
      }),
    }),
    initial: { kit: '' },
    submit: () => {
      setSound(true);
      return Promise.resolve();
    },
  });
  return (
    <Card as="section">
      <h2 className="text-title">{texts.kitTitle}</h2>
      <p className="mt-1 mb-5 max-w-prose text-ink-soft">{texts.kitText}</p>
      {isSound ? (
        <Banner tone="success">{texts.kitSound}</Banner>
      ) : (
        <Form form={form}>
          <Field form={form} name="kit">
            {(field) => (
              <TextField
                label={texts.kitLabel}
                description={texts.kitHint}
                autoComplete="off"
                spellCheck="false"
                isRequired
                {...field}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary" className="self-start">
            {texts.kitCheck}
          </Button>
        </Form>
      )}
    </Card>
  );
}
