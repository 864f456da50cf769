/** The demo family on the server: there at the start, closed to every change, put back at each start (SPEC §6). */
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  deleteUser,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type User,
  updateEmail,
  updatePassword,
  updateProfile,
} from 'firebase/auth';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  initializeFirestore,
  setDoc,
  setLogLevel,
  updateDoc,
} from 'firebase/firestore/lite';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { connectStorageEmulator, getStorage, ref, uploadString } from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { demoReadFamily } from '#shared/callables/demo.ts';
import { ordersListOwn } from '#shared/callables/orders.ts';
import { type Backend, readAppConfiguration, startBackend } from '../../support/backend.ts';

const login = { email: 'demo@amaranth.example', password: 'demo-family-1' };
const PICTURES = 20;
const LETTERS = 2;
const ALBUMS = 4;
let backend: Backend;
let app: FirebaseApp;
let user: User;
let firestore: Firestore;

async function whenRestored({ server }: Pick<Backend, 'server'>) {
  const { services, catalogue } = await server.businessLogic();
  await vi.waitFor(
    async () => expect((await services.firestore.doc('users/demo-family').get()).exists).toBe(true),
    { timeout: 15_000 },
  );
  return { services, catalogue };
}

let count = 0;
async function signInAsDemo(to: Backend) {
  count += 1;
  const made = initializeApp(
    { apiKey: 'local', projectId: 'amaranth-local', storageBucket: to.configuration.backend.storageBucket },
    `demo-${count}`,
  );
  const auth = initializeAuth(made, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, to.origin, { disableWarnings: true });
  const { user } = await signInWithEmailAndPassword(auth, login.email, login.password);
  return { app: made, user };
}

// The refusals asked for here would fill the report.
setLogLevel('silent');

beforeAll(async () => {
  backend = await startBackend({ environment: { AMARANTH_DEMO: '1' } });
  await whenRestored(backend);
  ({ app, user } = await signInAsDemo(backend));
  firestore = initializeFirestore(app, { host: backend.host, ssl: false });
}, 30_000);
afterAll(() => backend.stop());

test('the demo family has albums with pictures, and a stranger can sign in to look at them', async () => {
  const albums = await getDocs(collection(firestore, 'users', user.uid, 'albums'));
  expect(albums.size).toBe(ALBUMS);
  const items = await getDocs(collection(firestore, 'users', user.uid, 'mediaItems'));
  expect(items.size).toBe(PICTURES + LETTERS);
  const letters = items.docs.filter((item) => item.get('kind') === 'letter');
  expect(letters).toHaveLength(LETTERS);
  const counted = albums.docs.reduce((sum, album) => sum + Number(album.get('itemCount')), 0);
  expect(counted).toBe(PICTURES + LETTERS);
});

test('the demo family has one order, made and delivered', async () => {
  const functions = getFunctions(app, `${backend.origin}/functions`);
  const { data } = await httpsCallable(functions, ordersListOwn.name)({});
  const answer = ordersListOwn.output.parse(data);
  expect(answer.orders.map(({ state, pieces }) => [state, pieces])).toEqual([['delivered', 2]]);
});

test('the launch configuration is there from the start', async () => {
  const { services } = await backend.server.businessLogic();
  const launch = await services.firestore.doc('app_config/launch').get();
  expect(launch.data()).toMatchObject({ waitlistEnabled: false, demoEnabled: true });
});

describe('A visitor without an account', () => {
  const call = async (data: unknown) => {
    const response = await fetch(`${backend.origin}/functions/demo-readFamily`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    });
    return { status: response.status, body: (await response.json()) as { result: unknown } };
  };
  const pictureOf = (path: string) =>
    `${backend.origin}/v0/b/${backend.configuration.backend.storageBucket}/o/${encodeURIComponent(path)}?alt=media`;

  test('reads the family in English and in French', async () => {
    const english = demoReadFamily.output.parse((await call({})).body.result);
    expect(english.albums.map(({ title }) => title)).toContain('Seasons at the lake');
    expect(english.pictures).toHaveLength(PICTURES);
    const french = demoReadFamily.output.parse((await call({ language: 'fr' })).body.result);
    expect(french.albums.map(({ title }) => title)).toContain('Les saisons au lac');
    expect(french.pictures.every(({ caption }, at) => caption !== english.pictures[at]?.caption)).toBe(true);
  });

  test('sees its pictures, and nobody else’s', async () => {
    const shown = await fetch(pictureOf('users/demo-family/media/harbour/original'));
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const { services } = await backend.server.businessLogic();
    await services.bucket.file('users/rose/media/one/original').save('private', { resumable: false });
    expect((await fetch(pictureOf('users/rose/media/one/original'))).status).toBe(403);
  });

  test('finds nothing, and no login, while an administrator keeps the demo closed', async () => {
    expect((await readAppConfiguration(backend.origin)).demo).toEqual(login);
    const { services } = await backend.server.businessLogic();
    const launch = services.firestore.doc('app_config/launch');
    await launch.update({ demoEnabled: false });
    try {
      expect((await readAppConfiguration(backend.origin)).demo).toBeUndefined();
      expect(await call({})).toMatchObject({ body: { error: { details: { code: 'not-available' } } } });
      expect((await fetch(pictureOf('users/demo-family/media/harbour/original'))).status).toBe(403);
    } finally {
      await launch.update({ demoEnabled: true });
    }
  });
});

describe('The demo account changes nothing', () => {
  /** What a callable that is open to the demo may be called: a name that changes something is looked at twice. */
  const readingVerb =
    /-(read|look|challenge|list|count|find|search|describe|preview|link|sync|refresh|open|quote|inspect|invoice|printFiles|suggest)/;

  /** All that is kept of the family: its documents, their times of change, its account. */
  async function everythingKept() {
    const { services } = await backend.server.businessLogic();
    const root = services.firestore.doc('users/demo-family');
    const collections = await root.listCollections();
    const pages = await Promise.all(collections.map((collection) => collection.get()));
    const documents = [await root.get(), ...pages.flatMap(({ docs }) => docs)];
    const { metadata, ...account } = (await services.auth.getUser('demo-family')).toJSON() as {
      metadata: unknown;
    };
    return { account, documents: documents.map(({ ref, updateTime }) => [ref.path, updateTime?.toMillis()]) };
  }

  test('every callable that writes refuses it with a code of its own, and those that read write nothing', async () => {
    const { catalogue } = await backend.server.businessLogic();
    const functions = getFunctions(app, `${backend.origin}/functions`);
    const before = await everythingKept();
    for (const { name, effect, servesDemo } of catalogue.callables) {
      const code = await httpsCallable(
        functions,
        name,
      )({}).then(
        () => 'answered',
        (error: { details?: { code?: string } }) => error.details?.code,
      );
      if (servesDemo) expect(code, name).not.toBe('demo-account-read-only');
      else if (effect === 'writes') expect(code, name).toBe('demo-account-read-only');
      else expect(name).toMatch(readingVerb);
    }
    expect(await everythingKept()).toEqual(before);
  });

  test('every direct write of a document is refused', async () => {
    const refused = { code: 'permission-denied' };
    const profile = doc(firestore, 'users', user.uid);
    await expect(updateDoc(profile, { name: 'Somebody' })).rejects.toMatchObject(refused);
    await expect(setDoc(profile, { name: 'Somebody' })).rejects.toMatchObject(refused);
    await expect(deleteDoc(profile)).rejects.toMatchObject(refused);
    for (const path of ['albums/seasons', 'mediaItems/harbour', 'sessions/1', 'anything/new']) {
      const place = doc(firestore, 'users', user.uid, ...path.split('/'));
      await expect(setDoc(place, { title: 'Mine' })).rejects.toMatchObject(refused);
      await expect(deleteDoc(place)).rejects.toMatchObject(refused);
    }
    await expect(
      setDoc(doc(firestore, 'app_config', 'launch'), { waitlistEnabled: true }),
    ).rejects.toMatchObject(refused);
  });

  test('every direct write of a file is refused', async () => {
    const storage = getStorage(app);
    connectStorageEmulator(storage, '127.0.0.1', backend.port);
    for (const path of ['media/harbour/original', 'media/new/original', 'avatar/photo', 'anything']) {
      const place = ref(storage, `users/${user.uid}/${path}`);
      await expect(uploadString(place, 'x', 'raw', { contentType: 'image/jpeg' })).rejects.toMatchObject({
        code: 'storage/unauthorized',
      });
    }
  });

  test('its name, password and address stay, and it cannot be deleted', async () => {
    const refused = { code: 'auth/admin-restricted-operation' };
    await expect(updateProfile(user, { displayName: 'Somebody' })).rejects.toMatchObject(refused);
    await expect(updatePassword(user, 'another-1')).rejects.toMatchObject(refused);
    await expect(updateEmail(user, 'somebody@example.org')).rejects.toMatchObject(refused);
    await expect(deleteUser(user)).rejects.toMatchObject(refused);
    await expect(signInAsDemo(backend)).resolves.toBeDefined();
  });
});

describe('With the demo account’s token the identity service', () => {
  test.each([
    'v1/accounts:update',
    'v1/accounts:delete',
    'v1/accounts:sendOobCode',
    'v1/accounts:signInWithIdp',
    'v1/accounts:signInWithPhoneNumber',
    'v1/accounts:signUp',
    'v1/projects/amaranth-local/accounts:update',
    'v2/accounts/mfaEnrollment:start',
    'v2/accounts/mfaEnrollment:finalize',
    'v2/accounts/mfaEnrollment:withdraw',
    'v2/accounts:revokeToken',
    'v1/accounts:aMethodOfTomorrow',
  ])('refuses %s', async (path) => {
    const response = await fetch(`${backend.origin}/identitytoolkit.googleapis.com/${path}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: await user.getIdToken() }),
    });
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringMatching(/^ADMIN_ONLY_OPERATION : This is the demo family/) },
    });
  });
});

test('each start puts the family back as it was, leaves its visitors signed in, and removes it when it is not wanted', async () => {
  const dataFolder = `${backend.dataFolder}-again`;
  const environment = { AMARANTH_DEMO: '1' };
  const first = await startBackend({ dataFolder, environment });
  const { services } = await whenRestored(first);
  const root = services.firestore.doc('users/demo-family');
  const before = (await root.collection('albums').doc('seasons').get()).data();
  await root.collection('albums').doc('seasons').update({ title: 'Changed' });
  await root.collection('mediaItems').doc('harbour').delete();
  await root.collection('letters').doc('stray').set({ text: 'left behind' });
  await services.bucket
    .file('users/demo-family/media/harbour/original')
    .save('scribble', { resumable: false });
  await services.bucket.file('users/demo-family/media/stray/original').save('stray', { resumable: false });
  const visitor = await signInAsDemo(first);
  const token = await visitor.user.getIdToken();
  await first.stop();

  const second = await startBackend({ dataFolder, environment });
  try {
    const again = (await whenRestored(second)).services;
    const family = again.firestore.doc('users/demo-family');
    await vi.waitFor(
      async () => {
        expect((await family.collection('letters').doc('stray').get()).exists).toBe(false);
        const [stray] = await again.bucket.file('users/demo-family/media/stray/original').exists();
        expect(stray).toBe(false);
      },
      { timeout: 10_000 },
    );
    expect((await family.collection('albums').doc('seasons').get()).data()).toEqual(before);
    expect((await family.collection('mediaItems').get()).size).toBe(PICTURES + LETTERS);
    expect((await again.firestore.collection('orders').get()).size).toBe(1);
    const [picture] = await again.bucket.file('users/demo-family/media/harbour/original').download();
    expect(picture.length).toBeGreaterThan(100_000);
    const lookup = await fetch(
      `${second.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ idToken: token }),
      },
    );
    expect(lookup.status).toBe(200);
  } finally {
    await second.stop();
  }

  // A server that is told to keep no demo any more has none, nor a way in.
  const without = await startBackend({ dataFolder, environment: { AMARANTH_DEMO: '0' } });
  try {
    const { services: left } = await without.server.businessLogic();
    await vi.waitFor(
      async () => {
        const [files] = await left.bucket.getFiles({ prefix: 'users/demo-family/' });
        expect(files).toEqual([]);
      },
      { timeout: 10_000 },
    );
    expect(without.configuration.demo).toBeUndefined();
    await vi.waitFor(async () =>
      expect((await left.firestore.doc('users/demo-family').get()).exists).toBe(false),
    );
    expect(await left.firestore.doc('users/demo-family').listCollections()).toEqual([]);
    expect((await left.firestore.collection('orders').get()).size).toBe(0);
    await expect(signInAsDemo(without)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  } finally {
    await without.stop();
  }
}, 60_000);
