/** Takes the vault out of use, once its owner has typed that they want it. */
import { z } from 'zod';
import type { VaultId } from '#shared/vault/ids.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { unlockMessages } from './messages.ts';
import { useConfirmation } from './useConfirmation.tsx';
import { useExplainChange } from './useExplainChange.ts';

interface DiscardFormProps {
  readonly vaultId: VaultId;
}

export function DiscardForm({ vaultId }: DiscardFormProps) {
  const texts = useMessages(unlockMessages);
  const { confirmed, dialog } = useConfirmation();
  const form = useForm({
    schema: z.object({
      typed: z
        .string()
        .refine((typed) => typed.trim().toLowerCase() === texts.discardWord, texts.discardDiffers),
    }),
    initial: { typed: '' },
    submit: async () => {
      await confirmed(() => vaultSession().discard(vaultId));
      showToast({ message: texts.discarded });
    },
    explain: useExplainChange(),
  });
  return (
    <>
      <Form form={form}>
        <Field form={form} name="typed" wrong={texts.discardDiffers}>
          {(field) => (
            <TextField
              label={texts.discardType(texts.discardWord)}
              autoComplete="off"
              isRequired
              {...field}
            />
          )}
        </Field>
        <Button type="submit" variant="danger" isPending={form.isPending} className="self-start">
          {texts.discard}
        </Button>
      </Form>
      {dialog}
    </>
  );
}
