/**
 * [Note: A key that was there before]
 * Whoever first had an account with this address may have made its key: their words would be compared, and match. A key that
 * was not made in this visit is therefore opened once before anything is locked for it, or gives way to another.
 */
import {
  personKeysMessages,
  ResetKeys,
  UnlockKeys,
  useKeyHolder,
  type usePersonKeys,
} from '#features/personKeys/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { AcceptedWith } from './Accepted.tsx';
import { invitationMessages } from './messages.ts';
import { useAccept } from './useAccept.ts';

type OwnKeys = Extract<ReturnType<typeof usePersonKeys>, { state: 'ready' }>;

interface AcceptWithOwnKeyProps {
  readonly secret: string;
  readonly own: OwnKeys;
  readonly onAccepted: (made: AcceptedWith) => void;
}

export function AcceptWithOwnKey({ secret, own: { keys, refresh }, onAccepted }: AcceptWithOwnKeyProps) {
  const texts = useMessages(invitationMessages);
  const keyTexts = useMessages(personKeysMessages);
  const language = useLanguage();
  const holder = useKeyHolder();
  const accept = useAccept(secret);
  const day = longDateFormat(language, { dateStyle: 'long' }).format(keys.updatedAt);
  return (
    <ResetKeys
      confirmLabel={texts.acceptNow}
      onReset={async ({ publicKey }) => {
        await accept(false);
        onAccepted({ is: 'new-key', publicKey });
        await refresh();
      }}
    >
      {(askForAnother) => (
        <>
          <UnlockKeys
            keys={keys}
            holder={holder}
            submitLabel={texts.openAndAccept}
            onOpened={async ({ publicKey, isBoxIntact }) => {
              holder.end();
              // The server names the key that is pinned: it has to be the one that opened.
              if (publicKey !== keys.publicKey) throw new FormError(keyTexts.altered);
              await accept(false);
              if (!isBoxIntact) showToast({ message: keyTexts.notIntact, tone: 'error' });
              onAccepted({ is: 'own-key' });
            }}
          >
            <p className="max-w-prose">
              {keys.revision === 1 ? texts.keyMadeOn(day) : texts.keyChangedOn(day)} {texts.openKeyOnce}
            </p>
          </UnlockKeys>
          <p className="mt-8 border-t border-line pt-5 text-small text-ink-soft">
            {texts.notMyKey}{' '}
            <Button variant="quiet" size="small" onPress={askForAnother}>
              {texts.makeAnotherKey}
            </Button>
          </p>
        </>
      )}
    </ResetKeys>
  );
}
