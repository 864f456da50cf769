/** Every way to open the vault beside phrase and recovery key: which there are, one more, one less. */
import KeyRound from 'lucide-react/icons/key-round';
import Laptop from 'lucide-react/icons/laptop';
import { useEffect, useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { type VaultDeviceId, vaultDeviceIdSchema } from '#shared/vault/ids.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { useOpenVault, vaultSession } from '../open/vaultStore.ts';
import { findPasskeyObstacle, type PasskeyObstacle } from '../unlock/passkey.ts';
import { useConfirmation } from '../unlock/useConfirmation.tsx';
import { useExplainChange } from '../unlock/useExplainChange.ts';
import { AddWayForm } from './AddWayForm.tsx';
import { vaultSettingsMessages } from './messages.ts';
import { changeSentence } from './presentSecret.ts';
import { VaultSection } from './VaultSection.tsx';

const kinds = {
  passkey: { Icon: KeyRound },
  keychain: { Icon: Laptop },
} as const;

export function WaysSection() {
  const texts = useMessages(vaultSettingsMessages);
  const language = useLanguage();
  const change = useChange();
  const { keys } = useOpenVault();
  const offered = useOffered();
  const here = useDeviceHere(keys.generation);
  const [adding, setAdding] = useState<'passkey' | 'keychain' | null>(null);
  const [leaving, setLeaving] = useState<{ readonly id: VaultDeviceId; readonly name: string } | null>(null);
  const removal = useRemoval(() => setLeaving(null));
  const days = longDateFormat(language, { dateStyle: 'long' });
  const isHereAlready = keys.devices.some(({ id }) => id === here);

  return (
    <VaultSection title={texts.ways}>
      <p className="text-ink-soft">{texts.waysText}</p>
      {keys.devices.length === 0 ? (
        <p>{texts.noWays}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {keys.devices.map(({ id, kind, name, createdAt }) => {
            const { Icon } = kinds[kind];
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
                <span className="min-w-[min(10rem,100%)] flex-1 [overflow-wrap:anywhere]">
                  <span className="block font-semibold">
                    {name}
                    {id === here ? (
                      <span className="font-normal text-ink-soft"> ({texts.thisComputer})</span>
                    ) : null}
                  </span>
                  <span className="block text-small text-ink-soft">
                    {texts.addedOn(texts[kind], days.format(new Date(createdAt)))}
                  </span>
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={texts.removeNamed(name)}
                  onPress={change(() => setLeaving({ id: vaultDeviceIdSchema.parse(id), name }))}
                >
                  {texts.remove}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {adding ? (
        <AddWayForm key={adding} kind={adding} keys={keys} onClose={() => setAdding(null)} />
      ) : (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {offered.passkey === null ? (
            <Button variant="secondary" onPress={change(() => setAdding('passkey'))}>
              {texts.addPasskey}
            </Button>
          ) : null}
          {offered.keychain === 'yes' && !isHereAlready ? (
            <Button variant="secondary" onPress={change(() => setAdding('keychain'))}>
              {texts.addKeychain}
            </Button>
          ) : null}
        </div>
      )}
      {offered.passkey ? (
        <p className="text-small text-ink-soft">{texts[`passkeyObstacle_${offered.passkey}`]}</p>
      ) : null}
      {offered.keychain === 'too-weak' ? (
        <p className="text-small text-ink-soft">{texts.keychainMissing}</p>
      ) : null}
      <ConfirmDialog
        title={texts.removeTitle(leaving?.name ?? '')}
        confirmLabel={texts.remove}
        isOpen={leaving !== null && !removal.isAsking}
        isPending={removal.isPending}
        isDangerous
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) void removal.remove(leaving.id, leaving.id === here);
        }}
      >
        {texts.removeText}
      </ConfirmDialog>
      {removal.dialog}
    </VaultSection>
  );
}

interface Offered {
  /** What stands in the way of one; undefined until that is known. */
  readonly passkey?: PasskeyObstacle | null;
  readonly keychain: 'no' | 'yes' | 'too-weak';
}

/** What can be added here. */
function useOffered() {
  const [offered, setOffered] = useState<Offered>({ keychain: 'no' });
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const [passkey, store] = await Promise.all([
        findPasskeyObstacle(location),
        platform().describeSessionStore(),
      ]);
      const keychain = store === 'browser-session' ? 'no' : store === 'keychain' ? 'yes' : 'too-weak';
      if (!isGone) setOffered({ passkey, keychain });
    };
    ask().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return offered;
}

/** The way that this computer's keychain is, read anew with each change of the keys. */
function useDeviceHere(generation: number): string | null {
  const { user } = useSignedIn();
  const { vaultId } = useOpenVault();
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    platform()
      .openVaultSecrets()
      .then((secrets) => secrets?.read({ userId: user.uid, vaultId }) ?? null)
      .then(
        (secret) => {
          if (!isGone) setHere(secret?.deviceId ?? null);
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [user.uid, vaultId, generation]);
  return here;
}

function useRemoval(onDone: () => void) {
  const texts = useMessages(vaultSettingsMessages);
  const language = useLanguage();
  const explain = useExplainChange();
  const { user } = useSignedIn();
  const { vaultId } = useOpenVault();
  const { confirmed, dialog, isAsking } = useConfirmation();
  const [isPending, setPending] = useState(false);

  async function remove(deviceId: VaultDeviceId, isHere: boolean) {
    setPending(true);
    try {
      const removed = await confirmed(() => vaultSession().removeDevice(deviceId));
      if (!removed.ok) throw new FormError(changeSentence(removed.problem, language));
      if (isHere) await (await platform().openVaultSecrets())?.write({ userId: user.uid, vaultId }, null);
      showToast({ message: texts.removed });
    } catch (error) {
      showToast({ message: error instanceof FormError ? error.sentence : explain(error), tone: 'error' });
    } finally {
      setPending(false);
      onDone();
    }
  }
  return { remove, isPending, isAsking, dialog };
}
