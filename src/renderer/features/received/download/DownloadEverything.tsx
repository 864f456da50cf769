/** One file with all that was received, which opens without us. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import type { FileToArchive } from '#features/personKeys/index.ts';
import { loadVaultCompanions, NewPassphraseField, useNewPassphrase } from '#features/vault/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { Received } from '#shared/legacy/received.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { linkToFile } from '../api.ts';
import { lettersIn } from '../openReceivedVault.ts';
import type { ReceivedVaultState } from '../useReceivedVault.ts';
import { copyMessages } from './messages.ts';
import { vaultFolder } from './vaultFolder.ts';

type OpenVault = Extract<ReceivedVaultState, { state: 'open' }>;

interface DownloadEverythingProps {
  readonly received: Received;
  readonly hasVault: boolean;
  readonly vault: ReceivedVaultState;
}

export function DownloadEverything({ received, hasVault, vault }: DownloadEverythingProps) {
  const texts = useMessages(copyMessages);
  const save = useSaveCopy(received);
  const hasSealed = vault.state === 'open' && isSomethingSealed(vault.sealed);
  const isUnread = vault.state === 'failed' || (vault.state === 'loading' && hasVault);
  const isLeftOut = isUnread || (vault.state === 'sealed' && isSomethingSealed(vault.sealed));
  const hasMemories = received.albums.length + received.mediaItems.length > 0;
  return (
    <Card as="section" className="max-w-2xl">
      <h2 className="text-title">{texts.title}</h2>
      <p className="mt-2">{texts.text}</p>
      {hasSealed ? <p className="mt-2">{texts.withVault}</p> : null}
      {isLeftOut ? <p className="mt-2 text-ink-soft">{texts.vaultLeftOut}</p> : null}
      <div className="mt-5">
        {hasSealed ? <SealedCopy vault={vault} received={received} /> : null}
        {!hasSealed && hasMemories ? (
          <Button variant="secondary" onPress={() => void save(null)}>
            {isLeftOut ? texts.saveWithoutVault : texts.save}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

const isSomethingSealed = ({ items, contents }: OpenVault['sealed']) => items.length + contents.length > 0;

interface Prepared {
  readonly files: readonly FileToArchive[];
  readonly refusedCount: number;
}

/** The phrase goes to the key holder at once; the save dialog needs a press of its own. */
function SealedCopy({ received, vault }: { readonly received: Received; readonly vault: OpenVault }) {
  const texts = useMessages(copyMessages);
  const [step, setStep] = useState<'idle' | 'phrase' | Prepared>('idle');
  const save = useSaveCopy(received);
  const { holder, setBusy } = vault;
  if (step === 'idle') {
    return (
      <Button variant="secondary" onPress={() => setStep('phrase')}>
        {texts.prepare}
      </Button>
    );
  }
  if (step === 'phrase')
    return <CopyPhrase vault={vault} onPrepared={setStep} onCancel={() => setStep('idle')} />;
  const { files, refusedCount } = step;
  async function press(): Promise<void> {
    setBusy(true);
    await save(
      vaultFolder({
        exportedAt: new Date(systemClock.now()),
        files,
        linkTo: (fileId) => linkToFile(received.ownerId, fileId),
        doesFileOpen: (fileId, content) =>
          holder.ask(async (keys) => keys.doesCopiedFileOpen(fileId, content)),
        end: (end) => holder.ask(async (keys) => keys.endCopy(end)),
        readCompanions: loadVaultCompanions,
        nameOf: texts.vaultFile,
      }),
    );
    setBusy(false);
  }
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status">
        {texts.ready} {texts.stay}
      </p>
      {refusedCount > 0 ? <Banner tone="notice">{texts.refused(refusedCount)}</Banner> : null}
      <Button onPress={() => void press()}>{texts.save}</Button>
    </div>
  );
}

interface CopyPhraseProps {
  readonly vault: OpenVault;
  readonly onPrepared: (prepared: Prepared) => void;
  readonly onCancel: () => void;
}

function CopyPhrase({ vault: { holder, sealed }, onPrepared, onCancel }: CopyPhraseProps) {
  const texts = useMessages(copyMessages);
  const passphrase = useNewPassphrase({
    staysOpen: true,
    asksBeforeLeaving: false,
    explain: useExplain({ otherwise: texts.failed }),
    async submit(phrase) {
      const things = { items: sealed.items, letters: lettersIn(sealed) };
      const begun = await holder.ask(async (keys) => keys.beginCopy(things, phrase));
      if (!begun.ok) throw new FormError(texts.tooWeak);
      onPrepared(begun);
    },
  });
  return (
    <Form form={passphrase.form}>
      <NewPassphraseField passphrase={passphrase} label={texts.phrase} autoFocus />
      <p className="text-small text-ink-soft">{texts.phraseForgotten}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isPending={passphrase.form.isPending}>
          {texts.continue}
        </Button>
        <Button variant="quiet" onPress={onCancel} isDisabled={passphrase.form.isPending}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}

function useSaveCopy(received: Received) {
  const texts = useMessages(copyMessages);
  const language = useLanguage();
  return async (vault: ReturnType<typeof vaultFolder> | null) => {
    try {
      // Loaded by then: a save dialog opens only soon after a press.
      const { saveCopy } = await import('./saveCopy.tsx');
      await saveCopy({ received, language, vault });
    } catch {
      showToast({ message: texts.failed, tone: 'error' });
    }
  };
}
