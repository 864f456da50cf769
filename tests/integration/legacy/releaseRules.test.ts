/** What the rules open of an owner's library to who received it, and what stays closed to them and to everybody else. */
import { randomUUID } from 'node:crypto';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Received } from '#shared/legacy/received.ts';
import { receivedOf, withTimestamps } from '../../../src/functions/release/releaseDocument.ts';
import type { Services } from '../../../src/functions/services.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';

const BUCKET = 'amaranth-local.appspot.com';

let backend: Backend;
let services: Services;
let owner: Person;
let heir: Person;
let other: Person;
beforeAll(async () => {
  backend = await startBackend();
  ({ services } = await backend.server.businessLogic());
  [owner, heir, other] = [
    await signUpPerson(backend.origin),
    await signUpPerson(backend.origin),
    await signUpPerson(backend.origin),
  ];
  await write();
});
afterAll(async () => {
  await Promise.all([owner, heir, other].map((person) => person.leave()));
  await backend.stop();
});

const items = {
  inGiven: { albumId: 'given', state: 'ready' },
  trashedInGiven: { albumId: 'given', state: 'trashed' },
  single: { albumId: 'kept', state: 'ready' },
  trashedSingle: { albumId: 'kept', state: 'trashed' },
  shown: { albumId: 'kept', state: 'ready' },
  inKept: { albumId: 'kept', state: 'ready' },
};

async function write(): Promise<void> {
  const { firestore, bucket } = services;
  for (const [id, album] of Object.entries({
    given: { trashedAt: null },
    kept: { trashedAt: null },
    thrown: { trashedAt: new Date() },
  })) {
    await firestore.doc(`users/${owner.uid}/albums/${id}`).set({ ownerId: owner.uid, title: id, ...album });
  }
  for (const [id, item] of Object.entries(items)) {
    const fields = { ownerId: owner.uid, takenAt: '2019-07-14T16:03:22', ...item };
    await firestore.doc(`users/${owner.uid}/mediaItems/${id}`).set(fields);
    await bucket.file(`users/${owner.uid}/media/${id}/thumbnail-small`).save(Buffer.from(id));
  }
  for (const path of [
    'beneficiaries/one',
    'lifeVerifications/real',
    'vaultItems/one',
    'releases/one',
    'grants/one',
  ])
    await firestore.doc(`users/${owner.uid}/${path}`).set({ ownerId: owner.uid });
}

async function openToHeir(): Promise<void> {
  const received = {
    ownerId: owner.uid,
    ownerName: 'Rose',
    beneficiaryId: randomUUID(),
    albumIds: ['given', 'thrown'],
    mediaItemIds: ['single', 'trashedSingle'],
    shownFileIds: ['shown'],
  } satisfies Record<
    keyof Pick<Received, 'ownerId' | 'albumIds' | 'mediaItemIds' | 'shownFileIds'>,
    unknown
  > &
    Record<string, unknown>;
  await receivedOf(services.firestore, heir.uid, owner.uid).set(
    Object.fromEntries(Object.entries(received).map(([name, value]) => [name, withTimestamps(value)])),
  );
}
const closeAgain = () => receivedOf(services.firestore, heir.uid, owner.uid).delete();

async function readable(firestore: Firestore, path: string): Promise<boolean> {
  return getDoc(doc(firestore, `users/${owner.uid}/${path}`)).then(
    (found) => found.exists(),
    () => false,
  );
}
async function listed(
  firestore: Firestore,
  albumId: string,
  state = 'ready',
): Promise<readonly string[] | null> {
  const asked = query(
    collection(firestore, `users/${owner.uid}/mediaItems`),
    where('albumId', '==', albumId),
    where('state', '==', state),
    orderBy('takenAt'),
  );
  return getDocs(asked).then(
    ({ docs }) => docs.map(({ id }) => id),
    () => null,
  );
}
async function fileOf(person: Person, itemId: string): Promise<number> {
  const name = encodeURIComponent(`users/${owner.uid}/media/${itemId}/thumbnail-small`);
  const authorization = `Firebase ${await person.auth.currentUser?.getIdToken()}`;
  const answer = await fetch(`${backend.origin}/v0/b/${BUCKET}/o/${name}?alt=media`, {
    headers: { authorization },
  });
  return answer.status;
}
const allItems = Object.keys(items);
const readableItems = async (person: Person) => {
  const found = await Promise.all(allItems.map((id) => readable(person.firestore, `mediaItems/${id}`)));
  return allItems.filter((_id, index) => found[index]);
};
const readableFiles = async (person: Person) => {
  const found = await Promise.all(allItems.map((id) => fileOf(person, id)));
  return allItems.filter((_id, index) => found[index] === 200);
};

describe('What was received', () => {
  test('is read by who received it, album by album as the gallery asks, and with its files', async () => {
    await openToHeir();
    expect(await readable(heir.firestore, 'albums/given')).toBe(true);
    expect(await listed(heir.firestore, 'given')).toEqual(['inGiven']);
    expect(await readableItems(heir)).toEqual(['inGiven', 'single']);
    expect(await readableFiles(heir)).toEqual(['inGiven', 'single', 'shown']);
  });

  test('is all that is read: nothing of other albums, of the trash, of the owner’s other documents', async () => {
    await openToHeir();
    for (const path of [
      'albums/kept',
      'albums/thrown',
      'beneficiaries/one',
      'lifeVerifications/real',
      'vaultItems/one',
      'releases/one',
      'grants/one',
    ])
      expect([path, await readable(heir.firestore, path)]).toEqual([path, false]);
    expect(await listed(heir.firestore, 'kept')).toBeNull();
    expect(await listed(heir.firestore, 'given', 'trashed')).toBeNull();
    for (const name of ['albums', 'mediaItems', 'beneficiaries', 'received']) {
      await expect(getDocs(collection(heir.firestore, `users/${owner.uid}/${name}`))).rejects.toThrow();
    }
    expect(await getDoc(doc(heir.firestore, `users/${owner.uid}`)).catch(() => null)).toBeNull();
  });

  test('is nobody else’s, and closes when it is taken back', async () => {
    await openToHeir();
    expect(await readableItems(other)).toEqual([]);
    expect(await readableFiles(other)).toEqual([]);
    expect(await listed(other.firestore, 'given')).toBeNull();
    expect(
      await getDoc(doc(other.firestore, `users/${heir.uid}/received/${owner.uid}`)).catch(() => null),
    ).toBeNull();
    await closeAgain();
    expect(await readableItems(heir)).toEqual([]);
    expect(await readableFiles(heir)).toEqual([]);
    expect(await listed(heir.firestore, 'given')).toBeNull();
    expect(await readableItems(owner)).toEqual(allItems);
  });
});
