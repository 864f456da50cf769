/** What speaks for and against a passage as the answer to a question, each between 0 and 1: what the fitted coefficients weigh. */
import type { QuestionKind } from '../question/kind.ts';
import type { Question } from '../question/question.ts';
import type { Evidence } from './evidence.ts';

const signal = (is: boolean) => (is ? 1 : 0);
const MOST_NEW_TERMS = 8;

export function signalsOf(question: Question, evidence: Evidence, isSameLanguage: boolean) {
  const content = question.terms.filter(({ isNamed }) => !isNamed).length;
  const namesAnybody = content < question.terms.length;
  const { coverage, closeCoverage, people, holding, own } = evidence;
  return {
    always: 1,
    coverage,
    closeCoverage,
    people,
    holding,
    own,
    isSameLanguage: signal(isSameLanguage),
    /** What is met close together counts for more where the form is that of an answer, and where it is about the right people. */
    closeAndHolding: closeCoverage * holding,
    closeAndPeople: closeCoverage * people,
    /** A word of which the lexicon knows the synonyms, and none of them stands there, is surely not told of. */
    unmetKnown: evidence.unmetKnown,
    unmetUnknown: evidence.unmetUnknown,
    /** What was told nowhere at all says nothing against this passage. */
    toldNowhere: evidence.toldNowhere,
    isOfOthers: signal(namesAnybody && evidence.namesAnybody && people < 0.5),
    hasNoContent: signal(content === 0),
    hasOneTerm: signal(content < 2),
    namesNobody: signal(!namesAnybody),
    heldWhereMet: evidence.heldWhereMet,
    newTerms: Math.min(evidence.newTerms, MOST_NEW_TERMS) / MOST_NEW_TERMS,
    isAboutYou: signal(question.isAboutYou),
    ...kindSignals(question.kind),
  };
}

function kindSignals(kind: QuestionKind) {
  return {
    who: signal(kind === 'who'),
    when: signal(kind === 'when'),
    where: signal(kind === 'where'),
    why: signal(kind === 'why'),
    how: signal(kind === 'how'),
    'how-many': signal(kind === 'how-many'),
    'how-long': signal(kind === 'how-long'),
    'how-old': signal(kind === 'how-old'),
    name: signal(kind === 'name'),
    which: signal(kind === 'which'),
    what: signal(kind === 'what'),
  } satisfies Record<QuestionKind, number>;
}

export type Signals = ReturnType<typeof signalsOf>;
export type SignalName = keyof Signals;
