/** https://firebase.google.com/docs/reference/rules/rules.Path */
import { type Of, type RulesFunction, takes } from './method.ts';
import { fault, type PathSegment, pathValue, type RulesOutcome, type RulesValue } from './value.ts';

export const pathMethods: Readonly<Record<string, RulesFunction<Of<'path'>>>> = {
  bind: takes(1, (self, map) => (map?.kind === 'map' ? bind(self, map) : fault('bind() needs a map'))),
};

/** The path a plain text spells, leading and trailing slash ignored. */
export function pathFromText(text: string): RulesOutcome {
  const segments = text.replace(/^\//, '').replace(/\/$/, '').split('/');
  return segments.includes('') ? fault('a path may not have an empty segment') : pathValue(segments);
}

function bind(self: Of<'path'>, map: Of<'map'>): RulesOutcome {
  const segments: PathSegment[] = [];
  const bindings = new Map<string, RulesValue>(self.bindings);
  for (const segment of self.segments) {
    if (typeof segment === 'string') {
      segments.push(segment);
      continue;
    }
    const bound = map.entries.get(segment.unbound);
    if (bound === undefined) segments.push(segment);
    else if (bound.kind === 'fault') return bound;
    else if (bound.kind === 'string') segments.push(bound.value);
    else if (bound.kind === 'path') for (const inner of bound.segments) segments.push(inner);
    else return fault(`bind() cannot put ${bound.kind} into a path`);
    if (bound !== undefined) bindings.set(segment.unbound, bound);
  }
  return pathValue(segments, bindings);
}
