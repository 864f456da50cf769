/** Every method of the language, by the type it belongs to. */

import { latlngMethods } from './latlngMethods.ts';
import { listMethods, setMethods } from './listMethods.ts';
import { mapDiffMethods, mapMethods } from './mapMethods.ts';
import type { RulesFunction } from './method.ts';
import { pathMethods } from './pathMethods.ts';
import { bytesMethods, stringMethods } from './stringMethods.ts';
import { durationMethods, timestampMethods } from './timeMethods.ts';
import { fault, type RulesOutcome, type RulesValue, typeOf } from './value.ts';

const tables = [
  stringMethods,
  bytesMethods,
  listMethods,
  setMethods,
  mapMethods,
  mapDiffMethods,
  timestampMethods,
  durationMethods,
  latlngMethods,
  pathMethods,
];

/** The numbers of inputs some type's method of that name takes; null when no type has one. */
export function methodArity(name: string): { readonly least: number; readonly most: number } | null {
  const found = tables.flatMap((table) => (Object.hasOwn(table, name) ? [table[name]] : []));
  const known = found.filter((method) => method !== undefined);
  if (known.length === 0) return null;
  return {
    least: Math.min(...known.map((method) => method.least)),
    most: Math.max(...known.map((method) => method.most)),
  };
}

export function callMethod(self: RulesValue, name: string, inputs: readonly RulesValue[]): RulesOutcome {
  switch (self.kind) {
    case 'string':
      return callFrom(stringMethods, self, name, inputs);
    case 'bytes':
      return callFrom(bytesMethods, self, name, inputs);
    case 'list':
      return callFrom(listMethods, self, name, inputs);
    case 'set':
      return callFrom(setMethods, self, name, inputs);
    case 'map':
      return callFrom(mapMethods, self, name, inputs);
    case 'mapDiff':
      return callFrom(mapDiffMethods, self, name, inputs);
    case 'timestamp':
      return callFrom(timestampMethods, self, name, inputs);
    case 'duration':
      return callFrom(durationMethods, self, name, inputs);
    case 'latlng':
      return callFrom(latlngMethods, self, name, inputs);
    case 'path':
      return callFrom(pathMethods, self, name, inputs);
    default:
      return fault(`${typeOf(self)} has no method ${name}()`);
  }
}

function callFrom<Self extends RulesValue>(
  table: Readonly<Record<string, RulesFunction<Self>>>,
  self: Self,
  name: string,
  inputs: readonly RulesValue[],
): RulesOutcome {
  const method = Object.hasOwn(table, name) ? table[name] : undefined;
  if (method === undefined) return fault(`${typeOf(self)} has no method ${name}()`);
  if (inputs.length < method.least || inputs.length > method.most) {
    return fault(`${name}() of ${typeOf(self)} takes ${method.least} inputs`);
  }
  return method.apply(self, inputs);
}
