/**
 * The services of the embedded server: the vendors' own Admin SDKs, pointed at this very server over the private
 * listener. Loading them takes longer than opening the port, so this file is imported only after that.
 */
import { Storage } from '@google-cloud/storage';
import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import type { Clock } from '#shared/clock.ts';
import type { OperatorConfiguration } from '#shared/configuration.ts';
import type { Logger } from '#shared/logger.ts';
import type { Mailer, Outbox, Services } from '../../functions/services.ts';
import { createLinkSigner } from '../../functions/signedLink.ts';
import type { ServiceAccount } from '../dataFolder/serviceAccount.ts';
import type { PrivateListener } from './privateListener.ts';

export interface LocalServicesOptions {
  readonly serviceAccount: ServiceAccount;
  readonly listener: PrivateListener;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mail: Mailer;
  readonly outbox: Outbox | null;
  readonly configuration: OperatorConfiguration;
  /** Where people reach the server: the base of links. */
  readonly appOrigin: string;
}

export interface LocalServices extends Services {
  close(): Promise<void>;
}

const IDENTITY_HOST = 'FIREBASE_AUTH_EMULATOR_HOST';
let appCount = 0;

export function createLocalServices(options: LocalServicesOptions): LocalServices {
  const { serviceAccount, listener, projectId, storageBucket } = options;
  appCount += 1;
  const app = initializeApp(
    {
      projectId,
      storageBucket,
      credential: cert({
        projectId,
        clientEmail: serviceAccount.client_email,
        privateKey: serviceAccount.private_key,
      }),
    },
    `embedded-${appCount}`,
  );
  const firestore = initializeFirestore(app, { preferRest: true });
  firestore.settings({ host: new URL(listener.origin).host, ssl: false, ignoreUndefinedProperties: true });

  const storage = new Storage({
    projectId,
    credentials: { client_email: serviceAccount.client_email, private_key: serviceAccount.private_key },
    apiEndpoint: listener.origin,
    useAuthWithCustomEndpoint: true,
  });
  // Sign tokens here rather than ask Google's token server for them.
  Reflect.set(storage.authClient, 'useJWTAccessWithScope', true);
  const bucket = storage.bucket(storageBucket);

  return {
    firestore,
    auth: authAt(listener.identityHost, () => getAuth(app)),
    bucket,
    clock: options.clock,
    mail: options.mail,
    outbox: options.outbox,
    log: options.log,
    configuration: options.configuration,
    appOrigin: options.appOrigin,
    signedLink: createLinkSigner(bucket, () => options.appOrigin),
    close: async () => {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}

/** The SDK reads the host from the environment once, when its Auth client is made. */
function authAt<Auth>(host: string, make: () => Auth): Auth {
  const before = process.env[IDENTITY_HOST];
  process.env[IDENTITY_HOST] = host;
  try {
    return make();
  } finally {
    if (before === undefined) delete process.env[IDENTITY_HOST];
    else process.env[IDENTITY_HOST] = before;
  }
}
