/**
 * The vendor's query language: `email:'rose@example.org' AND metadata['order']:'12'`, `amount>1000`, `-status:'canceled'`, `name~"rose"`.
 * Clauses are joined by AND or by OR, never both. Source: https://docs.stripe.com/search#search-query-language
 */
import { PaymentError } from '../wire/paymentError.ts';

interface Clause {
  readonly path: readonly string[];
  readonly operator: ':' | '~' | '>' | '<' | '>=' | '<=';
  readonly value: string | number | null;
  readonly isNegated: boolean;
}

/** Characters. */
const LONGEST_QUERY = 2_000;
// Bounded: tried at the clauses of at most LONGEST_QUERY characters.
const CLAUSE =
  /\s*(-?)([a-z_0-9.]+)(?:\[(['"])((?:\\.|(?!\3).)*)\3\])?\s*(:|~|>=|<=|>|<)\s*(?:(['"])((?:\\.|(?!\6).)*)\6|(-?\d+(?:\.\d+)?)|(null|true|false))\s*/y;
const JOIN = /(AND|OR)\s/iy;
/** The vendor takes as many. */
const MOST_CLAUSES = 10;

const refuse = (why: string) =>
  new PaymentError(400, {
    type: 'invalid_request_error',
    message: `We were unable to parse your search query: ${why}`,
    param: 'query',
  });

/** Whether an object is one that is searched for. Throws PaymentError for a query that cannot be read. */
export function readSearchQuery(query: string): (object: object) => boolean {
  if (query.length > LONGEST_QUERY) throw refuse(`it is longer than ${LONGEST_QUERY} characters.`);
  const clauses: Clause[] = [];
  const joins = new Set<string>();
  for (let at = 0; ; ) {
    CLAUSE.lastIndex = at;
    const found = CLAUSE.exec(query);
    if (!found) throw refuse(`expected a clause at ${at}.`);
    clauses.push(clauseOf(found));
    at = CLAUSE.lastIndex;
    if (at >= query.length) break;
    JOIN.lastIndex = at;
    const join = JOIN.exec(query)?.[1];
    // Two clauses beside each other are both asked for.
    joins.add(join?.toUpperCase() ?? 'AND');
    at = join === undefined ? at : JOIN.lastIndex;
  }
  if (clauses.length > MOST_CLAUSES) throw refuse(`there are more than ${MOST_CLAUSES} clauses.`);
  if (joins.size > 1) throw refuse('AND and OR cannot be combined.');
  return joins.has('OR')
    ? (object) => clauses.some((clause) => fits(object, clause))
    : (object) => clauses.every((clause) => fits(object, clause));
}

const unescaped = (text: string) => text.replace(/\\(.)/g, '$1');

function clauseOf([, minus, field = '', , key, sign, , text, number, word]: RegExpExecArray): Clause {
  const operator = (['>=', '<=', ':', '~', '>', '<'] as const).find((known) => known === sign) ?? ':';
  const path = [...field.split('.'), ...(key === undefined ? [] : [unescaped(key)])];
  const value =
    text !== undefined
      ? unescaped(text)
      : number !== undefined
        ? Number(number)
        : word === 'null'
          ? null
          : (word ?? '');
  if (operator === '~' && (typeof value !== 'string' || value.length < 3))
    throw refuse('a part of a text has at least three characters.');
  return { path, operator, value, isNegated: minus === '-' };
}

function fits(object: object, { path, operator, value, isNegated }: Clause): boolean {
  return matches(valueAt(object, path), operator, value) !== isNegated;
}

const valueAt = (object: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, key)
        ? Reflect.get(found, key)
        : null,
    object,
  );

function matches(found: unknown, operator: Clause['operator'], value: Clause['value']): boolean {
  if (value === null) return found === null || found === undefined;
  if (found === null || found === undefined) return false;
  if (operator === ':') return String(found).toLowerCase() === String(value).toLowerCase();
  if (operator === '~') return String(found).toLowerCase().includes(String(value).toLowerCase());
  const [one, other] = [Number(found), Number(value)];
  if (operator === '>') return one > other;
  if (operator === '<') return one < other;
  return operator === '>=' ? one >= other : one <= other;
}
