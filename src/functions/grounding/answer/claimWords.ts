/** Small words that turn what a sentence claims: a paraphrase may neither add one nor lose one. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { fold } from '../language/fold.ts';

type Marks = Readonly<Record<CloneLanguage, RegExp>>;

const NEGATION: Marks = {
  en: /\b(?:not|never|no|nobody|nothing|none|nor|neither|without|hardly|scarcely|cannot)\b|n't\b/,
  fr: /\b(?:ne|pas|jamais|rien|personne|aucune?|sans|ni|guere)\b|\bn'/,
};
/**
 * Bounded: a claim has at most the 1,200 characters of a passage.
 * What nearly was, should have been or was hoped for did not happen.
 */
const HEDGE: Marks = {
  en: /\b(?:nearly|almost|wanted|want|tried|try|hoped?|wished?|if|maybe|perhaps|would|could|should|might|dreamt|dreamed|pretended|supposed|planned|think|thought|believed?)\b/,
  fr: /\b(?:presque|failli|voul\w+|voudr\w+|essay\w+|esper\w+|si|peut-etre|aurai\w*|pourr\w+|devrai\w*|rev\w+|sembl\w+|cens\w+|croi\w+|croy\w+|cru|pens\w+)\b/,
};
const ALWAYS: Marks = {
  en: /\b(?:always|every|each|all|only|whole|entire|everyone|everybody|everything)\b/,
  fr: /\b(?:toujours|chaque|tou(?:s|te|tes|t)|seul\w*|que des|entiere?)\b/,
};
const BEFORE: Marks = { en: /\b(?:before|until)\b/, fr: /\b(?:avant|jusqu\w*)\b/ };
const AFTER: Marks = { en: /\b(?:after|since)\b/, fr: /\b(?:apres|depuis)\b/ };
const MORE: Marks = { en: /\b(?:more|most)\b/, fr: /\bplus (?!jamais|rien|personne)/ };
const LESS: Marks = { en: /\b(?:less|least|fewer)\b/, fr: /\bmoins\b/ };
const SPEAKER: Marks = { en: /\b(?:i|we)\b/, fr: /\b(?:je|nous|on)\b|\bj'/ };

/** What must be on both sides or on neither. */
const KEPT = [NEGATION, HEDGE] as const;
/** What may be left out, and not added. */
const NOT_ADDED = [ALWAYS, BEFORE, AFTER, MORE, LESS, SPEAKER] as const;

export interface Claim {
  readonly text: string;
  readonly language: CloneLanguage;
}

const has = (marks: Marks, { text, language }: Claim) => marks[language].test(fold(text));

/** Whether a claim says it in the same sense as what was said: not the contrary, not more surely, not of somebody else. */
export function keepsSense(claim: Claim, said: Claim): boolean {
  return (
    KEPT.every((marks) => has(marks, claim) === has(marks, said)) &&
    NOT_ADDED.every((marks) => has(marks, said) || !has(marks, claim))
  );
}
