/** Paths written in an expression: `/databases/$(database)/documents/users/$(request.auth.uid)`. */
import type { Expression, PathPart } from '../syntax/tree.ts';
import { fault, type PathSegment, pathValue, type RulesOutcome } from '../values/value.ts';
import type { CompileContext, Compiled } from './compiled.ts';

type Piece = { readonly segment: PathSegment } | { readonly compiled: Compiled };

export function compilePath(
  parts: readonly PathPart[],
  context: CompileContext,
  compile: (expression: Expression) => Compiled,
): Compiled {
  const pieces = parts.map((part): Piece => {
    if (part.kind === 'segment') return { segment: part.text };
    const { expression } = part;
    // `$(name)` with a name nobody declared is left open for `bind`.
    if (expression.kind === 'name' && !isDeclared(expression.name, context))
      return { segment: { unbound: expression.name } };
    return { compiled: compile(expression) };
  });
  return (evaluation, frame) => {
    const segments: PathSegment[] = [];
    for (const piece of pieces) {
      if ('segment' in piece) {
        segments.push(piece.segment);
        continue;
      }
      const outcome = append(segments, piece.compiled(evaluation, frame));
      if (outcome !== null) return outcome;
    }
    return pathValue(segments);
  };
}

function isDeclared(name: string, { scope }: CompileContext): boolean {
  return name === 'request' || name === 'resource' || scope.variables.has(name) || scope.captures.has(name);
}

function append(segments: PathSegment[], outcome: RulesOutcome): RulesOutcome | null {
  switch (outcome.kind) {
    case 'fault':
      return outcome;
    case 'path':
      for (const segment of outcome.segments) segments.push(segment);
      return null;
    case 'string':
      // A value with a slash would point somewhere the rule's author did not write.
      if (outcome.value === '' || outcome.value.includes('/'))
        return fault('a path segment is a name without slashes');
      segments.push(outcome.value);
      return null;
    default:
      return fault(`${outcome.kind} cannot stand in a path`);
  }
}
