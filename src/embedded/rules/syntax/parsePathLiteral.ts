/** Parses what follows the first `/` of a path: `databases/$(database)/documents/users/$(uid)` in an expression. */
import type { Scanner } from './scanner.ts';
import type { Expression, PathPart } from './tree.ts';

// A database id in brackets, `(default)`, is the only segment with brackets.
const segmentPattern = /\([A-Za-z0-9_-]+\)|[A-Za-z0-9_%~@+-]+/y;
const openPattern = /\$\(/y;
const slashPattern = /\/(?![/*])/y;

/** The scanner stands right behind the opening slash. Throws RulesSyntaxError. */
export function parsePathLiteral(scanner: Scanner, parseInner: () => Expression): PathPart[] {
  const parts: PathPart[] = [];
  do {
    if (scanner.readWhile(openPattern) !== '') {
      parts.push({ kind: 'expression', expression: parseInner() });
      const closing = scanner.take();
      if (closing.kind !== 'symbol' || closing.text !== ')')
        throw scanner.error('")" is missing', closing.start);
      continue;
    }
    const text = scanner.readWhile(segmentPattern);
    if (text === '') throw scanner.error('a path segment is missing');
    parts.push({ kind: 'segment', text });
  } while (scanner.readWhile(slashPattern) !== '');
  return parts;
}
