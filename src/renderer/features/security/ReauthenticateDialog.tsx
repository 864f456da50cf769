/**
 * Asks for the password again, or for the provider of who has none, and for the code where the account has a second
 * factor, before something that could lock its owner out. What follows has five minutes (the identity service's idea of a recent sign-in).
 */
import type { MultiFactorResolver } from 'firebase/auth';
import { useState } from 'react';
import { z } from 'zod';
import { AuthenticatorCodeField, authenticatorCodeSchema, ConfirmByProvider } from '#features/auth/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { isVaultPhrase } from '#features/vault/index.ts';
import { backend } from '#platform/backend/app.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { PasswordField } from '#ui/PasswordField.tsx';
import { confirmCode, reauthenticate } from './api.ts';
import { securityMessages } from './messages.ts';

interface ReauthenticateDialogProps {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  /** With the password that was right; null of who has none. */
  readonly onConfirmed: (password: string | null) => void;
  /** What the password is asked for, where that is not plain. */
  readonly reason?: string;
  /** Why this password is not taken here, before it is sent anywhere; null when it is. */
  readonly refuse?: (password: string) => Promise<Sentence | null>;
}

export function ReauthenticateDialog({ isOpen, onCancel, ...rest }: ReauthenticateDialogProps) {
  const texts = useMessages(securityMessages);
  return (
    <DialogOnDemand title={texts.confirmTitle} isOpen={isOpen} onClose={onCancel} size="small">
      <ConfirmForm {...rest} />
    </DialogOnDemand>
  );
}

type Confirmation = Pick<ReauthenticateDialogProps, 'onConfirmed' | 'reason' | 'refuse'>;

function ConfirmForm({ onConfirmed, ...rest }: Confirmation) {
  const texts = useMessages(securityMessages);
  const { user } = useSignedIn();
  const [half, setHalf] = useState<HalfConfirmed | null>(null);
  if (half) return <CodeForm resolver={half.resolver} onConfirmed={() => onConfirmed(half.password)} />;
  if (user.providerIds.includes('password')) {
    return <PasswordForm onConfirmed={onConfirmed} onCodeNeeded={setHalf} {...rest} />;
  }
  const providers = backend().configuration.federatedProviders.filter(({ providerId }) =>
    user.providerIds.includes(providerId),
  );
  // A number, or a link by mail, is proven by signing in again.
  if (providers.length === 0) return <p>{texts.signInAgain}</p>;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{texts.confirmByProvider}</p>
      <ConfirmByProvider
        providers={providers}
        onConfirmed={() => onConfirmed(null)}
        onCodeNeeded={(resolver) => setHalf({ password: null, resolver })}
      />
    </div>
  );
}

/** The password was right, or the provider answered; the code is still to come. */
interface HalfConfirmed {
  readonly password: string | null;
  readonly resolver: MultiFactorResolver;
}

const passwordSchema = z.object({ password: z.string().min(1) });

interface PasswordFormProps extends Confirmation {
  readonly onCodeNeeded: (half: HalfConfirmed) => void;
}

function PasswordForm({ onConfirmed, onCodeNeeded, reason, refuse }: PasswordFormProps) {
  const texts = useMessages(securityMessages);
  const form = useForm({
    schema: passwordSchema,
    initial: { password: '' },
    submit: async ({ password }) => {
      const refusal = await refuse?.(password);
      if (refusal) throw new FormError(refusal);
      // Both are asked for on the vault's pages, and hands that are used to the phrase type it.
      if (await isVaultPhrase(password)) throw new FormError(texts.isVaultPhrase);
      const resolver = await reauthenticate(password);
      if (resolver) onCodeNeeded({ password, resolver });
      else onConfirmed(password);
    },
    explain: useExplain(),
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{reason ?? texts.confirmText}</p>
      <Field form={form} name="password">
        {(field) => (
          <PasswordField
            label={texts.currentPassword}
            autoComplete="current-password"
            isRequired
            autoFocus
            {...field}
          />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending}>
        {texts.confirm}
      </Button>
    </Form>
  );
}

interface CodeFormProps {
  readonly resolver: MultiFactorResolver;
  readonly onConfirmed: () => void;
}

function CodeForm({ resolver, onConfirmed }: CodeFormProps) {
  const texts = useMessages(securityMessages);
  const form = useForm({
    schema: authenticatorCodeSchema,
    initial: { code: '' },
    submit: async ({ code }) => {
      await confirmCode(resolver, code);
      onConfirmed();
    },
    explain: useExplain(),
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.codeText}</p>
      <AuthenticatorCodeField form={form} autoFocus />
      <Button type="submit" isPending={form.isPending}>
        {texts.confirm}
      </Button>
    </Form>
  );
}
