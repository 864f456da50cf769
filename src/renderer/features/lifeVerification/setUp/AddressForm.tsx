import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { lifeMessages } from '../messages.ts';

interface AddressFormProps {
  readonly isKnown: (address: string) => boolean;
  readonly onAdd: (address: string) => Promise<void>;
}

/** Begins anew with each address that was added. */
export function AddressForm(properties: AddressFormProps) {
  const [round, setRound] = useState(0);
  return <OneAddress key={round} {...properties} onDone={() => setRound(round + 1)} />;
}

function OneAddress({ isKnown, onAdd, onDone }: AddressFormProps & { readonly onDone: () => void }) {
  const texts = useMessages(lifeMessages);
  const explain = useExplain();
  const form = useForm({
    schema: z.object({
      address: emailAddressSchema.refine((address) => !isKnown(address), texts.addressTaken),
    }),
    initial: { address: '' },
    submit: async ({ address }) => {
      await onAdd(address);
      onDone();
    },
    explain,
  });
  return (
    <Form form={form} className="w-full gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Field form={form} name="address">
          {(field) => (
            <TextField
              label={texts.addAddress}
              type="email"
              autoComplete="off"
              className="min-w-0 flex-1 basis-64"
              {...field}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" isPending={form.isPending}>
          {texts.add}
        </Button>
      </div>
    </Form>
  );
}
