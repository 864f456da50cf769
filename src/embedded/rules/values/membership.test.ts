/** Lists and sets of what a visitor sent are compared in the time it takes to look at each value once. */
import { describe, expect, it } from 'vitest';
import fc from '#tests/support/properties.ts';
import { growthOf } from '../../../../tests/support/growth.ts';
import type { FirestoreFields, FirestoreValue } from '../../firestore/value.ts';
import { judge, storedDocument } from '../testing/decideText.ts';
import { areEqual } from './equality.ts';
import { identityOf } from './identity.ts';
import { membershipOf, withoutRepetitions } from './membership.ts';
import { mapValue, pathValue, type RulesValue } from './value.ts';

const number = fc.constantFrom(0, -0, 1, 1.5, 2 ** 53, 1e300, Number.NaN, Infinity, -Infinity);
const text = fc.constantFrom('', 'a', 'b', '1', 'a/b', '1:a', 'null');
const { value } = fc.letrec<{ value: RulesValue }>((tie) => {
  const values = fc.array(tie('value'), { maxLength: 3 });
  return {
    value: fc.oneof(
      { maxDepth: 2 },
      fc.constant<RulesValue>({ kind: 'null' }),
      fc.boolean().map((one): RulesValue => ({ kind: 'bool', value: one })),
      text.map((one): RulesValue => ({ kind: 'string', value: one })),
      fc
        .constantFrom(0n, 1n, 2n ** 53n, 2n ** 53n + 1n)
        .map((one): RulesValue => ({ kind: 'int', value: one })),
      number.map((one): RulesValue => ({ kind: 'float', value: one })),
      text.map((one): RulesValue => ({ kind: 'bytes', value: Buffer.from(one) })),
      fc.constantFrom(0n, 1n).map((nanoseconds): RulesValue => ({ kind: 'timestamp', nanoseconds })),
      fc.constantFrom(0n, 1n).map((nanoseconds): RulesValue => ({ kind: 'duration', nanoseconds })),
      fc.constantFrom(0, -0, 1).map((one): RulesValue => ({ kind: 'latlng', latitude: one, longitude: 1 })),
      fc.array(text, { maxLength: 2 }).map((segments): RulesValue => pathValue(segments)),
      values.map((items): RulesValue => ({ kind: 'list', items })),
      values.map((items): RulesValue => ({ kind: 'set', items: withoutRepetitions(items) })),
      fc.dictionary(text, tie('value'), { maxKeys: 2 }).map((one) => mapValue(new Map(Object.entries(one)))),
    ),
  };
});

describe('the identity of a value', () => {
  it('is the same for two values exactly when they are equal', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const identity = identityOf(one);
        expect(identity !== null && identity === identityOf(other)).toBe(areEqual(one, other) === true);
        expect(identity !== null).toBe(areEqual(one, one) === true);
      }),
      { numRuns: 2000 },
    );
  });

  it('finds in many what a look at each finds', () => {
    const items = fc.array(value, { minLength: 33, maxLength: 60 });
    fc.assert(
      fc.property(items, value, (many, one) => {
        expect(membershipOf(many)(one)).toBe(many.some((item) => areEqual(item, one) === true));
      }),
    );
  });
});

describe('a rule over all that was sent', () => {
  const list = (count: number, from = 0): FirestoreValue => ({
    arrayValue: { values: Array.from({ length: count }, (_, at) => ({ stringValue: `v${from + at}` })) },
  });
  const decide = (condition: string) => (size: number) => {
    const named: FirestoreFields = Object.fromEntries(
      Array.from({ length: size }, (_, at) => [`f${at}`, { nullValue: null }] as const),
    );
    const fields = {
      map: { mapValue: { fields: named } },
      list: list(size),
      reversed: list(size, -size),
      next: list(size, 1),
    };
    const newResource = storedDocument('things/one', fields);
    expect(judge(condition, { operation: 'create', newResource })).not.toBeTypeOf('string');
  };

  it.each([
    'sent.list.toSet().size() > 0',
    'sent.map.keys().toSet() == sent.map.keys().toSet()',
    'sent.list.hasAll(sent.list)',
    'sent.list.hasOnly(sent.next)',
    'sent.list.hasAny(sent.reversed)',
    'sent.list.removeAll(sent.reversed).size() > 0',
    'sent.list.toSet().union(sent.next.toSet()).size() > 0',
    'sent.list.toSet().intersection(sent.reversed.toSet()).size() == 0',
    'sent.list.toSet().difference(sent.next.toSet()).size() > 0',
    'sent.map.diff({}).affectedKeys().hasOnly(sent.map.keys())',
    'sent.map.diff(sent.map).unchangedKeys().hasAll(sent.map.keys())',
  ])('%s costs what was sent', (condition) => {
    expect(growthOf(decide(condition.replaceAll('sent', 'request.resource.data')), 2000)).toBeLessThan(11);
  });
});
