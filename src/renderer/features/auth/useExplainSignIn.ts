/** What went wrong on the way in; whatever nobody refused is a sign-in that did not work. */
import { useExplain } from '#features/failures/index.ts';
import { toSessionError } from '#platform/backend/sessionError.ts';
import type { Sentence } from '#ui/language/sentence.ts';

export function useExplainSignIn(): (error: unknown) => Sentence {
  const explain = useExplain();
  return (error) => explain(toSessionError('sign-in', error));
}
