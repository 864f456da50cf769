/** A document's fields under change. Each map is copied once, however many changes go through it. */
import type { FirestoreFields, FirestoreValue } from '../value.ts';
import { emptyFields, type FieldPath, valueAt } from './fieldPath.ts';

export interface FieldsDraft {
  get(path: FieldPath): FirestoreValue | undefined;
  /** Undefined deletes. Maps on the way are made; other values give way. */
  set(path: FieldPath, value: FirestoreValue | undefined): void;
  /** As they are after the changes; what the draft began from is as it was. */
  readonly fields: FirestoreFields;
}

export function createDraft(initial: FirestoreFields): FieldsDraft {
  const copies = new Set<FirestoreFields>();
  let root = initial;

  const copied = (fields: FirestoreFields): FirestoreFields => {
    if (copies.has(fields)) return fields;
    const copy: FirestoreFields = Object.assign(emptyFields(), fields);
    copies.add(copy);
    return copy;
  };

  /** The map at `name`, one that may be changed. */
  const enter = (parent: FirestoreFields, name: string): FirestoreFields => {
    const child = Object.hasOwn(parent, name) ? parent[name] : undefined;
    const fields = child && 'mapValue' in child ? (child.mapValue.fields ?? {}) : {};
    const copy = copied(fields);
    if (copy !== fields) parent[name] = { mapValue: { fields: copy } };
    return copy;
  };

  return {
    get fields() {
      return root;
    },
    get: (path) => valueAt(root, path),
    set(path, value) {
      const name = path.at(-1);
      if (name === undefined) return;
      if (value === undefined && valueAt(root, path) === undefined) return;
      root = copied(root);
      const map = path.slice(0, -1).reduce(enter, root);
      if (value === undefined) delete map[name];
      else map[name] = value;
    },
  };
}
