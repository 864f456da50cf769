/** Where the code of an authenticator app is typed, in a form of `authenticatorCodeSchema`. */
import type { z } from 'zod';
import { Field } from '#ui/form/Field.tsx';
import type { FormState } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import type { authenticatorCodeSchema } from './authenticatorCode.ts';
import { authMessages } from './messages.ts';

interface AuthenticatorCodeFieldProps {
  readonly form: Pick<FormState<z.infer<typeof authenticatorCodeSchema>>, 'control'>;
  readonly autoFocus?: boolean;
}

export function AuthenticatorCodeField({ form, autoFocus = false }: AuthenticatorCodeFieldProps) {
  const texts = useMessages(authMessages);
  return (
    <Field form={form} name="code">
      {(field) => (
        <TextField
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          autoFocus={autoFocus}
          {...field}
        />
      )}
    </Field>
  );
}
