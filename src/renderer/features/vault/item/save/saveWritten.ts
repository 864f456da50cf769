/** Saves what was written in the form, over what it began with. */
import type { Language } from '#shared/domain/userProfile.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { itemsShown, type VaultItem } from '../../open/vaultState.ts';
import { vaultSession } from '../../open/vaultStore.ts';
import { takeFilesAlong } from '../conflict/mergeContents.ts';
import { differingFields } from '../versions/differences.ts';
import { type Saved, saveItem } from './saveItem.ts';

interface Written {
  readonly itemId: VaultItemId;
  readonly base: VaultContent;
  /** 0 for a new one. */
  readonly basedOn: number;
  readonly content: VaultContent;
}

/** `former` is what Undo brings back; null of an item that was new. Throws a `FormError`. */
export async function saveWritten(
  { itemId, base, basedOn, content }: Written,
  language: Language,
): Promise<{ saved: Saved; former: VaultContent | null }> {
  if (basedOn === 0) {
    return { saved: await saveItem({ itemId, basedOn, content }, language), former: null };
  }
  const standing = findStanding(itemId);
  if (standing && standing.version > basedOn && standing.alternatives.length === 0) {
    const along = takeFilesAlong(content, differingFields(base, standing.content), standing.content);
    if (along) {
      const saved = await saveItem({ itemId, basedOn: standing.version, content: along }, language);
      return { saved, former: standing.content };
    }
  }
  return { saved: await saveItem({ itemId, basedOn, content }, language), former: base };
}

function findStanding(itemId: VaultItemId): VaultItem | undefined {
  return itemsShown(vaultSession().snapshot()).get(itemId);
}
