/** Who is whom, as the memories say it themselves: after "my sister Lucie" a question about the sister is met by Lucie. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { isName } from '../language/terms.ts';
import { conceptsOf, isKinConcept } from '../lexicon/lexicon.ts';

/** "My mother's name was Ceridwen", "mon frère s'appelait Jean": what may stand between. */
const BETWEEN = new Set([
  'name',
  'call',
  'nom',
  'appel',
  'prenom',
  'nomm',
  'big',
  'old',
  'young',
  'late',
  'petit',
  'grand',
]);

/** Adds to each kin concept the names that stand beside it in a sentence. */
export function learnAliases(
  terms: readonly string[],
  language: CloneLanguage,
  namesByConcept: Map<number, Set<string>>,
): void {
  for (const [at, name] of terms.entries()) {
    if (!isName(name)) continue;
    const before = terms[at - 1] ?? '';
    const kinAt = BETWEEN.has(before) ? at - 2 : at - 1;
    // "Jeanne's son Paul" is nobody's son here.
    if (kinAt < 0 || isName(terms[kinAt - 1] ?? '')) continue;
    for (const concept of conceptsOf(terms[kinAt] ?? '', language)) {
      if (!isKinConcept(concept)) continue;
      const names = namesByConcept.get(concept) ?? new Set();
      namesByConcept.set(concept, names.add(name));
    }
  }
}
