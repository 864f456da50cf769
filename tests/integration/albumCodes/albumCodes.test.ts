/** A printed code from its owner to its guests: what it opens, what is written into its guest book, and who never sees it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  albumCodesApprove,
  albumCodesClear,
  albumCodesCreate,
  albumCodesOpen,
  albumCodesRemove,
  albumCodesRevoke,
  albumCodesSign,
  albumCodesUpdate,
} from '#shared/callables/albumCodes.ts';
import { albumsErase, albumsTrash } from '#shared/callables/albums.ts';
import type { CallableContract } from '#shared/callables/contract.ts';
import { ALBUM_CODE_ID_BYTES, PLAIN_STYLE } from '#shared/domain/albumCode.ts';
import { ALBUM_CODE_LIMIT, PENDING_ENTRY_LIMIT } from '#shared/limits.ts';
import type { Caller } from '../../../src/functions/caller.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { callableNamed, scheduleNamed } from '../../support/catalogue.ts';
import { CONTENT, type Scene, writeScene } from '../../support/library.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Every wait is over at once, and written down. */
const waits: number[] = [];
const clock = jobsAtRestClock();
let backend: Backend;
let services: Services;
let scene: Scene;
let codeId: string;

beforeAll(async () => {
  backend = await startBackend({ clock });
  const { services: given } = await backend.server.businessLogic();
  const sleep = async (milliseconds: number) => {
    waits.push(milliseconds);
  };
  services = { ...given, clock: { now: clock.now, sleep } };
});
afterAll(() => backend.stop());
beforeEach(async () => {
  waits.length = 0;
  await services.firestore.recursiveDelete(services.firestore.collection('visitorLimits'));
  scene = await writeScene(
    services,
    [{ id: 'ours' }, { id: 'other' }],
    [
      { id: 'photo', state: 'ready' },
      { id: 'later', state: 'reserved' },
      { id: 'gone', state: 'trashed' },
      { id: 'words', state: 'ready', isLetter: true },
      { id: 'elsewhere', state: 'ready', album: 'other' },
    ],
  );
  await services.auth.createUser({ uid: scene.uid });
  codeId = newCode();
});

const newCode = () => `a${randomBytes(ALBUM_CODE_ID_BYTES).toString('base64url').slice(1)}`;
const ownerOf = ({ uid }: Scene): Caller => ({
  uid,
  email: 'rose@example.org',
  emailVerified: true,
  claims: { auth_time: 4_000_000_000 },
});

async function call<Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  input: unknown,
  { caller = null, address = '203.0.113.7' }: { caller?: Caller | null; address?: string } = {},
): Promise<z.output<Output>> {
  const answer = await callableNamed(contract.name).call(input, { services, caller, address });
  return contract.output.parse(answer);
}
const asOwner = <Input extends z.ZodType, Output extends z.ZodType>(
  contract: CallableContract<Input, Output>,
  input: unknown,
) => call(contract, input, { caller: ownerOf(scene) });

const make = (more: object = {}) =>
  asOwner(albumCodesCreate, {
    codeId,
    albumId: 'ours',
    name: 'On the stone',
    style: PLAIN_STYLE,
    passcode: null,
    hasGuestBook: true,
    showsLetters: false,
    ...more,
  });
const open = (more: object = {}, address?: string) =>
  call(albumCodesOpen, { codeId, ...more }, address === undefined ? {} : { address });

async function opened(more: object = {}) {
  const answer = await open(more);
  if (answer.is !== 'open') throw new Error('The code asks for a passcode.');
  return answer;
}
const signing = (pass: string, more: object = {}) => ({
  codeId,
  pass,
  entryId: randomUUID(),
  name: 'Ana',
  words: 'We think of you at every harvest.',
  ...more,
});
const codeOf = async () =>
  (await services.firestore.doc(`users/${scene.uid}/albumCodes/${codeId}`).get()).data();

test('a code opens its album: what is ready, its pictures by links, and nothing else of its owner', async () => {
  await make({ showsOriginals: true });
  const album = await opened();
  expect(album).toMatchObject({ title: 'ours', description: '', next: null, guestBook: [] });
  expect(album.items.map(({ id }) => id)).toEqual(['photo']);
  const [photo] = album.items;
  if (photo?.kind !== 'photo') throw new Error('No photo.');
  const answer = await fetch(photo.original ?? 'none');
  expect(Buffer.from(await answer.arrayBuffer()).equals(CONTENT)).toBe(true);
  for (const secret of ['rose@example.org', 'Rose Martin', 'On the stone', 'Dear Ana'])
    expect(JSON.stringify(album)).not.toContain(secret);
});

test('originals, which may say where a picture was taken, are given where their owner says so', async () => {
  const photo = services.firestore.doc(scene.path('mediaItems', 'photo'));
  const like = (await photo.get()).data() ?? {};
  await photo.update({ thumbnails: { small: 'small.jpg', large: 'large.jpg' } });
  for (const kind of ['video', 'audio', 'pdf', 'file'])
    await services.firestore.doc(scene.path('mediaItems', `z-${kind}`)).set({ ...like, kind });
  await make();
  const given = async () =>
    (await opened()).items.flatMap((item) =>
      item.kind === 'letter' || item.original === null ? [] : [item.kind],
    );
  expect((await given()).toSorted()).toEqual(['audio', 'pdf', 'video']);
  const [first] = (await opened()).items;
  expect(first).toMatchObject({ original: null, large: expect.stringContaining('large.jpg') });
  await asOwner(albumCodesUpdate, { codeId, showsOriginals: true });
  // What else is changed leaves that as it is.
  await asOwner(albumCodesUpdate, { codeId, name: 'In a frame' });
  expect((await given()).toSorted()).toEqual(['audio', 'file', 'pdf', 'photo', 'video']);
});

test('links end after some minutes, and a pass gets new ones', async () => {
  await make();
  const first = await opened();
  expect(Date.parse(first.linksEndAt) - clock.now()).toBeLessThanOrEqual(10 * 60_000);
  clock.ahead += 20 * 60_000;
  const again = await opened({ pass: first.pass });
  expect(Date.parse(again.linksEndAt)).toBeGreaterThan(clock.now() + 9 * 60_000);
  expect(await codeOf()).toMatchObject({ openedCount: 1 });
});

test('letters are shown where their owner says so', async () => {
  await make({ showsLetters: true });
  expect((await opened()).items.map(({ kind }) => kind)).toEqual(['photo', 'letter']);
});

test('a large album is shown part by part, without a hole where a letter stands', async () => {
  const batch = services.firestore.batch();
  const like = (await services.firestore.doc(scene.path('mediaItems', 'photo')).get()).data() ?? {};
  const letter = (await services.firestore.doc(scene.path('mediaItems', 'words')).get()).data() ?? {};
  for (let number = 10; number < 60; number += 1)
    batch.set(services.firestore.doc(scene.path('mediaItems', `item-${number}`)), number % 5 ? like : letter);
  await batch.commit();
  await make();
  const first = await opened();
  expect(first.items).toHaveLength(24);
  const second = await opened({ pass: first.pass, after: first.next });
  expect(second).toMatchObject({ next: null });
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(41);
  // Parts of one visit are one visit.
  expect(await codeOf()).toMatchObject({ openedCount: 1 });
});

test('letters that are not shown cost no reading, however many they are', async () => {
  const batch = services.firestore.batch();
  const letter = (await services.firestore.doc(scene.path('mediaItems', 'words')).get()).data() ?? {};
  for (let number = 100; number < 300; number += 1)
    batch.set(services.firestore.doc(scene.path('mediaItems', `a-letter-${number}`)), letter);
  await batch.commit();
  await make();
  expect(await opened()).toMatchObject({ items: [{ id: 'photo' }], next: null });
});

test('what cannot be read ends the search for a part after a few rounds', async () => {
  const batch = services.firestore.batch();
  const like = (await services.firestore.doc(scene.path('mediaItems', 'photo')).get()).data() ?? {};
  for (let number = 100; number < 300; number += 1)
    batch.set(services.firestore.doc(scene.path('mediaItems', `a-part-${number}`)), {
      ...like,
      storagePath: null,
    });
  await batch.commit();
  await make();
  expect(await opened()).toMatchObject({ items: [], next: { itemId: 'a-part-195' } });
});

test('a place in the album that is none is refused as such', async () => {
  await make();
  for (const after of [
    'a\0b',
    { takenAt: '2019-07-14T16:03:22', itemId: 'a\0b' },
    { takenAt: 'a\0b', itemId: 'a' },
  ])
    await expect(open({ after })).rejects.toMatchObject({ code: 'invalid-input' });
});

test('how often it was opened is counted by the day, and days of long ago are let go of', async () => {
  await make();
  const days = Object.fromEntries(
    Array.from({ length: 397 }, (_, day) => [new Date(Date.UTC(2001, 0, day)).toISOString().slice(0, 10), 1]),
  );
  await services.firestore.doc(`users/${scene.uid}/albumCodes/${codeId}`).update({ openings: days });
  await opened();
  await opened();
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const code = await codeOf();
  expect(code).toMatchObject({ openedCount: 2, openings: { [today]: 2 } });
  expect(Object.keys(code?.openings ?? {})).toHaveLength(396);
});

test('an opening whose answer was lost is counted once, and whose it was is kept nowhere', async () => {
  await make();
  const openingId = randomUUID();
  await open({ openingId });
  await open({ openingId }, '198.51.100.1');
  expect(await codeOf()).toMatchObject({ openedCount: 1 });
  await open({ openingId: randomUUID() });
  expect(await codeOf()).toMatchObject({ openedCount: 2 });
  const limits = await services.firestore.collection('visitorLimits').get();
  expect(JSON.stringify(limits.docs.map((limit) => [limit.id, limit.data()]))).not.toContain(openingId);
});

describe('A code that does not open', () => {
  const closed: [string, () => Promise<unknown>][] = [
    [
      'unknown',
      async () => {
        codeId = newCode();
      },
    ],
    [
      'no code at all',
      async () => {
        codeId = '../a/b';
      },
    ],
    ['paused', () => asOwner(albumCodesUpdate, { codeId, state: 'paused' })],
    ['revoked', () => asOwner(albumCodesRevoke, { codeId })],
    ['of an album in the trash', () => asOwner(albumsTrash, { albumId: 'ours' })],
    ['of a disabled account', () => services.auth.updateUser(scene.uid, { disabled: true })],
    ['of an account that was deleted elsewhere', () => services.auth.deleteUser(scene.uid)],
    [
      'of an account about to be deleted',
      () =>
        services.firestore.doc(`users/${scene.uid}`).update({ deletionDueAt: new Date(clock.now() + DAY) }),
    ],
  ];

  test.each(closed)('answers the same when it is %s', async (_, close) => {
    await make({ passcode: 'harvest' });
    await close();
    for (const more of [{}, { passcode: 'harvest' }, { passcode: 'wrong' }]) {
      await expect(open(more)).rejects.toMatchObject({
        code: 'album-code-closed',
        message: 'This code opens no album.',
        details: {},
      });
    }
    // Each waited for the rest of the same time.
    expect(waits).toHaveLength(3);
    for (const waited of waits) expect(waited).toBeGreaterThan(0);
    for (const waited of waits) expect(waited).toBeLessThanOrEqual(400);
  });

  test.each(closed)('costs the same reads when it is %s', async (_, close) => {
    await make();
    await close();
    const reads = { documents: 0, accounts: 0 };
    const firestore = new Proxy(services.firestore, {
      get: (target, name) => {
        if (name === 'collection' || name === 'doc' || name === 'getAll') reads.documents += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const auth = new Proxy(services.auth, {
      get: (target, name) => {
        if (name === 'getUser') reads.accounts += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const given = { ...services, firestore, auth };
    await expect(
      callableNamed('albumCodes-open').call({ codeId }, { services: given, caller: null }),
    ).rejects.toMatchObject({ code: 'album-code-closed' });
    expect(reads).toEqual({ documents: 6, accounts: 1 });
  });
});

test('a paused code opens again, and a revoked one never', async () => {
  await make();
  await asOwner(albumCodesUpdate, { codeId, state: 'paused' });
  await asOwner(albumCodesUpdate, { codeId, state: 'active' });
  await opened();
  await asOwner(albumCodesRevoke, { codeId });
  await expect(asOwner(albumCodesUpdate, { codeId, state: 'active' })).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('the printed code can open another album', async () => {
  await make();
  await asOwner(albumCodesUpdate, { codeId, albumId: 'other' });
  expect((await opened()).items.map(({ id }) => id)).toEqual(['elsewhere']);
  await expect(asOwner(albumCodesUpdate, { codeId, albumId: 'none' })).rejects.toMatchObject({
    code: 'album-not-found',
  });
});

describe('A passcode', () => {
  test('is asked for, kept as a hash alone, and what it opened stays open until it is changed', async () => {
    await make({ passcode: ' harvest ' });
    expect(await open()).toEqual({ is: 'locked' });
    const { pass } = await opened({ passcode: 'harvest' });
    await opened({ pass });
    const address = JSON.stringify((await services.firestore.doc(`albumCodes/${codeId}`).get()).data());
    expect(address + JSON.stringify(await codeOf())).not.toContain('harvest');
    await asOwner(albumCodesUpdate, { codeId, passcode: 'vintage' });
    expect(await open({ pass })).toEqual({ is: 'locked' });
    await asOwner(albumCodesUpdate, { codeId, passcode: null });
    await opened();
  });

  test('is guessed twenty times from one place, and the same code opens elsewhere', async () => {
    await make({ passcode: 'harvest' });
    for (let number = 0; number < 20; number += 1)
      await expect(open({ passcode: `wrong ${number}` })).rejects.toMatchObject({ code: 'passcode-wrong' });
    await expect(open({ passcode: 'harvest' })).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(await open({ passcode: 'harvest' }, '198.51.100.1')).toMatchObject({ is: 'open' });
  }, 60_000);

  test('that is right is not counted, however many of a family come from one place', async () => {
    await make({ passcode: 'harvest' });
    for (let number = 0; number < 22; number += 1) await opened({ passcode: 'harvest' });
    expect((await codeOf())?.wrongTries).toBeUndefined();
  }, 60_000);

  test('that others guess at from everywhere opens for whoever knows it, and leaves each place few tries', async () => {
    await make({ passcode: 'harvest' });
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    await services.firestore
      .doc(`users/${scene.uid}/albumCodes/${codeId}`)
      .update({ wrongTries: { [today]: 100_000 } });
    for (let number = 0; number < 3; number += 1)
      await expect(open({ passcode: `wrong ${number}` })).rejects.toMatchObject({ code: 'passcode-wrong' });
    await expect(open({ passcode: 'harvest' })).rejects.toMatchObject({ code: 'too-many-attempts' });
    expect(await codeOf()).toMatchObject({ wrongTries: { [today]: 100_003 } });
    // A family of five at one address, who each mistype it never.
    for (let number = 0; number < 5; number += 1)
      expect(await open({ passcode: 'harvest' }, '198.51.100.1')).toMatchObject({ is: 'open' });
  }, 60_000);

  test('that was wrong is counted by the day for the owner, for a month', async () => {
    await make({ passcode: 'harvest' });
    const days = Object.fromEntries(Array.from({ length: 32 }, (_, day) => [`2001-01-${10 + day}`, 1]));
    await services.firestore.doc(`users/${scene.uid}/albumCodes/${codeId}`).update({ wrongTries: days });
    await expect(open({ passcode: 'wrong' })).rejects.toMatchObject({ code: 'passcode-wrong' });
    const today = new Date(clock.now()).toISOString().slice(0, 10);
    const code = await codeOf();
    expect(code).toMatchObject({ wrongTries: { [today]: 1 } });
    expect(Object.keys(code?.wrongTries ?? {})).toHaveLength(32);
  });

  test('has six characters or more', async () => {
    await expect(make({ passcode: '12345' })).rejects.toMatchObject({ code: 'invalid-input' });
    await make({ passcode: '123456' });
  });
});

describe('A guest book', () => {
  test('shows what its owner approved, until it is removed', async () => {
    await make();
    const { pass } = await opened();
    clock.ahead += 5_000;
    const sent = signing(pass);
    await call(albumCodesSign, sent);
    // The answer was lost.
    await call(albumCodesSign, sent);
    expect((await opened()).guestBook).toEqual([]);
    await asOwner(albumCodesApprove, { entryId: sent.entryId });
    expect((await opened()).guestBook).toMatchObject([{ name: sent.name, words: sent.words }]);
    await asOwner(albumCodesRemove, { entryId: sent.entryId });
    expect((await opened()).guestBook).toEqual([]);
  });

  test('is cleared of what waits and its owner saw, and keeps what is shown and what came since', async () => {
    await make();
    const { pass } = await opened();
    clock.ahead += 5_000;
    const [shown, seen, later] = [signing(pass), signing(pass), signing(pass)];
    await call(albumCodesSign, shown);
    await call(albumCodesSign, seen);
    await asOwner(albumCodesApprove, { entryId: shown.entryId });
    const until = new Date(clock.now()).toISOString();
    clock.ahead += 60_000;
    await call(albumCodesSign, later);
    await asOwner(albumCodesClear, { codeId, until });
    const left = await services.firestore.collection(`users/${scene.uid}/guestBookEntries`).get();
    expect(left.docs.map(({ id }) => id).toSorted()).toEqual([shown.entryId, later.entryId].toSorted());
  });

  test('is not closed to others by who writes a hundred times from elsewhere', async () => {
    await make();
    const { pass } = await opened();
    clock.ahead += 5_000;
    for (let place = 0; place < 130; place += 1)
      await call(albumCodesSign, signing(pass), { address: `198.51.100.${place}` });
  }, 60_000);

  test('takes nothing of machines', async () => {
    await make();
    const { pass } = await opened();
    await expect(call(albumCodesSign, signing(pass))).rejects.toMatchObject({
      code: 'too-many-attempts',
      details: { retryAfterSeconds: 3 },
    });
    clock.ahead += 5_000;
    expect(await call(albumCodesSign, signing(pass, { website: 'https://example.org' }))).toEqual({});
    await expect(call(albumCodesSign, signing('1.invented'))).rejects.toMatchObject({
      code: 'passcode-wrong',
    });
    expect((await services.firestore.collection(`users/${scene.uid}/guestBookEntries`).get()).size).toBe(0);
  });

  test('that is closed takes no words', async () => {
    await make({ hasGuestBook: false });
    const { pass, guestBook } = await opened();
    expect(guestBook).toBeNull();
    clock.ahead += 5_000;
    await expect(call(albumCodesSign, signing(pass))).rejects.toMatchObject({ code: 'album-code-closed' });
  });

  test('is signed twelve times an hour from one place', async () => {
    await make();
    const { pass } = await opened();
    clock.ahead += 5_000;
    for (let number = 0; number < 12; number += 1) await call(albumCodesSign, signing(pass));
    await expect(call(albumCodesSign, signing(pass))).rejects.toMatchObject({ code: 'too-many-attempts' });
    await expect(call(albumCodesSign, signing(pass), { address: '198.51.100.1' })).resolves.toEqual({});
  });

  test('is signed twelve hundred times an hour from everywhere together', async () => {
    await make();
    const { pass } = await opened();
    clock.ahead += 5_000;
    const signFrom = (place: number) =>
      call(albumCodesSign, signing(pass), { address: `198.51.100.${place}` });
    const limits = services.firestore.collection('visitorLimits');
    await signFrom(1);
    const before = new Map((await limits.get()).docs.map((limit) => [limit.id, limit.get('wholeAt')]));
    await signFrom(2);
    // The one that both were counted by.
    const [ofCode, ...others] = (await limits.get()).docs.filter(
      (limit) => before.has(limit.id) && before.get(limit.id) !== limit.get('wholeAt'),
    );
    if (!ofCode) throw new Error('The code itself was not counted.');
    expect(others).toEqual([]);
    const step = HOUR / 1_200;
    expect(ofCode.get('wholeAt') - before.get(ofCode.id)).toBe(step);
    // As after 1,198 others.
    await ofCode.ref.update({ wholeAt: clock.now() + HOUR - step });
    await signFrom(3);
    await expect(signFrom(4)).rejects.toMatchObject({ code: 'too-many-attempts' });
    clock.ahead += step;
    await expect(signFrom(5)).resolves.toEqual({});
  });

  test('in which five hundred wait to be read takes one more once its owner has read one', async () => {
    await make();
    const { pass } = await opened();
    clock.ahead += 5_000;
    const entries = services.firestore.collection(`users/${scene.uid}/guestBookEntries`);
    const waiting = { codeId, name: 'Ana', words: 'Still here.', state: 'pending' };
    const batch = services.firestore.batch();
    for (let number = 1; number < PENDING_ENTRY_LIMIT; number += 1)
      batch.create(entries.doc(randomUUID()), { ...waiting, signedAt: new Date(clock.now()) });
    // What is shown, and another code's, do not count.
    batch.create(entries.doc(randomUUID()), { ...waiting, state: 'approved', signedAt: new Date() });
    await batch.commit();
    await entries.add({ ...waiting, codeId: newCode(), signedAt: new Date() });
    const last = signing(pass);
    await call(albumCodesSign, last);
    await expect(call(albumCodesSign, signing(pass))).rejects.toMatchObject({
      code: 'too-many-attempts',
      message: 'Much is waiting here to be read. Try again another day.',
    });
    expect(PENDING_ENTRY_LIMIT).toBe(500);
    await asOwner(albumCodesApprove, { entryId: last.entryId });
    await expect(call(albumCodesSign, signing(pass))).resolves.toEqual({});
  });
});

test('an album has as many codes as fit, revoked ones left aside', async () => {
  const codes = Array.from({ length: ALBUM_CODE_LIMIT }, newCode);
  for (const one of codes) await make({ codeId: one });
  await expect(make()).rejects.toMatchObject({ code: 'album-code-limit-reached' });
  await asOwner(albumCodesRevoke, { codeId: codes[0] });
  await make();
});

test('a code that is somebody else’s can be neither made again nor changed nor revoked', async () => {
  await make();
  const stranger: Caller = { ...ownerOf(scene), uid: 'stranger' };
  const asStranger = (contract: CallableContract<z.ZodType, z.ZodType>, input: object) =>
    call(contract, { codeId, ...input }, { caller: stranger });
  await services.firestore.doc('users/stranger/albums/theirs').set({ title: 'Theirs', position: 0 });
  await expect(
    asStranger(albumCodesCreate, {
      albumId: 'theirs',
      name: 'Mine',
      style: PLAIN_STYLE,
      passcode: null,
      hasGuestBook: false,
      showsLetters: false,
    }),
  ).rejects.toMatchObject({ code: 'conflict' });
  await expect(asStranger(albumCodesUpdate, { state: 'paused' })).rejects.toMatchObject({
    code: 'not-found',
  });
  await asStranger(albumCodesRevoke, {});
  await opened();
});

test('the demo family’s visitors make no codes', async () => {
  const caller = { ...ownerOf(scene), claims: { ...ownerOf(scene).claims, demo: true } };
  await expect(call(albumCodesRevoke, { codeId }, { caller })).rejects.toMatchObject({
    code: 'demo-account-read-only',
  });
});

describe('Erased', () => {
  const leftOf = async () => {
    const { firestore } = services;
    const found = await Promise.all([
      firestore.collection(`users/${scene.uid}/albumCodes`).get(),
      firestore.collection(`users/${scene.uid}/guestBookEntries`).get(),
      firestore.collection('albumCodes').where('ownerId', '==', scene.uid).get(),
    ]);
    return found.map(({ size }) => size);
  };
  beforeEach(async () => {
    await make();
    const { pass } = await opened();
    clock.ahead += 5_000;
    await call(albumCodesSign, signing(pass));
    expect(await leftOf()).toEqual([1, 1, 1]);
  });

  test('with its album go a code and its guest book', async () => {
    await asOwner(albumsTrash, { albumId: 'ours' });
    await asOwner(albumsErase, { albumId: 'ours' });
    expect(await leftOf()).toEqual([0, 0, 0]);
  });

  test('with the account goes all of it', async () => {
    await services.firestore.doc(`users/${scene.uid}`).update({
      deletionDueAt: new Date(clock.now() - 60 * DAY),
    });
    const purge = scheduleNamed('account-purge');
    await purge.run({ services, dueAt: clock.now() });
    // A job that erases believes the clock once its last run was a while ago.
    clock.ahead += 2 * 3_600_000;
    await purge.run({ services, dueAt: clock.now() });
    expect(await leftOf()).toEqual([0, 0, 0]);
  });
});
