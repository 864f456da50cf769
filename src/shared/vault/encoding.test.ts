import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import fc from '#tests/support/properties.ts';
import { bytesSchema, fields, fromBase64Url, toBase64Url, uint64 } from './encoding.ts';

const bytes = fc.uint8Array({ maxLength: 200 }).map((array) => Uint8Array.from(array));

/** As lenient as the browsers' own: it passes over blanks and padding, and over bits that are left over. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w\s-]*=*$/.test(text)) throw new SyntaxError('Not base64url');
  return Uint8Array.from(Buffer.from(text, 'base64url'));
}

describe.each(['letter by letter', 'by the browser'])('Read %s', (way) => {
  const before = Object.getOwnPropertyDescriptor(Uint8Array, 'fromBase64');
  beforeEach(() => {
    Reflect.deleteProperty(Uint8Array, 'fromBase64');
    if (way === 'by the browser') {
      Object.defineProperty(Uint8Array, 'fromBase64', { value: fromBase64, configurable: true });
    }
  });
  afterEach(() => {
    Reflect.deleteProperty(Uint8Array, 'fromBase64');
    if (before) Object.defineProperty(Uint8Array, 'fromBase64', before);
  });

  test('bytes come back from their text, and each text is the only one of its bytes', () => {
    fc.assert(
      fc.property(bytes, (value) => {
        const text = toBase64Url(value);
        expect(text).toBe(Buffer.from(value).toString('base64url'));
        expect(fromBase64Url(text)).toEqual(value);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{0,12}$/), (text) => {
        const read = fromBase64Url(text);
        if (read) expect(toBase64Url(read)).toBe(text);
      }),
    );
  });

  test('a long text is written whole', () => {
    const long = Uint8Array.from({ length: 100_001 }, (_, index) => index % 256);
    expect(fromBase64Url(toBase64Url(long))).toEqual(long);
  });

  test.each(['A', 'AB', 'AAAA=', 'AA==', 'AA AA', '+A', '/A', 'é', 'AA\n'])(
    '%j is no base64url of ours',
    (text) => {
      expect(fromBase64Url(text)).toBeNull();
    },
  );
});

test('bytes of another length are refused', () => {
  expect(bytesSchema(2).safeParse('AAA').success).toBe(true);
  expect(bytesSchema(3).safeParse('AAA').success).toBe(false);
});

test('no two lists of fields give the same bytes', () => {
  const list = fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 });
  fc.assert(
    fc.property(list, list, (one, other) => {
      const isSame = toBase64Url(fields('label', ...one)) === toBase64Url(fields('label', ...other));
      expect(isSame).toBe(JSON.stringify(one) === JSON.stringify(other));
    }),
  );
  expect([...fields('a', 258, Uint8Array.of(7))]).toEqual([
    ...[0, 0, 0, 1, 97],
    ...[0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 1, 2],
    ...[0, 0, 0, 1, 7],
  ]);
});

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is no version', (value) => {
  expect(() => uint64(value)).toThrow(RangeError);
});
