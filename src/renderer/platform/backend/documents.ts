/** Firestore's lite SDK, the same one for both backends. */
import { type Firestore, initializeFirestore } from 'firebase/firestore/lite';
import { backend } from './app.ts';

let firestore: Firestore | null = null;

export function documents(): Firestore {
  if (firestore) return firestore;
  const { app, configuration } = backend();
  const { embeddedOrigin } = configuration.backend;
  const settings = embeddedOrigin
    ? { host: new URL(embeddedOrigin).host, ssl: embeddedOrigin.startsWith('https:') }
    : {};
  firestore = initializeFirestore(app, settings);
  return firestore;
}
