/**
 * Field paths as masks, filters and orders write them: `a.b`, with any segment that is not a plain
 * identifier in backticks (`` a.`b.c` ``, backslash escapes).
 * Source: https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery#FieldReference
 */
import { invalidArgument } from '../errors.ts';
import type { FirestoreFields, FirestoreValue } from '../value.ts';

export type FieldPath = readonly string[];

/** The document's own name, in orders, filters and projections. */
export const NAME_FIELD = '__name__';

/** A field of the innermost map that a document may hold (20 inside each other). */
const MAXIMUM_DEPTH = 21;

/** Throws INVALID_ARGUMENT. */
export function parseFieldPath(text: string): FieldPath {
  const segments: string[] = [];
  let at = 0;
  const fail = () => invalidArgument(`Invalid property path "${text.slice(0, 1500)}".`);
  while (true) {
    let segment = '';
    if (text[at] === '`') {
      at += 1;
      while (text[at] !== '`') {
        if (at >= text.length) throw fail();
        if (text[at] === '\\') at += 1;
        if (at >= text.length) throw fail();
        segment += text[at];
        at += 1;
      }
      at += 1;
    } else {
      const start = at;
      while (at < text.length && text[at] !== '.') at += 1;
      segment = text.slice(start, at);
      if (!isPlain(segment)) throw fail();
    }
    if (segment === '') throw fail();
    segments.push(segment);
    if (segments.length > MAXIMUM_DEPTH) throw fail();
    if (at === text.length) break;
    if (text[at] !== '.') throw fail();
    at += 1;
  }
  return segments;
}

/** The canonical text of a path: two paths are equal when their texts are. */
export function formatFieldPath(path: FieldPath): string {
  return path
    .map((segment) => (isPlain(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``))
    .join('.');
}

/** The value at `path`, or undefined when a part of the way is missing or not a map. */
export function valueAt(fields: FirestoreFields, path: FieldPath): FirestoreValue | undefined {
  let current: FirestoreFields | undefined = fields;
  let value: FirestoreValue | undefined;
  for (const segment of path) {
    if (!current || !Object.hasOwn(current, segment)) return undefined;
    value = current[segment];
    current = value && 'mapValue' in value ? (value.mapValue.fields ?? {}) : undefined;
  }
  return value;
}

/** A record without a prototype, so that a field may be called `__proto__`. */
export const emptyFields = (): FirestoreFields => Object.create(null);

const isPlain = (segment: string) => /^[a-zA-Z_][a-zA-Z_0-9]*$/.test(segment);
