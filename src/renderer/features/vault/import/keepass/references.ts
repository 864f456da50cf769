/** Fields that stand for a field of another entry, `{REF:P@I:<identifier>}`: KeePass writes them when an entry is copied. */
import type { Kdbx, KdbxEntry } from 'kdbxweb';

const fieldNames = new Map([
  ['T', 'Title'],
  ['U', 'UserName'],
  ['P', 'Password'],
  ['A', 'URL'],
  ['N', 'Notes'],
]);
/** A reference to a reference, and no further: two may point at each other. */
const deepest = 5;

export function textOf(
  field: KdbxEntry['fields'] extends Map<string, infer Field> ? Field | undefined : never,
) {
  if (field === undefined) return '';
  return typeof field === 'string' ? field : field.getText();
}

/** A reference to what is not there stays as it was written. */
export function createReferenceReader(database: Kdbx): (text: string) => string {
  const entries = new Map<string, KdbxEntry>();
  for (const entry of database.getDefaultGroup().allEntries()) entries.set(identifierOf(entry), entry);
  const resolve = (text: string, depth: number): string =>
    depth > deepest || !text.includes('{REF:')
      ? text
      : text.replace(/\{REF:([TUPAN])@I:([0-9A-F]{32})\}/gi, (written, field: string, identifier: string) => {
          const entry = entries.get(identifier.toUpperCase());
          const name = fieldNames.get(field.toUpperCase());
          return entry && name ? resolve(textOf(entry.fields.get(name)), depth + 1) : written;
        });
  return (text) => resolve(text, 0);
}

/** Also one that searches by a name, which only KeePass itself follows. */
export function isReference(text: string): boolean {
  return /\{REF:[TUPANI]@[TUPANIO]:[^}]+\}/i.test(text);
}

function identifierOf({ uuid }: KdbxEntry): string {
  return Array.from(atob(uuid.id), (character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
