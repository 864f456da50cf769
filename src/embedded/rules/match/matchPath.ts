/**
 * Matches a request's path with a match statement's pattern and reads its wildcards.
 * A query's path has parts nobody knows: the id of each document it may return, and, in a collection group, the
 * parents. A pattern fits such a path only when it fits whatever stands there: rules are not filters.
 */
import type { PatternSegment } from '../syntax/tree.ts';
import { fault, pathValue, type RulesOutcome, stringValue } from '../values/value.ts';

/** One known segment, one unknown segment, or any number of unknown ones. */
export type RequestSegment = string | { readonly unknown: 'one' | 'many' };

/** The wildcards' values in the order they are written, or null when the pattern does not fit. */
export function matchPath(
  pattern: readonly PatternSegment[],
  path: readonly RequestSegment[],
  version: 1 | 2,
): RulesOutcome[] | null {
  const captures: RulesOutcome[] = [];
  return matchFrom(pattern, 0, path, 0, version, captures) ? captures : null;
}

function matchFrom(
  pattern: readonly PatternSegment[],
  patternIndex: number,
  path: readonly RequestSegment[],
  pathIndex: number,
  version: 1 | 2,
  captures: RulesOutcome[],
): boolean {
  const expected = pattern[patternIndex];
  if (expected === undefined) return pathIndex === path.length;
  if (expected.kind === 'recursive') {
    // Version 1 wants at least one segment there, version 2 none.
    const least = pathIndex + (version === 1 ? 1 : 0);
    for (let end = path.length; end >= least; end -= 1) {
      const slot = captures.push(unknownPart) - 1;
      if (matchFrom(pattern, patternIndex + 1, path, end, version, captures)) {
        captures[slot] = captureMany(path.slice(pathIndex, end));
        return true;
      }
      captures.pop();
    }
    return false;
  }
  const actual = path[pathIndex];
  if (actual === undefined) return false;
  if (expected.kind === 'literal') {
    if (actual !== expected.text) return false;
    return matchFrom(pattern, patternIndex + 1, path, pathIndex + 1, version, captures);
  }
  if (typeof actual !== 'string' && actual.unknown === 'many') return false;
  captures.push(typeof actual === 'string' ? stringValue(actual) : unknownPart);
  if (matchFrom(pattern, patternIndex + 1, path, pathIndex + 1, version, captures)) return true;
  captures.pop();
  return false;
}

const unknownPart = fault('a query does not fix this part of the path');

function captureMany(segments: readonly RequestSegment[]): RulesOutcome {
  const known = segments.filter((segment) => typeof segment === 'string');
  return known.length === segments.length ? pathValue(known) : unknownPart;
}
