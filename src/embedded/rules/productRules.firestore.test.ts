/** What firestore.rules, the file that is deployed, promises. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import type { FirestoreFields, FirestoreValue } from '../firestore/value.ts';
import { Evaluation, MOST_EXPRESSIONS } from './evaluate/evaluation.ts';
import { loadRuleset } from './index.ts';
import type { RulesAuth, RulesOperation, RulesRequest } from './ruleset.ts';
import { documentsOf, firestoreRequest, storedDocument, TEST_TIME } from './testing/decideText.ts';

const file = resolve(import.meta.dirname, '../../../firestore.rules');
const ruleset = loadRuleset(readFileSync(file, 'utf8'), 'firestore.rules');

/** When each of them signed in: every token of a session says it. */
const auth_time = 1_700_000_000;
const ada: RulesAuth = { uid: 'ada', token: { email: 'Ada@Example.org', email_verified: false, auth_time } };
const bob: RulesAuth = { uid: 'bob', token: { email: 'bob@example.org', email_verified: true, auth_time } };
const demo: RulesAuth = { uid: 'ada', token: { ...ada.token, demo: true } };
const admin: RulesAuth = { uid: 'root', token: { role: 'admin', email_verified: true, auth_time } };
const timeless: RulesAuth = { uid: 'ada', token: { email: 'Ada@Example.org', email_verified: true } };

const now: FirestoreValue = { timestampValue: new Date(TEST_TIME).toISOString() };
const earlier: FirestoreValue = { timestampValue: '2026-01-01T00:00:00Z' };

function toWire(value: unknown): FirestoreValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (typeof value === 'object' && value !== null) return { mapValue: { fields: wireFields(value) } };
  return { nullValue: null };
}

function wireFields(values: object): FirestoreFields {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toWire(value)]));
}

const firstProfile: FirestoreFields = {
  ...wireFields(newUserProfile('Ada', 'Ada@Example.org')),
  createdAt: now,
  updatedAt: now,
  lastLogin: now,
};
const storedProfile: FirestoreFields = {
  ...firstProfile,
  createdAt: earlier,
  updatedAt: earlier,
  lastLogin: earlier,
};

/** Where the server has admitted one administrator ([Note: Administrators]). */
const registered = documentsOf({
  'administrators/root': {},
  'administrators/leaving': { revokedAt: earlier },
});

function ask(
  auth: RulesAuth | null,
  operation: RulesOperation,
  path: string,
  change: { before?: FirestoreFields; after?: FirestoreFields } = {},
): boolean {
  const request: RulesRequest = firestoreRequest({
    auth,
    operation,
    path,
    resource: change.before === undefined ? null : storedDocument(path, change.before),
    newResource: change.after === undefined ? null : storedDocument(path, change.after),
    ...(operation === 'list' ? { query: { limit: 10, offset: null, orderBy: null, fixedFields: {} } } : {}),
  });
  return ruleset.decide(request, registered).allowed;
}

const signsUp = (fields: FirestoreFields, auth: RulesAuth | null = ada) =>
  ask(auth, 'create', 'users/ada', { after: fields });
const changes = (fields: FirestoreFields, auth: RulesAuth | null = ada) =>
  ask(auth, 'update', 'users/ada', { before: storedProfile, after: { ...storedProfile, ...fields } });
const without = (name: string): FirestoreFields =>
  Object.fromEntries(Object.entries(firstProfile).filter(([field]) => field !== name));

describe('a profile', () => {
  it('is read by its owner and by nobody else', () => {
    expect(ask(ada, 'get', 'users/ada', { before: storedProfile })).toBe(true);
    expect(ask(ada, 'get', 'users/ada')).toBe(true);
    for (const other of [bob, admin, null]) expect(ask(other, 'get', 'users/ada')).toBe(false);
  });
  it('is never listed', () => {
    for (const anyone of [ada, admin, null]) expect(ask(anyone, 'list', 'users')).toBe(false);
  });
  it('is written once at sign-up by its owner, as the app writes it', () => {
    expect(signsUp(firstProfile)).toBe(true);
    expect(signsUp(without('lastLogin'))).toBe(true);
    for (const other of [bob, admin, demo, null]) expect(signsUp(firstProfile, other)).toBe(false);
  });
  it.each([
    ['a better plan', { plan: toWire('Pro') }],
    ['letters of its own count', { textBytes: toWire(0) }],
    ['a count of items of its own', { itemsKept: toWire(0) }],
    ['more room', { storageLimit: toWire(52_428_801) }],
    ['negative use', { storageUsed: toWire(-1) }],
    ['another role', { role: toWire('admin') }],
    ['a verified address', { emailVerified: toWire(true) }],
    ['onboarding done', { onboardingCompleted: toWire(true) }],
    ["someone else's address", { email: toWire('bob@example.org') }],
    ['an address in capitals', { email: toWire('Ada@Example.org') }],
    ['an earlier date', { createdAt: earlier }],
    ['a date as text', { updatedAt: toWire('2026-11-20') }],
    ['a name that is no text', { name: toWire(1) }],
    ['an endless name', { name: toWire('x'.repeat(201)) }],
    ['a field of its own', { isFriendOfTheHouse: toWire(true) }],
    ['settings of its own', { settings: toWire({ theme: 'light', admin: true }) }],
    ['a wrong setting', { settings: toWire({ notifications: { email: 'yes' } }) }],
  ])('cannot begin with %s', (_, fields) => expect(signsUp({ ...firstProfile, ...fields })).toBe(false));
  it.each(Object.keys(firstProfile).filter((name) => name !== 'lastLogin'))(
    'cannot begin without %s',
    (name) => {
      expect(signsUp(without(name))).toBe(false);
    },
  );
  it.each([
    ['their name', { name: toWire('Ada L.') }],
    [
      'their portrait, phone, birthday and story',
      {
        avatar: toWire('users/ada/avatar/1'),
        phone: toWire('+44'),
        dateOfBirth: toWire('1815-12-10'),
        bio: toWire('…'),
      },
    ],
    [
      'their settings',
      {
        settings: toWire({
          theme: 'dark',
          rememberTheme: true,
          language: 'fr',
          notifications: { email: false, push: true, marketing: false },
          privacy: { profileVisible: false, analyticsEnabled: false },
        }),
      },
    ],
    [
      'what onboarding learned',
      {
        onboardingCompleted: toWire(true),
        onboarding: toWire({
          step: 2,
          preserveFirst: 'letters',
          beginWith: 'letter',
          trustedPersonName: 'Bob',
          trustedPersonEmail: 'bob@example.org',
        }),
      },
    ],
    ['nothing chosen yet in onboarding', { onboarding: toWire({ step: 0, preserveFirst: null }) }],
    ['the sign-in', { lastLogin: now, updatedAt: now }],
    ['their new address, once the token has it', { email: toWire('ada@example.org') }],
  ])('lets its owner change %s', (_, fields) => {
    expect(changes({ ...fields, updatedAt: now })).toBe(true);
    for (const other of [bob, admin, demo, null])
      expect(changes({ ...fields, updatedAt: now }, other)).toBe(false);
  });
  it('cannot be used by a person to raise their own storage limit', () => {
    expect(changes({ storageLimit: toWire(10 ** 12) })).toBe(false);
    expect(changes({ storageUsed: toWire(-1) })).toBe(false);
    expect(changes({ textBytes: toWire(0) })).toBe(false);
    expect(changes({ portraitBytes: toWire(0) })).toBe(false);
    expect(changes({ itemsKept: toWire(0) })).toBe(false);
    expect(changes({ erasureStartedAt: now })).toBe(false);
  });
  it('cannot be used by a person to change their own plan or role', () => {
    expect(changes({ plan: toWire('Premium') })).toBe(false);
    expect(changes({ role: toWire('admin') })).toBe(false);
    expect(changes({ name: toWire('Ada'), role: toWire('admin'), updatedAt: now })).toBe(false);
  });
  it.each([
    ['a name that is no text', { name: toWire(null) }],
    ['a story without end', { bio: toWire('x'.repeat(2001)) }],
    ["someone else's address", { email: toWire('bob@example.org') }],
    ['an unknown theme', { settings: toWire({ theme: 'pink' }) }],
    ['a step that is no number', { onboarding: toWire({ step: 'two' }) }],
    ['a beginning nobody offered', { onboarding: toWire({ step: 4, beginWith: 'novel' }) }],
    ['a step below the first', { onboarding: toWire({ step: -1 }) }],
    ['a sign-in in the future', { lastLogin: { timestampValue: '2030-01-01T00:00:00Z' } }],
    ['a date that is no timestamp', { updatedAt: toWire('now') }],
    ['the day it began', { createdAt: now }],
    ['a field of its own', { extra: toWire(1) }],
  ])('takes no %s', (_, fields) => expect(changes(fields)).toBe(false));
  it('says the address is verified only when the token does', () => {
    const verified = { ...ada, token: { ...ada.token, email_verified: true } };
    expect(changes({ emailVerified: toWire(true) }, ada)).toBe(false);
    expect(changes({ emailVerified: toWire(true) }, verified)).toBe(true);
  });
  it('keeps its guarded fields from being removed', () => {
    const lighter = Object.fromEntries(
      Object.entries(storedProfile).filter(([name]) => name !== 'storageUsed'),
    );
    expect(ask(ada, 'update', 'users/ada', { before: storedProfile, after: lighter })).toBe(false);
  });
  it('is not deleted from a client', () => {
    for (const anyone of [ada, admin])
      expect(ask(anyone, 'delete', 'users/ada', { before: storedProfile })).toBe(false);
  });
});

describe('what stands below a person', () => {
  it.each(['albums', 'mediaItems'])('is read and listed by that person and by nobody else: %s', (name) => {
    const path = `users/ada/${name}/one`;
    expect(ask(ada, 'get', path)).toBe(true);
    expect(ask(ada, 'list', `users/ada/${name}`)).toBe(true);
    for (const other of [bob, admin, timeless, null]) {
      expect(ask(other, 'get', path)).toBe(false);
      expect(ask(other, 'list', `users/ada/${name}`)).toBe(false);
    }
  });
  it.each([
    'sessions/1700000000',
    'vault/v1',
    'vault/v1/parts/p1',
    'releaseShares/s1',
    'checkInTokens/t1',
    'albums/a1/secrets/s1',
  ])('is read by nobody where it is not named: %s', (path) => {
    for (const anyone of [ada, bob, admin, null]) expect(ask(anyone, 'get', `users/ada/${path}`)).toBe(false);
    const collection = `users/ada/${path.split('/').slice(0, -1).join('/')}`;
    if (!/albums$/.test(collection)) expect(ask(ada, 'list', collection)).toBe(false);
  });
  it('opens to no token that does not say when its session began', () => {
    for (const path of ['users/ada', 'users/ada/albums/a1', 'users/ada/endedSessions/0']) {
      expect(ask(timeless, 'get', path), path).toBe(false);
    }
    expect(changes({ name: toWire('Ada L.'), updatedAt: now }, timeless)).toBe(false);
    expect(signsUp(firstProfile, timeless)).toBe(false);
  });
  it('says to a session that was ended that it was, and nothing else', () => {
    const lookup = documentsOf({ [`users/ada/endedSessions/${auth_time}`]: {} });
    const asks = (path: string) =>
      ruleset.decide(firestoreRequest({ auth: ada, operation: 'get', path }), lookup).allowed;
    expect(asks(`users/ada/endedSessions/${auth_time}`)).toBe(true);
    for (const path of ['users/ada', 'users/ada/albums/a1', 'users/ada/mediaItems/i1']) {
      expect(asks(path), path).toBe(false);
    }
  });
  it('is written by callables only', () => {
    for (const operation of ['create', 'update', 'delete'] as const) {
      const fields = { name: toWire('x') };
      expect(ask(ada, operation, 'users/ada/albums/a1', { before: fields, after: fields })).toBe(false);
    }
  });
});

describe('a visitor', () => {
  it('reads the launch configuration and nothing else', () => {
    expect(ask(null, 'get', 'app_config/launch')).toBe(true);
    for (const path of [
      'users/ada',
      'users/ada/albums/a1',
      'app_config/other',
      'waitlist/w1',
      'secrets/s',
      'jobs/media-discardFiles',
      'discardedFiles/d1',
      'deletedAccounts/ada',
    ]) {
      expect(ask(null, 'get', path), path).toBe(false);
    }
    for (const path of ['app_config', 'users', 'waitlist']) expect(ask(null, 'list', path), path).toBe(false);
  });
});

describe('a decision', () => {
  it('on the largest of our rules stays far below the vendor’s limit of expressions', () => {
    const counting = vi.spyOn(Evaluation.prototype, 'count');
    expect(signsUp(firstProfile)).toBe(true);
    expect(counting.mock.calls.length).toBeGreaterThan(0);
    expect(counting.mock.calls.length).toBeLessThan(MOST_EXPRESSIONS / 2);
    counting.mockRestore();
  });
});
