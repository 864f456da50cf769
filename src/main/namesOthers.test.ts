import { expect, test } from 'vitest';
import { appConfigurationSchema } from '#shared/configuration.ts';
import { namesOthers } from './namesOthers.ts';

const atHome = 'http://family.local:4173';
const provider = {
  providerId: 'oidc.family',
  label: 'Family',
  clientId: 'amaranth',
  authorizationEndpoint: 'https://sso.example/authorize',
  tokenEndpoint: 'https://sso.example/token',
};
const saidBy = (origin: string, more: object = {}) =>
  appConfigurationSchema.parse({
    backend: {
      apiKey: 'key',
      authDomain: 'amaranth.example.org',
      projectId: 'amaranth',
      storageBucket: 'amaranth',
      appId: 'desktop',
      embeddedOrigin: origin,
    },
    ...more,
  });

test.each([
  ['a place for tokens', { tokenSyncUrl: 'https://evil.example/tokens' }],
  ['a provider', { federatedProviders: [provider] }],
])('a neighbour who answers in the place of a server at home names nobody new: %s', (_, more) => {
  expect(namesOthers(atHome, saidBy(atHome, more), saidBy(atHome))).toBe(true);
  expect(namesOthers(atHome, saidBy(atHome, more), saidBy(atHome, more))).toBe(false);
});

test('it may name fewer, and other words for the same', () => {
  const renamed = { federatedProviders: [{ ...provider, label: 'Our family' }] };
  const before = saidBy(atHome, { federatedProviders: [provider], tokenSyncUrl: 'https://sync.example/' });
  expect(namesOthers(atHome, saidBy(atHome, renamed), before)).toBe(false);
});

test.each(['https://amaranth.example.org', 'http://127.0.0.1:4173', 'http://localhost:4173'])(
  'a server that no neighbour can stand in for names whom it will: %s',
  (origin) => {
    expect(namesOthers(origin, saidBy(origin, { federatedProviders: [provider] }), saidBy(origin))).toBe(
      false,
    );
  },
);
