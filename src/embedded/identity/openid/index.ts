/** The provider of this server's own, put together: its routes, how the app finds it, and why its word counts. */
import type { Hono } from 'hono';
import type { FederatedProvider } from '#shared/configuration.ts';
import type { TrustedProvider } from '../federated/verifyProviderToken.ts';
import type { Settings } from '../store/settings.ts';
import { createSigningKey } from '../tokens/signingKeys.ts';
import { createOpenidProvider, issuerOf, OPENID_CLIENT, type OpenidProviderOptions } from './provider.ts';

const OPENID_PROVIDER = 'oidc.amaranth';

interface OwnProvider {
  readonly routes: Hono;
  describe(origin: string): FederatedProvider;
  trust(providerId: string): TrustedProvider | null;
}

interface OwnProviderOptions extends Pick<OpenidProviderOptions, 'sendMail'> {
  readonly clock: { now(): number };
  readonly openid: Pick<OpenidProviderOptions, 'origin' | 'appOrigins'> | null;
}

interface Parts extends Pick<OpenidProviderOptions, 'tickets' | 'attempts' | 'accounts' | 'knownPlaces'> {
  readonly settings: Settings;
}

/** Null when the operator wants none. */
export function createOwnProvider(options: OwnProviderOptions, parts: Parts): OwnProvider | null {
  const { openid, clock } = options;
  if (!openid) return null;
  const { settings, ...others } = parts;
  const key = createSigningKey(settings, 'openid-signing-key');
  const describe = (origin: string): FederatedProvider => ({
    providerId: OPENID_PROVIDER,
    label: 'Amaranth ID',
    clientId: OPENID_CLIENT,
    authorizationEndpoint: `${issuerOf(origin)}/authorize`,
    tokenEndpoint: `${issuerOf(origin)}/token`,
    // What its tokens name, by whichever address this server was reached.
    issuer: issuerOf(openid.origin()),
    hosts: [],
    scopes: ['openid', 'email'],
  });
  return {
    routes: createOpenidProvider({
      ...openid,
      ...others,
      key,
      now: () => clock.now(),
      sendMail: (message) => options.sendMail(message),
    }),
    describe,
    trust(providerId) {
      if (providerId !== OPENID_PROVIDER) return null;
      const origin = openid.origin();
      return {
        ...describe(origin),
        issuer: issuerOf(origin),
        keys: async () => (await key()).publicKey,
      };
    },
  };
}
