/**
 * The services of the embedded server: the vendors' own Admin SDKs, pointed at this very server over the private
 * listener. Loading them takes longer than opening the port, so this file is imported only after that.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Storage } from '@google-cloud/storage';
import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { GoogleAuth, JWT } from 'google-auth-library';
import type { Clock } from '#shared/clock.ts';
import type { OperatorConfiguration } from '#shared/configuration.ts';
import type { Logger } from '#shared/logger.ts';
import { createPasswordCheck } from '../../functions/checkPassword.ts';
import { connectModel, type ModelSettings } from '../../functions/modelProvider.ts';
import { connectPayments, type PaymentKeys } from '../../functions/paymentProvider.ts';
import { keepServerSecret } from '../../functions/serverSecret.ts';
import type { HostReport, Mailer, Outbox, Services } from '../../functions/services.ts';
import { createLinkSigner } from '../../functions/signedLink.ts';
import { connectTranscriber, type TranscriberSettings } from '../../functions/transcriber.ts';
import { COMPANION_MODEL, COMPANION_PATH } from '../companion/index.ts';
import type { ServiceAccount } from '../dataFolder/serviceAccount.ts';
import type { Identity } from '../identity/index.ts';
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
  readonly readHost: () => Promise<HostReport>;
  /** The operator's own, or those of the payments that this server answers. */
  readonly paymentKeys: PaymentKeys;
  readonly answersPayments: boolean;
  readonly isCheckoutOpen: boolean;
  /** The operator's own model, or null for the companion that this server answers with. */
  readonly model: ModelSettings | null;
  readonly transcriber: TranscriberSettings | null;
  readonly companionKey: string;
  readonly configuration: OperatorConfiguration;
  readonly listSignIns: Identity['listSignIns'];
  /** Where people reach the server: the base of links. */
  readonly appOrigin: string;
  readonly resourcesFolder: string;
}

export interface LocalServices extends Services {
  close(): Promise<void>;
}

/** Signs the SDKs' tokens here, where by default they would ask Google's token server for them. */
class ServiceAccountAuth extends GoogleAuth<JWT> {
  readonly #email: string;

  constructor({ client_email: email, private_key: key, private_key_id: keyId }: ServiceAccount) {
    const client = new JWT({ email, key, keyId, scopes: ['https://www.googleapis.com/auth/cloud-platform'] });
    client.useJWTAccessWithScope = true;
    super({ authClient: client });
    this.#email = email;
  }

  override getCredentials() {
    return Promise.resolve({ client_email: this.#email });
  }
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
  const auth = new ServiceAccountAuth(serviceAccount);
  const firestore = initializeFirestore(app, { preferRest: true });
  firestore.settings({
    host: new URL(listener.origin).host,
    ssl: false,
    auth,
    // Over REST no channel is ever opened; without this the SDK loads all of gRPC to make its credentials.
    grpc: { credentials: { createInsecure: () => null } },
    ignoreUndefinedProperties: true,
  });

  const storage = new Storage({
    projectId,
    authClient: auth,
    apiEndpoint: listener.origin,
    useAuthWithCustomEndpoint: true,
  });
  const bucket = storage.bucket(storageBucket);

  return {
    firestore,
    auth: authAt(listener.identityHost, () => getAuth(app)),
    bucket,
    clock: options.clock,
    mail: options.mail,
    payments: connectPayments(
      options.paymentKeys,
      options.answersPayments ? listener.origin : undefined,
      options.isCheckoutOpen,
    ),
    model: options.model
      ? connectModel(options.model, 'outside', options.clock)
      : connectModel(companionAt(listener.origin, options.companionKey), 'companion', options.clock),
    transcriber: options.transcriber && connectTranscriber(options.transcriber),
    outbox: options.outbox,
    readHost: options.readHost,
    log: options.log,
    configuration: options.configuration,
    serverSecret: keepServerSecret(firestore),
    appOrigin: options.appOrigin,
    checkPassword: createPasswordCheck(
      `http://${listener.identityHost}/identitytoolkit.googleapis.com`,
      projectId,
    ),
    listSignIns: async (uid) =>
      options.listSignIns(uid).map(({ authTime, lastUsedAt }) => ({
        sessionId: String(authTime),
        signedInAt: authTime * 1000,
        lastUsedAt,
      })),
    signedLink: createLinkSigner(bucket, () => options.appOrigin),
    readResource: (path) => readFile(join(options.resourcesFolder, path)),
    close: async () => {
      await firestore.terminate();
      await deleteApp(app);
    },
  };
}

/** Over the private listener, like everything that this process asks of itself. */
const companionAt = (origin: string, key: string): ModelSettings => ({
  url: `${origin}${COMPANION_PATH}/v1`,
  key,
  name: COMPANION_MODEL,
  embeddingsModel: null,
});

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
