/** One item of what is in the vault and what the import says of it: what the import leaves open stays as it is. */
import { type CustomField, type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { hostOf } from '../websiteHost.ts';
import { isOriginLabel } from './origin.ts';

/** Not the import's to change: what the owner answered, and files, whose keys stand in the item. */
const kept = new Set(['kind', 'attachments', 'answers', 'tags', 'isFavourite', 'customFields', 'websites']);

/** Null where both together are more than one item holds, or are of two kinds. */
export function takeOver(existing: VaultContent, incoming: VaultContent): VaultContent | null {
  if (existing.kind !== incoming.kind) return null;
  const parts = Object.entries(incoming).filter(([part, value]) => !kept.has(part) && saysSomething(value));
  const merged = vaultContentSchema.safeParse({
    ...existing,
    ...Object.fromEntries(parts),
    tags: [...new Set([...existing.tags, ...incoming.tags])],
    isFavourite: existing.isFavourite || incoming.isFavourite,
    customFields: joinFields(existing.customFields, incoming.customFields),
    ...(existing.kind === 'password' && incoming.kind === 'password'
      ? {
          websites: joinWebsites(existing.websites, incoming.websites),
          passwordChangedAt:
            incoming.password === '' || incoming.password === existing.password
              ? existing.passwordChangedAt
              : incoming.passwordChangedAt,
        }
      : {}),
  });
  return merged.success ? merged.data : null;
}

function saysSomething(value: unknown): boolean {
  if (value === '' || value === null || value === undefined || value === 'undecided') return false;
  return !(Array.isArray(value) && value.length === 0);
}

/** A field of the same name gets the new value; where a name stands twice, all are kept. */
function joinFields(existing: readonly CustomField[], incoming: readonly CustomField[]): CustomField[] {
  const joined = [...existing];
  for (const field of incoming) {
    if (joined.some(({ label, value }) => label === field.label && value === field.value)) continue;
    const same = existing.filter(({ label }) => label === field.label);
    const isOnly = same.length === 1 && incoming.filter(({ label }) => label === field.label).length === 1;
    const place = joined.findIndex(({ label }) => label === field.label);
    if (isOnly && place !== -1) joined[place] = { ...joined[place], ...field };
    else if (!(isOriginLabel(field.label) && place !== -1)) joined.push(field);
  }
  return joined;
}

function joinWebsites(existing: readonly string[], incoming: readonly string[]): string[] {
  const hosts = new Set(existing.map((website) => hostOf(website) || website));
  return [...existing, ...incoming.filter((website) => !hosts.has(hostOf(website) || website))];
}
