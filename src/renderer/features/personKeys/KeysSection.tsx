/** A member's own key at /entrusted: its words, another phrase, another code, and a new one for who lost both. */
import { useState } from 'react';
import { ReauthenticateDialog } from '#features/security/index.ts';
import type { PersonKeysDocument } from '#shared/legacy/personKeysDocument.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { showToast } from '#ui/toast.ts';
import { createKeys } from './api.ts';
import { ChangePassphrase } from './ChangePassphrase.tsx';
import { Fingerprint } from './Fingerprint.tsx';
import { useKeyHolder } from './holder/useKeyHolder.ts';
import { MakeKeys } from './MakeKeys.tsx';
import { personKeysMessages } from './messages.ts';
import { ReplaceCode } from './ReplaceCode.tsx';
import { ResetKeys } from './ResetKeys.tsx';
import { UnlockKeys } from './UnlockKeys.tsx';
import { usePersonKeys } from './usePersonKeys.ts';

type Act = 'first-key' | 'fingerprint' | 'passphrase' | 'code';
/** What asks for a sign-in that is not long ago. */
type GuardedAct = Extract<Act, 'passphrase' | 'code'>;

export function KeysSection() {
  const texts = useMessages(personKeysMessages);
  const state = usePersonKeys();
  const [act, setAct] = useState<Act | null>(null);
  /** Of the key that was made here just now. */
  const [madeKey, setMadeKey] = useState<string | null>(null);
  const [awaited, setAwaited] = useState<GuardedAct | null>(null);
  const done = async (message: string) => {
    setAct(null);
    await state.refresh();
    showToast({ message, tone: 'success' });
  };

  return (
    <Card as="section" className="flex flex-col gap-5">
      <div>
        <h2 className="text-heading">{texts.keysTitle}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {state.state === 'none' ? texts.noKey : texts.keysText}
        </p>
      </div>
      {state.state === 'failed' ? <RetryBanner onRetry={state.retry}>{texts.keysFailed}</RetryBanner> : null}
      {state.state === 'none' && act === 'first-key' ? (
        <MakeKeys
          confirmLabel={texts.keepKey}
          onCancel={() => setAct(null)}
          onMade={async (made) => {
            await createKeys(made);
            setMadeKey(made.publicKey);
            await done(texts.keyMade);
          }}
        />
      ) : null}
      {state.state === 'none' && act === null ? (
        <Button className="self-start" onPress={() => setAct('first-key')}>
          {texts.makeKey}
        </Button>
      ) : null}
      {madeKey && act === null ? <Fingerprint publicKey={madeKey} /> : null}
      {state.state !== 'ready' ? null : act === 'fingerprint' ? (
        <ShownFingerprint keys={state.keys} onClose={() => setAct(null)} />
      ) : act === 'passphrase' ? (
        <ChangePassphrase
          keys={state.keys}
          onCancel={() => setAct(null)}
          onChanged={() => done(texts.phraseChanged)}
        />
      ) : act === 'code' ? (
        <ReplaceCode
          keys={state.keys}
          onCancel={() => setAct(null)}
          onReplaced={() => done(texts.codeMade)}
        />
      ) : (
        <ResetKeys
          confirmLabel={texts.resetConfirm}
          onReset={async (made) => {
            setMadeKey(made.publicKey);
            await done(texts.resetDone);
          }}
        >
          {(askForAnother) => (
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onPress={() => setAct('fingerprint')}>
                {texts.showFingerprint}
              </Button>
              <Button variant="secondary" onPress={() => setAwaited('passphrase')}>
                {texts.changePhrase}
              </Button>
              <Button variant="secondary" onPress={() => setAwaited('code')}>
                {texts.anotherCode}
              </Button>
              <Button
                variant="quiet"
                onPress={() => {
                  // The words of the former key do not stand beside the making of another.
                  setMadeKey(null);
                  askForAnother();
                }}
              >
                {texts.resetKey}
              </Button>
            </div>
          )}
        </ResetKeys>
      )}
      <ReauthenticateDialog
        isOpen={awaited !== null}
        onCancel={() => setAwaited(null)}
        onConfirmed={() => {
          setAct(awaited);
          setAwaited(null);
        }}
      />
    </Card>
  );
}

interface ShownFingerprintProps {
  readonly keys: PersonKeysDocument;
  readonly onClose: () => void;
}

function ShownFingerprint({ keys, onClose }: ShownFingerprintProps) {
  const texts = useMessages(personKeysMessages);
  const holder = useKeyHolder();
  const [opened, setOpened] = useState<{ publicKey: string; isBoxIntact: boolean } | null>(null);
  if (opened) {
    return (
      <>
        {opened.isBoxIntact ? null : <Banner tone="error">{texts.notIntact}</Banner>}
        <Fingerprint publicKey={opened.publicKey} />
      </>
    );
  }
  return (
    <UnlockKeys
      keys={keys}
      holder={holder}
      submitLabel={texts.showFingerprint}
      onCancel={onClose}
      onOpened={(shown) => {
        // The words are all that is wanted of it.
        holder.end();
        setOpened(shown);
      }}
    >
      <p className="max-w-prose text-ink-soft">{texts.showFingerprintText}</p>
    </UnlockKeys>
  );
}
