import { expect, it } from 'vitest';
import { federatedProviderSchema } from '#shared/configuration.ts';
import { authorizationUrl } from './signInWithProvider.ts';

it('asks the provider for a code bound to this window, and keeps what the operator put in the address', () => {
  const provider = federatedProviderSchema.parse({
    providerId: 'oidc.family',
    label: 'Family',
    clientId: 'amaranth',
    authorizationEndpoint: 'https://id.example.org/authorize?tenant=family',
    tokenEndpoint: 'https://id.example.org/token',
  });
  const url = new URL(authorizationUrl(provider, 'challenge', 'state', 'nonce'));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    tenant: 'family',
    response_type: 'code',
    client_id: 'amaranth',
    scope: 'openid email profile',
    state: 'state',
    nonce: 'nonce',
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
  });
});
