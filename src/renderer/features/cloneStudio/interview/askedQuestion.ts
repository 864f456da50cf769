/** What stands on the stage: a question, a further one after an answer, or one of the owner's own. */
import type { QuestionMark } from '#shared/clone/answer.ts';
import {
  allQuestions,
  type Chapter,
  chapters,
  type FollowUp,
  type InterviewProgress,
  nextQuestion,
  type Question,
  questionById,
} from '#shared/clone/questions/index.ts';
import type { Interview } from '../cloneDocuments.ts';

export type Asked =
  | { readonly is: 'question'; readonly question: Question }
  | { readonly is: 'further'; readonly question: Question; readonly followUp: FollowUp }
  | { readonly is: 'own' }
  | { readonly is: 'nothing' };

/** In the address in place of a question. */
export const OWN = 'own';

export function progressOf({ answers, marks }: Interview, passedOver: readonly string[]): InterviewProgress {
  const marked = (wanted: QuestionMark) =>
    Object.entries(marks).flatMap(([id, mark]) => (mark === wanted ? [id] : []));
  return {
    answered: answers.flatMap(({ questionId }) => questionId ?? []),
    later: marked('later'),
    skipped: marked('skipped'),
    never: marked('never'),
    passedOver,
  };
}

/** The chapter of an address; null for none, or one that is not known. */
export const chapterOf = (search: URLSearchParams): Chapter | null =>
  chapters.find((chapter) => chapter === search.get('chapter')) ?? null;

export function askedBy(search: URLSearchParams, progress: InterviewProgress): Asked {
  const named = search.get('question');
  if (named === OWN) return { is: 'own' };
  const known = named === null ? null : questionById(named);
  if (known) {
    const question = allQuestions.find(
      ({ id, followUps }) => id === known.id || followUps.some((followUp) => followUp.id === known.id),
    );
    const followUp = question?.followUps.find(({ id }) => id === known.id);
    if (question) return followUp ? { is: 'further', question, followUp } : { is: 'question', question };
  }
  const next = nextQuestion(progress, chapterOf(search) ?? undefined);
  return next ? { is: 'question', question: next } : { is: 'nothing' };
}

export interface ChapterProgress {
  readonly chapter: Chapter;
  readonly told: number;
  readonly all: number;
}

/** Further questions count with the one that they belong to. */
export function chapterProgress(answered: ReadonlySet<string>): readonly ChapterProgress[] {
  return chapters.map((chapter) => {
    const ofChapter = allQuestions.filter((question) => question.chapter === chapter);
    return {
      chapter,
      told: ofChapter.filter(({ id }) => answered.has(id)).length,
      all: ofChapter.length,
    };
  });
}
