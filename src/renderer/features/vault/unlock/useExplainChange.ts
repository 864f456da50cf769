/** What is said of a change of the keys that was not made, or of which nobody knows. */
import { useExplain } from '#features/failures/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { UnansweredChangeError } from '../open/unansweredChange.ts';
import { formerMessages } from './formerMessages.ts';

export function useExplainChange(): (error: unknown) => Sentence {
  const explain = useExplain();
  const { unanswered } = useMessages(formerMessages);
  return (error) => (error instanceof UnansweredChangeError ? unanswered : explain(error));
}
