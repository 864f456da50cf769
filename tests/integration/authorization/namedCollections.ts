/** The kinds of collections that a manifest or the rules name, whether or not anything stands in them yet. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRulesFile } from '../../../src/embedded/rules/syntax/parseRulesFile.ts';
import type { MatchStatement, PatternSegment } from '../../../src/embedded/rules/syntax/tree.ts';
import { catalogue } from '../../../src/functions/catalogue.ts';

/** `/databases/{database}/documents`. */
const ROOT_SEGMENTS = 3;

export function namedCollections(): string[] {
  const kept = catalogue.accountData.flatMap(({ collections }) => Object.keys(collections));
  return [...kept.map((name) => `users/{}/${name}`), ...collectionsOfRules()];
}

function collectionsOfRules(): string[] {
  const path = join(import.meta.dirname, '../../../firestore.rules');
  const { services } = parseRulesFile(readFileSync(path, 'utf8'), 'firestore.rules');
  return services.flatMap(({ matches }) => matches.flatMap((match) => collectionsOf(match, [])));
}

/** Of a match and all inside it. One that names no collection is told with its wildcard, which no table has. */
function collectionsOf(match: MatchStatement, above: readonly PatternSegment[]): string[] {
  const pattern = [...above, ...match.pattern];
  const segments = pattern.slice(ROOT_SEGMENTS).map((segment, index) => {
    if (segment.kind === 'recursive') return '{**}';
    return segment.kind === 'literal' && index % 2 === 0 ? segment.text : '{}';
  });
  // A path ends with a document; what covers any depth ends with what it covers.
  const kind = (segments.at(-1) === '{**}' ? segments : segments.slice(0, -1)).join('/');
  return [...(kind === '' ? [] : [kind]), ...match.matches.flatMap((inner) => collectionsOf(inner, pattern))];
}
