import { expect, test } from 'vitest';
import { readDeepLink } from './deepLink.ts';

test('a check-in, an invitation and a way back from a payment open in the program, with all they carry', () => {
  expect(readDeepLink('amaranth://open/check-in#token')).toBe('app://amaranth/check-in#token');
  expect(readDeepLink('amaranth://open/auth/verify-email?mode=verifyEmail&oobCode=x')).toBe(
    'app://amaranth/auth/verify-email?mode=verifyEmail&oobCode=x',
  );
  expect(readDeepLink('amaranth://open/checkout/success?session=1')).toBe(
    'app://amaranth/checkout/success?session=1',
  );
});

test.each([
  'auth/verify-email',
  'verify-email',
  'auth/verify',
  'verify-waitlist',
  'invitation',
  'claim',
  'check-in',
  'privacy/request',
  'checkout/success',
  'conversation-success',
  'conversation-cancelled',
])('what a message leads to opens in the program: %s', (path) => {
  expect(readDeepLink(`amaranth://open/${path}?a=1#b`)).toBe(`app://amaranth/${path}?a=1#b`);
});

test.each([
  'amaranth://open/settings',
  'amaranth://open/admin',
  'amaranth://open/check-in/../settings',
  'amaranth://open/check-in/',
  'amaranth://open//check-in',
  'amaranth://elsewhere/check-in',
  'amaranth://open@evil.example/check-in',
  'amaranth://user:word@open/check-in',
  'amaranth://:word@open/check-in',
  'amaranth:check-in',
  'app://amaranth/check-in',
  'https://open/check-in',
  'javascript:alert(1)',
  `amaranth://open/check-in#${'x'.repeat(9_000)}`,
  'amaranth://open/check-in?a=\\b',
  `amaranth://open/check-in?a=${'é'.repeat(3_000)}`,
  '--inspect',
  '',
])('"%s" opens nothing', (link) => {
  expect(readDeepLink(link)).toBeNull();
});
