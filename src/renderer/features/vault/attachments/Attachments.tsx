/** The files of an item: shown, added, renamed, saved as a copy, taken away; and those that are on their way to it. */
import Camera from 'lucide-react/icons/camera';
import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { formatBytes } from '#features/media/index.ts';
import { addToVault, readTransfer, UploadRow, useUploads } from '#features/uploads/index.ts';
import { VAULT_ITEM_FILES_ADDED } from '#shared/limits.ts';
import type { Attachment } from '#shared/vault/content.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useChange, useIsReadOnly } from '#ui/readOnly.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { useOpenVault, vaultSession } from '../open/vaultStore.ts';
import { AttachmentRow } from './AttachmentRow.tsx';
import { attachmentMessages } from './messages.ts';
import { UnsealedFiles } from './unsealed/UnsealedFiles.tsx';
import { useAttachmentChanges } from './useAttachmentChanges.ts';
import { useDownload } from './useDownload.ts';
import { useFilesGiven } from './useFilesGiven.ts';

const AttachmentViewer = lazyPart(
  async () => (await import('./viewing/AttachmentViewer.tsx')).AttachmentViewer,
  { isAskedFor: true },
);
const RenameDialog = lazyPart(async () => (await import('./RenameDialog.tsx')).RenameDialog, {
  isAskedFor: true,
});

export function Attachments({ item }: { readonly item: VaultItem }) {
  const texts = useMessages(attachmentMessages);
  const language = useLanguage();
  const { vaultId } = useOpenVault();
  const { itemId } = item;
  const { ownerId } = vaultSession().identity();
  const changes = useAttachmentChanges(itemId);
  const download = useDownload(ownerId);
  const [open, setOpen] = useState<Attachment | null>(null);
  const [renaming, setRenaming] = useState<Attachment | null>(null);
  const change = useChange();
  const isReadOnly = useIsReadOnly() || item.state === 'trashed';
  const isPhone = useMediaQuery('(pointer: coarse)');
  const underway = useUploads().filter(
    ({ destination, state }) =>
      destination.kind === 'vault' && destination.itemId === itemId && state.kind !== 'done',
  );
  const add = (files: readonly File[] | Promise<readonly File[]>) =>
    addToVault(ownerId, { vaultId, itemId }, files);
  const pick = (files: FileList | null) => {
    if (files && files.length > 0) add([...files]);
  };
  const isOver = useFilesGiven(
    isReadOnly ? change(() => undefined) : change((transfer) => add(readTransfer(transfer))),
  );
  const { attachments } = item.content;
  const remove = change((attachment: Attachment) => {
    if (open?.fileId === attachment.fileId) setOpen(null);
    void changes.remove(attachment, attachments.indexOf(attachment));
  });

  return (
    <section
      aria-label={texts.title}
      className={`rounded-card ${isOver && !isReadOnly ? 'outline-2 outline-accent outline-dashed outline-offset-8' : ''}`}
    >
      <h3 className="text-title">{texts.title}</h3>
      <UnsealedFiles itemId={itemId} />
      {attachments.length === 0 && underway.length === 0 && !isReadOnly ? (
        <p className="mt-2 max-w-prose text-ink-soft">{texts.none}</p>
      ) : null}
      {attachments.length > 0 ? (
        <ul aria-label={texts.list} className="mt-2">
          {attachments.map((attachment) => (
            <AttachmentRow
              key={attachment.fileId}
              attachment={attachment}
              isReadOnly={isReadOnly}
              onOpen={() => setOpen(attachment)}
              onDownload={() => download.ask(attachment)}
              onRename={change(() => setRenaming(attachment))}
              onRemove={() => remove(attachment)}
            />
          ))}
        </ul>
      ) : null}
      {underway.length > 0 ? (
        <ul aria-label={texts.underway} className="mt-2">
          {underway.map((upload) => (
            <li key={upload.id}>
              <UploadRow upload={upload} />
            </li>
          ))}
        </ul>
      ) : null}
      {download.running ? (
        <div className="mt-3 flex items-center gap-3">
          <ProgressBar
            className="flex-1"
            label={texts.saving(download.running.attachment.name)}
            value={download.running.writtenBytes}
            maximum={Math.max(1, download.running.attachment.byteCount)}
            valueLabel={texts.openingPart(
              formatBytes(download.running.writtenBytes, language),
              formatBytes(download.running.attachment.byteCount, language),
            )}
          />
          <Button variant="quiet" size="small" onPress={download.stop}>
            {texts.stop}
          </Button>
        </div>
      ) : null}
      {isReadOnly ? null : (
        <div className="mt-4 flex flex-wrap gap-3">
          <FileTrigger allowsMultiple onSelect={pick}>
            <Button variant="secondary" icon={<Paperclip size={18} aria-hidden="true" />}>
              {texts.add}
            </Button>
          </FileTrigger>
          {isPhone ? (
            <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={pick}>
              <Button variant="secondary" icon={<Camera size={18} aria-hidden="true" />}>
                {texts.takePhoto}
              </Button>
            </FileTrigger>
          ) : null}
        </div>
      )}
      {isOver && !isReadOnly ? (
        <p role="status" className="mt-3 font-semibold text-accent-text">
          {texts.dropHere}
        </p>
      ) : null}
      {attachments.length + underway.length >= VAULT_ITEM_FILES_ADDED ? (
        <p className="mt-3 text-ink-soft text-small">{texts.tooMany}</p>
      ) : null}
      {open ? (
        <AttachmentViewer
          key={open.fileId}
          userId={ownerId}
          attachment={open}
          onClose={() => setOpen(null)}
          onDownload={() => download.ask(open)}
        />
      ) : null}
      {renaming ? (
        <RenameDialog
          attachment={renaming}
          onClose={() => setRenaming(null)}
          onRename={(name) => changes.rename(renaming, name)}
        />
      ) : null}
      <ConfirmDialog
        isOpen={download.asked !== null}
        title={texts.copyTitle}
        confirmLabel={texts.copyOnce}
        onCancel={download.refuse}
        onConfirm={download.confirm}
      >
        {texts.copyText}
      </ConfirmDialog>
    </section>
  );
}
