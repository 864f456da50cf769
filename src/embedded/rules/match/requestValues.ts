/** Builds `request` and `resource` and the path to match, from what a protocol asks. */
import type { RulesRequest, RulesStorageObject } from '../ruleset.ts';
import { documentValue } from '../values/documentValue.ts';
import { fromFirestoreValue, StoredEntries } from '../values/firestoreValues.ts';
import { fromJson, JsonEntries } from '../values/jsonValues.ts';
import { parseTimestamp } from '../values/parseTimestamp.ts';
import {
  countValue,
  fault,
  mapValue,
  nullValue,
  pathValue,
  type RulesOutcome,
  stringValue,
} from '../values/value.ts';
import type { RequestSegment } from './matchPath.ts';

interface RequestValues {
  readonly request: RulesOutcome;
  readonly resource: RulesOutcome;
  readonly path: readonly RequestSegment[];
}

type FirestoreRequest = Extract<RulesRequest, { service: 'cloud.firestore' }>;
type StorageRequest = Extract<RulesRequest, { service: 'firebase.storage' }>;

export function requestValues(request: RulesRequest): RequestValues {
  const entries = new Map<string, RulesOutcome>([
    ['auth', authValue(request)],
    ['method', stringValue(request.operation)],
    ['time', { kind: 'timestamp', nanoseconds: BigInt(Math.round(request.time * 1_000)) * 1_000n }],
  ]);
  const path = request.service === 'cloud.firestore' ? firestorePath(request) : storagePath(request);
  const known = path.filter((segment) => typeof segment === 'string');
  entries.set('path', pathValue(known));
  if (request.service === 'cloud.firestore') {
    const { newResource } = request;
    entries.set('resource', newResource === null ? nullValue : documentValue(newResource));
    if (request.query !== undefined) entries.set('query', queryValue(request.query));
    return { request: mapValue(entries), resource: firestoreResource(request), path };
  }
  entries.set('resource', storageValue(request.newResource));
  return { request: mapValue(entries), resource: storageValue(request.resource), path };
}

function authValue({ auth }: RulesRequest): RulesOutcome {
  if (auth === null) return nullValue;
  return mapValue(
    new Map<string, RulesOutcome>([
      ['uid', stringValue(auth.uid)],
      ['token', mapValue(new JsonEntries(auth.token))],
    ]),
  );
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function firestorePath(request: FirestoreRequest): RequestSegment[] {
  const segments: RequestSegment[] = [
    'databases',
    request.database,
    'documents',
    ...segmentsOf(request.path),
  ];
  if (request.operation !== 'list') return segments;
  if (request.isCollectionGroup) segments.splice(-1, 0, { unknown: 'many' });
  return [...segments, { unknown: 'one' }];
}

function storagePath(request: StorageRequest): RequestSegment[] {
  const root = ['b', request.bucket, 'o'];
  if (request.operation !== 'list') return [...root, ...request.path.split('/')];
  const segments: RequestSegment[] = segmentsOf(request.path);
  // A prefix that ends inside a name also lists the names that only begin so.
  if (segments.length > 0 && !request.path.endsWith('/')) segments[segments.length - 1] = { unknown: 'one' };
  return [...root, ...segments];
}

function firestoreResource(request: FirestoreRequest): RulesOutcome {
  if (request.operation !== 'list')
    return request.resource === null ? nullValue : documentValue(request.resource);
  const fields = request.query?.fixedFields ?? {};
  const { __name__: name, ...data } = fields;
  const unknown = fault('a query does not fix the document');
  const path = name === undefined ? unknown : fromFirestoreValue(name);
  const last = path.kind === 'path' ? path.segments.at(-1) : undefined;
  return mapValue(
    new Map<string, RulesOutcome>([
      ['data', { kind: 'map', entries: new StoredEntries(data), isOpen: true }],
      ['id', typeof last === 'string' ? stringValue(last) : unknown],
      ['__name__', path],
    ]),
  );
}

function queryValue(query: NonNullable<FirestoreRequest['query']>): RulesOutcome {
  return mapValue(
    new Map<string, RulesOutcome>([
      ['limit', query.limit === null ? nullValue : countValue(query.limit)],
      ['offset', query.offset === null ? nullValue : countValue(query.offset)],
      ['orderBy', query.orderBy === null ? nullValue : stringValue(query.orderBy)],
    ]),
  );
}

function storageValue(object: RulesStorageObject | null): RulesOutcome {
  if (object === null) return nullValue;
  const { timeCreated, updated, ...plain } = object;
  const entries = new Map<string, RulesOutcome>();
  for (const [name, value] of Object.entries(plain))
    if (value !== undefined) entries.set(name, fromJson(value));
  entries.set('timeCreated', instantValue(timeCreated));
  entries.set('updated', instantValue(updated));
  return mapValue(entries);
}

function instantValue(text: string): RulesOutcome {
  const nanoseconds = parseTimestamp(text);
  return nanoseconds === null ? fault('not an instant') : { kind: 'timestamp', nanoseconds };
}
