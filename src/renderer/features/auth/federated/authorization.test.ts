import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { federatedProviderSchema } from '#shared/configuration.ts';
import { beginAuthorization } from './authorization.ts';

const provider = federatedProviderSchema.parse({
  providerId: 'oidc.family',
  label: 'Family',
  clientId: 'amaranth',
  authorizationEndpoint: 'https://id.example.org/authorize?tenant=family',
  tokenEndpoint: 'https://id.example.org/token',
});

it('asks the provider for a code bound to this window, in the language of the app, and keeps what the operator put in the address', async () => {
  const { url, state, verifier, nonce } = await beginAuthorization(provider, 'fr');
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    tenant: 'family',
    response_type: 'code',
    client_id: 'amaranth',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: 'fr',
  });
});

it('tells the provider the hash of the word that the identity service is told', async () => {
  const { nonce, rawNonce } = await beginAuthorization(provider, 'en');
  expect(nonce).toBe(createHash('sha256').update(rawNonce).digest('hex'));
});

it('asks with new secrets each time', async () => {
  const [one, other] = [await beginAuthorization(provider, 'en'), await beginAuthorization(provider, 'en')];
  for (const secret of ['state', 'verifier', 'nonce'] as const) expect(one[secret]).not.toBe(other[secret]);
});
