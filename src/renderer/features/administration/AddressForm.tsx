/** Asks for the whole address of an account, for what is looked at of one person. */
import { z } from 'zod';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { TextField } from '#ui/TextField.tsx';

interface AddressFormProps {
  readonly initial: string;
  readonly label: string;
  readonly button: string;
  readonly onAsk: (email: string) => void;
}

const askedSchema = z.object({ email: emailAddressSchema });

export function AddressForm({ initial, label, button, onAsk }: AddressFormProps) {
  const form = useForm({
    schema: askedSchema,
    initial: { email: initial },
    staysOpen: true,
    submit: async ({ email }) => onAsk(email.toLowerCase()),
  });
  return (
    <Form form={form} className="max-w-prose flex-row flex-wrap items-end gap-3">
      <Field form={form} name="email">
        {(field) => (
          <TextField
            type="email"
            label={label}
            autoComplete="off"
            maxLength={320}
            className="min-w-0 flex-1 basis-64"
            {...field}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </Form>
  );
}
