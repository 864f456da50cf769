/** All questions of the interview, chapter by chapter. */
import { advice } from './advice.ts';
import { beliefs } from './beliefs.ts';
import { childhood } from './childhood.ts';
import { family } from './family.ts';
import { hardTimes } from './hardTimes.ts';
import { humour } from './humour.ts';
import { love } from './love.ts';
import { places } from './places.ts';
import type { FollowUp, Question } from './question.ts';
import { work } from './work.ts';

export const allQuestions: readonly Question[] = [
  ...childhood,
  ...family,
  ...work,
  ...love,
  ...beliefs,
  ...places,
  ...hardTimes,
  ...advice,
  ...humour,
];

const byId: ReadonlyMap<string, Question | FollowUp> = new Map(
  allQuestions
    .flatMap((question): readonly (Question | FollowUp)[] => [question, ...question.followUps])
    .map((asked) => [asked.id, asked]),
);

/** A question or a further one; null for an id that this version does not know. */
export const questionById = (id: string): Question | FollowUp | null => byId.get(id) ?? null;
