/** A new recovery key, from proving that the vault is one's own to two groups typed back from paper. */
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { PreparedKeys } from '../open/vaultSession.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { ConfirmRecoveryKey } from '../setUp/ConfirmRecoveryKey.tsx';
import { RecoveryKeySheet } from '../setUp/RecoveryKeySheet.tsx';
import { useConfirmation } from '../unlock/useConfirmation.tsx';
import { useExplainChange } from '../unlock/useExplainChange.ts';
import { vaultSettingsMessages } from './messages.ts';
import { PresentSecretField } from './PresentSecretField.tsx';
import { changeSentence, nothingTyped, secretOf, typedSecretSchema } from './presentSecret.ts';

interface NewRecoveryKeyProps {
  readonly onClose: () => void;
}

export function NewRecoveryKey({ onClose }: NewRecoveryKeyProps) {
  const texts = useMessages(vaultSettingsMessages);
  const explain = useExplainChange();
  const { confirmed, dialog } = useConfirmation();
  const [keys, setKeys] = useState<PreparedKeys | null>(null);
  const [isPrinted, setPrinted] = useState(false);

  return (
    <section aria-label={texts.newRecoveryKeyTitle} className="mx-auto flex max-w-2xl flex-col gap-5">
      <h2 className="text-title">{texts.newRecoveryKeyTitle}</h2>
      {keys === null ? <ProofForm onPrepared={setKeys} /> : <p className="text-ink-soft">{texts.stillOld}</p>}
      {keys && !isPrinted ? (
        <>
          <RecoveryKeySheet recoveryKey={keys.recoveryKey} />
          <Button className="self-start" onPress={() => setPrinted(true)}>
            {texts.printed}
          </Button>
        </>
      ) : null}
      {keys && isPrinted ? (
        <ConfirmRecoveryKey
          recoveryKey={keys.recoveryKey}
          confirmLabel={texts.installKey}
          explain={(error) => (error instanceof FormError ? error.sentence : explain(error))}
          onShowSheet={() => setPrinted(false)}
          onConfirmed={async () => {
            await confirmed(() => keys.install());
            showToast({ message: texts.keyInstalled, tone: 'success' });
            onClose();
          }}
        />
      ) : null}
      <Button variant="quiet" className="-ms-4 self-start sm:-ms-5" onPress={onClose}>
        {texts.cancel}
      </Button>
      {dialog}
    </section>
  );
}

function ProofForm({ onPrepared }: { readonly onPrepared: (keys: PreparedKeys) => void }) {
  const texts = useMessages(vaultSettingsMessages);
  const language = useLanguage();
  const form = useForm({
    schema: z.object({ present: typedSecretSchema(language) }),
    initial: { present: nothingTyped },
    submit: async ({ present }) => {
      const prepared = await vaultSession().prepareRecoveryKey(secretOf(present));
      if (!prepared.ok) throw new FormError(changeSentence(prepared.problem, language));
      onPrepared(prepared.value);
    },
    explain: useExplainChange(),
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.confirmOwner}</p>
      <Field form={form} name="present">
        {({ value, onChange, errorMessage, focusRef }) => (
          <PresentSecretField
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
            focusRef={focusRef}
            autoFocus
          />
        )}
      </Field>
      <Button type="submit" isPending={form.isPending} className="self-start">
        {texts.continue}
      </Button>
    </Form>
  );
}
