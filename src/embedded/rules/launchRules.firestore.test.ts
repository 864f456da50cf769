/** What firestore.rules, the file that is deployed, promises of the launch configuration: who switches it, and the row of each switch. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { launchAct } from '#shared/domain/launchConfig.ts';
import type { FirestoreFields, FirestoreValue } from '../firestore/value.ts';
import { loadRuleset } from './index.ts';
import type { DocumentLookup, RulesAuth, RulesOperation } from './ruleset.ts';
import { documentsOf, firestoreRequest, storedDocument, TEST_TIME } from './testing/decideText.ts';

const file = resolve(import.meta.dirname, '../../../firestore.rules');
const ruleset = loadRuleset(readFileSync(file, 'utf8'), 'firestore.rules');
const LAUNCH = 'app_config/launch';

const auth_time = 1_700_000_000;
const email = 'root@example.org';
const admin: RulesAuth = { uid: 'root', token: { role: 'admin', email, email_verified: true, auth_time } };
const registered = {
  'administrators/root': {},
  'administrators/leaving': { revokedAt: { timestampValue: '2026-01-01T00:00:00Z' } },
};

const wireOf = (value: unknown): FirestoreValue => {
  if (typeof value === 'boolean') return { booleanValue: value };
  return typeof value === 'number' ? { integerValue: String(value) } : { stringValue: String(value) };
};
const fieldsOf = (values: object): FirestoreFields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wireOf(value)]));

const before = fieldsOf({ waitlistEnabled: false, demoEnabled: false, updatedAt: '2026-01-01T00:00:00Z' });
const updatedAt = '2026-11-20T00:00:00Z';

interface Commit {
  readonly auth?: RulesAuth | null;
  readonly launch?: object;
  readonly operation?: 'create' | 'update';
  /** The row beside it, as it would be, with what is otherwise in it; null for none. */
  readonly act?: object | null;
  readonly actId?: string;
  /** Already there. */
  readonly acts?: Readonly<Record<string, FirestoreFields>>;
}

/** What is said to each write of one commit. */
function commit({
  auth = admin,
  launch = { waitlistEnabled: true, updatedAt },
  operation = 'update',
  act = {},
  actId = `administratorActs/launch-${updatedAt}`,
  acts = {},
}: Commit): { readonly launch: boolean; readonly act: boolean } {
  const after = { ...(operation === 'create' ? {} : before), ...fieldsOf(launch) };
  const { fields } = launchAct({ waitlistEnabled: true, demoEnabled: false, updatedAt });
  const row: FirestoreFields = {
    at: { timestampValue: new Date(TEST_TIME).toISOString() },
    ...fieldsOf({ administrator: email, administratorUid: 'root', ...fields, ...act }),
  };
  const earlier = { ...registered, ...acts, ...(operation === 'create' ? {} : { [LAUNCH]: before }) };
  const lookup: DocumentLookup = {
    getDocument: documentsOf(earlier).getDocument,
    getDocumentAfter: documentsOf({ ...earlier, [LAUNCH]: after, ...(act ? { [actId]: row } : {}) })
      .getDocument,
  };
  const ask = (how: RulesOperation, path: string, old: FirestoreFields | null, fresh: FirestoreFields) =>
    ruleset.decide(
      firestoreRequest({
        auth,
        operation: how,
        path,
        resource: old ? storedDocument(path, old) : null,
        newResource: storedDocument(path, fresh),
      }),
      lookup,
    ).allowed;
  const known = acts[actId];
  return {
    launch: ask(operation, LAUNCH, operation === 'create' ? null : before, after),
    act: act !== null && ask(known ? 'update' : 'create', actId, known ?? null, row),
  };
}

describe('the launch configuration', () => {
  it('is changed, and first written, by an admin with a verified address, and leaves a row', () => {
    expect(commit({})).toEqual({ launch: true, act: true });
    expect(commit({ operation: 'create' })).toEqual({ launch: true, act: true });
  });

  it.each([
    ['a visitor', null],
    ['a person', { uid: 'bob', token: { email: 'bob@example.org', email_verified: true, auth_time } }],
    ['an admin whose address is not verified', as({ email_verified: false })],
    ['a claim of an address that was taken off the list', { ...admin, uid: 'former' }],
    ['one who is being removed', { ...admin, uid: 'leaving' }],
    ['an admin in the demo', as({ demo: true })],
    [
      'one whose token does not say its session',
      { uid: 'root', token: { role: 'admin', email_verified: true } },
    ],
    ['one with a role of another type', as({ role: ['admin'] })],
  ])('is not changed by %s, who leaves no row either', (_, auth) => {
    expect(commit({ auth })).toEqual({ launch: false, act: false });
    expect(commit({ auth, operation: 'create' })).toEqual({ launch: false, act: false });
  });

  it('takes its three fields in their types and no others', () => {
    for (const wrong of [{ waitlistEnabled: 'yes' }, { demoEnabled: 1 }, { updatedAt: 5 }, { price: 0 }]) {
      expect(commit({ launch: { updatedAt, ...wrong } }).launch, JSON.stringify(wrong)).toBe(false);
      expect(commit({ launch: { updatedAt, ...wrong }, operation: 'create' }).launch).toBe(false);
    }
  });

  it('is a merge of its own, as the specification has it: a row is not asked for', () => {
    expect(commit({ act: null }).launch).toBe(true);
  });

  it('is never deleted from a client', () => {
    const request = { auth: admin, operation: 'delete', path: LAUNCH } as const;
    const resource = storedDocument(LAUNCH, before);
    expect(ruleset.decide(firestoreRequest({ ...request, resource }), documentsOf(registered)).allowed).toBe(
      false,
    );
  });
});

describe('the row of a switch', () => {
  it.each([
    { administrator: 'somebody@example.org' },
    { administratorUid: 'other' },
    { act: 'orders-refund' },
    { subject: 'AM-1' },
    { reason: 'words' },
    { change: 'waitlist off, demo on' },
    { at: '2026-01-01T00:00:00Z' },
    { more: 'of it' },
  ])('says who did what and when as it was, and nothing else: not %o', (act) => {
    expect(commit({ act }).act).toBe(false);
  });

  it('is written once', () => {
    expect(commit({ acts: { [`administratorActs/launch-${updatedAt}`]: {} } }).act).toBe(false);
  });

  it('is written for no other change, and for none that is not made', () => {
    expect(commit({ actId: 'administratorActs/launch-2026-11-21T00:00:00Z' }).act).toBe(false);
    expect(commit({ actId: 'administratorActs/any' }).act).toBe(false);
    const unchanged = { launch: { waitlistEnabled: true, updatedAt: '2026-01-01T00:00:00Z' } };
    expect(commit({ ...unchanged, actId: 'administratorActs/launch-2026-01-01T00:00:00Z' }).act).toBe(false);
  });
});

function as(claims: RulesAuth['token']): RulesAuth {
  return { uid: 'root', token: { ...admin.token, ...claims } };
}
