/** Fields that stand for a field of another entry, `{REF:P@I:<identifier>}`: KeePass writes them when an entry is copied. */
import type { Kdbx, KdbxEntry } from 'kdbxweb';

const fieldNames = new Map([
  ['T', 'Title'],
  ['U', 'UserName'],
  ['P', 'Password'],
  ['A', 'URL'],
  ['N', 'Notes'],
]);
const reference = /\{REF:([TUPAN])@I:([0-9A-F]{32})\}/gi;
/** A reference to a reference, and no further: two may point at each other. */
const deepest = 5;
/** How many characters are read for the references of one text, and of all: a text may name itself a hundred times over. */
const most = { ofOne: 100_000, ofAll: 10_000_000 };

export function textOf(
  field: KdbxEntry['fields'] extends Map<string, infer Field> ? Field | undefined : never,
) {
  if (field === undefined) return '';
  return typeof field === 'string' ? field : field.getText();
}

/** A reference to what is not there stays as it was written, and so does a text whose references stand for too much. */
export function createReferenceReader(database: Kdbx): (text: string) => string {
  const entries = new Map<string, KdbxEntry>();
  for (const entry of database.getDefaultGroup().allEntries()) entries.set(identifierOf(entry), entry);
  let leftOfAll = most.ofAll;
  return (text) => {
    let left = Math.min(most.ofOne, leftOfAll);
    const begunWith = left;
    const resolve = (inner: string, depth: number): string =>
      depth > deepest || !inner.includes('{REF:')
        ? inner
        : inner.replace(reference, (written, field: string, identifier: string) => {
            const entry = entries.get(identifier.toUpperCase());
            const name = fieldNames.get(field.toUpperCase());
            if (!entry || !name || left < 0) return written;
            const value = textOf(entry.fields.get(name));
            // What is empty takes time as well.
            left -= value.length + 1;
            return left < 0 ? written : resolve(value, depth + 1);
          });
    const resolved = resolve(text, 0);
    leftOfAll -= begunWith - left;
    return left < 0 ? text : resolved;
  };
}

/** Also one that searches by a name, which only KeePass itself follows. */
export function isReference(text: string): boolean {
  return /\{REF:[TUPANI]@[TUPANIO]:[^{}]+\}/i.test(text);
}

function identifierOf({ uuid }: KdbxEntry): string {
  return Array.from(atob(uuid.id), (character) => character.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
