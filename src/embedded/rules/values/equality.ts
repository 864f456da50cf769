/** `==` of the rules language: deep, and by number for int and float. Values of different types are not equal. */
import { identityOf } from './identity.ts';
import type { MapEntries, PathSegment, RulesFault, RulesValue } from './value.ts';
import { fault } from './value.ts';

/** A fault when a part that decides is itself unknown. */
export function areEqual(left: RulesValue, right: RulesValue): boolean | RulesFault {
  switch (left.kind) {
    case 'null':
      return right.kind === 'null';
    case 'bool':
    case 'string':
      return right.kind === left.kind && right.value === left.value;
    case 'int':
    case 'float':
      // JavaScript compares bigint with number exactly, without rounding either.
      // biome-ignore lint/suspicious/noDoubleEquals: `===` would call 1n and 1 different.
      return (right.kind === 'int' || right.kind === 'float') && left.value == right.value;
    case 'bytes':
      return right.kind === 'bytes' && Buffer.compare(left.value, right.value) === 0;
    case 'timestamp':
    case 'duration':
      return right.kind === left.kind && right.nanoseconds === left.nanoseconds;
    case 'latlng':
      return (
        right.kind === 'latlng' && left.latitude === right.latitude && left.longitude === right.longitude
      );
    case 'path':
      return right.kind === 'path' && areSegmentsEqual(left.segments, right.segments);
    case 'list':
      return right.kind === 'list' && areListsEqual(left.items, right.items);
    case 'set': {
      if (right.kind !== 'set' || left.items.length !== right.items.length) return false;
      const identity = identityOf(left);
      return identity !== null && identity === identityOf(right);
    }
    case 'map':
      if (right.kind !== 'map') return false;
      if (left.isOpen || right.isOpen) return fault('a query does not fix the whole document');
      return areEntriesEqual(left.entries, right.entries);
    case 'mapDiff':
      return false;
  }
}

/** Whether a list or set has the value. Unknown members count as different. */
export function isMember(value: RulesValue, items: readonly RulesValue[]): boolean {
  // Lists of field names are most of what rules ask for.
  if (value.kind === 'string') {
    const text = value.value;
    return items.some((item) => item.kind === 'string' && item.value === text);
  }
  return items.some((item) => areEqual(item, value) === true);
}

function areSegmentsEqual(left: readonly PathSegment[], right: readonly PathSegment[]): boolean {
  return left.length === right.length && left.every((segment, index) => segment === right[index]);
}

function areListsEqual(left: readonly RulesValue[], right: readonly RulesValue[]): boolean | RulesFault {
  if (left.length !== right.length) return false;
  for (const [index, item] of left.entries()) {
    const other = right[index];
    if (other === undefined) return false;
    const equal = areEqual(item, other);
    if (equal !== true) return equal;
  }
  return true;
}

function areEntriesEqual(left: MapEntries, right: MapEntries): boolean | RulesFault {
  if (left.size !== right.size) return false;
  for (const key of left.keys()) {
    const mine = left.get(key);
    const other = right.get(key);
    if (mine === undefined || other === undefined) return false;
    if (mine.kind === 'fault') return mine;
    if (other.kind === 'fault') return other;
    const equal = areEqual(mine, other);
    if (equal !== true) return equal;
  }
  return true;
}
