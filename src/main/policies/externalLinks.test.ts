import { expect, test } from 'vitest';
import { externalAddress } from './externalLinks.ts';

test('web and mail addresses open in the system browser', () => {
  expect(externalAddress('https://www.openstreetmap.org/?mlat=48.85')).toBe(
    'https://www.openstreetmap.org/?mlat=48.85',
  );
  expect(externalAddress('mailto:help@amaranth.example')).toBe('mailto:help@amaranth.example');
});

test.each([
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
