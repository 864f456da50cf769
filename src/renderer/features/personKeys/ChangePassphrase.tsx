/** Another phrase for the same key: every lock that was made for it stays. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { usePasswordComparison } from '#features/security/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { NewPassphraseField, useNewPassphrase, useRefusePhrase } from '#features/vault/index.ts';
import type { PersonKeysDocument } from '#shared/legacy/personKeysDocument.ts';
import { Button } from '#ui/Button.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { replaceBox } from './api.ts';
import { describeProblem } from './describeProblem.ts';
import type { TypedSecret } from './holder/keyHolder.ts';
import { type KeyHolderConnection, useKeyHolder } from './holder/useKeyHolder.ts';
import { personKeysMessages } from './messages.ts';
import { UnlockKeys } from './UnlockKeys.tsx';

interface ChangePassphraseProps {
  readonly keys: PersonKeysDocument;
  readonly onChanged: () => Promise<void>;
  readonly onCancel: () => void;
}

export function ChangePassphrase({ keys, onChanged, onCancel }: ChangePassphraseProps) {
  const texts = useMessages(personKeysMessages);
  const holder = useKeyHolder();
  const [present, setPresent] = useState<TypedSecret | null>(null);
  return (
    <section className="flex flex-col gap-5">
      <h3 className="text-title">{texts.changePhraseTitle}</h3>
      {present ? (
        <NewPhrase keys={keys} holder={holder} present={present} onChanged={onChanged} onCancel={onCancel} />
      ) : (
        <UnlockKeys
          keys={keys}
          holder={holder}
          submitLabel={texts.changePhrase}
          onCancel={onCancel}
          onOpened={(_opened, secret) => setPresent(secret)}
        >
          <p className="text-ink-soft">{texts.presentSecret}</p>
        </UnlockKeys>
      )}
    </section>
  );
}

type NewPhraseProps = ChangePassphraseProps & {
  readonly holder: KeyHolderConnection;
  readonly present: TypedSecret;
};

function NewPhrase({ keys, holder, present, onChanged, onCancel }: NewPhraseProps) {
  const texts = useMessages(personKeysMessages);
  const { user } = useSignedIn();
  const comparison = usePasswordComparison({ reason: texts.passwordReason, refuse: useRefusePhrase() });
  const passphrase = useNewPassphrase({
    staysOpen: true,
    explain: useExplain({ conflict: texts.changedElsewhere }),
    async submit(phrase) {
      if (!(await comparison.isOtherThanPassword(phrase))) return;
      const whose = { personId: user.uid, box: keys.box };
      const changed = await holder.ask(async (keyHolder) =>
        keyHolder.changePassphrase(whose, present, phrase),
      );
      if (!changed.ok) throw new FormError(describeProblem(changed.problem, texts));
      await replaceBox(keys.revision, changed.value);
      await onChanged();
    },
  });
  return (
    <Form form={passphrase.form}>
      <NewPassphraseField passphrase={passphrase} label={texts.newPhrase} autoFocus />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isPending={passphrase.form.isPending}>
          {texts.save}
        </Button>
        <Button variant="quiet" onPress={onCancel} isDisabled={passphrase.form.isPending}>
          {texts.cancel}
        </Button>
      </div>
      {comparison.question}
    </Form>
  );
}
