/** How a fault in a part becomes the fault of the whole. */
import type { SourcePosition } from '../syntax/rulesSyntaxError.ts';
import type { RulesOutcome, RulesValue } from '../values/value.ts';
import type { Compiled } from './compiled.ts';

/** Evaluates one part, and goes on only with a value. */
export function strict(part: Compiled, use: (value: RulesValue) => RulesOutcome): Compiled {
  return (evaluation, frame) => {
    const outcome = part(evaluation, frame);
    return outcome.kind === 'fault' ? outcome : use(outcome);
  };
}

/** Evaluates every part in order, and goes on only when all are values. */
export function all(
  parts: readonly Compiled[],
  use: (values: readonly RulesValue[]) => RulesOutcome,
): Compiled {
  return (evaluation, frame) => {
    const values: RulesValue[] = [];
    for (const part of parts) {
      const outcome = part(evaluation, frame);
      if (outcome.kind === 'fault') return outcome;
      values.push(outcome);
    }
    return use(values);
  };
}

/** Gives a new fault the place of the expression that made it. */
export function located(outcome: RulesOutcome, at: SourcePosition): RulesOutcome {
  return outcome.kind === 'fault' && outcome.at === undefined ? { ...outcome, at } : outcome;
}
