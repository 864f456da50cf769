/**
 * For an owner whose keys somebody else changed: whatever opened the vault before is tried against all keys of before. Also
 * in the open vault, while the keys at the server are not as one of the owner's devices wrote them.
 */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useSignedIn } from '#features/session/index.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { VaultProblem } from '#shared/vault/problems.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { showToast } from '#ui/toast.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { PresentSecretField } from '../settings/PresentSecretField.tsx';
import { nothingTyped, secretOf, typedSecretSchema } from '../settings/presentSecret.ts';
import { formerMessages } from './formerMessages.ts';
import { OpeningLine } from './OpeningLine.tsx';
import { unlockSentence } from './unlockSentence.ts';
import { useConfirmation } from './useConfirmation.tsx';
import { useExplainChange } from './useExplainChange.ts';
import { useUnlock } from './useUnlock.ts';

interface GoBackToFormerKeysProps {
  /** The box at the server. */
  readonly standing: StoredKeyBox;
  readonly isVaultOpen: boolean;
}

export function GoBackToFormerKeys({ standing, isVaultOpen }: GoBackToFormerKeysProps) {
  const texts = useMessages(formerMessages);
  const { user } = useSignedIn();
  const { data: former = [] } = useQuery({
    queryKey: ['vault', user.uid, 'former-keys', standing.vaultId, standing.mac, isVaultOpen],
    queryFn: () => vaultSession().formerKeys(),
  });
  if (former.length === 0) return null;
  return (
    <Card as="section">
      <div className="flex flex-col gap-4">
        <h2 className="text-title">{isVaultOpen ? texts.alteredTitle : texts.changedTitle}</h2>
        <p className="text-ink-soft">{isVaultOpen ? texts.alteredText : texts.changedText}</p>
        <RestoreForm former={former} isVaultOpen={isVaultOpen} />
      </div>
    </Card>
  );
}

interface RestoreFormProps {
  readonly former: readonly StoredKeyBox[];
  readonly isVaultOpen: boolean;
}

function RestoreForm({ former, isVaultOpen }: RestoreFormProps) {
  const texts = useMessages(formerMessages);
  const language = useLanguage();
  const explain = useExplainChange();
  const unlock = useUnlock();
  const { confirmed, dialog } = useConfirmation();
  /** Null while nothing is tried. */
  const [tried, setTried] = useState<number | null>(null);
  const form = useForm({
    schema: z.object({ present: typedSecretSchema(language) }),
    initial: { present: nothingTyped },
    submit: async ({ present }) => {
      const secret = secretOf(present);
      setTried(0);
      const prepared = await vaultSession()
        .prepareRestoration(former, secret, setTried)
        .finally(() => setTried(null));
      if (!prepared.ok) throw new FormError(restorationSentence(prepared.problem, language));
      await confirmed(() => prepared.value.install());
      if (!isVaultOpen) await unlock.open(secret);
      showToast({ message: texts.restored, tone: 'success' });
    },
    explain,
  });
  return (
    <>
      <Form form={form}>
        <p className="text-small text-ink-soft">{texts.hint}</p>
        <Field form={form} name="present">
          {({ value, onChange, errorMessage, focusRef }) => (
            <PresentSecretField
              label={texts.secret}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
              focusRef={focusRef}
            />
          )}
        </Field>
        <Button type="submit" isPending={form.isPending} className="self-start">
          {isVaultOpen ? texts.restore : texts.restoreAndOpen}
        </Button>
        {tried === null ? null : (
          <ProgressBar
            label={texts.trying}
            value={tried}
            maximum={former.length}
            valueLabel={texts.tryingCount(tried + 1, former.length)}
          />
        )}
        <OpeningLine progress={unlock.progress} />
      </Form>
      {dialog}
    </>
  );
}

function restorationSentence(problem: VaultProblem, language: Language): string {
  const texts = formerMessages[language];
  switch (problem.is) {
    case 'wrong-phrase-or-altered':
      return texts.wrongPhrase;
    case 'wrong-recovery-key-or-altered':
      return texts.wrongRecoveryKey;
    case 'altered':
      return texts.altered;
    default:
      return unlockSentence(problem, language);
  }
}
