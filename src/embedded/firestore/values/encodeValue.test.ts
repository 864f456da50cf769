import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import type { FirestoreValue } from '../value.ts';
import { encodeValue } from './encodeValue.ts';

const integer = (value: bigint): FirestoreValue => ({ integerValue: String(value) });
const text = (value: string): FirestoreValue => ({ stringValue: value });
const sign = (value: number) => Math.sign(value);
const order = (left: FirestoreValue, right: FirestoreValue) =>
  sign(Buffer.compare(encodeValue(left), encodeValue(right)));

describe('the order of values', () => {
  it('goes from type to type as the vendor documents it', () => {
    const ascending: FirestoreValue[] = [
      { nullValue: null },
      { booleanValue: false },
      { booleanValue: true },
      { doubleValue: 'NaN' },
      { doubleValue: '-Infinity' },
      integer(-(2n ** 63n)),
      integer(-1n),
      { doubleValue: 0 },
      { doubleValue: 0.5 },
      integer(1n),
      integer(2n ** 63n - 1n),
      { doubleValue: 2 ** 63 },
      { doubleValue: 'Infinity' },
      { timestampValue: '0001-01-01T00:00:00Z' },
      { timestampValue: '2026-01-01T00:00:00.000001Z' },
      text(''),
      text('\u0000'),
      text('a'),
      text('a\u0000'),
      text('aa'),
      text('\uffff'),
      text('\u{1f600}'),
      { bytesValue: '' },
      { bytesValue: 'AA==' },
      { bytesValue: 'AAA=' },
      { bytesValue: 'Ag==' },
      { referenceValue: 'projects/p/databases/d/documents/c/__id2__' },
      { referenceValue: 'projects/p/databases/d/documents/c/__id10__' },
      { referenceValue: 'projects/p/databases/d/documents/c/a' },
      { referenceValue: 'projects/p/databases/d/documents/c/a/b/c' },
      { geoPointValue: { latitude: -1, longitude: 50 } },
      { geoPointValue: { latitude: 0, longitude: -50 } },
      { arrayValue: {} },
      { arrayValue: { values: [integer(1n)] } },
      { arrayValue: { values: [integer(1n), integer(1n)] } },
      { arrayValue: { values: [integer(2n)] } },
      { mapValue: {} },
      { mapValue: { fields: { a: integer(1n) } } },
      { mapValue: { fields: { a: integer(1n), b: integer(0n) } } },
      { mapValue: { fields: { a: integer(2n) } } },
      { mapValue: { fields: { b: integer(0n) } } },
    ];
    for (const [left, one] of ascending.entries()) {
      for (const [right, other] of ascending.entries()) {
        expect([left, right, order(one, other)]).toEqual([left, right, sign(left - right)]);
      }
    }
  });

  it('is exact for every pair of 64-bit integers', () => {
    const any = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(
      fc.property(any, fc.oneof(any, fc.bigInt({ min: -3n, max: 3n })), (left, right) => {
        const other = right > -4n && right < 4n ? BigInt.asIntN(64, left + right) : right;
        expect(order(integer(left), integer(other))).toBe(left < other ? -1 : left > other ? 1 : 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('is exact between integers and doubles', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
        fc.double({ min: -(2 ** 63), max: 2 ** 63, noNaN: true }),
        (whole, double) => {
          const expected = Number.isInteger(double)
            ? whole < BigInt(double)
              ? -1
              : whole > BigInt(double)
                ? 1
                : 0
            : whole <= BigInt(Math.floor(double))
              ? -1
              : 1;
          expect(order(integer(whole), { doubleValue: double })).toBe(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('takes text by its UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
        expect(order(text(left), text(right))).toBe(
          sign(Buffer.compare(Buffer.from(left), Buffer.from(right))),
        );
      }),
    );
  });

  it('counts 1 and 1.0 as equal, and both zeros', () => {
    expect(order(integer(1n), { doubleValue: 1 })).toBe(0);
    expect(order({ doubleValue: 0 }, { doubleValue: -0 })).toBe(0);
  });
});
