/** A vault in memory that answers as the real one does, also when its line breaks or it is locked. */
import {
  type Attachment,
  attachmentSchema,
  type VaultContent,
  vaultContentSchema,
} from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import { newItemId } from '../open/saving/saveItems.ts';
import type { EarlierVersion, ItemToSave, SaveOutcome, VaultItem } from '../open/vaultState.ts';
import type { ImportStep } from './importPlan.ts';
import type { ImportSession } from './runImport.ts';

export const note = (title: string): VaultContent => vaultContentSchema.parse({ kind: 'note', title });
export const stepOf = (title: string, parts: Partial<ImportStep> = {}): ImportStep => ({
  title,
  toSave: { itemId: newItemId(), basedOn: 0, content: note(title) },
  files: [],
  former: null,
  ...parts,
});
export const fileOf = (name: string): Attachment =>
  attachmentSchema.parse({
    fileId: crypto.randomUUID(),
    name,
    byteCount: 1,
    sha256: '0'.repeat(64),
    key: 'k'.repeat(43),
    addedAt: '2026-01-01T00:00:00Z',
  });

interface Faults {
  /** Titles that it does not take. */
  readonly refuse?: (title: string) => boolean;
  /** Titles that it takes without an answer. */
  readonly loseAnswers?: (title: string) => boolean;
}

export type MemoryVault = ReturnType<typeof createMemoryVault>;

export function createMemoryVault({ refuse = () => false, loseAnswers = () => false }: Faults = {}) {
  const items = new Map<VaultItemId, VaultItem>();
  const earlier = new Map<VaultItemId, EarlierVersion[]>();
  /** As far as the page knows. */
  let seen = new Map<VaultItemId, VaultItem>();
  const calls: number[] = [];
  const unreachable = (itemId: VaultItemId | null): SaveOutcome => ({
    is: 'failed',
    itemId,
    failure: { kind: 'unreachable' },
  });
  function write({ itemId = newItemId(), basedOn, content }: ItemToSave): SaveOutcome {
    if (refuse(content.title)) return unreachable(itemId);
    const before = items.get(itemId);
    if (before) earlier.set(itemId, [...(earlier.get(itemId) ?? []), { ...before, savedAt: 0 }]);
    const item: VaultItem = {
      itemId,
      version: basedOn + 1,
      content,
      state: 'kept',
      trashedAt: null,
      alternatives: [],
      createdAt: 0,
      updatedAt: 0,
      earlierVersions: [],
    };
    items.set(itemId, item);
    if (loseAnswers(content.title)) return unreachable(itemId);
    seen.set(itemId, item);
    return { is: 'saved', item };
  }
  const assertOpen = () => {
    if (vault.isLocked) throw new VaultLockedError('It is locked');
  };
  const session: ImportSession = {
    noteActivity: () => {},
    async look() {
      if (!vault.isCut) seen = new Map(items);
    },
    earlierVersions: async ({ itemId }) => earlier.get(itemId) ?? [],
    async save(toSave) {
      assertOpen();
      calls.push(toSave.length);
      return toSave.map(write);
    },
    async trash(toTrash) {
      assertOpen();
      return toTrash.map((item) => {
        const trashed: VaultItem = { ...item, version: item.version + 1, state: 'trashed' };
        items.set(item.itemId, trashed);
        seen.set(item.itemId, trashed);
        return { is: 'saved', item: trashed };
      });
    },
  };
  const vault = {
    /** As they stand on the server. */
    items,
    calls,
    session,
    isLocked: false,
    /** Nothing can be looked at. */
    isCut: false,
    presentItems: () => seen,
    versions: () => [...new Set([...items.values()].map(({ version }) => version))],
  };
  return vault;
}
