/** A reply as it is copied: each part with its label, and what it is made by. It never leaves without them. */
import type { Exchange } from '#shared/clone/conversation.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { groupSentences } from './groupSentences.ts';
import { sourceMessages } from './messages.ts';

export function replyAsText(
  { question, sentences }: Pick<Exchange, 'question' | 'sentences'>,
  ownerName: string,
  language: Language,
): string {
  const texts = sourceMessages[language];
  const parts = groupSentences(sentences).map(({ text, label }) =>
    label === 'not-recorded' ? text : `${text} [${texts[label]}]`,
  );
  return [question, ...parts, texts.copiedFrom(ownerName), ''].join('\n\n').trimEnd();
}
