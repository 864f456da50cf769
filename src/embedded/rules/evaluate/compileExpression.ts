/**
 * Turns a syntax tree into closures. Names are resolved here, once, so an unknown variable or function stops the
 * load; evaluating never throws: a wrong type or a missing field is a fault that travels as a value.
 */
import { RulesSyntaxError } from '../syntax/rulesSyntaxError.ts';
import type { Expression } from '../syntax/tree.ts';
import { readIndex, readMember, readRange } from '../values/access.ts';
import { hasType } from '../values/hasType.ts';
import { applyOperator, negate } from '../values/operators.ts';
import { boolValue, fault, mapValue, type RulesOutcome, type RulesValue, typeOf } from '../values/value.ts';
import { compileCall } from './compileCall.ts';
import type { CompileContext, Compiled } from './compiled.ts';
import { compilePath } from './compilePath.ts';
import { all, located, strict } from './outcomes.ts';

/** Throws RulesSyntaxError. */
export function compileExpression(expression: Expression, context: CompileContext): Compiled {
  if (expression.kind === 'literal') {
    const value: RulesValue = expression.value;
    return () => value;
  }
  const compiled = compileNode(expression, context);
  const { at } = expression;
  return (evaluation, frame) => {
    const limit = evaluation.count();
    return limit ?? located(compiled(evaluation, frame), at);
  };
}

function compileNode(
  expression: Exclude<Expression, { kind: 'literal' }>,
  context: CompileContext,
): Compiled {
  const compile = (inner: Expression): Compiled => compileExpression(inner, context);
  switch (expression.kind) {
    case 'name':
      return compileName(expression, context);
    case 'member': {
      const { name } = expression;
      return strict(compile(expression.target), (target) => readMember(target, name));
    }
    case 'index': {
      const index = compile(expression.index);
      const target = compile(expression.target);
      return all([target, index], ([container, place]) =>
        container === undefined || place === undefined
          ? fault('nothing to index')
          : readIndex(container, place),
      );
    }
    case 'range':
      return all([expression.target, expression.from, expression.to].map(compile), ([target, from, to]) =>
        target === undefined || from === undefined || to === undefined
          ? fault('nothing to cut')
          : readRange(target, from, to),
      );
    case 'call':
      return compileCall(expression, context, compile);
    case 'unary':
      if (expression.operator === '-') return strict(compile(expression.operand), negate);
      return strict(compile(expression.operand), (value) =>
        value.kind === 'bool' ? boolValue(!value.value) : fault(`"!" does not apply to ${typeOf(value)}`),
      );
    case 'binary':
      return compileBinary(expression, compile);
    case 'is': {
      const { type } = expression;
      return strict(compile(expression.operand), (value) => boolValue(hasType(value, type)));
    }
    case 'conditional':
      return compileConditional(expression, compile);
    case 'list':
      return compileList(expression.items, compile);
    case 'map':
      return all(expression.entries.flat().map(compile), buildMap);
    case 'path':
      return compilePath(expression.parts, context, compile);
  }
}

function compileName(expression: Extract<Expression, { kind: 'name' }>, context: CompileContext): Compiled {
  const { name } = expression;
  const variable = context.scope.variables.get(name);
  if (variable !== undefined) return (_, frame) => frame[variable] ?? fault(`"${name}" has no value`);
  const capture = context.scope.captures.get(name);
  if (capture !== undefined)
    return (evaluation) => evaluation.captures[capture] ?? fault(`"${name}" has no value`);
  if (name === 'request') return (evaluation) => evaluation.request;
  if (name === 'resource') return (evaluation) => evaluation.resource;
  throw new RulesSyntaxError(`unknown variable "${name}"`, context.fileName, expression.at);
}

function compileBinary(
  expression: Extract<Expression, { kind: 'binary' }>,
  compile: (inner: Expression) => Compiled,
): Compiled {
  const { operator } = expression;
  const left = compile(expression.left);
  const right = compile(expression.right);
  // The side that decides wins over a fault on the other one; only what is left undecided is a fault.
  if (operator === '&&') return decideBy(left, right, false);
  if (operator === '||') return decideBy(left, right, true);
  return (evaluation, frame) => {
    const first = left(evaluation, frame);
    if (first.kind === 'fault') return first;
    const second = right(evaluation, frame);
    return second.kind === 'fault' ? second : applyOperator(operator, first, second);
  };
}

function decideBy(left: Compiled, right: Compiled, deciding: boolean): Compiled {
  return (evaluation, frame) => {
    const first = requireBool(left(evaluation, frame));
    if (first.kind === 'bool' && first.value === deciding) return first;
    const second = requireBool(right(evaluation, frame));
    if (second.kind === 'bool' && second.value === deciding) return second;
    return first.kind === 'fault' ? first : second;
  };
}

function requireBool(outcome: RulesOutcome): RulesOutcome {
  if (outcome.kind === 'bool' || outcome.kind === 'fault') return outcome;
  return fault(`a condition is a bool, not ${typeOf(outcome)}`);
}

function compileConditional(
  expression: Extract<Expression, { kind: 'conditional' }>,
  compile: (inner: Expression) => Compiled,
): Compiled {
  const condition = compile(expression.condition);
  const whenTrue = compile(expression.whenTrue);
  const whenFalse = compile(expression.whenFalse);
  return (evaluation, frame) => {
    const decided = requireBool(condition(evaluation, frame));
    if (decided.kind !== 'bool') return decided;
    return decided.value ? whenTrue(evaluation, frame) : whenFalse(evaluation, frame);
  };
}

/** A list of literals is built once. */
function compileList(items: readonly Expression[], compile: (inner: Expression) => Compiled): Compiled {
  const literals = items.flatMap((item): RulesValue[] => (item.kind === 'literal' ? [item.value] : []));
  if (literals.length < items.length)
    return all(items.map(compile), (values) => ({ kind: 'list', items: values }));
  const list: RulesValue = { kind: 'list', items: literals };
  return () => list;
}

/** `flat` alternates keys and values. A repeated key takes the last value. */
function buildMap(flat: readonly RulesValue[]): RulesOutcome {
  const entries = new Map<string, RulesOutcome>();
  for (let index = 0; index + 1 < flat.length; index += 2) {
    const key = flat[index];
    const value = flat[index + 1];
    if (key?.kind !== 'string') return fault('the keys of a map are strings');
    if (value !== undefined) entries.set(key.value, value);
  }
  return mapValue(entries);
}
