/**
 * Parses the path of a `match`: literals, `{name}` and `{name=**}`.
 * Version 1 has the recursive wildcard only at the end; version 2 anywhere, once a statement.
 */
import type { Scanner } from './scanner.ts';
import { expectSymbol, takeName, takeOptionalSymbol } from './takeToken.ts';
import type { PatternSegment } from './tree.ts';

const literalPattern = /\([A-Za-z0-9_-]+\)|[A-Za-z0-9_.%~@+-]+/y;

/** Throws RulesSyntaxError. */
export function parsePattern(scanner: Scanner, version: 1 | 2): PatternSegment[] {
  const segments: PatternSegment[] = [];
  expectSymbol(scanner, '/');
  do {
    const start = scanner.position;
    const last = segments.at(-1);
    if (version === 1 && last?.kind === 'recursive') {
      throw scanner.error('in rules_version 1 a recursive wildcard must come last', start);
    }
    const segment = parseSegment(scanner);
    if (segment.kind === 'recursive' && segments.some((known) => known.kind === 'recursive')) {
      throw scanner.error('a match may have one recursive wildcard', start);
    }
    if (
      segment.kind !== 'literal' &&
      segments.some((known) => known.kind !== 'literal' && known.name === segment.name)
    ) {
      throw scanner.error(`"${segment.name}" is declared twice`, start);
    }
    segments.push(segment);
  } while (takeOptionalSymbol(scanner, '/'));
  return segments;
}

function parseSegment(scanner: Scanner): PatternSegment {
  const text = scanner.readWhile(literalPattern);
  if (text !== '') return { kind: 'literal', text };
  if (!takeOptionalSymbol(scanner, '{')) throw scanner.error('a path segment is missing');
  const name = takeName(scanner, 'a wildcard name');
  if (!takeOptionalSymbol(scanner, '=')) {
    expectSymbol(scanner, '}');
    return { kind: 'single', name };
  }
  if (takeOptionalSymbol(scanner, '**')) {
    expectSymbol(scanner, '}');
    return { kind: 'recursive', name };
  }
  expectSymbol(scanner, '*');
  expectSymbol(scanner, '}');
  return { kind: 'single', name };
}
