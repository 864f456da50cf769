/** Whether an item of an import stands in the vault, whatever was answered when it was saved. */
import type { VaultContent } from '#shared/vault/content.ts';
import { isSameContent } from '../open/saving/itemToSave.ts';
import type { VaultSession } from '../open/vaultSession.ts';
import type { VaultItem } from '../open/vaultState.ts';
import type { ImportStep, KeptItems } from './importPlan.ts';

export interface ImportedStep {
  /** As the import left it. */
  readonly item: VaultItem;
  /** What it was, where an item of the vault was changed. */
  readonly former: VaultContent | null;
}

/** `present` is all that stands, also in the trash. Null when it did not come, or nothing tells that it did. */
export async function findCame(
  { toSave: { itemId, basedOn, content }, former }: Pick<ImportStep, 'toSave' | 'former'>,
  present: KeptItems,
  session: Pick<VaultSession, 'earlierVersions'>,
): Promise<ImportedStep | null> {
  const item = present.get(itemId);
  if (!item) return null;
  // Nobody else knows the id of a new item.
  if (!former || isSameButFiles(item.content, content)) return { item, former };
  if (item.version <= basedOn) return null;
  // It was written into since, by its owner or by another device.
  const earlier = await session.earlierVersions(item).catch(() => []);
  const came = earlier.find((version) => isSameButFiles(version.content, content));
  return came ? { item: { ...item, version: came.version, content: came.content }, former } : null;
}

/** Files arrive after their item, and each is a version of its own. */
export function isSameButFiles(one: VaultContent, other: VaultContent): boolean {
  return isSameContent({ ...one, attachments: [] }, { ...other, attachments: [] });
}
