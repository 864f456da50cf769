/** Another phrase in the place of the present one, and never the password of signing in. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { ReauthenticateDialog } from '#features/security/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { NewPassphraseField } from '../setUp/NewPassphraseField.tsx';
import { phraseMessages } from '../setUp/phraseMessages.ts';
import { useNewPassphrase } from '../setUp/useNewPassphrase.ts';
import { useRefusePhrase } from '../setUp/useRefusePhrase.ts';
import { useConfirmation } from '../unlock/useConfirmation.tsx';
import { vaultSettingsMessages } from './messages.ts';
import { PresentSecretField } from './PresentSecretField.tsx';
import { changeSentence, nothingTyped, secretOf, typedSecretFault } from './presentSecret.ts';

interface ChangePhraseFormProps {
  /** What the vault was just opened with, which need not be typed again. */
  readonly recoveryKey?: string;
  readonly onDone: () => void;
  readonly onCancel: () => void;
  readonly cancelLabel: string;
}

/** A phrase that waits to be compared with the password. */
interface Comparison {
  readonly phrase: string;
  readonly answer: (isOther: boolean) => void;
}

export function ChangePhraseForm({ recoveryKey, onDone, onCancel, cancelLabel }: ChangePhraseFormProps) {
  const texts = useMessages(vaultSettingsMessages);
  const { passwordText } = useMessages(phraseMessages);
  const language = useLanguage();
  const { user } = useSignedIn();
  const { confirmed, dialog } = useConfirmation();
  const [typed, setTyped] = useState(nothingTyped);
  const [fault, setFault] = useState<string | null>(null);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const refuse = useRefusePhrase(comparison?.phrase ?? '');
  const present = recoveryKey === undefined ? typed : { way: 'recovery' as const, text: recoveryKey };

  const passphrase = useNewPassphrase({
    staysOpen: true,
    explain: useExplain(),
    async submit(phrase) {
      const presentFault = typedSecretFault(present, language);
      setFault(presentFault);
      if (presentFault) throw new FormError(presentFault);
      if (user.providerIds.includes('password') && !(await isOtherThanPassword(phrase))) return;
      const changed = await confirmed(() => vaultSession().changePassphrase(secretOf(present), phrase));
      if (!changed.ok) throw new FormError(changeSentence(changed.problem, language));
      showToast({ message: texts.phraseChanged, tone: 'success' });
      onDone();
    },
  });

  /** False when the owner went back to choose another one. */
  async function isOtherThanPassword(phrase: string): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setComparison({ phrase, answer: resolve });
    const isOther = await promise;
    setComparison(null);
    return isOther;
  }

  return (
    <>
      <Form form={passphrase.form}>
        {recoveryKey === undefined ? (
          <>
            <PresentSecretField
              value={typed}
              onChange={(value) => {
                setTyped(value);
                setFault(null);
              }}
              errorMessage={fault}
              autoFocus
            />
            <h3 className="-mb-2 text-title">{texts.newPhrase}</h3>
          </>
        ) : null}
        <NewPassphraseField passphrase={passphrase} autoFocus={recoveryKey !== undefined} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={passphrase.form.isPending}>
            {texts.savePhrase}
          </Button>
          <Button variant="quiet" onPress={onCancel} isDisabled={passphrase.form.isPending}>
            {cancelLabel}
          </Button>
        </div>
      </Form>
      <ReauthenticateDialog
        isOpen={comparison !== null}
        reason={passwordText}
        refuse={refuse}
        onCancel={() => comparison?.answer(false)}
        onConfirmed={() => comparison?.answer(true)}
      />
      {dialog}
    </>
  );
}
