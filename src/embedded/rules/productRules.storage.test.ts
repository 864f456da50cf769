/** What storage.rules, the file that is deployed, promises. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { FirestoreFields } from '../firestore/value.ts';
import { loadRuleset } from './index.ts';
import type { RulesAuth, RulesOperation, RulesStorageObject } from './ruleset.ts';
import { documentsOf, TEST_TIME } from './testing/decideText.ts';

const file = resolve(import.meta.dirname, '../../../storage.rules');
const ruleset = loadRuleset(readFileSync(file, 'utf8'), 'storage.rules');

const SIGNED_IN_AT = 1_790_000_000;
const ada: RulesAuth = { uid: 'ada', token: { auth_time: SIGNED_IN_AT } };
const demo: RulesAuth = { uid: 'ada', token: { auth_time: SIGNED_IN_AT, demo: true } };
const bob: RulesAuth = { uid: 'bob', token: { auth_time: SIGNED_IN_AT } };
const undated: RulesAuth = { uid: 'ada', token: {} };
const MEBIBYTE = 1024 * 1024;

function reservation(state: string, ownerId = 'ada'): FirestoreFields {
  return {
    ownerId: { stringValue: ownerId },
    state: { stringValue: state },
    byteCount: { integerValue: '3000000' },
    contentType: { stringValue: 'image/jpeg' },
  };
}

function object(name: string, size: number, contentType: string): RulesStorageObject {
  return {
    name,
    bucket: 'media',
    size,
    contentType,
    md5Hash: '',
    crc32c: '',
    generation: 1,
    metageneration: 1,
    timeCreated: '2026-11-20T00:00:00Z',
    updated: '2026-11-20T00:00:00Z',
    metadata: {},
  };
}

interface Asked {
  readonly auth?: RulesAuth | null;
  readonly operation?: RulesOperation;
  readonly path: string;
  readonly size?: number;
  /** Of the object that is replaced; the same as the new one's when it is left out. */
  readonly storedSize?: number;
  readonly contentType?: string;
  readonly item?: FirestoreFields;
  /** More documents, by path. */
  readonly documents?: Readonly<Record<string, FirestoreFields>>;
}

function ask({
  auth = ada,
  operation = 'create',
  path,
  size = 3_000_000,
  storedSize = size,
  contentType = 'image/jpeg',
  item,
  documents = {},
}: Asked) {
  const sent = object(path, size, contentType);
  const isWrite = operation === 'create' || operation === 'update';
  return ruleset.decide(
    {
      service: 'firebase.storage',
      operation,
      bucket: 'media',
      path,
      auth,
      time: TEST_TIME,
      resource: operation === 'create' ? null : object(path, storedSize, contentType),
      newResource: isWrite ? sent : null,
    },
    documentsOf({ ...documents, ...(item === undefined ? {} : { 'users/ada/mediaItems/m1': item }) }),
  ).allowed;
}

const original = 'users/ada/media/m1/original';
const thumbnail = 'users/ada/media/m1/thumbnail-small';
const reserved = reservation('reserved');

describe('an original', () => {
  it('is taken against a reservation of its owner, at the very size and type reserved', () => {
    expect(ask({ path: original, item: reserved })).toBe(true);
    expect(ask({ path: original, item: reserved, size: 2_999_999 })).toBe(false);
    expect(ask({ path: original, item: reserved, size: 3_000_001 })).toBe(false);
    expect(ask({ path: original, item: reserved, contentType: 'text/html' })).toBe(false);
  });
  it('is not taken without a reservation, nor after it was used', () => {
    expect(ask({ path: original })).toBe(false);
    for (const state of ['ready', 'trashed']) {
      expect(ask({ path: original, item: reservation(state) }), state).toBe(false);
    }
    expect(ask({ path: original, item: reservation('reserved', 'bob') })).toBe(false);
  });
  it('is not taken from anybody else', () => {
    for (const auth of [bob, demo, undated, null])
      expect(ask({ path: original, item: reserved, auth })).toBe(false);
  });
  it('is never replaced or deleted by a client', () => {
    expect(ask({ path: original, item: reserved, operation: 'update' })).toBe(false);
    expect(ask({ path: original, item: reserved, operation: 'delete' })).toBe(false);
  });
});

describe('a thumbnail', () => {
  const small = { path: thumbnail, size: MEBIBYTE, contentType: 'image/webp' };
  it('is taken beside its item until the item is committed', () => {
    expect(ask({ ...small, item: reserved })).toBe(true);
    expect(ask({ ...small, item: reservation('ready') })).toBe(false);
    expect(
      ask({
        ...small,
        path: 'users/ada/media/m1/thumbnail-large',
        contentType: 'image/jpeg',
        item: reserved,
      }),
    ).toBe(true);
    expect(ask({ ...small, item: reservation('trashed') })).toBe(false);
    expect(ask(small)).toBe(false);
  });
  it('is a WebP or JPEG of at most one mebibyte', () => {
    expect(ask({ ...small, item: reserved, size: MEBIBYTE + 1 })).toBe(false);
    for (const contentType of ['image/png', 'image/svg+xml', 'text/html']) {
      expect(ask({ ...small, item: reserved, contentType }), contentType).toBe(false);
    }
  });
  it('is taken again when the answer was lost, as the original is not', () => {
    for (const state of ['reserved', 'ready'])
      expect(ask({ ...small, operation: 'update', item: reservation(state) }), state).toBe(true);
    for (const contentType of ['image/png', 'text/html'])
      expect(ask({ ...small, operation: 'update', item: reserved, contentType }), contentType).toBe(false);
    expect(ask({ ...small, operation: 'update' })).toBe(false);
    expect(ask({ ...small, operation: 'update', item: reservation('trashed') })).toBe(false);
    for (const auth of [bob, demo, undated, null])
      expect(ask({ ...small, operation: 'update', item: reserved, auth })).toBe(false);
    expect(ask({ ...small, operation: 'delete', item: reserved })).toBe(false);
  });
  it('grows no more once it was counted', () => {
    const again = { ...small, operation: 'update', item: reservation('ready'), size: 40_000 } as const;
    expect(ask({ ...again, storedSize: 40_000 })).toBe(true);
    expect(ask({ ...again, storedSize: 39_999 })).toBe(false);
  });
  it('holds no more bytes than were reserved for it', () => {
    const item = { ...reserved, thumbnailBytes: { integerValue: '40000' } };
    for (const operation of ['create', 'update'] as const) {
      expect(ask({ ...small, operation, item, size: 40_000 })).toBe(true);
      expect(ask({ ...small, operation, item, size: 40_001 })).toBe(false);
    }
  });
  it('has one of the two names', () => {
    expect(ask({ ...small, item: reserved, path: 'users/ada/media/m1/thumbnail-huge' })).toBe(false);
    expect(ask({ ...small, item: reserved, path: 'users/ada/media/m1/thumbnail-small/x' })).toBe(false);
  });
});

describe('a stored file', () => {
  it('is read by its owner and by nobody else', () => {
    for (const path of [original, thumbnail, 'users/ada/avatar/current']) {
      expect(ask({ operation: 'get', path }), path).toBe(true);
      for (const auth of [bob, undated, null])
        expect(ask({ operation: 'get', path, auth }), path).toBe(false);
    }
  });
  it('is not read in a session that was ended', () => {
    const documents = { [`users/ada/endedSessions/${SIGNED_IN_AT}`]: {} };
    expect(ask({ operation: 'get', path: original, documents })).toBe(false);
  });
  it('of the demonstration is anybody’s to look at while it is open, whoever its account is', () => {
    const item = { ...reservation('ready'), isDemo: { booleanValue: true } };
    const launch = (isOpen: boolean) => ({
      'app_config/launch': { demoEnabled: { booleanValue: isOpen } },
    });
    for (const auth of [bob, null]) {
      const look = { operation: 'get', path: original, auth } as const;
      expect(ask({ ...look, item, documents: launch(true) })).toBe(true);
      expect(ask({ ...look, item, documents: launch(false) })).toBe(false);
      expect(ask({ ...look, item })).toBe(false);
      expect(ask({ ...look, item: reservation('ready'), documents: launch(true) })).toBe(false);
      expect(ask({ ...look, path: 'users/demo-family/media/m1/original', documents: launch(true) })).toBe(
        false,
      );
    }
  });
  it('is never listed', () => {
    for (const path of ['', 'users/ada/', 'users/ada/media/m1/', 'users/ada/avatar/', 'users/ada/avatar/a']) {
      expect(ask({ operation: 'list', path }), path).toBe(false);
    }
  });
  it('outside the two folders is nobody’s', () => {
    for (const path of ['x', 'users/ada/x', 'users/ada/letters/l1', 'exports/ada.zip']) {
      expect(ask({ operation: 'get', path }), path).toBe(false);
      expect(ask({ path }), path).toBe(false);
    }
  });
});

describe('a portrait', () => {
  const portrait = { path: 'users/ada/avatar/current', size: MEBIBYTE, contentType: 'image/png' };
  it('is written, replaced and removed by its owner', () => {
    for (const operation of ['create', 'update', 'delete'] as const) {
      expect(ask({ ...portrait, operation }), operation).toBe(true);
      for (const auth of [bob, demo, undated, null])
        expect(ask({ ...portrait, operation, auth }), operation).toBe(false);
    }
  });
  it('has one name, and those of earlier releases can still be seen and removed', () => {
    const earlier = { ...portrait, path: 'users/ada/avatar/1' };
    for (const operation of ['create', 'update'] as const) expect(ask({ ...earlier, operation })).toBe(false);
    for (const operation of ['get', 'delete'] as const) expect(ask({ ...earlier, operation })).toBe(true);
  });
  it('is a WebP, JPEG or PNG of at most one mebibyte', () => {
    for (const contentType of ['image/webp', 'image/jpeg'])
      expect(ask({ ...portrait, contentType })).toBe(true);
    expect(ask({ ...portrait, contentType: 'image/svg+xml' })).toBe(false);
    expect(ask({ ...portrait, size: MEBIBYTE + 1 })).toBe(false);
  });
});
