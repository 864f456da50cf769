/** Draws a sentence: one that is fixed exactly, with the same below where the interface speaks the other language. */
import { useLanguage } from './messages.tsx';
import type { Sentence } from './sentence.ts';

interface SentenceTextProps {
  readonly sentence: Sentence;
}

export function SentenceText({ sentence }: SentenceTextProps) {
  const language = useLanguage();
  if (typeof sentence === 'string') return sentence;
  if (sentence.language === language) return sentence.exact;
  return (
    <>
      <span lang={sentence.language} className="block">
        {sentence.exact}
      </span>
      <span lang={language} className="block text-small font-normal">
        {sentence.same}
      </span>
    </>
  );
}
