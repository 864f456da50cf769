/** Flattens a service's nested matches into blocks with whole patterns and compiled conditions. */
import type { CompileContext, Compiled } from '../evaluate/compiled.ts';
import { compileExpression } from '../evaluate/compileExpression.ts';
import { compileFunctions } from '../evaluate/compileFunctions.ts';
import { RulesSyntaxError, type SourcePosition } from '../syntax/rulesSyntaxError.ts';
import type {
  AllowMethod,
  MatchStatement,
  PatternSegment,
  RulesFile,
  ServiceDeclaration,
  ServiceName,
} from '../syntax/tree.ts';

export interface CompiledAllow {
  readonly methods: ReadonlySet<AllowMethod>;
  readonly condition: Compiled | null;
  readonly at: SourcePosition;
}

interface CompiledBlock {
  readonly pattern: readonly PatternSegment[];
  readonly allows: readonly CompiledAllow[];
}

export type CompiledServices = ReadonlyMap<ServiceName, readonly CompiledBlock[]>;

/** Throws RulesSyntaxError. */
export function compileRuleset(file: RulesFile, fileName: string): CompiledServices {
  const services = new Map<ServiceName, readonly CompiledBlock[]>();
  for (const service of file.services) services.set(service.name, compileService(service, file, fileName));
  return services;
}

function compileService(service: ServiceDeclaration, file: RulesFile, fileName: string): CompiledBlock[] {
  const scope = { captures: new Map(), variables: new Map(), functions: new Map(), inside: null };
  const outside = compileFunctions(file.functions, { fileName, service: service.name, scope });
  const inside = compileFunctions(service.functions, outside);
  return service.matches.flatMap((match) => compileMatch(match, [], inside));
}

function compileMatch(
  match: MatchStatement,
  outer: readonly PatternSegment[],
  context: CompileContext,
): CompiledBlock[] {
  const pattern = [...outer, ...match.pattern];
  const captures = new Map<string, number>();
  let slot = 0;
  for (const segment of pattern) {
    if (segment.kind === 'literal') continue;
    if (captures.has(segment.name)) {
      throw new RulesSyntaxError(`"${segment.name}" is declared twice`, context.fileName, match.at);
    }
    captures.set(segment.name, slot);
    slot += 1;
  }
  const inner = compileFunctions(match.functions, { ...context, scope: { ...context.scope, captures } });
  const allows = match.allows.map((allow) => ({
    methods: allow.methods,
    condition: allow.condition === null ? null : compileExpression(allow.condition, inner),
    at: allow.at,
  }));
  const own = allows.length === 0 ? [] : [{ pattern, allows }];
  return [...own, ...match.matches.flatMap((nested) => compileMatch(nested, pattern, inner))];
}
