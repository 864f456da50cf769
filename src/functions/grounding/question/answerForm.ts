/** Whether a sentence has what an answer of a kind must have: a date for "when", a place for "where", a name for "what was it called". */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { fold } from '../language/fold.ts';
import { isName, isNumber } from '../language/terms.ts';
import { areOfClass, classOf, conceptsOf, membersOf } from '../lexicon/lexicon.ts';
import type { Question } from './question.ts';

/** As a share: 1 where it is there, 0 where it is not, between where it may be. */
export type Holding = number;
const HELD: Holding = 1;
const PERHAPS: Holding = 0.6;
const NOT_HELD: Holding = 0;

export interface ReadSentence {
  readonly text: string;
  readonly terms: readonly string[];
  readonly language: CloneLanguage;
}

const CLAUSE_OF_TIME = {
  en: /\b(when|while|after|before|during|until|since|ago|as a (child|boy|girl)|once|in the|every|spring|always|at (night|noon|dawn))\b/,
  fr: /\b(quand|lorsque|pendant|apres|avant|depuis|jusqu|il y a|durant|au moment|chaque|en (mai|mars)|a la saint)\b/,
} as const;
const CAUSE = {
  en: /\b(because|since|so that|so|to|for|in order|that is why|reason|thanks to|lest|until|in case)\b/,
  fr: /\b(parce|car|puisque|pour|a cause|afin|comme|raison|grace|faute|de peur|tellement|si bien)\b/,
} as const;
const BEFORE_PLACE = {
  en: /\b(in|at|from|to|near|on|behind|under|over|outside|inside|by|beside|through|into|across|above|below|between|round|around|up|down)\b/,
  fr: /\b(a|au|aux|en|dans|chez|sur|sous|vers|pres|devant|derriere|du|de la|entre|jusqu|par|hors|depuis)\b/,
} as const;

const TIMES = [
  'day_of_week',
  'month',
  'season',
  'party',
  'time_of_day',
  'war',
  'age',
  'childhood',
  'holiday',
] as const;
const PERSONS = ['person', 'mother', 'job', 'teacher', 'friend', 'neighbour', 'man', 'priest'] as const;

function newNames({ terms }: ReadSentence, question: Question): string[] {
  return terms.filter(
    (term) =>
      isName(term) &&
      !question.terms.some((asked) => asked.matches.en.has(term) || asked.matches.fr.has(term)),
  );
}

/** Whether one of the terms means one of these kinds of thing, and was not in the question itself. */
function hasOf(kinds: readonly string[], { terms, language }: ReadSentence, question: Question): boolean {
  return terms.some(
    (term) =>
      areOfClass(conceptsOf(term, language), kinds) &&
      !question.terms.some((asked) => (asked.matches[language].get(term) ?? 0) > 0.8),
  );
}

const hasNumber = ({ terms }: ReadSentence) => terms.some(isNumber);
const quotes = ({ text }: ReadSentence) => /["“«]/.test(text);

/** What is asked to be chosen: the first thing named in the question. */
function holdsChoice(sentence: ReadSentence, question: Question): Holding {
  if (newNames(sentence, question).length > 0 || quotes(sentence)) return HELD;
  const [chosen] = question.terms;
  if (chosen === undefined || chosen.concepts.length === 0) return PERHAPS;
  const holds = (term: string) => {
    const meant = conceptsOf(term, sentence.language);
    const classes = meant.map(classOf);
    if (chosen.concepts.some((concept) => membersOf(concept).some((member) => meant.includes(member))))
      return HELD;
    if (chosen.matches[sentence.language].has(term)) return NOT_HELD;
    return chosen.concepts.some((concept) => classOf(concept) !== null && classes.includes(classOf(concept)))
      ? PERHAPS
      : NOT_HELD;
  };
  return Math.max(chosen.hasMembers ? NOT_HELD : PERHAPS, ...sentence.terms.map(holds));
}

/** An age, and not four hours or six frames: what follows the number is a year, or nothing that is counted. */
function hasAge({ terms, language }: ReadSentence): boolean {
  return terms.some((term, at) => {
    if (!isNumber(term)) return false;
    const next = conceptsOf(terms[at + 1] ?? '', language);
    return !areOfClass(next, ['hour', 'minute', 'week', 'month', 'day', 'kilometre', 'money']);
  });
}

export function holdsAnswer(question: Question, sentence: ReadSentence): Holding {
  const { language } = sentence;
  const folded = fold(sentence.text);
  switch (question.kind) {
    case 'how-old':
      return hasAge(sentence) ? HELD : NOT_HELD;
    case 'how-many':
      return hasNumber(sentence) ? HELD : NOT_HELD;
    case 'how-long':
      return hasNumber(sentence)
        ? HELD
        : hasOf(['year', 'month', 'week', 'day', 'hour', 'season', 'time_of_day'], sentence, question)
          ? PERHAPS
          : NOT_HELD;
    case 'when':
      if (hasNumber(sentence) || hasOf(TIMES, sentence, question)) return HELD;
      return CLAUSE_OF_TIME[language].test(folded) ? PERHAPS : NOT_HELD;
    case 'where':
      if (hasOf(['place', 'country', 'room', 'home', 'garden', 'furniture'], sentence, question)) return HELD;
      if (newNames(sentence, question).length > 0) return HELD;
      return BEFORE_PLACE[language].test(folded) ? PERHAPS : NOT_HELD;
    case 'who':
      if (newNames(sentence, question).length > 0 || hasOf(PERSONS, sentence, question)) return HELD;
      return NOT_HELD;
    case 'name':
      return newNames(sentence, question).length > 0 || quotes(sentence) ? HELD : NOT_HELD;
    case 'which':
      return holdsChoice(sentence, question);
    case 'why':
      return CAUSE[language].test(folded) ? HELD : PERHAPS;
    default:
      return HELD;
  }
}
