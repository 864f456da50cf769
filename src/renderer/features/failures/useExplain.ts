import type { Failure } from '#platform/backend/failure.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { explain, explainFailure, type OwnSentences } from './explain.ts';
import { sentences } from './sentences.ts';

/** Says what went wrong in the page's language, with the circumstance's `own` sentences where it wants others. */
export function useExplain(own: OwnSentences = {}): (error: unknown) => Sentence {
  const language = useLanguage();
  return (error) => explain(error, language, own);
}

export function useExplainFailure(own: OwnSentences = {}): (failure: Failure) => Sentence {
  const language = useLanguage();
  return (failure) => explainFailure(failure, language, own);
}

/** The table itself, for what is told by its code before or after anything was attempted. */
export function useSentences() {
  return sentences[useLanguage()];
}
