/** https://firebase.google.com/docs/reference/rules/rules.math */
import { type RulesFunction, takes } from './method.ts';
import { boolValue, fault, floatValue, intValue, type RulesOutcome, type RulesValue } from './value.ts';

export const mathFunctions: Readonly<Record<string, RulesFunction<null>>> = {
  abs: takes(1, (_, value) => {
    if (value?.kind === 'int') return intValue(value.value < 0n ? -value.value : value.value);
    return withNumber(value, (number) => floatValue(Math.abs(number)));
  }),
  ceil: takes(1, (_, value) => withNumber(value, (number) => toInteger(Math.ceil(number), value))),
  floor: takes(1, (_, value) => withNumber(value, (number) => toInteger(Math.floor(number), value))),
  // Math.round takes -2.5 to -2; halves go away from zero here.
  round: takes(1, (_, value) =>
    withNumber(value, (number) => toInteger(Math.sign(number) * Math.round(Math.abs(number)), value)),
  ),
  sqrt: takes(1, (_, value) => withNumber(value, (number) => floatValue(Math.sqrt(number)))),
  pow: takes(2, (_, base, exponent) =>
    withNumber(base, (number) => withNumber(exponent, (power) => floatValue(number ** power))),
  ),
  isNaN: takes(1, (_, value) => withNumber(value, (number) => boolValue(Number.isNaN(number)))),
  isInfinite: takes(1, (_, value) =>
    withNumber(value, (number) => boolValue(Math.abs(number) === Number.POSITIVE_INFINITY)),
  ),
};

function withNumber(value: RulesValue | undefined, use: (number: number) => RulesOutcome): RulesOutcome {
  return value?.kind === 'int' || value?.kind === 'float'
    ? use(Number(value.value))
    : fault('needs a number');
}

/** An integer stays itself: going through a double would lose its low digits. */
function toInteger(rounded: number, original: RulesValue | undefined): RulesOutcome {
  if (original?.kind === 'int') return original;
  return Number.isFinite(rounded) ? intValue(BigInt(rounded)) : fault('no integer is near it');
}
