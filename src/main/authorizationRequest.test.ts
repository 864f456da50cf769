import { expect, test } from 'vitest';
import { federatedProviderSchema } from '#shared/configuration.ts';
import { findRequestedProvider } from './authorizationRequest.ts';

const state = 'a-state-long-enough';
const providers = [
  federatedProviderSchema.parse({
    providerId: 'oidc.example',
    label: 'Example',
    clientId: 'amaranth',
    authorizationEndpoint: 'https://login.example/authorize',
    tokenEndpoint: 'https://login.example/token',
  }),
];
const query = `response_type=code&client_id=amaranth&code_challenge_method=S256&state=${state}`;
const isTaken = (authorizationUrl: string) =>
  findRequestedProvider({ authorizationUrl, state }, providers) !== null;

test('a sign-in leads to a provider of the operator’s', () => {
  expect(isTaken(`https://login.example/authorize?${query}`)).toBe(true);
});

test.each([
  `http://evil.example/?${query}`,
  `https://login.example@evil.example/authorize?${query}`,
  `https://somebody@login.example/authorize?${query}`,
  `https://:word@login.example/authorize?${query}`,
  `http://192.168.1.1/reboot?${query}`,
  `http://login.example/authorize?${query}`,
  `https://login.example/elsewhere?${query}`,
  `https://login.example/authorize?${query}#more`,
  `https://login.example/authorize?${query}&state=other`,
  `https://login.example/authorize?${query.replace(state, 'another-state-entirely')}`,
  `https://login.example/authorize?${query.replace('S256', 'plain')}`,
  `https://login.example/authorize?${query.replace('amaranth', 'stranger')}`,
  `https://login.example/authorize?${query.replace('response_type=code&', '')}`,
  `https://login.example/authorize?${query.replace('response_type=code', 'response_type=token')}`,
  `https://login.example/authorize?${query}&response_type=token`,
  'not an address',
])('%s is nobody’s sign-in', (address) => {
  expect(isTaken(address)).toBe(false);
});
