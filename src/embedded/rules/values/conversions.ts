/** The conversion functions: bool(), int(), float(), string(), path(), and debug(). */
import { type RulesFunction, takes } from './method.ts';
import { pathFromText } from './pathMethods.ts';
import {
  boolValue,
  fault,
  floatValue,
  intValue,
  type RulesOutcome,
  type RulesValue,
  stringValue,
  typeOf,
} from './value.ts';

export const globalFunctions: Readonly<Record<string, RulesFunction<null>>> = {
  bool: takes(1, (_, value) => toBool(value)),
  int: takes(1, (_, value) => toInt(value)),
  float: takes(1, (_, value) => toFloat(value)),
  string: takes(1, (_, value) => toText(value)),
  path: takes(1, (_, value) =>
    value?.kind === 'string' ? pathFromText(value.value) : refuse('path', value),
  ),
  /** The vendor's emulator prints its input; here it only hands it on, so that no document's text reaches a log. */
  debug: takes(1, (_, value) => value ?? refuse('debug', value)),
};

function refuse(name: string, value: RulesValue | undefined): RulesOutcome {
  return fault(`${name}() does not take ${value === undefined ? 'nothing' : typeOf(value)}`);
}

function toBool(value: RulesValue | undefined): RulesOutcome {
  if (value?.kind === 'bool') return value;
  if (value?.kind !== 'string') return refuse('bool', value);
  const text = value.value.toLowerCase();
  return text === 'true' || text === 'false'
    ? boolValue(text === 'true')
    : fault('bool() takes "true" or "false"');
}

function toInt(value: RulesValue | undefined): RulesOutcome {
  if (value?.kind === 'int') return value;
  if (value?.kind === 'float') {
    return Number.isFinite(value.value)
      ? intValue(BigInt(Math.trunc(value.value)))
      : fault('int() of no number');
  }
  if (value?.kind !== 'string') return refuse('int', value);
  return /^[+-]?[0-9]{1,20}$/.test(value.value)
    ? intValue(BigInt(value.value.replace(/^\+/, '')))
    : fault('int() of a text that is no integer');
}

function toFloat(value: RulesValue | undefined): RulesOutcome {
  if (value?.kind === 'float') return value;
  if (value?.kind === 'int') return floatValue(Number(value.value));
  if (value?.kind !== 'string') return refuse('float', value);
  return /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/.test(value.value)
    ? floatValue(Number(value.value))
    : fault('float() of a text that is no number');
}

function toText(value: RulesValue | undefined): RulesOutcome {
  switch (value?.kind) {
    case 'string':
      return value;
    case 'bool':
    case 'int':
      return stringValue(String(value.value));
    case 'float':
      return stringValue(Number.isInteger(value.value) ? value.value.toFixed(1) : String(value.value));
    case 'null':
      return stringValue('null');
    default:
      return refuse('string', value);
  }
}
