/** A stored document as rules see it: `data`, `id` and `__name__`. */
import type { FirestoreDocument } from '../../firestore/value.ts';
import { pathFromResourceName, StoredEntries } from './firestoreValues.ts';
import { mapValue, type RulesMap, type RulesOutcome, stringValue } from './value.ts';

export function documentValue(document: FirestoreDocument): RulesMap {
  return mapValue(
    new Map<string, RulesOutcome>([
      ['data', mapValue(new StoredEntries(document.fields))],
      ['id', stringValue(document.name.slice(document.name.lastIndexOf('/') + 1))],
      ['__name__', pathFromResourceName(document.name)],
    ]),
  );
}
