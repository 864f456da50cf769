import { initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { collection, getDocs, initializeFirestore } from 'firebase/firestore/lite';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Backend, startBackend } from '../../support/backend.ts';

const login = { email: 'demo@amaranth.example', password: 'demo-family-1' };
let backend: Backend;

beforeAll(async () => {
  backend = await startBackend({ environment: { AMARANTH_DEMO: '1' } });
  await backend.server.businessLogic();
});
afterAll(() => backend.stop());

async function signInAsDemo() {
  const app = initializeApp({ apiKey: 'local', projectId: 'amaranth-local' }, `demo-${Date.now()}`);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, backend.origin, { disableWarnings: true });
  const { user } = await signInWithEmailAndPassword(auth, login.email, login.password);
  return { app, user };
}

test('the demo family has albums with pictures, and a stranger can sign in to look at them', async () => {
  const { services } = await backend.server.businessLogic();
  await vi.waitFor(
    async () => expect((await services.firestore.doc('server_state/demoFamily').get()).exists).toBe(true),
    { timeout: 15_000 },
  );
  const { app, user } = await signInAsDemo();
  const firestore = initializeFirestore(app, { host: backend.host, ssl: false });
  const albums = await getDocs(collection(firestore, 'users', user.uid, 'albums'));
  expect(albums.size).toBe(3);
  const items = await getDocs(collection(firestore, 'users', user.uid, 'mediaItems'));
  expect(items.size).toBe(12);
  const counted = albums.docs.reduce((sum, album) => sum + Number(album.get('itemCount')), 0);
  expect(counted).toBe(12);
});

test('the demo account changes nothing, on the server', async () => {
  const { app } = await signInAsDemo();
  const functions = getFunctions(app, `${backend.origin}/functions`);
  await expect(httpsCallable(functions, 'albums-create')({ title: 'Mine' })).rejects.toMatchObject({
    code: 'functions/permission-denied',
    details: { code: 'demo-account-read-only' },
  });
});

test('the launch configuration is there from the start', async () => {
  const { services } = await backend.server.businessLogic();
  const launch = await services.firestore.doc('app_config/launch').get();
  expect(launch.data()).toMatchObject({ waitlistEnabled: false, demoEnabled: true });
});
