/** The versions before this one: each can be read, and brought back as the newest. */
import { useCallback, useEffect, useState } from 'react';
import { logError } from '#platform/logging/logger.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { useChange } from '#ui/readOnly.tsx';
import type { EarlierVersion, VaultItem } from '../../open/vaultState.ts';
import { vaultSession } from '../../open/vaultStore.ts';
import { nameField } from '../fields/nameField.ts';
import { itemMessages } from '../messages.ts';
import { ContentView } from '../read/ContentView.tsx';
import { FilesMissingError, saveItem } from '../save/saveItem.ts';
import type { ItemActions } from '../save/useItemActions.ts';
import { differingFields } from './differences.ts';
import { versionsMessages } from './messages.ts';

interface VersionsDialogProps {
  readonly item: VaultItem;
  readonly actions: ItemActions;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function VersionsDialog({ item, actions, isOpen, onClose }: VersionsDialogProps) {
  const texts = useMessages(itemMessages);
  return (
    <DialogOnDemand title={texts.versions} isOpen={isOpen} onClose={onClose} size="wide">
      <VersionList item={item} actions={actions} onClose={onClose} />
    </DialogOnDemand>
  );
}

type Versions =
  | { readonly state: 'reading' }
  | { readonly state: 'failed' }
  | { readonly state: 'read'; readonly versions: readonly EarlierVersion[] };

function VersionList({ item, actions, onClose }: Omit<VersionsDialogProps, 'isOpen'>) {
  const history = useMessages(versionsMessages);
  const [found, setFound] = useState<Versions>({ state: 'reading' });
  const read = useCallback(async () => {
    setFound({ state: 'reading' });
    try {
      setFound({ state: 'read', versions: await vaultSession().earlierVersions(item) });
    } catch (error) {
      logError('The versions of an item could not be read', {}, error);
      setFound({ state: 'failed' });
    }
  }, [item]);
  useEffect(() => void read(), [read]);

  if (found.state === 'reading') return <p role="status">{history.readingVersions}</p>;
  if (found.state === 'failed') {
    return (
      <Banner
        tone="error"
        action={
          <Button variant="secondary" size="small" onPress={() => void read()}>
            {history.tryAgain}
          </Button>
        }
      >
        {history.versionsFailed}
      </Banner>
    );
  }
  const { versions } = found;
  if (versions.length === 0) return <p className="text-ink-soft">{history.versionsEmpty}</p>;
  return (
    <>
      <p className="mb-5 text-ink-soft">{history.versionsText}</p>
      <ul className="flex flex-col divide-y divide-line">
        {versions.map((version, place) => (
          <Version
            key={version.version}
            item={item}
            version={version}
            next={versions[place - 1]?.content ?? item.content}
            actions={actions}
            onClose={onClose}
          />
        ))}
      </ul>
    </>
  );
}

interface VersionProps {
  readonly item: VaultItem;
  readonly version: EarlierVersion;
  /** What came after it. */
  readonly next: VaultItem['content'];
  readonly actions: ItemActions;
  readonly onClose: () => void;
}

function Version({ item, version, next, actions, onClose }: VersionProps) {
  const texts = useMessages(itemMessages);
  const history = useMessages(versionsMessages);
  const language = useLanguage();
  const change = useChange();
  const [isRead, setRead] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [issue, setIssue] = useState<{ readonly said: Sentence; readonly areFilesGone: boolean } | null>(
    null,
  );
  const date = longDateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(version.savedAt);
  const fields = differingFields(version.content, next).map((name) => nameField(language, name));

  async function bringBack(withFiles: boolean): Promise<void> {
    setBusy(true);
    setIssue(null);
    const content = withFiles
      ? version.content
      : { ...version.content, attachments: item.content.attachments };
    try {
      const saved = await saveItem({ itemId: item.itemId, basedOn: item.version, content }, language);
      if (!saved.areBothKept) actions.offerUndo(saved.item, item.content, history.broughtBack);
      onClose();
    } catch (error) {
      const said = error instanceof FormError ? error.sentence : texts.saveFailed;
      setIssue({ said, areFilesGone: error instanceof FilesMissingError });
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">{date}</p>
          {fields.length > 0 ? (
            <p className="text-small text-ink-soft">{history.differsIn(fields.join(', '))}</p>
          ) : null}
        </div>
        <Button
          variant="quiet"
          size="small"
          aria-label={isRead ? history.closeVersion(date) : history.readVersion(date)}
          aria-expanded={isRead}
          onPress={() => setRead(!isRead)}
        >
          {isRead ? texts.close : texts.read}
        </Button>
        <Button
          variant="secondary"
          size="small"
          isPending={isBusy}
          onPress={change(() => void bringBack(true))}
        >
          {history.bringBack}
        </Button>
      </div>
      {issue ? (
        <Banner
          tone="error"
          className="mt-3"
          action={
            issue.areFilesGone ? (
              <Button variant="secondary" size="small" onPress={change(() => void bringBack(false))}>
                {history.withoutFiles}
              </Button>
            ) : undefined
          }
        >
          <SentenceText sentence={issue.said} />
        </Banner>
      ) : null}
      {isRead ? (
        <div className="mt-4 rounded-control bg-sunken p-4">
          <p className="mb-4 text-title">{version.content.title || texts.untitled}</p>
          <ContentView content={version.content} namesFiles />
        </div>
      ) : null}
    </li>
  );
}
