/** Compiles the functions of one block; they see each other, the blocks around them, and never themselves. */
import { RulesSyntaxError } from '../syntax/rulesSyntaxError.ts';
import type { FunctionDeclaration } from '../syntax/tree.ts';
import type { RulesOutcome } from '../values/value.ts';
import type { CompileContext, Compiled, CompiledFunction } from './compiled.ts';
import { compileExpression } from './compileExpression.ts';

/** The block's context with its functions added. Throws RulesSyntaxError, for recursion too. */
export function compileFunctions(
  declarations: readonly FunctionDeclaration[],
  context: CompileContext,
): CompileContext {
  const own: CompiledFunction[] = [];
  const functions = new Map(context.scope.functions);
  for (const declaration of declarations) {
    if (own.some((known) => known.declaration.name === declaration.name)) {
      throw new RulesSyntaxError(
        `function "${declaration.name}" is declared twice`,
        context.fileName,
        declaration.at,
      );
    }
    const compiled: CompiledFunction = { declaration, body: null, calls: new Set() };
    own.push(compiled);
    functions.set(declaration.name, compiled);
  }
  const inner = { ...context, scope: { ...context.scope, functions } };
  for (const compiled of own) compiled.body = compileBody(compiled, inner);
  for (const compiled of own) refuseRecursion(compiled, context.fileName);
  return inner;
}

function compileBody(compiled: CompiledFunction, context: CompileContext): Compiled {
  const { parameters, lets, result } = compiled.declaration;
  const variables = new Map(parameters.map((name, slot) => [name, slot]));
  const inside = (): CompileContext => ({
    ...context,
    scope: { ...context.scope, variables: new Map(variables), inside: compiled },
  });
  const values = lets.map((declaration) => {
    const value = compileExpression(declaration.value, inside());
    variables.set(declaration.name, variables.size);
    return value;
  });
  const returned = compileExpression(result, inside());
  if (values.length === 0) return returned;
  return (evaluation, frame) => {
    const extended: RulesOutcome[] = [...frame];
    // A let's fault counts only where the variable is used.
    for (const value of values) extended.push(value(evaluation, extended));
    return returned(evaluation, extended);
  };
}

function refuseRecursion(start: CompiledFunction, fileName: string): void {
  const seen = new Set<CompiledFunction>();
  const open = [...start.calls];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === start) {
      const { name, at } = start.declaration;
      throw new RulesSyntaxError(`function "${name}" calls itself`, fileName, at);
    }
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...next.calls);
  }
}
