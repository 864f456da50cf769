/** Another recovery code for the same key: printed, two groups typed back, and only then the former one ends. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { ConfirmRecoveryKey } from '#features/vault/index.ts';
import type { PersonKeysDocument } from '#shared/legacy/personKeysDocument.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { replaceBox } from './api.ts';
import { describeProblem } from './describeProblem.ts';
import { useKeyHolder } from './holder/useKeyHolder.ts';
import { personKeysMessages } from './messages.ts';
import { RecoveryCodePaper } from './RecoveryCodePaper.tsx';
import { UnlockKeys } from './UnlockKeys.tsx';

interface ReplaceCodeProps {
  readonly keys: PersonKeysDocument;
  readonly onReplaced: () => Promise<void>;
  readonly onCancel: () => void;
}

export function ReplaceCode({ keys, onReplaced, onCancel }: ReplaceCodeProps) {
  const texts = useMessages(personKeysMessages);
  const { user } = useSignedIn();
  const holder = useKeyHolder();
  const explain = useExplain({ conflict: texts.changedElsewhere });
  const [next, setNext] = useState<{ box: string; recoveryCode: string } | null>(null);
  const [isOnPaper, setOnPaper] = useState(false);
  if (!next) {
    return (
      <UnlockKeys
        keys={keys}
        holder={holder}
        submitLabel={texts.makeCode}
        onCancel={onCancel}
        onOpened={async (_opened, secret) => {
          const whose = { personId: user.uid, box: keys.box };
          const made = await holder.ask(async (keyHolder) => keyHolder.replaceRecoveryCode(whose, secret));
          if (!made.ok) throw new FormError(describeProblem(made.problem, texts));
          holder.end();
          setNext(made.value);
        }}
      >
        <p className="text-ink-soft">{texts.presentSecret}</p>
      </UnlockKeys>
    );
  }
  if (!isOnPaper) {
    return (
      <>
        <RecoveryCodePaper recoveryCode={next.recoveryCode} />
        <div className="flex flex-wrap gap-3">
          <Button onPress={() => setOnPaper(true)}>{texts.onPaper}</Button>
          <Button variant="quiet" onPress={onCancel}>
            {texts.cancel}
          </Button>
        </div>
      </>
    );
  }
  return (
    <ConfirmRecoveryKey
      recoveryKey={next.recoveryCode}
      confirmLabel={texts.installCode}
      onConfirmed={async () => {
        await replaceBox(keys.revision, next.box);
        await onReplaced();
      }}
      explain={explain}
      onShowSheet={() => setOnPaper(false)}
    />
  );
}
