/** The second step, when the identity service asks for one: a code from the authenticator app. */
import type { MultiFactorResolver } from 'firebase/auth';
import { type SignInOutcome, signInBy } from '#features/session/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { AuthenticatorCodeField } from './AuthenticatorCodeField.tsx';
import { authenticatorCodeSchema } from './authenticatorCode.ts';
import { authMessages } from './messages.ts';
import { useExplainSignIn } from './useExplainSignIn.ts';

/** `TotpMultiFactorGenerator.FACTOR_ID`, spelled here so that the form does not load the SDK. */
const AUTHENTICATOR_FACTOR = 'totp';

interface SecondFactorFormProps {
  readonly resolver: MultiFactorResolver;
  readonly onFailure: (sentence: Sentence | null) => void;
  readonly onPhoneLost: () => void;
  readonly onOutcome: (outcome: SignInOutcome) => void;
}

export function SecondFactorForm({ resolver, onFailure, onPhoneLost, onOutcome }: SecondFactorFormProps) {
  const texts = useMessages(authMessages);
  const factor = resolver.hints.find((hint) => hint.factorId === AUTHENTICATOR_FACTOR);
  const form = useForm({
    schema: authenticatorCodeSchema,
    initial: { code: '' },
    submit: async ({ code }) => {
      if (!factor) return;
      const { resolveSecondFactor } = await import('./resolveSecondFactor.ts');
      onOutcome(await signInBy(() => resolveSecondFactor(resolver, factor.uid, code)));
    },
    explain: useExplainSignIn(),
    onFailure,
  });
  if (!factor) return <Banner tone="error">{texts.noSupportedFactor}</Banner>;
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.secondFactorExplanation}</p>
      <AuthenticatorCodeField form={form} autoFocus />
      <Button type="submit" isPending={form.isPending}>
        {texts.confirm}
      </Button>
      <Button variant="quiet" size="small" onPress={onPhoneLost}>
        {texts.useRecoveryCode}
      </Button>
    </Form>
  );
}
