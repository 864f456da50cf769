/** A failed deed in the person's language. */
import { failureText, toSessionFailure } from '#features/session/index.ts';
import { useLanguage } from '#ui/language/messages.tsx';

export function useFailureText(): (failure: unknown) => string {
  const language = useLanguage();
  return (failure) => failureText(toSessionFailure('sign-in', failure), language);
}
