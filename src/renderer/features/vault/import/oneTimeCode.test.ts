import { URI } from 'otpauth';
import { expect, test } from 'vitest';
import { readOneTimeCode } from './oneTimeCode.ts';

const owner = { issuer: 'Bank: of Examples', account: 'marie' };

test.each([
  'JBSWY3DPEHPK3PXP',
  'jbsw y3dp-ehpk 3pxp',
  'JBSWY3DPEHPK3PXP======',
  'otpauth://totp/Bank:marie?secret=jbswy3dpehpk3pxp',
  'OTPAUTH://totp/marie?secret=JBSWY3DPEHPK3PXP&issuer=Bank',
])('%s gives the codes of its secret', (written) => {
  const code = URI.parse(readOneTimeCode(written, owner) ?? '');
  expect(code.secret.base32).toBe('JBSWY3DPEHPK3PXP');
  expect(code.generate({ timestamp: 59_000 })).toBe('996554');
});

test('what an address says of itself is kept', () => {
  expect(
    readOneTimeCode(
      'otpauth://totp/A%20B:me?secret=JBSWY3DPEHPK3PXP&digits=8&period=60&algorithm=SHA512',
      owner,
    ),
  ).toBe('otpauth://totp/A%20B:me?issuer=A%20B&secret=JBSWY3DPEHPK3PXP&algorithm=SHA512&digits=8&period=60');
});

test.each([
  'steam://JBSWY3DPEHPK3PXP',
  'otpauth://hotp/Bank:marie?secret=JBSWY3DPEHPK3PXP&counter=1',
  'otpauth://totp/Bank:marie?secret=JBSWY3DPEHPK3PXP&encoder=steam',
  'otpauth://totp/Bank:marie?secret=not!base32',
  'otpauth://totp/Bank:marie',
  'otpauth://totp/Bank:marie?secret=JBSWY3DPEHPK3PXP&digits=0',
  'otpauth://totp/Bank:marie?secret=JBSWY3DPEHPK3PXP&algorithm=MD5',
  '123456',
  'my phone',
])('%s is no secret of codes that tell the time', (written) => {
  expect(readOneTimeCode(written, owner)).toBeNull();
});
