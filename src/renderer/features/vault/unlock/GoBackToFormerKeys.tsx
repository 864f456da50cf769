/** For an owner whose phrase opened the vault until somebody else changed the keys: the keys of before. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { useSignedIn } from '#features/session/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { PresentSecretField } from '../settings/PresentSecretField.tsx';
import { nothingTyped, secretOf, typedSecretSchema } from '../settings/presentSecret.ts';
import { type FormerKeys, readFormerKeys, usefulFormerKeys } from './formerKeys.ts';
import { unlockMessages } from './messages.ts';
import { OpeningLine } from './OpeningLine.tsx';
import { unlockSentence } from './unlockSentence.ts';
import { useConfirmation } from './useConfirmation.tsx';
import { useUnlock } from './useUnlock.ts';

/** As many changes as a day allows (`vault-replaceKeys`): nobody can push the right one off the list at once. */
const MOST_OFFERED = 20;

export function GoBackToFormerKeys({ present }: { readonly present: StoredKeyBox }) {
  const texts = useMessages(unlockMessages);
  const language = useLanguage();
  const { user } = useSignedIn();
  const [chosen, setChosen] = useState<FormerKeys | null>(null);
  const { data = [] } = useQuery({
    queryKey: ['vault', user.uid, 'former-keys', present.vaultId, present.generation],
    queryFn: () => readFormerKeys(user.uid),
  });
  const offered = usefulFormerKeys(data, present).slice(0, MOST_OFFERED);
  const days = longDateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  if (offered.length === 0) return null;
  return (
    <Card as="section">
      <div className="flex flex-col gap-4">
        <h2 className="text-title">{texts.formerTitle}</h2>
        <p className="text-ink-soft">{texts.formerText}</p>
        {chosen ? (
          <RestoreForm key={chosen.keys.generation} former={chosen} day={days.format(chosen.replacedAt)} />
        ) : (
          offered.map((former) => (
            <Button
              key={former.keys.generation}
              variant="secondary"
              className="self-start text-start!"
              onPress={() => setChosen(former)}
            >
              {texts.formerUse(days.format(former.replacedAt))}
            </Button>
          ))
        )}
      </div>
    </Card>
  );
}

function RestoreForm({ former, day }: { readonly former: FormerKeys; readonly day: string }) {
  const texts = useMessages(unlockMessages);
  const language = useLanguage();
  const { open, progress, explain } = useUnlock();
  const { confirmed, dialog } = useConfirmation();
  const form = useForm({
    schema: z.object({ present: typedSecretSchema(language) }),
    initial: { present: nothingTyped },
    submit: async ({ present }) => {
      const secret = secretOf(present);
      const restored = await confirmed(() => vaultSession().restoreKeys(former.keys, secret));
      if (!restored.ok) throw new FormError(unlockSentence(restored.problem, language));
      await open(secret);
      showToast({ message: texts.formerRestored, tone: 'success' });
    },
    explain,
  });
  return (
    <>
      <Form form={form}>
        <p className="font-semibold">{texts.formerPhraseHint(day)}</p>
        <Field form={form} name="present">
          {({ value, onChange, errorMessage, focusRef }) => (
            <PresentSecretField
              label={texts.formerPhrase}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
              focusRef={focusRef}
              autoFocus
            />
          )}
        </Field>
        <Button type="submit" isPending={form.isPending} className="self-start">
          {texts.formerRestore}
        </Button>
        <OpeningLine progress={progress} />
      </Form>
      {dialog}
    </>
  );
}
