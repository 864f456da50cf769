/** Calls: the file's own functions, the language's global ones, namespaces, document look-ups and methods. */
import { RulesSyntaxError } from '../syntax/rulesSyntaxError.ts';
import type { Expression } from '../syntax/tree.ts';
import { globalFunctions } from '../values/conversions.ts';
import type { RulesFunction } from '../values/method.ts';
import { callMethod, methodArity } from '../values/methods.ts';
import { namespaces } from '../values/namespaces.ts';
import { fault, type RulesOutcome } from '../values/value.ts';
import type { CompileContext, Compiled, CompiledFunction } from './compiled.ts';
import { DEEPEST_CALL } from './evaluation.ts';
import { type Lookup, lookupNamed } from './lookups.ts';
import { all, strict } from './outcomes.ts';

type Call = Extract<Expression, { kind: 'call' }>;
type Compile = (expression: Expression) => Compiled;

/** Throws RulesSyntaxError for a function or method nobody has, and for a wrong number of inputs. */
export function compileCall(call: Call, context: CompileContext, compile: Compile): Compiled {
  if (call.target === null) return compilePlainCall(call, context, compile);
  const namespace = namespaceOf(call.target, context);
  if (namespace === null) return compileMethodCall(call, call.target, context, compile);
  const lookup = lookupNamed(context.service, namespace, call.name);
  if (lookup !== null) return compileLookup(call, lookup, context, compile);
  const table = Object.hasOwn(namespaces, namespace) ? namespaces[namespace] : undefined;
  const found = table !== undefined && Object.hasOwn(table, call.name) ? table[call.name] : undefined;
  if (found === undefined) throw syntaxError(`unknown function "${namespace}.${call.name}"`, call, context);
  return compileBuiltIn(call, found, context, compile);
}

function compilePlainCall(call: Call, context: CompileContext, compile: Compile): Compiled {
  const own = context.scope.functions.get(call.name);
  if (own !== undefined) return compileOwnCall(call, own, context, compile);
  const lookup = lookupNamed(context.service, null, call.name);
  if (lookup !== null) return compileLookup(call, lookup, context, compile);
  const found = Object.hasOwn(globalFunctions, call.name) ? globalFunctions[call.name] : undefined;
  if (found === undefined) throw syntaxError(`unknown function "${call.name}"`, call, context);
  return compileBuiltIn(call, found, context, compile);
}

/** A name before the dot is a namespace unless the file declares a variable of that name. */
function namespaceOf(target: Expression, { scope }: CompileContext): string | null {
  if (target.kind !== 'name' || scope.variables.has(target.name) || scope.captures.has(target.name))
    return null;
  return target.name === 'firestore' || Object.hasOwn(namespaces, target.name) ? target.name : null;
}

function compileOwnCall(
  call: Call,
  own: CompiledFunction,
  context: CompileContext,
  compile: Compile,
): Compiled {
  checkCount(call, own.declaration.parameters.length, own.declaration.parameters.length, context);
  context.scope.inside?.calls.add(own);
  const inputs = call.inputs.map(compile);
  return (evaluation, frame): RulesOutcome => {
    if (evaluation.callDepth >= DEEPEST_CALL)
      return evaluation.exhaust(`calls nested more than ${DEEPEST_CALL} deep`);
    // An input's fault counts only where the function uses that input.
    const ownFrame = inputs.map((input) => input(evaluation, frame));
    evaluation.callDepth += 1;
    const outcome = own.body?.(evaluation, ownFrame) ?? fault(`"${call.name}" is not ready`);
    evaluation.callDepth -= 1;
    return outcome;
  };
}

function compileBuiltIn(
  call: Call,
  found: RulesFunction<null>,
  context: CompileContext,
  compile: Compile,
): Compiled {
  checkCount(call, found.least, found.most, context);
  return all(call.inputs.map(compile), (inputs) => found.apply(null, inputs));
}

function compileLookup(call: Call, lookup: Lookup, context: CompileContext, compile: Compile): Compiled {
  checkCount(call, 1, 1, context);
  const [path] = call.inputs.map(compile);
  if (path === undefined) throw syntaxError(`"${call.name}" needs a path`, call, context);
  return (evaluation, frame) => strict(path, (value) => lookup(evaluation, value))(evaluation, frame);
}

function compileMethodCall(
  call: Call,
  target: Expression,
  context: CompileContext,
  compile: Compile,
): Compiled {
  const arity = methodArity(call.name);
  if (arity === null) throw syntaxError(`unknown method "${call.name}"`, call, context);
  checkCount(call, arity.least, arity.most, context);
  const { name } = call;
  const self = compile(target);
  const inputs = call.inputs.map(compile);
  return all([self, ...inputs], ([value, ...rest]) =>
    value === undefined ? fault(`nothing has a method ${name}()`) : callMethod(value, name, rest),
  );
}

function checkCount(call: Call, least: number, most: number, context: CompileContext): void {
  const count = call.inputs.length;
  if (count >= least && count <= most) return;
  const wanted = least === most ? String(least) : `${least} to ${most}`;
  throw syntaxError(`"${call.name}" takes ${wanted} inputs, not ${count}`, call, context);
}

function syntaxError(message: string, call: Call, context: CompileContext): RulesSyntaxError {
  return new RulesSyntaxError(message, context.fileName, call.at);
}
