/** Opens the vault with its recovery key, and leads to choosing a new phrase. */
import { z } from 'zod';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { unlockMessages } from './messages.ts';
import { OpeningLine } from './OpeningLine.tsx';
import { RecoveryKeyField, recoveryFault } from './RecoveryKeyField.tsx';
import { judgeTyped } from './typedRecoveryKey.ts';
import { useUnlock } from './useUnlock.ts';

export function RecoveryForm({ onRefused }: { readonly onRefused: () => void }) {
  const texts = useMessages(unlockMessages);
  const language = useLanguage();
  const { openByRecoveryKey, progress, explain } = useUnlock(onRefused);
  const form = useForm({
    schema: z.object({
      recoveryKey: z.string().superRefine((typed, context) => {
        const message = recoveryFault(judgeTyped(typed), language);
        if (message) context.addIssue({ code: 'custom', message });
      }),
    }),
    initial: { recoveryKey: '' },
    submit: ({ recoveryKey }) => openByRecoveryKey(recoveryKey),
    explain,
  });
  return (
    <Form form={form}>
      <Field form={form} name="recoveryKey">
        {(field) => <RecoveryKeyField autoFocus {...field} />}
      </Field>
      <Button type="submit" size="large" isPending={form.isPending}>
        {texts.open}
      </Button>
      <OpeningLine progress={progress} />
    </Form>
  );
}
