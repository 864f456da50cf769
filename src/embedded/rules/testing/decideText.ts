/** For tests: decides one condition, or one request against a file's text, with documents given as plain values. */
import type { FirestoreDocument, FirestoreFields } from '../../firestore/value.ts';
import { loadRuleset } from '../index.ts';
import type { DocumentLookup, RulesDecision, RulesRequest } from '../ruleset.ts';

export const TEST_TIME = Date.UTC(2026, 10, 20, 21, 34, 56, 789);

export type FirestoreTestRequest = Partial<Extract<RulesRequest, { service: 'cloud.firestore' }>>;

export const noDocuments: DocumentLookup = { getDocument: () => null, getDocumentAfter: () => null };

export function storedDocument(path: string, fields: FirestoreFields): FirestoreDocument {
  return {
    name: `projects/test/databases/(default)/documents/${path}`,
    fields,
    createTime: '2026-01-01T00:00:00Z',
    updateTime: '2026-01-01T00:00:00Z',
  };
}

/** A lookup with these documents, by path. */
export function documentsOf(documents: Readonly<Record<string, FirestoreFields>>): DocumentLookup {
  const find = (_database: string, path: string): FirestoreDocument | null => {
    const fields = Object.hasOwn(documents, path) ? documents[path] : undefined;
    return fields === undefined ? null : storedDocument(path, fields);
  };
  return { getDocument: find, getDocumentAfter: find };
}

export function firestoreRequest(request: FirestoreTestRequest): RulesRequest {
  return {
    service: 'cloud.firestore',
    operation: 'get',
    database: '(default)',
    path: 'things/one',
    auth: { uid: 'ada', token: { email: 'ada@example.org', age: 36, score: 1.5, tags: ['a', 'b'] } },
    time: TEST_TIME,
    resource: null,
    newResource: null,
    ...request,
  };
}

/** Decides by what stands between the braces of `match /databases/{database}/documents`. */
export function decideWith(
  body: string,
  request: FirestoreTestRequest = {},
  lookup = noDocuments,
): RulesDecision {
  const source = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
${body}
} }`;
  return loadRuleset(source, 'test.rules').decide(firestoreRequest(request), lookup);
}

/** What a condition is worth: true, false, or the text of its error. */
export function judge(
  condition: string,
  request: FirestoreTestRequest = {},
  lookup = noDocuments,
): boolean | string {
  const decision = decideWith(`match /{path=**} { allow read, write: if ${condition}; }`, request, lookup);
  if (decision.allowed) return true;
  const text = decision.reason.replace(/^test\.rules:\d+:\d+: /, '');
  return text === 'false' ? false : text;
}
