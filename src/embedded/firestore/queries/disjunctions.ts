/**
 * A filter as alternatives, each a list of filters that must all hold, so that each is one ordered walk of
 * indexes. The vendor allows 30.
 * Source: https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries
 */
import { invalidArgument } from '../errors.ts';
import type { FieldFilter, Filter } from './query.ts';

const MAXIMUM_DISJUNCTIONS = 30;

type Conjunction = readonly FieldFilter[];

/** Throws INVALID_ARGUMENT past the limit. */
export function toDisjunctions(filter: Filter | null): Conjunction[] {
  return filter ? expand(filter) : [[]];
}

function expand(filter: Filter): Conjunction[] {
  if (filter.kind === 'field') {
    const { operator, value } = filter;
    if ((operator !== 'in' && operator !== 'array-contains-any') || !('arrayValue' in value))
      return [[filter]];
    const single = operator === 'in' ? '==' : 'array-contains';
    return (value.arrayValue.values ?? []).map((element) => [
      { ...filter, operator: single, value: element },
    ]);
  }
  if (filter.kind === 'or') return limited(filter.filters.flatMap(expand));
  return filter.filters.map(expand).reduce<Conjunction[]>(
    (left, right) => {
      if (left.length * right.length > MAXIMUM_DISJUNCTIONS) throw tooMany();
      return left.flatMap((one) => right.map((other) => [...one, ...other]));
    },
    [[]],
  );
}

function limited(alternatives: Conjunction[]): Conjunction[] {
  if (alternatives.length > MAXIMUM_DISJUNCTIONS) throw tooMany();
  return alternatives;
}

const tooMany = () =>
  invalidArgument(`The query's normalized form has more than ${MAXIMUM_DISJUNCTIONS} disjunctions.`);
