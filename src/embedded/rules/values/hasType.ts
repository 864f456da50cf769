/** `value is type`. */
import type { TypeName } from '../syntax/tree.ts';
import type { RulesValue } from './value.ts';

export function hasType(value: RulesValue, type: TypeName): boolean {
  if (type === 'number') return value.kind === 'int' || value.kind === 'float';
  return value.kind === type;
}
