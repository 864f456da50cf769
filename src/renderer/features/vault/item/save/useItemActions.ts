/** What can be done with an item besides writing in it: each at once, with an Undo. */
import { useState } from 'react';
import type { VaultContent } from '#shared/vault/content.ts';
import { FormError } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { VaultItem } from '../../open/vaultState.ts';
import { vaultSession } from '../../open/vaultStore.ts';
import { titleOf } from '../../search/itemTitle.ts';
import { conflictMessages } from '../conflict/messages.ts';
import { itemMessages } from '../messages.ts';
import { outcomeOf, saveItem, saveNewItem } from './saveItem.ts';
import { showUndoToast } from './undoToast.ts';

export interface ItemActions {
  readonly isBusy: boolean;
  /** Saves `content` over the item as it stands, and offers to take it back. Resolves to null when it was not saved. */
  change(item: VaultItem, content: VaultContent, said: string): Promise<VaultItem | null>;
  /** Offers to take back what was just saved over `former`; null of an item that was new. */
  offerUndo(saved: VaultItem, former: VaultContent | null, said: string): void;
  duplicate(item: VaultItem): Promise<VaultItem | null>;
  trash(item: VaultItem): Promise<boolean>;
  restore(item: VaultItem): Promise<void>;
}

export function useItemActions(): ItemActions {
  const texts = useMessages(itemMessages);
  const conflict = useMessages(conflictMessages);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);

  /** What a person pressed once is done once; why it was not is said. */
  async function attempt<Value>(act: () => Promise<Value>): Promise<Value | null> {
    setBusy(true);
    try {
      return await act();
    } catch (error) {
      const message = error instanceof FormError ? error.sentence : texts.saveFailed;
      showToast({ message, tone: 'error' });
      return null;
    } finally {
      setBusy(false);
    }
  }

  function offerUndo(saved: VaultItem, former: VaultContent | null, said: string): void {
    const undo = async () => {
      if (former) {
        const { itemId, version } = saved;
        const { areBothKept } = await saveItem({ itemId, basedOn: version, content: former }, language);
        showToast({ message: areBothKept ? conflict.bothTitle : texts.undone });
      } else {
        outcomeOf(await vaultSession().trash([saved]), language);
        showToast({ message: texts.trashed });
      }
    };
    showUndoToast({
      message: said,
      action: { label: texts.undo, onAction: () => void attempt(undo) },
    });
  }

  return {
    isBusy,
    offerUndo,
    change: async (item, content, said) =>
      attempt(async () => {
        const { itemId, version } = item;
        const saved = await saveItem({ itemId, basedOn: version, content }, language);
        if (!saved.areBothKept) offerUndo(saved.item, item.content, said);
        return saved.item;
      }),
    duplicate: async ({ itemId, version, content }) =>
      attempt(async () => {
        const title = texts.copyOf(titleOf(content) || texts.untitled).slice(0, 500);
        // A file belongs to one item.
        const copy = { ...content, title, isFavourite: false, attachments: [] };
        const saved = await saveNewItem(`copy of ${itemId}, ${version}`, copy, language);
        const hadFiles = content.attachments.length > 0;
        offerUndo(saved.item, null, hadFiles ? texts.copyWithoutFiles : texts.copyMade);
        return saved.item;
      }),
    trash: async (item) => {
      const trashed = await attempt(async () => outcomeOf(await vaultSession().trash([item]), language));
      if (!trashed) return false;
      const undo = async () => {
        outcomeOf(await vaultSession().restore([trashed.item]), language);
        showToast({ message: texts.restored });
      };
      showUndoToast({
        message: texts.trashed,
        action: { label: texts.undo, onAction: () => void attempt(undo) },
      });
      return true;
    },
    restore: async (item) => {
      await attempt(async () => {
        outcomeOf(await vaultSession().restore([item]), language);
        showToast({ message: texts.restored });
      });
    },
  };
}
