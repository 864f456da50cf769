/** A signed-in person for integration tests: the vendors' real client SDKs against a real server. */
import { deleteApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type User,
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

const PASSWORD = 'a-secret-1';

interface DeviceOptions {
  readonly projectId?: string;
  /** Where the callables answer, when that is not the server's own address. */
  readonly functionsOrigin?: string;
}

interface SignUpOptions extends DeviceOptions {
  readonly person?: { readonly name: string; readonly email: string; readonly password: string };
}

/** Signs a new person up and writes their profile, as the app does. */
export async function signUpPerson(
  origin: string,
  { person, ...options }: SignUpOptions = {},
): Promise<Person> {
  const device = openDevice(origin, options);
  const { name, email, password } = person ?? {
    name: 'Rose Martin',
    email: `person-${count}-${Date.now()}@example.org`,
    password: PASSWORD,
  };
  const { user } = await createUserWithEmailAndPassword(device.auth, email, password);
  await setDoc(doc(device.firestore, 'users', user.uid), {
    ...newUserProfile(name, email),
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    lastLogin: serverTimestamp(),
  });
  return device.asPerson(user);
}

/** The same person on another device. */
export async function signInPerson(origin: string, email: string, password = PASSWORD): Promise<Person> {
  const device = openDevice(origin, {});
  const { user } = await signInWithEmailAndPassword(device.auth, email, password);
  return device.asPerson(user);
}

function openDevice(
  origin: string,
  { projectId = 'amaranth-local', functionsOrigin = `${origin}/functions` }: DeviceOptions,
) {
  count += 1;
  const bucket = `${projectId}.appspot.com`;
  const app = initializeApp(
    { apiKey: 'local', projectId, storageBucket: bucket },
    `person-${count}-${Date.now()}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, origin, { disableWarnings: true });
  const firestore = initializeFirestore(app, { host: new URL(origin).host, ssl: false });
  const functions = getFunctions(app, functionsOrigin);
  const asPerson = ({ uid }: User): Person => ({
    uid,
    auth,
    firestore,
    bucket,
    origin,
    async call(contract, input) {
      const answer = await httpsCallable<unknown, unknown>(functions, contract.name)(input);
      return contract.output.parse(answer.data);
    },
    storageUsed: async () => Number((await getDoc(doc(firestore, 'users', uid))).get('storageUsed')),
    leave: () => deleteApp(app),
  });
  return { auth, firestore, asPerson };
}
