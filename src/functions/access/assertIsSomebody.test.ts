import { expect, test } from 'vitest';
import { assertIsSomebody } from './assertIsSomebody.ts';

const caller = (email: string | null, provider: string) => ({
  uid: 'ana',
  email,
  emailVerified: false,
  claims: { firebase: { sign_in_provider: provider } },
});

test.each([
  ['an anonymous account', null, 'anonymous'],
  ['a password without an address', null, 'password'],
])('%s is nobody', (_, email, provider) =>
  expect(() => assertIsSomebody(caller(email, provider))).toThrow('Add an e-mail address'),
);

test.each([
  ['an address', 'ana@example.org', 'password'],
  ['a telephone', null, 'phone'],
  ['another service', null, 'google.com'],
])('%s is somebody', (_, email, provider) =>
  expect(() => assertIsSomebody(caller(email, provider))).not.toThrow(),
);
