/** What the companion says to a conversation. Loaded at the first question: with it come the lexicon and the stems. */
import { readPrompt } from '../../functions/clonePrompt/index.ts';
import { quotePrompt } from '../../functions/quotation/index.ts';
import type { ChatRequest } from './chatRequest.ts';

export { featuresOf } from '../../functions/quotation/index.ts';

/** To whoever asks without passages: another program, or a prompt of another version. */
export const NO_PASSAGES =
  'I answer by quoting passages of what somebody recorded, and this message has none that I can read.';

/** The answer's sentences. */
export function composeAnswer(messages: ChatRequest['messages']): readonly string[] {
  const last = messages.findLast(({ role }) => role === 'user');
  const prompt = readPrompt(last?.content ?? '');
  return prompt ? quotePrompt(prompt) : [NO_PASSAGES];
}
