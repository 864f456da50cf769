/** Which rule a path meets, and what a query may see. */
import { describe, expect, it } from 'vitest';
import { loadRuleset } from '../index.ts';
import {
  decideWith,
  type FirestoreTestRequest,
  firestoreRequest,
  noDocuments,
  storedDocument,
} from '../testing/decideText.ts';

function allows(body: string, request: FirestoreTestRequest): boolean {
  return decideWith(body, request).allowed;
}

const fixing = (fields: Record<string, string>): FirestoreTestRequest => ({
  operation: 'list',
  path: 'things',
  query: {
    limit: 10,
    offset: null,
    orderBy: null,
    fixedFields: Object.fromEntries(
      Object.entries(fields).map(([name, text]) => [name, { stringValue: text }]),
    ),
  },
});

describe('a path', () => {
  it('meets a pattern of its own length only', () => {
    expect(allows('match /a/{b} { allow read; }', { path: 'a/1' })).toBe(true);
    expect(allows('match /a/{b} { allow read; }', { path: 'a/1/c/2' })).toBe(false);
    expect(allows('match /a/{b}/c/{d} { allow read; }', { path: 'a/1' })).toBe(false);
    expect(allows('match /a/1 { allow read; }', { path: 'a/2' })).toBe(false);
  });
  it('meets a recursive wildcard at its end, also with nothing there in version 2', () => {
    const body = 'match /a/{b}/{rest=**} { allow read; }';
    expect(allows(body, { path: 'a/1' })).toBe(true);
    expect(allows(body, { path: 'a/1/c/2/d/3' })).toBe(true);
  });
  it('meets a recursive wildcard in the middle', () => {
    const body = "match /{rest=**}/songs/{song} { allow read: if song == '9' && rest is path; }";
    expect(allows(body, { path: 'songs/9' })).toBe(true);
    expect(allows(body, { path: 'a/1/songs/9' })).toBe(true);
    expect(allows(body, { path: 'a/1/songs/8' })).toBe(false);
    expect(allows(body, { path: 'a/1/tunes/9' })).toBe(false);
  });
  it('needs at least one segment for a recursive wildcard in version 1', () => {
    const ruleset = loadRuleset(
      'service cloud.firestore { match /databases/{d}/documents { match /a/{b}/{rest=**} { allow read; } } }',
      'v1.rules',
    );
    expect(ruleset.decide(firestoreRequest({ path: 'a/1' }), noDocuments).allowed).toBe(false);
    expect(ruleset.decide(firestoreRequest({ path: 'a/1/c/2' }), noDocuments).allowed).toBe(true);
  });
  it('gives its wildcards to nested matches and their functions', () => {
    const body = `match /a/{x} { function isX(value) { return value == x; }
      match /b/{y} { allow read: if isX('1') && y == '2' && database == '(default)'; } }`;
    expect(allows(body, { path: 'a/1/b/2' })).toBe(true);
    expect(allows(body, { path: 'a/3/b/2' })).toBe(false);
  });
});

describe('several rules', () => {
  it('allow as soon as one does', () => {
    const body =
      'match /a/{x} { allow read: if false; allow get: if true; } match /{y=**} { allow read: if false; }';
    expect(allows(body, { path: 'a/1' })).toBe(true);
    expect(allows(body, { path: 'b/1' })).toBe(false);
  });
  it('are not undone by an error in another one', () => {
    const body =
      'match /a/{x} { allow read: if resource.data.missing; } match /{y=**} { allow read: if true; }';
    expect(allows(body, { path: 'a/1' })).toBe(true);
  });
  it('cover exactly the methods they name', () => {
    const all = ['get', 'list', 'create', 'update', 'delete'] as const;
    const covered = (methods: string) =>
      all.filter((operation) =>
        allows(`match /{x=**} { allow ${methods}; }`, operation === 'list' ? fixing({}) : { operation }),
      );
    expect(covered('read')).toEqual(['get', 'list']);
    expect(covered('write')).toEqual(['create', 'update', 'delete']);
    for (const method of all) expect(covered(method)).toEqual([method]);
    expect(covered('get, delete')).toEqual(['get', 'delete']);
  });
  it('say of a refusal which rule refused and why', () => {
    const decision = decideWith(
      'match /a/{x} {\n  allow get: if false;\n  allow read: if x == 1 + null;\n}',
      { path: 'a/1' },
    );
    expect(decision).toEqual({
      allowed: false,
      reason: 'test.rules:4:3: false; test.rules:5:3: "+" does not apply to int and null (at 5:25)',
    });
    expect(decideWith('', { path: 'a/1' })).toEqual({
      allowed: false,
      reason: 'test.rules: no rule allows get at this path',
    });
  });
  it('of another service refuse everything', () => {
    const storage = loadRuleset(
      'service firebase.storage { match /b/{b}/o { match /{x=**} { allow read; } } }',
      's.rules',
    );
    expect(storage.decide(firestoreRequest({}), noDocuments).allowed).toBe(false);
  });
});

describe('a query', () => {
  const own = 'match /things/{id} { allow list: if resource.data.owner == request.auth.uid; }';
  it('is allowed by the fields it fixes', () => expect(allows(own, fixing({ owner: 'ada' }))).toBe(true));
  it('is refused when it leaves them open or fixes others', () => {
    expect(allows(own, fixing({}))).toBe(false);
    expect(allows(own, fixing({ owner: 'bob' }))).toBe(false);
  });
  it.each([
    "resource.data.get('owner', 'ada') == 'ada'",
    "!('secret' in resource.data)",
    "resource.data.keys().hasOnly(['owner'])",
    'resource.data.size() == 1',
    "resource.data == {'owner': 'ada'}",
    "id == 'x'",
    "id != 'x'",
    "resource.id != 'x'",
    "resource['__name__'] != /a/b",
  ])('cannot be allowed by what it leaves open: %s', (condition) => {
    expect(allows(`match /things/{id} { allow list: if ${condition}; }`, fixing({ owner: 'other' }))).toBe(
      false,
    );
  });
  it('is allowed by another side of || that does not look at the open part', () => {
    expect(
      allows(
        "match /things/{id} { allow list: if resource.data.x == 1 || request.auth.uid == 'ada'; }",
        fixing({}),
      ),
    ).toBe(true);
  });
  it('tells rules its limit, offset and order', () => {
    const body =
      'match /things/{id} { allow list: if request.query.limit <= 10 && request.query.offset == null; }';
    expect(allows(body, fixing({}))).toBe(true);
  });
  it('of a whole collection is not allowed by a rule for one document', () => {
    expect(allows('match /things/one { allow list; }', fixing({}))).toBe(false);
  });
  it('of a collection group needs a rule for that collection anywhere', () => {
    const group = { ...fixing({}), isCollectionGroup: true };
    expect(allows('match /{parents=**}/things/{id} { allow list; }', group)).toBe(true);
    expect(allows('match /things/{id} { allow list; }', group)).toBe(false);
    expect(allows('match /users/{uid}/things/{id} { allow list; }', group)).toBe(false);
  });
});

describe('a document', () => {
  it('shows its data, id and name, with every stored type', () => {
    const document = storedDocument('things/one', {
      int: { integerValue: '9007199254740993' },
      float: { doubleValue: 2 },
      nan: { doubleValue: 'NaN' },
      time: { timestampValue: '2026-11-20T10:00:00.123456789Z' },
      bytes: { bytesValue: 'aGVsbG8=' },
      place: { geoPointValue: { latitude: 1, longitude: 2 } },
      link: { referenceValue: 'projects/p/databases/(default)/documents/a/b' },
      list: { arrayValue: { values: [{ stringValue: 'a' }] } },
      map: { mapValue: { fields: { a: { nullValue: null } } } },
      none: { arrayValue: {} },
      empty: { mapValue: {} },
    });
    const conditions = [
      "resource.id == 'one' && resource['__name__'] == /databases/(default)/documents/things/one",
      'resource.data.int == 9007199254740993 && resource.data.int is int && resource.data.float is float',
      'math.isNaN(resource.data.nan) && resource.data.time.nanos() == 123456789',
      "resource.data.bytes == b'hello' && resource.data.place == latlng.value(1, 2)",
      'resource.data.link == /databases/$(database)/documents/a/b && resource.data.link is path',
      "resource.data.list == ['a'] && resource.data.map.a == null && 'a' in resource.data.map",
      'resource.data.none.size() == 0 && resource.data.empty.keys() == [] && resource.data.size() == 11',
    ];
    for (const condition of conditions) {
      const decision = decideWith(`match /{d=**} { allow get: if ${condition}; }`, { resource: document });
      expect(decision, condition).toEqual({ allowed: true });
    }
  });
});
