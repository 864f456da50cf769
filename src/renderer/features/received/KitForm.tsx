/** The sixteen groups of a claim kit, for who was handed one. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { receivedMessages } from './messages.ts';

export function KitForm({ onTyped }: { readonly onTyped: (kit: string) => Promise<void> }) {
  const texts = useMessages(receivedMessages);
  const form = useForm({
    schema: z.object({ kit: z.string().refine((typed) => typed.trim() !== '', texts.kitMissing) }),
    initial: { kit: '' },
    staysOpen: true,
    submit: ({ kit }) => onTyped(kit),
    explain: useExplain(),
  });
  return (
    <Form form={form}>
      <Field form={form} name="kit">
        {(field) => (
          <TextField
            label={texts.kit}
            description={texts.kitHint}
            autoComplete="off"
            spellCheck="false"
            isRequired
            {...field}
          />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending} className="self-start">
        {texts.open}
      </Button>
    </Form>
  );
}
