/** How the tables of methods and namespace functions are written: fixed inputs, checked by kind before the call. */
import type { RulesOutcome, RulesValue } from './value.ts';

export interface RulesFunction<Self> {
  /** How many inputs it takes; the loader refuses any other number. */
  readonly least: number;
  readonly most: number;
  readonly apply: (self: Self, inputs: readonly RulesValue[]) => RulesOutcome;
}

export function takesNothing<Self>(apply: (self: Self) => RulesOutcome): RulesFunction<Self> {
  return { least: 0, most: 0, apply };
}

export function takes<Self>(
  count: number,
  apply: (self: Self, ...inputs: RulesValue[]) => RulesOutcome,
): RulesFunction<Self> {
  return { least: count, most: count, apply: (self, inputs) => apply(self, ...inputs) };
}

export type Of<Kind extends RulesValue['kind']> = Extract<RulesValue, { kind: Kind }>;
