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
