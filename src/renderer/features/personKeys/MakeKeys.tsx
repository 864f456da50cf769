/** Making a key in three steps: its phrase, the recovery code on paper, two groups of it typed back. Nothing is kept before. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { usePasswordComparison } from '#features/security/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import {
  ConfirmRecoveryKey,
  NewPassphraseField,
  useNewPassphrase,
  useRefusePhrase,
} from '#features/vault/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { watchUnsaved } from '#ui/form/unsaved.ts';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { MadeKeys } from './holder/keyHolder.ts';
import { useKeyHolder } from './holder/useKeyHolder.ts';
import { personKeysMessages } from './messages.ts';
import { RecoveryCodePaper } from './RecoveryCodePaper.tsx';

const steps = ['phrase', 'paper', 'confirmation'] as const;

interface MakeKeysProps {
  /** What the last button does beside keeping the key. */
  readonly confirmLabel: string;
  /** May reject; asked again with the same keys. */
  readonly onMade: (keys: MadeKeys) => Promise<void>;
  readonly onCancel?: () => void;
}

export function MakeKeys({ confirmLabel, onMade, onCancel }: MakeKeysProps) {
  const texts = useMessages(personKeysMessages);
  const explain = useExplain();
  const { user } = useSignedIn();
  const holder = useKeyHolder();
  const comparison = usePasswordComparison({ reason: texts.passwordReason, refuse: useRefusePhrase() });
  const [step, setStep] = useState<(typeof steps)[number]>('phrase');
  const [made, setMade] = useState<{ phrase: string; keys: MadeKeys; isAnother: boolean } | null>(null);
  const isOver = useRef(false);

  const passphrase = useNewPassphrase({
    staysOpen: true,
    explain,
    async submit(phrase) {
      // Whoever only went back to look keeps the page they have printed.
      if (made?.phrase !== phrase) {
        if (!(await comparison.isOtherThanPassword(phrase))) return;
        const created = await holder.ask(async (keyHolder) => keyHolder.create(user.uid, phrase));
        if (!created.ok) throw new FormError(texts.notMade);
        setMade({ phrase, keys: created.value, isAnother: made !== null });
      }
      setStep('paper');
    },
  });
  const hasKeys = made !== null;
  useEffect(() => watchUnsaved(() => !isOver.current && hasKeys), [hasKeys]);

  if (step === 'phrase' || !made) {
    return (
      <Step step="phrase" title={texts.phraseTitle} text={texts.phraseText}>
        <Form form={passphrase.form}>
          <NewPassphraseField passphrase={passphrase} label={texts.newPhrase} />
          {comparison.hasPassword ? (
            <p className="text-small text-ink-soft">{texts.comparesPassword}</p>
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" isPending={passphrase.form.isPending}>
              {texts.makeKey}
            </Button>
            {onCancel ? (
              <Button variant="quiet" onPress={onCancel} isDisabled={passphrase.form.isPending}>
                {texts.cancel}
              </Button>
            ) : null}
          </div>
        </Form>
        {comparison.question}
      </Step>
    );
  }
  if (step === 'paper') {
    return (
      <Step step={step} title={texts.paperTitle} text={texts.paperText}>
        {made.isAnother ? <Banner tone="notice">{texts.another}</Banner> : null}
        <RecoveryCodePaper recoveryCode={made.keys.recoveryCode} />
        <div className="flex flex-wrap-reverse items-center justify-between gap-3">
          <Button variant="quiet" onPress={() => setStep('phrase')}>
            {texts.back}
          </Button>
          <Button onPress={() => setStep('confirmation')}>{texts.onPaper}</Button>
        </div>
      </Step>
    );
  }
  return (
    <Step step={step} title={texts.confirmTitle}>
      <ConfirmRecoveryKey
        recoveryKey={made.keys.recoveryCode}
        confirmLabel={confirmLabel}
        onConfirmed={async () => {
          await onMade(made.keys);
          isOver.current = true;
        }}
        explain={explain}
        onShowSheet={() => setStep('paper')}
      />
    </Step>
  );
}

interface StepProps {
  readonly step: (typeof steps)[number];
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Step({ step, title, text, children }: StepProps) {
  const texts = useMessages(personKeysMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // Its heading is read out, and the keyboard starts from it.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <section className="flex flex-col">
      <p className="text-small text-ink-soft">{texts.step(steps.indexOf(step) + 1, steps.length)}</p>
      <h2 ref={heading} tabIndex={-1} className="mt-1 text-heading outline-none">
        {title}
      </h2>
      {text ? <p className="mt-2 max-w-prose text-ink-soft">{text}</p> : null}
      <div className="mt-6 flex flex-col gap-6">{children}</div>
    </section>
  );
}
