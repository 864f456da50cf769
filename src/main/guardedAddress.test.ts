import { expect, test } from 'vitest';
import { isGuardedAddress } from './guardedAddress.ts';

test.each([
  'https://amaranth.example.org',
  'http://localhost:4173',
  'http://127.0.0.1:4173',
  'http://[::1]:4173',
  'http://192.168.1.20:4173',
  'http://10.0.0.8',
  'http://172.31.255.1',
  'http://[fd12:3456::1]',
  'http://[fe80::1]',
  'http://169.254.7.1:4173',
  'http://nas.local:4173',
  'http://amaranth.home.arpa',
])('an installed app sends a session to %s', (address) => {
  expect(isGuardedAddress(address)).toBe(true);
});

test.each([
  'http://amaranth.example.org',
  'http://203.0.113.7',
  'http://172.32.0.1',
  'http://localhost.example.org',
  'http://127.0.0.1.example.org',
  'http://evillocal',
  'http://[2001:db8::1]',
  'ftp://localhost',
  'amaranth.example.org',
])('an installed app sends none to %s', (address) => {
  expect(isGuardedAddress(address)).toBe(false);
});
