/** Opens the vault with its phrase, or with the recovery key where that was typed in its place. */
import { z } from 'zod';
import { normalisePassphrase } from '#shared/vault/passphrase.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { DemoPhrase } from '../demo/DemoPhrase.tsx';
import { unlockMessages } from './messages.ts';
import { OpeningLine } from './OpeningLine.tsx';
import { PhraseField } from './PhraseField.tsx';
import { judgeTyped } from './typedRecoveryKey.ts';
import { useUnlock } from './useUnlock.ts';

export function PhraseForm({ onRefused }: { readonly onRefused: () => void }) {
  const texts = useMessages(unlockMessages);
  const { open, openByRecoveryKey, progress, explain } = useUnlock(onRefused);
  const form = useForm({
    schema: z.object({
      phrase: z.string().refine((phrase) => normalisePassphrase(phrase) !== '', texts.phraseMissing),
    }),
    initial: { phrase: '' },
    async submit({ phrase }) {
      const byPhrase = () => open({ way: 'passphrase', phrase });
      if (judgeTyped(phrase).is !== 'complete') return byPhrase();
      try {
        await openByRecoveryKey(phrase);
      } catch (refusal) {
        // Nothing forbids a phrase that is written like a recovery key.
        await byPhrase().catch(() => {
          throw refusal;
        });
      }
    },
    explain,
  });
  return (
    <Form form={form}>
      <Field form={form} name="phrase">
        {(field) => (
          <>
            <DemoPhrase onUse={field.onChange} />
            <PhraseField description={texts.phraseHint} autoFocus {...field} />
          </>
        )}
      </Field>
      <Button type="submit" size="large" isPending={form.isPending}>
        {texts.open}
      </Button>
      <OpeningLine progress={progress} />
    </Form>
  );
}
