import { expect, test } from 'vitest';
import { codesOf } from './oneTimeCodes.ts';

/** The secret of RFC 6238's vectors. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test('codes are those of RFC 6238, from an address and from the bare secret', () => {
  const address = `otpauth://totp/Bank:marie?secret=${secret}&digits=8&issuer=Bank`;
  expect(codesOf(address)?.(59_000)).toEqual({ code: '94287082', left: 1, period: 30 });
  expect(codesOf(address)?.(1_111_111_109_000).code).toBe('07081804');
  expect(codesOf(secret)?.(60_000)).toMatchObject({ left: 30, period: 30 });
});

test('what gives no codes is told', () => {
  expect(codesOf('my phone')).toBeNull();
  expect(codesOf('otpauth://hotp/x?secret=GEZDGNBVGY3TQOJQ&counter=1')).toBeNull();
});
