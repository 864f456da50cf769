import { expect, test } from 'vitest';
import { allQuestions } from './allQuestions.ts';
import { type Chapter, chapters } from './chapters.ts';
import { type InterviewProgress, nextQuestion } from './nextQuestion.ts';

const nothing: InterviewProgress = { answered: [], later: [], skipped: [], never: [] };

function interview(count: number, begun: InterviewProgress = nothing) {
  const asked = [];
  let progress = begun;
  for (let turn = 0; turn < count; turn += 1) {
    const question = nextQuestion(progress);
    if (!question) break;
    asked.push(question);
    progress = { ...progress, answered: [...progress.answered, question.id] };
  }
  return { asked, progress };
}

test('chapters take turns: no two questions in a row are of the same one', () => {
  const { asked } = interview(60);
  for (const [turn, question] of asked.entries()) expect(question.chapter).not.toBe(asked[turn - 1]?.chapter);
  expect(new Set(asked.slice(0, 20).map(({ chapter }) => chapter))).toEqual(new Set(chapters));
});

test('nobody begins with what was hard', () => {
  expect(interview(8).asked.map(({ chapter }) => chapter)).not.toContain('hard-times' satisfies Chapter);
});

test('every question is asked once, and then there is none', () => {
  const { asked, progress } = interview(1_000);
  expect(new Set(asked).size).toBe(allQuestions.length);
  expect(nextQuestion(progress)).toBeNull();
});

test('what is never to be asked is not', () => {
  const never = allQuestions.slice(0, 40).map(({ id }) => id);
  const asked = interview(1_000, { ...nothing, never }).asked.map(({ id }) => id);
  expect(asked.filter((id) => never.includes(id))).toEqual([]);
  expect(asked).toHaveLength(allQuestions.length - 40);
});

test('what was put off comes back after a few answers, what was skipped only at the end', () => {
  const [one, other] = allQuestions.slice(20).map(({ id }) => id);
  if (!one || !other) throw new Error('There are too few questions');
  const asked = interview(1_000, { ...nothing, later: [one], skipped: [other] }).asked.map(({ id }) => id);
  expect(asked.indexOf(one)).toBe(5);
  expect(asked.at(-1)).toBe(other);
});

test('a question that is passed over now is not offered again at once', () => {
  const first = nextQuestion(nothing);
  if (!first) throw new Error('There is no question');
  expect(nextQuestion({ ...nothing, passedOver: [first.id] })?.id).not.toBe(first.id);
  for (const mark of ['later', 'skipped'] as const) {
    const next = nextQuestion({ ...nothing, [mark]: [first.id], passedOver: [first.id] });
    expect(next?.id).not.toBe(first.id);
  }
});

test('the chapter of the last answer rests, even where the least was told of it', () => {
  const of = (chapter: Chapter) => allQuestions.filter((one) => one.chapter === chapter).map(({ id }) => id);
  const answered = [
    ...chapters.filter((chapter) => chapter !== 'love').flatMap((chapter) => of(chapter).slice(0, 5)),
    ...of('love').slice(0, 1),
  ];
  expect(nextQuestion({ ...nothing, answered })?.chapter).not.toBe('love');
});

test('within a chapter, only its own are asked', () => {
  const answered = allQuestions.filter(({ chapter }) => chapter === 'work').map(({ id }) => id);
  expect(nextQuestion(nothing, 'work')?.chapter).toBe('work');
  expect(nextQuestion({ ...nothing, answered }, 'work')).toBeNull();
});
