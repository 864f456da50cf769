/** A query is refused when it asks for more than it may, however that is written. */
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parseQuery.ts';

const from = [{ collectionId: 'albums' }];
const filter = (at: number) => ({
  fieldFilter: { field: { fieldPath: `f${at}` }, op: 'EQUAL', value: { nullValue: null } },
});
const filters = (count: number) => Array.from({ length: count }, (_, at) => filter(at));
const group = (op: 'AND' | 'OR', parts: readonly object[]) => ({ compositeFilter: { op, filters: parts } });
const orders = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ field: { fieldPath: `f${at}` } }));
const parse = (query: object) => () => parseQuery({ from, ...query }, []);

describe('a query of more than 100 filters and orders', () => {
  it.each([
    ['one beside the other', { where: group('AND', filters(101)) }],
    ['in groups', { where: group('AND', [group('AND', filters(60)), group('OR', filters(41))]) }],
    [
      'in groups of groups',
      {
        where: group(
          'AND',
          filters(11).map(() => group('AND', filters(10))),
        ),
      },
    ],
    ['as orders', { orderBy: orders(101) }],
    ['as both', { where: group('AND', filters(60)), orderBy: orders(41) }],
  ])('%s is refused', (_how, query) => {
    expect(parse(query)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT', message: expect.stringContaining('too many') }),
    );
  });

  it('and of exactly as many is taken', () => {
    expect(
      parse({
        where: group('AND', [group('AND', filters(40)), group('AND', filters(40))]),
        orderBy: orders(20),
      }),
    ).not.toThrow();
  });
});

it('what is nested deeper than any stack is refused like everything that is no value', () => {
  const depth = 100_000;
  const deep: unknown = JSON.parse('['.repeat(depth) + ']'.repeat(depth));
  const where = { fieldFilter: { field: { fieldPath: 'a' }, op: 'EQUAL', value: { integerValue: deep } } };
  for (const query of [
    { where },
    { orderBy: [{ field: { fieldPath: 'a' }, direction: deep }] },
    { limit: deep },
  ]) {
    expect(parse(query)).toThrow(expect.objectContaining({ status: 'INVALID_ARGUMENT' }));
  }
});

describe('what the vendor does not combine', () => {
  const list = { arrayValue: { values: [{ integerValue: 1 }, { integerValue: 2 }] } };
  const field = (fieldPath: string, op: string, value: object = list) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  const one = { integerValue: 1 };
  const notNull = { unaryFilter: { field: { fieldPath: 'c' }, op: 'IS_NOT_NULL' } };

  it.each([
    ['two NOT_IN', [field('a', 'NOT_IN'), field('b', 'NOT_IN')]],
    ['two NOT_EQUAL', [field('a', 'NOT_EQUAL', one), field('b', 'NOT_EQUAL', one)]],
    ['NOT_IN and NOT_EQUAL', [field('a', 'NOT_IN'), field('b', 'NOT_EQUAL', one)]],
    ['NOT_EQUAL and IS_NOT_NULL', [field('a', 'NOT_EQUAL', one), notNull]],
    ['NOT_IN and IN', [field('a', 'NOT_IN'), field('b', 'IN')]],
    ['NOT_IN and ARRAY_CONTAINS_ANY', [field('a', 'NOT_IN'), field('b', 'ARRAY_CONTAINS_ANY')]],
    ['NOT_IN and OR', [field('a', 'NOT_IN'), group('OR', filters(2))]],
  ])('is refused: %s', (_what, parts) => {
    expect(parse({ where: group('AND', parts) })).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });

  it('is taken where it stands alone', () => {
    for (const part of [field('a', 'NOT_IN'), field('a', 'NOT_EQUAL', one), notNull])
      expect(parse({ where: group('AND', [part, filter(1)]) })).not.toThrow();
  });

  it.each([
    ['ARRAY_CONTAINS', 'ARRAY_CONTAINS'],
    ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'],
  ])('is refused in one alternative: %s and %s', (first, second) => {
    const parts = [first, second].map((op, at) =>
      field(`list${at}`, op, op === 'ARRAY_CONTAINS' ? one : list),
    );
    expect(parse({ where: group('AND', parts) })).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
    expect(parse({ where: group('OR', parts) })).not.toThrow();
  });
});
