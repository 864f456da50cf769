/**
 * The page's content-security policy, the same for the web and the desktop: the app's own files, the configured
 * backend, and nothing else. No inline script, no eval; WebAssembly is allowed because hashing and key derivation
 * run in it.
 */
import type { AppConfiguration } from './configuration.ts';

const firebaseOrigins = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://firebasestorage.googleapis.com',
  // Signed links to originals: films and recordings play straight from them.
  'https://storage.googleapis.com',
] as const;

/** Every origin the configured app talks to, beside its own. */
export function backendOrigins(configuration: AppConfiguration): string[] {
  const { backend, federatedProviders, tokenSyncUrl, errorReportingDsn } = configuration;
  const vendor = backend.embeddedOrigin
    ? [backend.embeddedOrigin]
    : [...firebaseOrigins, `https://${backend.functionsRegion}-${backend.projectId}.cloudfunctions.net`];
  const addresses = [
    ...vendor,
    ...federatedProviders.map((provider) => provider.tokenEndpoint),
    ...(tokenSyncUrl ? [tokenSyncUrl] : []),
    ...(errorReportingDsn ? [errorReportingDsn] : []),
  ];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}

/** `origins` may be fetched and played from, beside the page's own. */
export function contentSecurityPolicy(origins: readonly string[]): string {
  const others = origins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    // The typefaces within the pages made at build, which are whole with their first answer.
    "font-src 'self' data:",
    `img-src 'self' blob: data:${others}`,
    `media-src 'self' blob:${others}`,
    `connect-src 'self' blob: data:${others}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
