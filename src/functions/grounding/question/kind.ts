/** What kind of question it is, which says what an answer must hold: a date, a place, a person, a number, a name. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { fold } from '../language/fold.ts';

export type QuestionKind =
  | 'who'
  | 'when'
  | 'where'
  | 'why'
  | 'how'
  | 'how-many'
  | 'how-long'
  | 'how-old'
  | 'name'
  | 'which'
  | 'what';

type Patterns = readonly (readonly [QuestionKind, RegExp])[];

/** The one that begins first in the question is its kind; of those that begin together, the first in this order. */
const ENGLISH: Patterns = [
  ['how-old', /\b(how old|(what|which) age)\b/],
  ['how-long', /\bhow (long|far)\b/],
  ['how-many', /\bhow (many|much|fast|tall|heavy|big|often|high|deep)\b/],
  ['when', /\b(when|how soon|(what|which) (year|date|day|month|season|time|decade)|in (what|which) year)\b/],
  [
    'where',
    /\b(where|(in |to |at |from )?(what|which) (place|town|city|village|country|street|region|road|port)s?)\b/,
  ],
  // Bounded: a question is cut to 600 characters before it is read.
  ['name', /\b(what|which|how)\b.*\b(names?|named|called|nicknamed?|surname)\b/],
  ['why', /\b(why|what for|how come|what (was|is) the reason|for what reason)\b/],
  ['who', /\b(who|whom|whose)\b/],
  [
    'which',
    /\bwhich\b|\bwhat (?!(was|were|is|are|did|do|does|would|had|has|have|could|can|will)\b)(\w+ ){1,3}?(did|do|does|was|were|is|are|had|have|has|would|could|can|will)\b/,
  ],
  ['what', /\bwhat\b/],
  ['how', /\bhow\b/],
];

const FRENCH: Patterns = [
  ['how-old', /\b(a )?quel age\b/],
  [
    'how-long',
    /\b(pendant |depuis )?combien (de temps|d'annees|d'heures|de jours|de mois|de semaines|de kilometres)\b/,
  ],
  ['how-many', /\bcombien\b/],
  ['when', /\b(quand|(en |a )?quell?e? (annee|date|jour|mois|saison|moment|epoque|heure))\b/],
  [
    'where',
    /^\W*((d'|par |jusqu')?ou)\b|\b(d'ou|(dans |de |en |a )?quell?e? (endroit|lieu|ville|village|pays|rue|region|port)|ou(?= (\w+-|est|sont|etai|a |as |ont|avez|av|vous|se |s'|le |la |les |l'|votre|vos|ton|ta|tes|son|sa|ses|\p{L}+ (a|est|s'|se)\b)))\b/u,
  ],
  [
    'name',
    // Bounded: a question is cut to 600 characters before it is read.
    /\b((comment|quel\w*)\b.*\b(s'appel\w+|t'appel\w+|vous appel\w+|appel\w+|nomm\w+|noms?|prenoms?|surnoms?|baptis\w+))/,
  ],
  ['why', /\b(pourquoi|pour quelle\w* raison\w*|qu'est-ce qui vous a (fait|pousse|decide))\b/],
  ['what', /\b(qu'est-ce qu(i|e)?|que|quoi|qu'(?!il|elle|on))\b/],
  ['who', /\b((a|de|avec|chez|par|pour|contre) qui|qui)\b/],
  ['which', /\bquel(le)?s? (?!est|etait|sont|etaient|fut)\w+/],
  ['what', /\bquel(le)?s?\b/],
  ['how', /\bcomment\b/],
];

const PATTERNS = { en: ENGLISH, fr: FRENCH } as const;

/** Words that say the kind and nothing of the subject: they are not looked for in a memory. */
const KIND_WORDS: Readonly<Record<CloneLanguage, Partial<Record<QuestionKind, RegExp>>>> = {
  en: {
    'how-old': /\b(how old|(what|which) age|age)\b/g,
    'how-long': /\bhow (long|far)\b|\b(last(ed)?|take|took|stay(ed)?|remain(ed)?)\b/g,
    'how-many': /\b(cost|price)\b/g,
    when: /\b(what|which) (year|date|day|month|season|time|decade)\b/g,
    where: /\b(place|town|city|village|country|street|region|road|port)s?\b/g,
    name: /\b(names?|named|called|nicknamed?|surname)\b/g,
  },
  fr: {
    'how-old': /\b(quel age|age)\b/g,
    'how-long': /\bcombien de temps\b|\b(dur(e|a|ait|er)|rest\w+)\b/g,
    'how-many': /\b(cout\w+|prix)\b/g,
    when: /\bquell?e? (annee|date|jour|mois|saison|moment|epoque|heure)\b/g,
    where: /\b(endroit|lieu|ville|village|pays|rue|region|port)s?\b/g,
    // Bounded: a question is cut to 600 characters before it is read.
    name: /\b(\w'appel\w+|appel\w+|nomm\w+|noms?|prenoms?|surnoms?|baptis\w+)\b/g,
  },
};

export function kindOf(question: string, language: CloneLanguage): QuestionKind {
  const folded = fold(question);
  const found = PATTERNS[language].flatMap(([kind, pattern]) => {
    const begin = folded.search(pattern);
    return begin === -1 ? [] : [{ kind, begin }];
  });
  return found.toSorted((one, other) => one.begin - other.begin)[0]?.kind ?? 'what';
}

/** The folded terms of the question that only say its kind. */
export function kindWordsOf(
  question: string,
  language: CloneLanguage,
  kind: QuestionKind,
): ReadonlySet<string> {
  const pattern = KIND_WORDS[language][kind];
  if (pattern === undefined) return new Set();
  return new Set([...fold(question).matchAll(pattern)].flatMap(([words]) => words.split(/[\s']+/)));
}
