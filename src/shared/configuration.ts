import { z } from 'zod';

/**
 * What a deployed Amaranth must be told, and what it may be told. Served as `/configuration.json` on the web
 * (written by `npm run deploy`, or by the embedded server) and handed over the bridge on the desktop.
 * Missing backend values stop the app at start-up (SPEC §8).
 */
export const backendConfigurationSchema = z.object({
  apiKey: z.string().min(1),
  authDomain: z.string().min(1),
  projectId: z.string().min(1),
  storageBucket: z.string().min(1),
  appId: z.string().min(1),
  /** Address of an embedded server; absent when the backend is Firebase itself. */
  embeddedOrigin: z.url().optional(),
  functionsRegion: z.string().min(1).default('us-central1'),
});

/** Of the installed desktop app's next version: what is fetched from there is run. */
export const updatesUrlSchema = z.url({ protocol: /^https$/ });

const email = z.string().trim().toLowerCase();

export const operatorConfigurationSchema = z.object({
  /** Addresses admitted to the admin hub (SPEC §6), compared case-insensitively. */
  adminEmails: z.array(email).default([]),
  /** Domain whose addresses pass the waitlist gate (SPEC §4), without "@". */
  companyEmailDomain: z.string().trim().toLowerCase().default(''),
  /** The two named owner accounts that pass the waitlist gate (SPEC §4). */
  ownerEmails: z.array(email).default([]),
  legalEntity: z.string().default(''),
  legalAddress: z.string().default(''),
  supportEmail: email.default(''),
  /** The oldest client that is still served; empty for every one ([Note: Versions meet]). */
  minimumClientVersion: z.string().trim().default(''),
  /** Where the newest desktop app is, for who has an older one. */
  desktopUpdateUrl: z.string().trim().default(''),
});
export type OperatorConfiguration = z.infer<typeof operatorConfigurationSchema>;

const listedAddressesSchema = z.object({ salt: z.string(), hashes: z.array(z.string()) });

/** What the page is told of it: who is listed only as salted hashes (`listedAddresses.ts`). */
const publicOperatorSchema = operatorConfigurationSchema
  .omit({ adminEmails: true, ownerEmails: true })
  .extend({
    administrators: listedAddressesSchema.default({ salt: '', hashes: [] }),
    owners: listedAddressesSchema.default({ salt: '', hashes: [] }),
  });
export type PublicOperator = z.infer<typeof publicOperatorSchema>;

export const federatedProviderSchema = z.object({
  /** Provider id as the identity service knows it: `google.com`, `oidc.amaranth`, ... */
  providerId: z.string().min(1),
  label: z.string().min(1),
  clientId: z.string().min(1),
  authorizationEndpoint: z.url(),
  tokenEndpoint: z.url(),
  /** Whose word an id token is; the embedded server has its keys from the issuer's discovery document. */
  issuer: z.url().optional(),
  /** Further hosts that its pages lead through (a company's own sign-in), `host` or `host:port`; always over https. */
  hosts: z.array(z.string().regex(/^[a-z0-9.-]+(?::\d{1,5})?$/)).default([]),
  scopes: z.array(z.string()).default(['openid', 'email', 'profile']),
  /** Whether the desktop must use the system's browser; known of the providers whose rules say so. */
  refusesEmbeddedWindows: z.boolean().optional(),
});
export type FederatedProvider = z.infer<typeof federatedProviderSchema>;

/** https://developers.google.com/identity/protocols/oauth2/policies#browsers */
const refuseEmbeddedWindows: ReadonlySet<string> = new Set(['google.com']);

/** Of the providers whose issuer needs not be named. */
const knownIssuers: ReadonlyMap<string, string> = new Map([['google.com', 'https://accounts.google.com']]);

/** Who has to have signed this provider's tokens: unless the operator names it, the origin that people sign in at. */
export const issuerOfProvider = ({ providerId, issuer, authorizationEndpoint }: FederatedProvider): string =>
  issuer ?? knownIssuers.get(providerId) ?? new URL(authorizationEndpoint).origin;

/** Where a window that signs in with this provider may be. */
export function originsOfProvider(provider: FederatedProvider): ReadonlySet<string> {
  const addresses = [
    provider.authorizationEndpoint,
    issuerOfProvider(provider),
    ...provider.hosts.map((host) => `https://${host}`),
  ];
  return new Set(addresses.map((address) => new URL(address).origin));
}

export const opensSystemBrowser = ({ providerId, refusesEmbeddedWindows }: FederatedProvider): boolean =>
  refusesEmbeddedWindows ?? refuseEmbeddedWindows.has(providerId);

export const appConfigurationSchema = z.object({
  backend: backendConfigurationSchema,
  operator: publicOperatorSchema.prefault({}),
  federatedProviders: z.array(federatedProviderSchema).default([]),
  /** Where to POST and DELETE the bearer token, when a server of the operator wants it (SPEC §7). */
  tokenSyncUrl: z.url().optional(),
  /** Address of an error-reporting service speaking the Sentry protocol. Nothing is sent without it. */
  errorReportingDsn: z.url().optional(),
  demo: z.object({ email, password: z.string().min(1) }).optional(),
  /** Whether what is paid is a rehearsal: no money moves, and every page with a price says so. */
  payments: z.object({ isRehearsal: z.boolean() }).default({ isRehearsal: false }),
  /** Whether a recording can be written down by a model server of the operator's. */
  transcription: z.object({ isOffered: z.boolean() }).default({ isOffered: false }),
  /** Where the site is served from, for the addresses that its pages name; on Firebase Hosting alone. */
  siteOrigin: z.url().optional(),
  /** Where installed desktop apps look for their next version (docs/packaging.md); without it they stay as they are. */
  updatesUrl: updatesUrlSchema.optional(),
});
export type AppConfiguration = z.infer<typeof appConfigurationSchema>;
