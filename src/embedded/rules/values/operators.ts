/**
 * The operators that take both sides' values (all but `&&`, `||` and the ternary).
 * Source: the operator tables of https://firebase.google.com/docs/reference/rules/rules
 */
import { areEqual, isMember } from './equality.ts';
import {
  boolValue,
  durationValue,
  fault,
  floatValue,
  intValue,
  LONGEST_TEXT,
  type RulesOutcome,
  type RulesValue,
  timestampValue,
  typeOf,
} from './value.ts';

type ValueOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export function applyOperator(operator: ValueOperator, left: RulesValue, right: RulesValue): RulesOutcome {
  switch (operator) {
    case '==':
    case '!=': {
      const equal = areEqual(left, right);
      return typeof equal === 'boolean' ? boolValue(equal === (operator === '==')) : equal;
    }
    case 'in':
      return isIn(left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, left, right);
    default:
      return calculate(operator, left, right);
  }
}

/** `-x`. */
export function negate(value: RulesValue): RulesOutcome {
  if (value.kind === 'int') return intValue(-value.value);
  if (value.kind === 'float') return floatValue(-value.value);
  if (value.kind === 'duration') return { kind: 'duration', nanoseconds: -value.nanoseconds };
  return fault(`"-" does not apply to ${typeOf(value)}`);
}

function isIn(key: RulesValue, container: RulesValue): RulesOutcome {
  if (container.kind === 'list' || container.kind === 'set') return boolValue(isMember(key, container.items));
  if (container.kind !== 'map') return fault(`"in" does not apply to ${typeOf(container)}`);
  if (key.kind !== 'string') return boolValue(false);
  if (container.isOpen && !container.entries.has(key.value))
    return fault(`the query does not fix "${key.value}"`);
  return boolValue(container.entries.has(key.value));
}

function compare(operator: '<' | '<=' | '>' | '>=', left: RulesValue, right: RulesValue): RulesOutcome {
  if ((left.kind === 'int' || left.kind === 'float') && (right.kind === 'int' || right.kind === 'float')) {
    // Spelt out, because NaN is neither smaller nor larger nor equal.
    if (operator === '<') return boolValue(left.value < right.value);
    if (operator === '<=') return boolValue(left.value <= right.value);
    if (operator === '>') return boolValue(left.value > right.value);
    return boolValue(left.value >= right.value);
  }
  const order = orderOf(left, right);
  if (order === null) return fault(`"${operator}" does not apply to ${typeOf(left)} and ${typeOf(right)}`);
  if (operator === '<') return boolValue(order < 0);
  if (operator === '<=') return boolValue(order <= 0);
  if (operator === '>') return boolValue(order > 0);
  return boolValue(order >= 0);
}

function orderOf(left: RulesValue, right: RulesValue): number | null {
  if (left.kind === 'string' && right.kind === 'string') {
    // UTF-8 order, which is code point order; UTF-16 order differs beyond the basic plane.
    return Buffer.compare(Buffer.from(left.value), Buffer.from(right.value));
  }
  if (
    (left.kind === 'timestamp' && right.kind === 'timestamp') ||
    (left.kind === 'duration' && right.kind === 'duration')
  ) {
    const difference = left.nanoseconds - right.nanoseconds;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }
  return null;
}

function calculate(operator: '+' | '-' | '*' | '/' | '%', left: RulesValue, right: RulesValue): RulesOutcome {
  if (left.kind === 'int' && right.kind === 'int')
    return calculateIntegers(operator, left.value, right.value);
  if ((left.kind === 'int' || left.kind === 'float') && (right.kind === 'int' || right.kind === 'float')) {
    return floatValue(calculateFloats(operator, Number(left.value), Number(right.value)));
  }
  if (operator === '+' && left.kind === 'string' && right.kind === 'string') {
    if (left.value.length + right.value.length > LONGEST_TEXT) return fault('a text that is too long');
    return { kind: 'string', value: left.value + right.value };
  }
  return (
    calculateTimes(operator, left, right) ??
    fault(`"${operator}" does not apply to ${typeOf(left)} and ${typeOf(right)}`)
  );
}

function calculateIntegers(operator: '+' | '-' | '*' | '/' | '%', left: bigint, right: bigint): RulesOutcome {
  if (operator === '+') return intValue(left + right);
  if (operator === '-') return intValue(left - right);
  if (operator === '*') return intValue(left * right);
  if (right === 0n) return fault('division by zero');
  return intValue(operator === '/' ? left / right : left % right);
}

function calculateFloats(operator: '+' | '-' | '*' | '/' | '%', left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  return operator === '/' ? left / right : left % right;
}

function calculateTimes(operator: string, left: RulesValue, right: RulesValue): RulesOutcome | null {
  if (operator !== '+' && operator !== '-') return null;
  if (right.kind === 'duration' && (left.kind === 'timestamp' || left.kind === 'duration')) {
    const amount = operator === '+' ? right.nanoseconds : -right.nanoseconds;
    const sum = left.nanoseconds + amount;
    return left.kind === 'timestamp' ? timestampValue(sum) : durationValue(sum);
  }
  if (operator === '+' && left.kind === 'duration' && right.kind === 'timestamp') {
    return timestampValue(left.nanoseconds + right.nanoseconds);
  }
  if (operator === '-' && left.kind === 'timestamp' && right.kind === 'timestamp') {
    return durationValue(left.nanoseconds - right.nanoseconds);
  }
  return null;
}
