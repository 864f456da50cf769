/**
 * A set of field paths as a tree, so that a document is cut to any number of them in one walk over the document.
 * What a path names is whole: longer paths below it add nothing.
 */
import type { FirestoreFields, FirestoreValue } from '../value.ts';
import { emptyFields, type FieldPath } from './fieldPath.ts';

/** What is named below a map, by the names of its fields; null names a field whole. */
export type FieldMask = ReadonlyMap<string, FieldMask | null>;

type Branch = Map<string, Branch | null>;

export function createFieldMask(paths: Iterable<FieldPath>): FieldMask {
  const mask: Branch = new Map();
  for (const path of paths) addPath(mask, path);
  return mask;
}

function addPath(mask: Branch, path: FieldPath): void {
  let branch = mask;
  for (const [position, segment] of path.entries()) {
    const known = branch.get(segment);
    if (known === null) return;
    if (position === path.length - 1) {
      branch.set(segment, null);
      return;
    }
    const next: Branch = known ?? new Map();
    if (!known) branch.set(segment, next);
    branch = next;
  }
}

/** Its paths, none of which lies below another. */
export function* pathsOf(mask: FieldMask, parent: FieldPath = []): Generator<FieldPath> {
  for (const [name, below] of mask) {
    const path = [...parent, name];
    if (below === null) yield path;
    else yield* pathsOf(below, path);
  }
}

/** Only the named parts of a document. */
export function project(fields: FirestoreFields, mask: FieldMask): FirestoreFields {
  const result = emptyFields();
  for (const [name, value] of Object.entries(fields)) {
    const below = mask.get(name);
    const part = below ? projectMap(value, below) : below === null ? value : undefined;
    if (part !== undefined) result[name] = part;
  }
  return result;
}

function projectMap(value: FirestoreValue, mask: FieldMask): FirestoreValue | undefined {
  if (!('mapValue' in value)) return undefined;
  const fields = project(value.mapValue.fields ?? {}, mask);
  return Object.keys(fields).length === 0 ? undefined : { mapValue: { fields } };
}
