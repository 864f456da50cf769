import { expect, test } from 'vitest';
import { externalAddress } from './externalLinks.ts';

test('web and mail addresses open in the system browser', () => {
  expect(externalAddress('https://www.openstreetmap.org/?mlat=48.85')).toBe(
    'https://www.openstreetmap.org/?mlat=48.85',
  );
  expect(externalAddress('mailto:help@amaranth.example')).toBe('mailto:help@amaranth.example');
  const written = 'mailto:help@amaranth.example?subject=A%20question&body=Hello';
  expect(externalAddress(written)).toBe(written);
});

test('what is opened is what was read, written anew', () => {
  expect(externalAddress(' https:\\\\EXAMPLE.org\\a b"\n')).toBe('https://example.org/a%20b%22');
});

test('what is opened is the address as it was understood, not the text that was given', () => {
  expect(externalAddress(' HTTPS://Example.org\\a b"|calc\n')).toBe('https://example.org/a%20b%22|calc');
});

test.each([
  'mailto:help@amaranth.example?attach=/etc/passwd',
  'mailto:help@amaranth.example?subject=Hello&ATTACHMENT=/etc/passwd',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'smb://server/share',
  'ms-msdt:/id',
  'app://amaranth/dashboard',
  'https://amaranth.example@evil.example/',
  'mailto:rose@example.org?attach=/etc/passwd',
  'mailto:rose@example.org?subject=Hello&Attachment=/etc/passwd',
  'not an address',
  '',
])('"%s" is never opened', (address) => {
  expect(externalAddress(address)).toBeNull();
});
