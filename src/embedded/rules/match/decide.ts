/** Decides one request: any allow of any matching block that is true allows; otherwise the reasons are told. */
import { Evaluation, MOST_DOCUMENTS } from '../evaluate/evaluation.ts';
import type { DocumentLookup, RulesDecision, RulesRequest } from '../ruleset.ts';
import type { SourcePosition } from '../syntax/rulesSyntaxError.ts';
import type { RulesOutcome } from '../values/value.ts';
import { typeOf } from '../values/value.ts';
import type { CompiledAllow, CompiledServices } from './compileRuleset.ts';
import { matchPath } from './matchPath.ts';
import { requestValues } from './requestValues.ts';

interface RulesProgram {
  readonly fileName: string;
  readonly version: 1 | 2;
  readonly services: CompiledServices;
}

/** Never throws, except what `lookup` throws. */
export function decide(program: RulesProgram, request: RulesRequest, lookup: DocumentLookup): RulesDecision {
  const { fileName, version } = program;
  const blocks = program.services.get(request.service) ?? [];
  const values = requestValues(request);
  const evaluation = new Evaluation(values.request, values.resource, lookup, MOST_DOCUMENTS[request.service]);
  const refusals: string[] = [];
  for (const { pattern, allows } of blocks) {
    const fitting = allows.filter((allow) => allow.methods.has(request.operation));
    const captures = fitting.length === 0 ? null : matchPath(pattern, values.path, version);
    if (captures === null) continue;
    evaluation.captures = captures;
    for (const allow of fitting) {
      const outcome = evaluateAllow(allow, evaluation);
      if (outcome === null) return { allowed: true };
      refusals.push(tell(fileName, allow.at, outcome));
      if (evaluation.exhausted !== null) return { allowed: false, reason: refusals.join('; ') };
    }
  }
  if (refusals.length > 0) return { allowed: false, reason: refusals.join('; ') };
  return { allowed: false, reason: `${fileName}: no rule allows ${request.operation} at this path` };
}

/** Null when the statement allows. */
function evaluateAllow(allow: CompiledAllow, evaluation: Evaluation): RulesOutcome | null {
  if (allow.condition === null) return null;
  const outcome = allow.condition(evaluation, []);
  if (evaluation.exhausted !== null) return evaluation.exhausted;
  return outcome.kind === 'bool' && outcome.value ? null : outcome;
}

function tell(fileName: string, at: SourcePosition, outcome: RulesOutcome): string {
  const place = `${fileName}:${at.line}:${at.column}`;
  if (outcome.kind === 'bool') return `${place}: false`;
  if (outcome.kind !== 'fault') return `${place}: a condition is a bool, not ${typeOf(outcome)}`;
  const where = outcome.at === undefined ? '' : ` (at ${outcome.at.line}:${outcome.at.column})`;
  return `${place}: ${outcome.message}${where}`;
}
