/** `get`, `exists`, `getAfter`, `existsAfter`: documents that rules look up while deciding. */
import type { ServiceName } from '../syntax/tree.ts';
import { documentValue } from '../values/documentValue.ts';
import { boolValue, fault, nullValue, type RulesOutcome, type RulesValue, typeOf } from '../values/value.ts';
import type { Evaluation } from './evaluation.ts';

export type Lookup = (evaluation: Evaluation, path: RulesValue) => RulesOutcome;

const lookups: Readonly<Record<string, Lookup>> = {
  get: (evaluation, path) => get(evaluation, path, 'before'),
  getAfter: (evaluation, path) => get(evaluation, path, 'after'),
  exists: (evaluation, path) => exists(evaluation, path, 'before'),
  existsAfter: (evaluation, path) => exists(evaluation, path, 'after'),
};

/** What `name(path)`, or `firestore.name(path)` where `namespace` is set, means in a service; null for nothing. */
export function lookupNamed(service: ServiceName, namespace: string | null, name: string): Lookup | null {
  const isReachable =
    service === 'cloud.firestore'
      ? namespace === null
      : namespace === 'firestore' && (name === 'get' || name === 'exists');
  return isReachable && Object.hasOwn(lookups, name) ? (lookups[name] ?? null) : null;
}

function get(evaluation: Evaluation, path: RulesValue, when: 'before' | 'after'): RulesOutcome {
  const found = find(evaluation, path, when);
  if (found === null) return nullValue;
  return 'kind' in found ? found : documentValue(found);
}

function exists(evaluation: Evaluation, path: RulesValue, when: 'before' | 'after'): RulesOutcome {
  const found = find(evaluation, path, when);
  if (found === null) return boolValue(false);
  return 'kind' in found ? found : boolValue(true);
}

function find(evaluation: Evaluation, path: RulesValue, when: 'before' | 'after') {
  if (path.kind !== 'path') return fault(`a document is looked up by its path, not by ${typeOf(path)}`);
  const segments: string[] = [];
  for (const segment of path.segments) {
    if (typeof segment !== 'string') return fault(`"${segment.unbound}" is not bound`);
    segments.push(segment);
  }
  const [databases, database, documents, ...below] = segments;
  const isDocument = databases === 'databases' && documents === 'documents' && below.length > 0;
  if (!isDocument || below.length % 2 !== 0 || database === undefined) {
    return fault('a document path reads /databases/{database}/documents/{collection}/{document}');
  }
  return evaluation.lookUp(database, below.join('/'), when);
}
