/** The prompt of a conversation, as whoever asks writes it and whoever answers by quoting reads it. */
export { composePrompt, NOT_RECORDED_ANSWER, type Prompt } from './composePrompt.ts';
export type { PromptPassage } from './passageLine.ts';
export { type ReadPrompt, readPrompt } from './readPrompt.ts';
