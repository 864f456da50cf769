/** Which question comes next in somebody's interview. */
import { allQuestions } from './allQuestions.ts';
import { type Chapter, chapters } from './chapters.ts';
import type { Question } from './question.ts';

export interface InterviewProgress {
  /** Ids of answered questions, the last answered at the end. */
  readonly answered: readonly string[];
  /** Asked again soon. */
  readonly later: readonly string[];
  /** Asked again when nothing else is left. */
  readonly skipped: readonly string[];
  /** Not asked again. */
  readonly never: readonly string[];
  /** Passed over since the page was opened: not offered again until it is opened anew. */
  readonly passedOver?: readonly string[];
}

/** Every so many answers, one that was put off comes back. */
const BETWEEN_PUT_OFF = 5;

/** Nobody begins with what was hard. */
const BEFORE_HARD_TIMES = 8;

/** Null when nothing is left to ask. With a `chapter`, only its questions. */
export function nextQuestion(progress: InterviewProgress, chapter?: Chapter): Question | null {
  const { answered, later, skipped, never, passedOver = [] } = progress;
  const isOut = new Set([...answered, ...never, ...passedOver]);
  const open = allQuestions.filter(
    (question) => !isOut.has(question.id) && (!chapter || question.chapter === chapter),
  );
  const putOff = open.filter(({ id }) => later.includes(id));
  const fresh = open.filter(({ id }) => !later.includes(id) && !skipped.includes(id));
  if (putOff[0] && answered.length > 0 && answered.length % BETWEEN_PUT_OFF === 0) return putOff[0];
  return mostVaried(fresh, answered) ?? putOff[0] ?? open[0] ?? null;
}

/** The first open question of the chapter that was told least of, and not the chapter of the last answer. */
function mostVaried(fresh: readonly Question[], answered: readonly string[]): Question | null {
  const told = new Map<Chapter, number>();
  const byId = new Map(allQuestions.map((question) => [question.id, question]));
  let last: Chapter | null = null;
  for (const id of answered) {
    last = byId.get(id)?.chapter ?? last;
    if (last) told.set(last, (told.get(last) ?? 0) + 1);
  }
  const waits = (chapter: Chapter) => chapter === 'hard-times' && answered.length < BEFORE_HARD_TIMES;
  const rank = (chapter: Chapter) =>
    (told.get(chapter) ?? 0) +
    (chapter === last ? allQuestions.length : 0) +
    (waits(chapter) ? 2 * allQuestions.length : 0);
  const open = chapters.filter((chapter) => fresh.some((question) => question.chapter === chapter));
  const chosen = open.toSorted((one, other) => rank(one) - rank(other))[0];
  return fresh.find((question) => question.chapter === chosen) ?? null;
}
