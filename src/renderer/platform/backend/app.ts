/**
 * The one connection to the backend: the vendor's SDK app, made from the operator's configuration on first use.
 * Where the configuration names an embedded server, the SDKs are pointed at it; nothing else differs.
 */
import { type FirebaseApp, initializeApp } from 'firebase/app';
import { type AppConfiguration, appConfigurationSchema } from '#shared/configuration.ts';
import { unvalidatedConfiguration } from './configuration.ts';

let connection: { readonly app: FirebaseApp; readonly configuration: AppConfiguration } | null = null;

function connect(configuration: AppConfiguration) {
  const { apiKey, authDomain, projectId, storageBucket, appId } = configuration.backend;
  return { app: initializeApp({ apiKey, authDomain, projectId, storageBucket, appId }), configuration };
}

/** Throws an Error that names the values at fault when the configuration is not what the schema asks for. */
export function backend(): { readonly app: FirebaseApp; readonly configuration: AppConfiguration } {
  if (connection) return connection;
  const parsed = appConfigurationSchema.safeParse(unvalidatedConfiguration());
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`);
    throw new Error(`The configuration cannot be used: ${names.join(', ')}.`);
  }
  connection = connect(parsed.data);
  return connection;
}
