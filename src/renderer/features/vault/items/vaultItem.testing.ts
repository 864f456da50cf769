/** An item of the vault for tests of its list. */
import { vaultContentSchema } from '#shared/vault/content.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { VaultItem } from '../open/vaultState.ts';

let count = 0;

/** A note, unless `content` says otherwise. */
export function vaultItem(content: object, parts: Partial<VaultItem> = {}): VaultItem {
  count += 1;
  return {
    itemId: vaultItemIdSchema.parse(`00000000-0000-4000-8000-${String(count).padStart(12, '0')}`),
    version: 1,
    content: vaultContentSchema.parse({ kind: 'note', ...content }),
    state: 'kept',
    trashedAt: null,
    alternatives: [],
    createdAt: 0,
    updatedAt: 0,
    earlierVersions: [],
    ...parts,
  };
}
