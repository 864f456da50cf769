/** Turning two-step sign-in on: a picture to scan, the key in letters, and the first code. */
import { useQuery } from '@tanstack/react-query';
import { AuthenticatorCodeField, authenticatorCodeSchema } from '#features/auth/index.ts';
import { useExplain } from '#features/failures/index.ts';
import { drawSquare } from '#features/printedCodes/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { showToast } from '#ui/toast.ts';
import { type AuthenticatorSecret, beginAuthenticator } from './api.ts';
import { EnrolmentInDoubt, NextCodeNeeded } from './enrolment.ts';
import { securityMessages } from './messages.ts';
import { securityKeys } from './securityKeys.ts';

interface AuthenticatorDialogProps {
  /** The one that was just confirmed; null of who has none. */
  readonly password: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onEnrolled: () => void;
}

/** A secret is made once an opening of the dialog, and its picture with it. */
async function drawSecret(
  password: string | null,
): Promise<{ secret: AuthenticatorSecret; picture: string }> {
  const secret = await beginAuthenticator(password);
  return { secret, picture: await drawSquare(secret.address, 'medium') };
}

export function AuthenticatorDialog({ isOpen, password, onClose, onEnrolled }: AuthenticatorDialogProps) {
  const texts = useMessages(securityMessages);
  return (
    <DialogOnDemand title={texts.scanTitle} isOpen={isOpen} onClose={onClose} size="small">
      <Enrolment password={password} onEnrolled={onEnrolled} />
    </DialogOnDemand>
  );
}

function Enrolment({ password, onEnrolled }: Pick<AuthenticatorDialogProps, 'password' | 'onEnrolled'>) {
  const texts = useMessages(securityMessages);
  const explain = useExplain();
  const drawn = useQuery({
    queryKey: securityKeys.authenticatorSecret,
    queryFn: () => drawSecret(password),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const { data } = drawn;
  const form = useForm({
    schema: authenticatorCodeSchema,
    initial: { code: '' },
    submit: async ({ code }) => {
      try {
        await data?.secret.confirm(code);
      } catch (error) {
        if (error instanceof NextCodeNeeded) throw new FormError(texts.nextCodeNeeded);
        if (error instanceof EnrolmentInDoubt) throw new FormError(texts.twoStepInDoubt);
        throw error;
      }
      onEnrolled();
    },
    explain,
  });

  return (
    <Form form={form}>
      {drawn.error ? (
        <Banner tone="error">
          <SentenceText sentence={explain(drawn.error)} />
        </Banner>
      ) : null}
      <p className="text-ink-soft">{texts.scanText}</p>
      {data ? (
        <>
          <img src={data.picture} alt={texts.qrCode} className="mx-auto size-48 rounded-control bg-white" />
          <div>
            <p className="text-small font-semibold">{texts.key}</p>
            <code className="block font-mono text-small [overflow-wrap:anywhere] select-all">
              {data.secret.text.replaceAll(/(.{4})(?=.)/g, '$1 ')}
            </code>
            <Button
              variant="quiet"
              size="small"
              onPress={() => {
                void navigator.clipboard
                  .writeText(data.secret.text)
                  .then(() => showToast({ message: texts.copied }));
              }}
            >
              {texts.copyKey}
            </Button>
          </div>
        </>
      ) : drawn.isPending ? (
        <Spinner message={texts.makingKey} />
      ) : null}
      <AuthenticatorCodeField form={form} />
      <Button type="submit" isPending={form.isPending} isDisabled={!data}>
        {texts.turnOn}
      </Button>
    </Form>
  );
}
