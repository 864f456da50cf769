export { writeLetter } from './api.ts';
export { blankDraft, countDrafts, type Draft, dropDrafts, isBlank } from './draft/draftStore.ts';
export { useDraft } from './draft/useDraft.ts';
export { FirstLetter } from './FirstLetter.tsx';
export { LetterWriter } from './LetterWriter.tsx';
export { lettersMessages } from './messages.ts';
export { explainRefusal, findProblem, type Problem } from './problem.ts';
export { NEW_LETTER, useWritingAddress, type WritingAddress } from './useWritingAddress.ts';
export { WriteLetterButton } from './WriteLetterButton.tsx';
