/** Another phrase in the place of the present one, and never the password of signing in. */
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { NewPassphraseField } from '../setUp/NewPassphraseField.tsx';
import { useComparedPhrase } from '../setUp/useComparedPhrase.ts';
import { useNewPassphrase } from '../setUp/useNewPassphrase.ts';
import { useConfirmation } from '../unlock/useConfirmation.tsx';
import { useExplainChange } from '../unlock/useExplainChange.ts';
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

export function ChangePhraseForm({ recoveryKey, onDone, onCancel, cancelLabel }: ChangePhraseFormProps) {
  const texts = useMessages(vaultSettingsMessages);
  const language = useLanguage();
  const { confirmed, dialog } = useConfirmation();
  const [typed, setTyped] = useState(nothingTyped);
  const [fault, setFault] = useState<string | null>(null);
  const comparison = useComparedPhrase();
  const present = recoveryKey === undefined ? typed : { way: 'recovery' as const, text: recoveryKey };

  const passphrase = useNewPassphrase({
    staysOpen: true,
    explain: useExplainChange(),
    async submit(phrase) {
      const presentFault = typedSecretFault(present, language);
      setFault(presentFault);
      if (presentFault) throw new FormError(presentFault);
      if (!(await comparison.isOtherThanPassword(phrase))) return;
      const changed = await confirmed(() => vaultSession().changePassphrase(secretOf(present), phrase));
      if (!changed.ok) throw new FormError(changeSentence(changed.problem, language));
      showToast({ message: texts.phraseChanged, tone: 'success' });
      onDone();
    },
  });

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
      {comparison.question}
      {dialog}
    </>
  );
}
