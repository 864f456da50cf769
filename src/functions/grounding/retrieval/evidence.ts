/** How well one passage answers a question, read sentence by sentence. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { cognateKeys } from '../language/cognates.ts';
import { sentencesOf } from '../language/sentences.ts';
import { isName } from '../language/terms.ts';
import { holdsAnswer } from '../question/answerForm.ts';
import { isThirdPerson, ownShare } from '../question/person.ts';
import { type Question, type QuestionTerm, STRENGTH } from '../question/question.ts';
import type { IndexedPassage } from './indexedPassage.ts';

/** What the context says counts less than what the person said. */
const IN_CONTEXT = 0.7;
/** How far "he" stands for the one asked about, where nobody is named. */
const UNNAMED = 0.6;
/** "Our cat was Ada. ... It caught mice.": what was spoken of before is spoken of still. */
const CARRIED = 0.9;
/** "Gerald's mother" for a question about your mother. */
const ANOTHERS = 0.6;

export interface Evidence {
  /** The share of what is asked, names and relatives apart, that the passage meets, 0 to 1. */
  readonly coverage: number;
  /** The same within two neighbouring sentences. */
  readonly closeCoverage: number;
  /** The share of the names and the relatives asked about that stand in it. */
  readonly people: number;
  /** Whether what meets the question best has the form of an answer. */
  readonly holding: number;
  /** How far a question about the person is met by what the person tells of themselves. */
  readonly own: number;
  /** The share of what is asked that it does not meet, of words that the lexicon knows. */
  readonly unmetKnown: number;
  /** The same, of words that it does not know. */
  readonly unmetUnknown: number;
  /** The share of what is asked that no passage of the person meets. */
  readonly toldNowhere: number;
  /** How well one sentence both meets a term and has the form of an answer. */
  readonly heldWhereMet: number;
  /** How many terms it has that are not in the question. */
  readonly newTerms: number;
  readonly namesAnybody: boolean;
  /** For each sentence of the passage, how much of the question it meets by itself. */
  readonly bySentence: readonly number[];
}

export interface Weighing {
  readonly weights: readonly number[];
  /** For each term of the question, whether any passage of the person clearly meets it. */
  readonly isTold: readonly boolean[];
  /** Names that stand for what a term asks about: for a sister, her name. */
  aliasesOf(asked: QuestionTerm): readonly string[];
}

/** Below it a term is not met. */
const MET = 0.35;
/** Above it a term of the passage says no more than the question does. */
const ASKED = 0.5;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const largest = (values: readonly number[]) => Math.max(0, ...values);
const at = (values: readonly number[], place: number) => values[place] ?? 0;

function strengthOf(
  term: string,
  asked: QuestionTerm,
  language: CloneLanguage,
  aliases: readonly string[],
): number {
  const strength = asked.matches[language].get(term);
  if (strength !== undefined) return strength;
  if (aliases.includes(term)) return STRENGTH.alias;
  if (asked.cognates.size === 0) return 0;
  return cognateKeys(term).some((key) => asked.cognates.has(key)) ? STRENGTH.cognate : 0;
}

/** How well the best of some terms meets what is asked. */
function bestOf(
  terms: readonly string[],
  asked: QuestionTerm,
  language: CloneLanguage,
  aliases: readonly string[],
) {
  return largest(
    terms.map((term, place) => {
      const strength = strengthOf(term, asked, language, aliases);
      return asked.isRelative && isName(terms[place - 1] ?? '') ? strength * ANOTHERS : strength;
    }),
  );
}

/** The weighted share of some terms that is met; 1 where there is none to meet. */
function share(chosen: readonly number[], strengths: readonly number[], weights: readonly number[]): number {
  const total = sum(chosen.map((term) => at(weights, term)));
  return total === 0 ? 1 : sum(chosen.map((term) => at(weights, term) * at(strengths, term))) / total;
}

/** Whether it speaks of somebody without naming anybody: whom is not known, and may be the one asked about. */
function isAboutSomebody(
  texts: readonly string[],
  sentences: readonly (readonly string[])[],
  language: CloneLanguage,
) {
  const namesNobody = !sentences.some((terms) => terms.slice(1).some(isName));
  return namesNobody && texts.some((text) => isThirdPerson(text, language));
}

export function evidenceOf(
  question: Question,
  entry: IndexedPassage,
  { weights, isTold, aliasesOf }: Weighing,
): Evidence {
  const { language, text } = entry.passage;
  const texts = sentencesOf(text, language);
  const sentences = entry.sentences.map((terms) => terms.split(' '));
  const context = entry.context.split(' ');
  const rows = question.terms.map((asked) => {
    const aliases = aliasesOf(asked);
    return {
      inSentences: sentences.map((terms) => bestOf(terms, asked, language, aliases)),
      inContext: IN_CONTEXT * bestOf(context, asked, language, aliases),
    };
  });
  const within = (from: number, to: number) =>
    rows.map(({ inSentences, inContext }) =>
      largest([inContext, ...inSentences.slice(from, to), CARRIED * largest(inSentences.slice(0, from))]),
    );
  const places = [...question.terms.keys()];
  const people = places.filter((place) => question.terms[place]?.isNamed);
  const content = places.filter((place) => !question.terms[place]?.isNamed);
  const whole = within(0, sentences.length);
  const windows = sentences.map((_, place) => share(content, within(place, place + 2), weights));
  const closeCoverage = largest(windows);
  const from = Math.max(0, windows.indexOf(closeCoverage));
  const close = texts.slice(from, from + 2);
  const holdings = texts.map((sentence, place) =>
    holdsAnswer(question, { text: sentence, terms: sentences[place] ?? [], language }),
  );
  /** The weighted share of the content for which something is so. */
  const shareWhere = (isSo: (term: number) => boolean) =>
    content.length === 0
      ? 0
      : share(
          content,
          places.map((term) => (isSo(term) ? 1 : 0)),
          weights,
        );
  const isKnown = (term: number) => (question.terms[term]?.concepts.length ?? 0) > 0;
  const isUnmet = (term: number) => at(whole, term) < MET;
  const isAsked = (term: string) =>
    question.terms.some((asked) => strengthOf(term, asked, language, aliasesOf(asked)) > ASKED);
  return {
    unmetKnown: shareWhere((term) => isKnown(term) && isUnmet(term)),
    unmetUnknown: shareWhere((term) => !isKnown(term) && isUnmet(term)),
    toldNowhere: shareWhere((term) => isTold[term] === false),
    heldWhereMet: largest(
      holdings.map(
        (holding, place) =>
          holding * largest(content.map((term) => at(rows[term]?.inSentences ?? [], place))),
      ),
    ),
    newTerms: sentences.flat().filter((term) => !isAsked(term)).length,
    namesAnybody: sentences.some((terms) => terms.slice(1).some(isName)),
    coverage: share(content, whole, weights),
    closeCoverage,
    people: Math.max(
      share(people, whole, weights),
      isAboutSomebody(texts, sentences, language) ? UNNAMED : 0,
    ),
    holding: Math.max(largest(holdings.slice(from, from + 2)), 0.8 * largest(holdings)),
    own: question.isAboutYou ? largest(close.map((sentence) => ownShare(sentence, language))) : 1,
    bySentence: sentences.map((_, place) =>
      sum(rows.map((row, term) => at(weights, term) * at(row.inSentences, place))),
    ),
  };
}
