/** Sentences of a reply that come from one place, one after the other, are shown together under one label. */
import type { ReplySentence } from '#shared/clone/conversation.ts';

export interface SentenceGroup extends Pick<ReplySentence, 'label' | 'passageId' | 'language'> {
  readonly text: string;
}

export function groupSentences(sentences: readonly ReplySentence[]): readonly SentenceGroup[] {
  const groups: SentenceGroup[] = [];
  for (const { text, label, passageId, language } of sentences) {
    const last = groups.at(-1);
    if (last && last.label === label && last.passageId === passageId && last.language === language) {
      groups[groups.length - 1] = { ...last, text: `${last.text} ${text}` };
    } else groups.push({ text, label, passageId, language });
  }
  return groups;
}
