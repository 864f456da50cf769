/** Two-step sign-in: on or off, and the recovery codes that go with it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { platform } from '#platform/currentPlatform.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { unseenCodesKey } from '#shared/storedValues.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { AuthenticatorDialog } from './AuthenticatorDialog.tsx';
import { countRecoveryCodes, createRecoveryCodes, listFactors, removeFactors } from './api.ts';
import { securityMessages } from './messages.ts';
import { ReauthenticateDialog } from './ReauthenticateDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { securityKeys } from './securityKeys.ts';

/** What the person is confirming themselves for, and then what is shown. */
type Step = 'closed' | 'confirm-on' | 'confirm-off' | 'confirm-codes' | 'enrolling' | 'turning-off';

export function TwoStepSettings() {
  const texts = useMessages(securityMessages);
  const language = useLanguage();
  const explain = useExplain();
  const change = useChange();
  const { user } = useSignedIn();
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>('closed');
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  /** Of who turns it on, until it is on; null of who has none. */
  const [password, setPassword] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const factors = useQuery({ queryKey: securityKeys.factors(user.uid), queryFn: listFactors });
  const factor = factors.data?.[0];
  const left = useQuery({
    queryKey: securityKeys.recoveryCodes(user.uid),
    queryFn: countRecoveryCodes,
    enabled: factor !== undefined,
  });
  const close = () => {
    setStep('closed');
    setPassword(null);
  };
  const refresh = () => queries.invalidateQueries({ queryKey: securityKeys.twoStep(user.uid) });

  async function attempt(work: () => Promise<void>): Promise<void> {
    setPending(true);
    try {
      await work();
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
    } finally {
      setPending(false);
      close();
      await refresh();
    }
  }
  const { storage } = platform();
  const unseenKey = unseenCodesKey(user.uid);
  // Said until they are kept: the answer that brings them may be lost, or the page closed before they are read.
  const areCodesUnseen = storage.get(unseenKey) !== null;
  const showNewCodes = () =>
    attempt(async () => {
      storage.set(unseenKey, 'true');
      try {
        setCodes(await createRecoveryCodes());
      } catch (error) {
        // What was refused made none.
        if (refusalCodeOf(error) !== null && !areCodesUnseen) storage.remove(unseenKey);
        throw error;
      }
    });

  function onConfirmed(confirmed: string | null) {
    setPassword(confirmed);
    if (step === 'confirm-on') setStep('enrolling');
    if (step === 'confirm-off') setStep('turning-off');
    if (step === 'confirm-codes') void showNewCodes();
  }

  return (
    <div>
      <h3 className="font-semibold">{texts.twoStep}</h3>
      <p className="text-small text-ink-soft">{texts.twoStepText}</p>
      {factors.data === undefined ? (
        factors.isError ? (
          <RetryBanner className="mt-3" onRetry={() => void factors.refetch()}>
            {texts.twoStepUnknown}
          </RetryBanner>
        ) : null
      ) : factor ? (
        <>
          <p className="mt-2">
            {texts.isOn(longDateFormat(language, { dateStyle: 'long' }).format(new Date(factor.enrolledAt)))}{' '}
            {left.data === undefined || areCodesUnseen ? null : texts.codesLeft(left.data)}
          </p>
          {areCodesUnseen && codes === null ? (
            <Banner tone="notice" className="mt-3">
              {texts.codesUnseen}
            </Banner>
          ) : null}
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onPress={change(() => setStep('confirm-codes'))}>
              {texts.newCodes}
            </Button>
            <Button variant="secondary" onPress={change(() => setStep('confirm-off'))}>
              {texts.turnOff}
            </Button>
          </div>
        </>
      ) : user.emailVerified ? (
        <Button variant="secondary" className="mt-3" onPress={change(() => setStep('confirm-on'))}>
          {texts.turnOn}
        </Button>
      ) : (
        <p className="mt-2 text-small text-notice-text">{texts.needsConfirmedEmail}</p>
      )}
      <ReauthenticateDialog isOpen={step.startsWith('confirm')} onCancel={close} onConfirmed={onConfirmed} />
      <AuthenticatorDialog
        isOpen={step === 'enrolling'}
        password={password}
        onClose={close}
        onEnrolled={() => void showNewCodes()}
      />
      <ConfirmDialog
        isOpen={step === 'turning-off'}
        isDangerous
        isPending={isPending}
        title={texts.turnOffTitle}
        confirmLabel={texts.turnOff}
        onCancel={close}
        onConfirm={() =>
          void attempt(async () => {
            await removeFactors();
            showToast({ message: texts.turnedOff });
          })
        }
      >
        {texts.turnOffText}
      </ConfirmDialog>
      <RecoveryCodesDialog
        codes={codes}
        onKept={() => {
          storage.remove(unseenKey);
          setCodes(null);
        }}
      />
    </div>
  );
}
