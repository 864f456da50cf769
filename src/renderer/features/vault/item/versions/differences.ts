/** Where two contents of one item differ, by the names of their fields. */
import type { VaultContent } from '#shared/vault/content.ts';
import { fieldsOf } from '../fields/fieldTable.ts';

/** In the order in which they are read; what this version does not know comes last, under its own word. */
export function differingFields(one: VaultContent, other: VaultContent): string[] {
  const known = [
    'title',
    ...fieldsOf(one.kind).map(({ name }) => name),
    'notes',
    'customFields',
    'attachments',
    'tags',
    'isFavourite',
    'answers',
  ];
  const names = new Set([...known, ...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    // The date goes with the password.
    (name) => name !== 'passwordChangedAt' && !isSame(Reflect.get(one, name), Reflect.get(other, name)),
  );
}

/** Whatever the order of an object's fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((value, index) => isSame(value, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
