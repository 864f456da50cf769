/** `target.name`, `target[index]` and `target[from:to]`. */
import { countCharacters, sliceCharacters } from './stringMethods.ts';
import { fault, type RulesOutcome, type RulesPath, type RulesValue, stringValue, typeOf } from './value.ts';

export function readMember(target: RulesValue, name: string): RulesOutcome {
  if (target.kind === 'map') {
    const found = target.entries.get(name);
    if (found !== undefined) return found;
    return fault(target.isOpen ? `the query does not fix "${name}"` : `"${name}" is not there`);
  }
  if (target.kind === 'path') return target.bindings.get(name) ?? fault(`the path has no "${name}"`);
  return fault(`${typeOf(target)} has no "${name}"`);
}

export function readIndex(target: RulesValue, index: RulesValue): RulesOutcome {
  if (index.kind === 'string' && (target.kind === 'map' || target.kind === 'path')) {
    return readMember(target, index.value);
  }
  if (index.kind !== 'int') return fault(`${typeOf(target)} has no index of type ${typeOf(index)}`);
  const place = Number(index.value);
  if (target.kind === 'list') return target.items[place] ?? outOfRange;
  if (target.kind === 'path') return segmentAt(target, place);
  if (target.kind === 'string') {
    if (place < 0 || place >= countCharacters(target.value)) return outOfRange;
    return stringValue(sliceCharacters(target.value, place, place + 1));
  }
  return fault(`${typeOf(target)} has no index`);
}

export function readRange(target: RulesValue, from: RulesValue, to: RulesValue): RulesOutcome {
  if (from.kind !== 'int' || to.kind !== 'int') return fault('a range needs integers');
  if (target.kind !== 'list' && target.kind !== 'string') return fault(`${typeOf(target)} has no range`);
  const [first, end] = [Number(from.value), Number(to.value)];
  const size = target.kind === 'list' ? target.items.length : countCharacters(target.value);
  if (first < 0 || end < first || end > size) return outOfRange;
  if (target.kind === 'list') return { kind: 'list', items: target.items.slice(first, end) };
  return stringValue(sliceCharacters(target.value, first, end));
}

const outOfRange = fault('index out of range');

function segmentAt(path: RulesPath, place: number): RulesOutcome {
  const segment = path.segments[place];
  if (segment === undefined) return outOfRange;
  return typeof segment === 'string' ? stringValue(segment) : fault(`"${segment.unbound}" is not bound`);
}
