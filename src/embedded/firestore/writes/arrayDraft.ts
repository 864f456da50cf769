/**
 * An array under change. Its elements are told apart by their encoding, which each needs only once, however many
 * changes follow one another.
 */
import type { FirestoreValue } from '../value.ts';
import { encodeValue } from '../values/encodeValue.ts';

export interface ArrayDraft {
  /** Stands for the array in the document; its elements are in it after `finish`. */
  readonly value: FirestoreValue;
  addMissing(elements: readonly FirestoreValue[]): void;
  removeAll(elements: readonly FirestoreValue[]): void;
  finish(): void;
}

export function createArrayDraft(initial: readonly FirestoreValue[]): ArrayDraft {
  const content: { values?: FirestoreValue[] } = {};
  /** Null where an element was taken out. */
  const places: (FirestoreValue | null)[] = [];
  const placesOf = new Map<string, number[]>();

  const append = (identity: string, element: FirestoreValue) => {
    const known = placesOf.get(identity);
    if (known) known.push(places.length);
    else placesOf.set(identity, [places.length]);
    places.push(element);
  };
  for (const element of initial) append(identityOf(element), element);

  return {
    value: { arrayValue: content },
    addMissing(elements) {
      for (const element of elements) {
        const identity = identityOf(element);
        if (!placesOf.has(identity)) append(identity, element);
      }
    },
    removeAll(elements) {
      for (const element of elements) {
        const identity = identityOf(element);
        for (const place of placesOf.get(identity) ?? []) places[place] = null;
        placesOf.delete(identity);
      }
    },
    finish() {
      const values = places.filter((element) => element !== null);
      if (values.length > 0) content.values = values;
    },
  };
}

const identityOf = (value: FirestoreValue) => encodeValue(value).toString('latin1');
