/** The interview's questions, which of them comes next, and what is asked further. */
export { allQuestions, questionById } from './allQuestions.ts';
export { type Chapter, chapters, chapterWords, type InBothLanguages } from './chapters.ts';
export { followUpsFor, MOST_FOLLOW_UPS } from './followUpsFor.ts';
export { type InterviewProgress, nextQuestion } from './nextQuestion.ts';
export type { FollowUp, Question } from './question.ts';
