/** One more way to open the vault: named, proven with the phrase, and tried before it is kept. */
import { useRef } from 'react';
import { z } from 'zod';
import { useSignedIn } from '#features/session/index.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { PasskeyError, type PasskeyFault } from '../unlock/passkey.ts';
import { useConfirmation } from '../unlock/useConfirmation.tsx';
import { useExplainChange } from '../unlock/useExplainChange.ts';
import { type MadeWay, makeWay } from './makeWay.ts';
import { vaultSettingsMessages } from './messages.ts';
import { PresentSecretField } from './PresentSecretField.tsx';
import { changeSentence, nothingTyped, secretOf, typedSecretSchema } from './presentSecret.ts';

interface AddWayFormProps {
  readonly kind: 'passkey' | 'keychain';
  readonly keys: StoredKeyBox;
  readonly onClose: () => void;
}

export function AddWayForm({ kind, keys, onClose }: AddWayFormProps) {
  const texts = useMessages(vaultSettingsMessages);
  const language = useLanguage();
  const explain = useExplainChange();
  const { user, profile } = useSignedIn();
  const { confirmed, dialog } = useConfirmation();
  /** Made already, when the phrase was wrong: nobody is asked for another. */
  const made = useRef<MadeWay | null>(null);
  const passkeyFaults: Record<PasskeyFault, string> = {
    cancelled: texts.passkeyCancelled,
    'already-there': texts.passkeyThere,
    'gives-no-secret': texts.passkeyWeak,
    failed: texts.passkeyFailed,
  };

  const form = useForm({
    schema: z.object({
      present: typedSecretSchema(language),
      name: z.string().trim().min(1).max(200, texts.wayNameTooLong),
    }),
    initial: { present: nothingTyped, name: texts[`${kind}Name`] },
    submit: async ({ present, name }) => {
      const email = user.email ?? '';
      // First of all: a browser makes a passkey only right after a press.
      made.current ??= await makeWay(kind, { userId: user.uid, email, name: profile.name || email }, keys);
      const way = made.current;
      const added = await confirmed(() =>
        vaultSession().addDevice(secretOf(present), { ...way.device, name }),
      );
      if (!added.ok) throw new FormError(changeSentence(added.problem, language));
      made.current = null;
      showToast({ message: texts[`${kind}Added`], tone: 'success' });
      onClose();
    },
    explain(error) {
      if (error instanceof PasskeyError) return passkeyFaults[error.fault];
      // What the keychain did not take is thrown before anything is sent.
      return kind === 'keychain' && made.current === null ? texts.notKept : explain(error);
    },
  });

  return (
    <>
      <Form form={form}>
        <p className="text-ink-soft">{texts[kind === 'passkey' ? 'addPasskeyText' : 'addKeychainText']}</p>
        {kind === 'keychain' ? <p className="text-small text-ink-soft">{texts.keychainHolds}</p> : null}
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
        <Field form={form} name="name">
          {(field) => <TextField label={texts.wayName} autoComplete="off" isRequired {...field} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isPending={form.isPending}>
            {texts[kind === 'passkey' ? 'addPasskey' : 'addKeychain']}
          </Button>
          <Button
            variant="quiet"
            isDisabled={form.isPending}
            onPress={() => {
              made.current?.giveUp();
              onClose();
            }}
          >
            {texts.cancel}
          </Button>
        </div>
      </Form>
      {dialog}
    </>
  );
}
