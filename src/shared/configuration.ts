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
  /** Whose signature the embedded server asks for; its keys come from the issuer's discovery document. */
  issuer: z.url().optional(),
  scopes: z.array(z.string()).default(['openid', 'email', 'profile']),
  /** Whether the desktop must use the system's browser; known of the providers whose rules say so. */
  refusesEmbeddedWindows: z.boolean().optional(),
});
export type FederatedProvider = z.infer<typeof federatedProviderSchema>;

/** https://developers.google.com/identity/protocols/oauth2/policies#browsers */
const refuseEmbeddedWindows: ReadonlySet<string> = new Set(['google.com']);

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
  /** Where the site is served from, for the addresses that its pages name; on Firebase Hosting alone. */
  siteOrigin: z.url().optional(),
});
export type AppConfiguration = z.infer<typeof appConfigurationSchema>;
