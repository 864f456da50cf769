/** Keys under which words of one origin meet, across both languages and across endings: accordion and accordéon, photograph and photographie. */
const SHORTEST = 5;
const CONSONANTS = 4;

function spelling(term: string): string {
  return term
    .replace(/ph/g, 'f')
    .replace(/qu|ck|[cq]/g, 'k')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

/**
 * The keys of a term; none for short words, numbers and expressions, whose likeness is chance. Names meet only by all their consonants:
 * Lisbon is Lisbonne, and Jeanne is not Jeannette.
 */
export function cognateKeys(term: string): string[] {
  if (term.length < SHORTEST || !/^\^?[a-z]+$/.test(term)) return [];
  if (term.startsWith('^'))
    return cognateKeys(term.slice(1)).flatMap((key) => (key.startsWith('s:') ? [`^${key}`] : []));
  const spelled = spelling(term);
  const keys = spelled.length >= SHORTEST ? [`p:${spelled.slice(0, SHORTEST)}`] : [];
  const skeleton = spelled.slice(0, 1) + spelled.slice(1).replace(/[aeiou]/g, '');
  return skeleton.length >= CONSONANTS ? [...keys, `s:${skeleton}`] : keys;
}
