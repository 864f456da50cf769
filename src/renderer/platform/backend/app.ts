/**
 * The one connection to the backend: the vendor's SDK app, made from the operator's configuration.
 * Where the configuration names an embedded server, the SDKs are pointed at it; nothing else differs.
 */
import { type FirebaseApp, initializeApp } from 'firebase/app';
import type { AppConfiguration } from '#shared/configuration.ts';

let connection: { readonly app: FirebaseApp; readonly configuration: AppConfiguration } | null = null;

export function connectBackend(configuration: AppConfiguration): void {
  const { apiKey, authDomain, projectId, storageBucket, appId } = configuration.backend;
  connection = { app: initializeApp({ apiKey, authDomain, projectId, storageBucket, appId }), configuration };
}

export function backend(): { readonly app: FirebaseApp; readonly configuration: AppConfiguration } {
  if (!connection) throw new Error('The backend was used before start-up connected it.');
  return connection;
}
