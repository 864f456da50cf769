export { LetterWriter } from './LetterWriter.tsx';
export { NEW_LETTER, useWritingAddress, type WritingAddress } from './useWritingAddress.ts';
export { WriteLetterButton } from './WriteLetterButton.tsx';
