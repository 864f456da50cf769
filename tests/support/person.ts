/** A signed-in person for integration tests: the vendors' real client SDKs against a real server. */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth';
import {
  doc,
  type Firestore,
  getDoc,
  initializeFirestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { getFunctions, httpsCallable } from 'firebase/functions';
import type { z } from 'zod';
import type { CallableContract } from '#shared/callables/contract.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';

export interface Person {
  readonly uid: string;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly bucket: string;
  readonly origin: string;
  call<I extends z.ZodType, O extends z.ZodType>(
    contract: CallableContract<I, O>,
    input: z.input<I>,
  ): Promise<z.output<O>>;
  storageUsed(): Promise<number>;
  leave(): Promise<void>;
}

let count = 0;

/** Signs a new person up and writes their profile, as the app does. */
export async function signUpPerson(origin: string, projectId = 'amaranth-local'): Promise<Person> {
  count += 1;
  const bucket = `${projectId}.appspot.com`;
  const app = initializeApp(
    { apiKey: 'local', projectId, storageBucket: bucket },
    `person-${count}-${Date.now()}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  const email = `person-${count}-${Date.now()}@example.org`;
  const { user } = await createUserWithEmailAndPassword(auth, email, 'a-secret-1');
  const firestore = initializeFirestore(app, { host: new URL(origin).host, ssl: false });
  const profile = doc(firestore, 'users', user.uid);
  await setDoc(profile, {
    ...newUserProfile('Rose Martin', email),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    lastLogin: serverTimestamp(),
  });
  const functions = getFunctions(app, `${origin}/functions`);
  return {
    uid: user.uid,
    auth,
    firestore,
    bucket,
    origin,
    async call(contract, input) {
      const answer = await httpsCallable<unknown, unknown>(functions, contract.name)(input);
      return contract.output.parse(answer.data);
    },
    storageUsed: async () => Number((await getDoc(profile)).get('storageUsed')),
    leave: () => deleteApp(app),
  };
}
