/** The transfer's connection to the real media store, with the person's own token. */
import { backend } from '#platform/backend/app.ts';
import { identity } from '#platform/backend/authentication.ts';
import { systemClock } from '#shared/clock.ts';
import { SignedOutError, type TransferConnection } from './resumableUpload.ts';

export function mediaStoreConnection(): TransferConnection {
  const { embeddedOrigin, storageBucket } = backend().configuration.backend;
  const origin = embeddedOrigin ?? 'https://firebasestorage.googleapis.com';
  return {
    clock: systemClock,
    fetch: (input, init) => fetch(input, init),
    objectsAddress: `${origin}/v0/b/${encodeURIComponent(storageBucket)}/o`,
    async authorization(forceRefresh) {
      const user = identity().currentUser;
      if (!user) throw new SignedOutError();
      return `Firebase ${await user.getIdToken(forceRefresh)}`;
    },
  };
}
