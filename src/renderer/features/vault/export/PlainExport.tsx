/** The readable copy: behind a warning, the phrase typed again and the sign-in confirmed. */
import { useState } from 'react';
import { ReauthenticateDialog } from '#features/security/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { todayHere } from '#ui/today.ts';
import { ConfirmPlain } from './ConfirmPlain.tsx';
import { exportPlain } from './exportRun.ts';
import { exportMessages } from './messages.ts';

type Step = 'closed' | 'warning' | 'signing-in' | 'confirmed';

export function PlainExport({ isBusy }: { readonly isBusy: boolean }) {
  const texts = useMessages(exportMessages);
  const language = useLanguage();
  const [step, setStep] = useState<Step>('closed');
  const close = () => setStep('closed');
  return (
    <Card as="section">
      <h2 className="text-title">{texts.plainTitle}</h2>
      <p className="mt-2">{texts.plainText}</p>
      <p className="mt-2 font-semibold text-danger-text">{texts.plainWarning}</p>
      {step === 'confirmed' ? (
        <Banner tone="notice" className="mt-5">
          <p>{texts.confirmed}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button
              variant="danger"
              isDisabled={isBusy}
              autoFocus
              onPress={() => {
                close();
                void exportPlain(texts.plainName(todayHere()), language);
              }}
            >
              {texts.saveNow}
            </Button>
            <Button variant="secondary" onPress={close}>
              {texts.notNow}
            </Button>
          </div>
        </Banner>
      ) : (
        <Button variant="secondary" className="mt-5" isDisabled={isBusy} onPress={() => setStep('warning')}>
          {texts.plainButton}
        </Button>
      )}
      <ConfirmPlain isOpen={step === 'warning'} onCancel={close} onConfirmed={() => setStep('signing-in')} />
      <ReauthenticateDialog
        isOpen={step === 'signing-in'}
        onCancel={close}
        onConfirmed={() => setStep('confirmed')}
      />
    </Card>
  );
}
