/** Opening without typing: by a passkey, or by the secret that this computer's keychain has. */
import KeyRound from 'lucide-react/icons/key-round';
import Laptop from 'lucide-react/icons/laptop';
import { useEffect, useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import type { VaultSecretText } from '#shared/desktop/bridge.ts';
import { fromBase64Url } from '#shared/vault/encoding.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import type { Secret } from '../open/vaultSession.ts';
import { unlockMessages } from './messages.ts';
import { OpeningLine } from './OpeningLine.tsx';
import { findPasskeyObstacle, PasskeyError, passkeysOf, readPasskeySecret } from './passkey.ts';
import { useUnlock } from './useUnlock.ts';

export function QuickWays({ keys }: { readonly keys: StoredKeyBox }) {
  const texts = useMessages(unlockMessages);
  const { hasPasskey, keychainSecret } = useQuickWays(keys);
  const { open, progress, explain } = useUnlock();
  const [failure, setFailure] = useState<Sentence | null>(null);
  const [pending, setPending] = useState<'passkey' | 'keychain' | null>(null);

  async function attempt(way: 'passkey' | 'keychain', find: () => Promise<Secret>) {
    setPending(way);
    setFailure(null);
    try {
      await open(await find());
    } catch (error) {
      setFailure(error instanceof PasskeyError ? ofPasskey(error) : explain(error));
    } finally {
      setPending(null);
    }
  }
  const ofPasskey = ({ fault }: PasskeyError) =>
    fault === 'cancelled' ? texts.passkeyCancelled : texts.passkeyFailed;

  return (
    <>
      {hasPasskey ? (
        <Button
          variant="secondary"
          icon={<KeyRound size={18} aria-hidden="true" />}
          isPending={pending === 'passkey'}
          isDisabled={pending === 'keychain'}
          onPress={() =>
            void attempt('passkey', async () => ({
              way: 'device',
              ...(await readPasskeySecret(passkeysOf(keys))),
            }))
          }
        >
          {texts.usePasskey}
        </Button>
      ) : null}
      {keychainSecret ? (
        <Button
          variant="secondary"
          icon={<Laptop size={18} aria-hidden="true" />}
          isPending={pending === 'keychain'}
          isDisabled={pending === 'passkey'}
          onPress={() =>
            void attempt('keychain', async () => ({
              way: 'device',
              deviceId: keychainSecret.deviceId,
              secret: fromBase64Url(keychainSecret.secret) ?? new Uint8Array(),
            }))
          }
        >
          {texts.useKeychain}
        </Button>
      ) : null}
      <OpeningLine progress={progress} />
      {failure ? (
        <Banner tone="error">
          <SentenceText sentence={failure} />
        </Banner>
      ) : null}
    </>
  );
}

function useQuickWays(keys: StoredKeyBox) {
  const { user } = useSignedIn();
  const [canUsePasskey, setCanUsePasskey] = useState(false);
  const [stored, setStored] = useState<VaultSecretText | null>(null);
  const { vaultId } = keys;
  useEffect(() => {
    let isGone = false;
    void findPasskeyObstacle(location).then((obstacle) => {
      if (!isGone) setCanUsePasskey(obstacle === null);
    });
    // A keychain that does not answer is one that opens nothing.
    void platform()
      .openVaultSecrets()
      .then((secrets) => secrets?.read({ userId: user.uid, vaultId }) ?? null)
      .catch(() => null)
      .then((secret) => {
        if (!isGone) setStored(secret);
      });
    return () => {
      isGone = true;
    };
  }, [user.uid, vaultId]);
  const isKnown = stored !== null && keys.devices.some(({ id }) => id === stored.deviceId);
  return {
    hasPasskey: canUsePasskey && passkeysOf(keys).length > 0,
    keychainSecret: isKnown ? stored : null,
  };
}
