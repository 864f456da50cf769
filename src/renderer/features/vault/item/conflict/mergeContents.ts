/** One content of two, field by field as the owner chose. */
import { type Attachment, type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';

export type Side = 'this' | 'other';

/**
 * `choices` names the side for fields that differ; those without a choice stay as on this side. The files of both stay:
 * none is lost by choosing a word.
 */
export function mergeContents(
  here: VaultContent,
  other: VaultContent,
  choices: Readonly<Record<string, Side>>,
): VaultContent {
  const merged: Record<string, unknown> = { ...here };
  for (const [name, side] of Object.entries(choices)) {
    if (side === 'this' || name === 'kind') continue;
    merged[name] = Reflect.get(other, name);
    if (name === 'password') merged.passwordChangedAt = Reflect.get(other, 'passwordChangedAt');
  }
  merged.attachments = joinFiles(here.attachments, other.attachments);
  return vaultContentSchema.parse(merged);
}

/** In the order in which they were added, each once: together they are no more than one item holds, or neither was saved. */
export function joinFiles(here: readonly Attachment[], other: readonly Attachment[]): Attachment[] {
  const byId = new Map([...other, ...here].map((attachment) => [attachment.fileId, attachment]));
  return [...byId.values()].toSorted((one, next) => one.addedAt.localeCompare(next.addedAt));
}

/**
 * Files that were added to an item, or taken away, while its words were written here: they are no second opinion about the
 * words. Gives what the words are saved on; null when something else changed, of which the owner decides.
 */
export function takeFilesAlong(
  written: VaultContent,
  changedFields: readonly string[],
  standing: VaultContent,
): VaultContent | null {
  if (changedFields.some((name) => name !== 'attachments')) return null;
  return { ...written, attachments: standing.attachments };
}
