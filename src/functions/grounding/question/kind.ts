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

/** In the order in which they are asked: the first that fits is the kind. */
const ENGLISH: readonly (readonly [RegExp, QuestionKind])[] = [
  [/\b(how old|(?:what|which) age)\b/, 'how-old'],
  [/\bhow (long|far)\b/, 'how-long'],
  [/\bhow (many|much)\b/, 'how-many'],
  [
    /\b(name of|names of|name did|names did|called|nickname|be named|was named|were named|'s name|your name)\b/,
    'name',
  ],
  [/\b(when|(what|which) (year|date|day|month|season|time|decade))\b/, 'when'],
  [/\b(where|(what|which) (place|town|city|village|country|street|region|road|port))\b/, 'where'],
  [/\b(why|what for|how come|what (reason|made you|made him|made her|made them))\b/, 'why'],
  [/\b(who|whom|whose)\b/, 'who'],
  [
    /\b(what|which) (?!was|were|is|are|did|do|does|happened|would|had|has|have|made|could|can|will|kept|became|about|it)\w+/,
    'which',
  ],
  [/\bhow\b/, 'how'],
];

const FRENCH: readonly (readonly [RegExp, QuestionKind])[] = [
  [/\bquel age\b/, 'how-old'],
  [
    /\b(combien de temps|pendant combien|depuis combien|combien (d'annees|d'heures|de jours|de mois|de semaines|de kilometres))\b/,
    'how-long',
  ],
  [/\bcombien\b/, 'how-many'],
  [/\b(s'appel\w+|t'appel\w+|appelai\w+|appelez|nom|prenom|surnom\w*|nomm\w+|baptis\w+)\b/, 'name'],
  [/\b(quand|quell?e? (annee|date|jour|mois|saison|moment|epoque)|quelle heure)\b/, 'when'],
  [
    /\b(ou(?= (?:est|as|a|avez|ont|t|vous|tu|il|elle|ils|elles|se|etait|etais|etaient|habit|viv|trav|all|s|ses|ton|ta|tes|ce|sont|d))|d'ou|quell?e? (endroit|lieu|ville|village|pays|rue|region|port))\b/,
    'where',
  ],
  [/\b(pourquoi|pour quelle\w* raison\w*)\b/, 'why'],
  [
    /\b(^qui|[^-]\bqui (est|etait|a|t|vous|ont|etaient)|a qui|de qui|avec qui|chez qui|par qui|qui est-ce qui)\b/,
    'who',
  ],
  [/\b(quel|quelle|quels|quelles) (?!est|etait|sont|etaient|fut)\w+/, 'which'],
  [/\bcomment\b/, 'how'],
];

const PATTERNS = { en: ENGLISH, fr: FRENCH } as const;

export function kindOf(question: string, language: CloneLanguage): QuestionKind {
  const folded = fold(question).replaceAll("'", "'");
  return PATTERNS[language].find(([pattern]) => pattern.test(folded))?.[1] ?? 'what';
}
