/** Files dropped on the list, and pictures pasted: each becomes an item of its own, and is sealed into it. */
import { useExplainFailure } from '#features/failures/index.ts';
import { addToVault, readTransfer } from '#features/uploads/index.ts';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { useFilesGiven } from '../attachments/useFilesGiven.ts';
import { type NewItem, saveNewItems } from '../item/save/saveItem.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { itemsMessages } from './messages.ts';
import { showVaultToast } from './vaultToast.ts';

/** True while files hover over the page. An item that is open takes them itself. */
export function useDroppedFiles(isItemShown: boolean): boolean {
  const texts = useMessages(itemsMessages);
  const explain = useExplainFailure();
  const change = useChange();

  async function keep(given: Promise<readonly File[]>): Promise<void> {
    const files = await given;
    if (files.length === 0) return;
    const session = vaultSession();
    const outcomes = await saveNewItems(files.map(newItemOf));
    const state = session.snapshot();
    if (state.kind !== 'open') return;
    let keptCount = 0;
    for (const [at, outcome] of outcomes.entries()) {
      const file = files[at];
      if (!file || (outcome.is !== 'saved' && outcome.is !== 'both-kept')) continue;
      keptCount += 1;
      const { itemId } = outcome.item;
      addToVault(session.identity().ownerId, { vaultId: state.vaultId, itemId }, [file]);
    }
    if (keptCount > 0) showVaultToast({ message: texts.dropped(keptCount) });
    const failed = outcomes.find((outcome) => outcome.is === 'failed');
    if (failed) showVaultToast({ message: explain(failed.failure), tone: 'error' });
  }

  const take = change((transfer: DataTransfer) => void keep(readTransfer(transfer)));
  const isOver = useFilesGiven((transfer) => {
    // Taken from the browser all the same, which would open the file in place of the page.
    if (!isItemShown) take(transfer);
  });
  return isOver && !isItemShown;
}

/** Dropped again because nobody answered, it is the same item. */
function newItemOf({ name, size, lastModified }: File): NewItem {
  return { what: `dropped ${size}, ${lastModified}, ${name}`, content: contentFor(name) };
}

/** Called as the file is, without what tells its kind. */
function contentFor(fileName: string) {
  const title = fileName.replace(/(?<=.)\.[^.\s]{1,8}$/, '').slice(0, 500);
  return vaultContentSchema.parse({ kind: 'file', title });
}
