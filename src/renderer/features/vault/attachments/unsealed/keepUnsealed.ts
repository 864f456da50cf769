/** Keeps the journal of this page's unsealed files in step with the queue, and holds what is to be told of others. */
import { isUploadThere, unsealedVaultFiles, watchUploads } from '#features/uploads/index.ts';
import type { VaultId, VaultItemId } from '#shared/vault/ids.ts';
import { itemsShown } from '../../open/vaultState.ts';
import { vaultSession } from '../../open/vaultStore.ts';
import { type UnsealedFile, UnsealedJournal } from './unsealedJournal.ts';

const pageId = crypto.randomUUID();
const lockOf = (page: string) => `amaranth-vault-unsealed/${page}`;

/** Without locks no page can be known to be there: what it has not sealed is told too early then, not too late. */
async function livingPages(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const prefix = lockOf('');
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  );
}

const listeners = new Set<() => void>();
const nothing: readonly UnsealedFile[] = [];
let told = nothing;
let journal: UnsealedJournal | null = null;

function tell(files: readonly UnsealedFile[]): void {
  told = files;
  for (const listener of listeners) listener();
}

/** Of pages that are gone, and of this one before it was locked. None while the vault is locked. */
export const unsealedStore = {
  snapshot: (): readonly UnsealedFile[] => told,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The owner has read of those of this item. */
export async function dismissUnsealed(itemId: VaultItemId): Promise<void> {
  tell(told.filter((file) => file.itemId !== itemId));
  await journal?.dismiss(itemId);
}

/** Whether the queue has it, or its item: a file goes by the same id from the beginning to the end. */
export function isSafe({ id, itemId }: UnsealedFile): boolean {
  const item = itemsShown(vaultSession().snapshot()).get(itemId);
  const hasArrived = item?.content.attachments.some(({ fileId }) => fileId === id) ?? false;
  return hasArrived || isUploadThere(id);
}

function underwayIn(vaultId: VaultId, known: ReadonlyMap<string, UnsealedFile>): UnsealedFile[] {
  return unsealedVaultFiles().flatMap(({ id, destination, fileName }) => {
    if (destination.kind !== 'vault' || destination.vaultId !== vaultId) return [];
    // Its name is there again a moment after the vault is.
    const name = fileName || known.get(id)?.name;
    return name ? [{ id, itemId: destination.itemId, name }] : [];
  });
}

/** From when the vault is open until `locked`. */
export async function keepUnsealed(vaultId: VaultId, locked: AbortSignal): Promise<void> {
  if (!journal) {
    journal = new UnsealedJournal({ session: vaultSession(), pageId, livingPages });
    // Held for as long as the page is there.
    navigator.locks?.request(lockOf(pageId), () => new Promise(() => undefined)).catch(() => undefined);
  }
  const pages = journal;
  let known: ReadonlyMap<string, UnsealedFile> = new Map();
  let kept = '';
  let keeping: Promise<void> | null = null;
  const look = () => {
    if (locked.aborted || keeping) return;
    const underway = underwayIn(vaultId, known);
    const ids = underway.map(({ id }) => id).join();
    if (ids === kept) return;
    kept = ids;
    known = new Map(underway.map((file) => [file.id, file]));
    keeping = pages.keep(underway).finally(() => {
      keeping = null;
      look();
    });
  };
  const stop = watchUploads(look);
  locked.addEventListener(
    'abort',
    () => {
      stop();
      tell(nothing);
    },
    { once: true },
  );
  keeping = pages.collect(underwayIn(vaultId, known), isSafe).then((files) => {
    if (!locked.aborted) tell(files);
  });
  await keeping;
  keeping = null;
  look();
}
