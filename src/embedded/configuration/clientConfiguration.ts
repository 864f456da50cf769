/** What the server tells the app about itself: `/configuration.json` and the vendor's `/__/firebase/init.json`. */
import { randomBytes } from 'node:crypto';
import type { AppConfiguration, FederatedProvider } from '#shared/configuration.ts';
import { FUNCTIONS_REGION } from '#shared/limits.ts';
import { publishOperator } from '#shared/publicOperator.ts';
import { isRehearsalKey } from '../../functions/paymentProvider.ts';
import type { ServerConfiguration } from './serverConfiguration.ts';

/** The web API key of a local project is no secret and opens nothing; the SDKs only want one. */
export const LOCAL_API_KEY = 'amaranth-local-key';

type Describe = (
  origin: string,
  localProviders: readonly FederatedProvider[],
  isDemoOpen: boolean,
) => AppConfiguration;

export function createClientConfiguration(configuration: ServerConfiguration): Describe {
  const operator = publishOperator(configuration.operator, randomBytes(16).toString('hex'));
  const { projectId, storageBucket, tokenSyncUrl, errorReportingDsn, demo, stripe } = configuration;
  return (origin, localProviders, isDemoOpen) => ({
    backend: {
      apiKey: LOCAL_API_KEY,
      authDomain: new URL(origin).host,
      projectId,
      storageBucket,
      appId: `1:000000000000:web:${projectId}`,
      embeddedOrigin: origin,
      functionsRegion: FUNCTIONS_REGION,
    },
    operator,
    federatedProviders: [...localProviders, ...configuration.federatedProviders],
    ...(tokenSyncUrl === undefined ? {} : { tokenSyncUrl }),
    ...(errorReportingDsn === undefined ? {} : { errorReportingDsn }),
    // Without keys of the operator's own, this server answers in the vendor's place.
    payments: { isRehearsal: stripe === null || isRehearsalKey(stripe.secretKey) },
    transcription: { isOffered: configuration.transcriber !== null },
    ...(demo && isDemoOpen ? { demo: { ...demo } } : {}),
  });
}

/** Source: https://firebase.google.com/docs/hosting/reserved-urls */
export function firebaseInit(app: AppConfiguration) {
  const { apiKey, authDomain, projectId, storageBucket, appId } = app.backend;
  return { apiKey, authDomain, projectId, storageBucket, appId, databaseURL: '', messagingSenderId: '' };
}
