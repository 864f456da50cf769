/** What the owner does with an item's files: each change is a version of the item, made on top of the one that stands. */
import type { Attachment } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { itemsShown } from '../open/vaultState.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { attachmentMessages } from './messages.ts';

type ChangeList = (attachments: readonly Attachment[]) => readonly Attachment[];

/** Whether it was saved. */
async function changeAttachments(itemId: VaultItemId, change: ChangeList): Promise<boolean> {
  const session = vaultSession();
  const item = itemsShown(session.snapshot()).get(itemId);
  if (!item) return false;
  const content = { ...item.content, attachments: [...change(item.content.attachments)] };
  const [outcome] = await session.save([{ itemId, basedOn: item.version, content }]);
  return outcome?.is === 'saved' || outcome?.is === 'both-kept';
}

export function useAttachmentChanges(itemId: VaultItemId) {
  const texts = useMessages(attachmentMessages);

  async function putBack(removed: Attachment, index: number): Promise<void> {
    const isBack = await changeAttachments(itemId, (attachments) =>
      attachments.some(({ fileId }) => fileId === removed.fileId)
        ? attachments
        : attachments.toSpliced(index, 0, removed),
    );
    if (!isBack) showToast({ message: texts.notUndone, tone: 'error' });
  }

  return {
    async rename(renamed: Attachment, name: string): Promise<void> {
      const isSaved = await changeAttachments(itemId, (attachments) =>
        attachments.map((each) => (each.fileId === renamed.fileId ? { ...each, name } : each)),
      );
      if (!isSaved) showToast({ message: texts.notSaved, tone: 'error' });
    },

    async remove(removed: Attachment, index: number): Promise<void> {
      const isSaved = await changeAttachments(itemId, (attachments) =>
        attachments.filter(({ fileId }) => fileId !== removed.fileId),
      );
      if (!isSaved) {
        showToast({ message: texts.notSaved, tone: 'error' });
        return;
      }
      closeWhenLocked(
        showToast({
          message: texts.removed(removed.name),
          action: { label: texts.undo, onAction: () => void putBack(removed, index) },
        }),
      );
    },
  };
}

/** What names a file is not shown over a locked vault. */
export function closeWhenLocked(close: () => void): void {
  const session = vaultSession();
  const stop = session.subscribe(() => {
    if (session.snapshot().kind === 'open') return;
    stop();
    close();
  });
}
