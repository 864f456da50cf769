/** Opens the vault with its phrase. */
import { z } from 'zod';
import { normalisePassphrase } from '#shared/vault/passphrase.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { unlockMessages } from './messages.ts';
import { OpeningLine } from './OpeningLine.tsx';
import { PhraseField } from './PhraseField.tsx';
import { useUnlock } from './useUnlock.ts';

export function PhraseForm({ onRefused }: { readonly onRefused: () => void }) {
  const texts = useMessages(unlockMessages);
  const { open, progress, explain } = useUnlock(onRefused);
  const form = useForm({
    schema: z.object({
      phrase: z.string().refine((phrase) => normalisePassphrase(phrase) !== '', texts.phraseMissing),
    }),
    initial: { phrase: '' },
    submit: ({ phrase }) => open({ way: 'passphrase', phrase }),
    explain,
  });
  return (
    <Form form={form}>
      <Field form={form} name="phrase">
        {(field) => <PhraseField description={texts.phraseHint} autoFocus {...field} />}
      </Field>
      <Button type="submit" size="large" isPending={form.isPending}>
        {texts.open}
      </Button>
      <OpeningLine progress={progress} />
    </Form>
  );
}
