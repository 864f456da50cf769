/** An index in memory: where each term of either language stands, among the passages of one person. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { cognateKeys } from '../language/cognates.ts';
import { learnAliases } from './aliases.ts';
import { type IndexedPassage, upToDate } from './indexedPassage.ts';

export interface Vocabulary {
  /** For each term, the places of the passages that have it, each once, text or context. */
  readonly postings: ReadonlyMap<string, readonly number[]>;
  /** For each key of `cognateKeys`, the terms that have it. */
  readonly cognates: ReadonlyMap<string, readonly string[]>;
}

export interface PassageIndex {
  readonly entries: readonly IndexedPassage[];
  readonly vocabularies: Readonly<Record<CloneLanguage, Vocabulary>>;
  /** The names of those who are one of these to the person: a sister, an uncle. */
  namesOf(concepts: readonly number[]): readonly string[];
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (values.at(-1) !== value) values.push(value);
}

function cognatesOf(terms: Iterable<string>): Map<string, string[]> {
  const cognates = new Map<string, string[]>();
  for (const term of terms) for (const key of cognateKeys(term)) addTo(cognates, key, term);
  return cognates;
}

/** Makes the index of one person's passages, in whatever order their shards came. */
export function createIndex(indexed: readonly IndexedPassage[]): PassageIndex {
  const entries = indexed.map(upToDate);
  const postings = { en: new Map<string, number[]>(), fr: new Map<string, number[]>() };
  const namesByConcept = new Map<number, Set<string>>();
  for (const [place, entry] of entries.entries()) {
    const { language } = entry.passage;
    for (const line of [...entry.sentences, entry.context]) {
      if (line === '') continue;
      const terms = line.split(' ');
      for (const term of terms) addTo(postings[language], term, place);
      if (line.includes('^')) learnAliases(terms, language, namesByConcept);
    }
  }
  const vocabulary = (language: CloneLanguage): Vocabulary => ({
    postings: postings[language],
    cognates: cognatesOf(postings[language].keys()),
  });
  return {
    entries,
    vocabularies: { en: vocabulary('en'), fr: vocabulary('fr') },
    namesOf: (concepts) => concepts.flatMap((concept) => [...(namesByConcept.get(concept) ?? [])]),
  };
}
