/** What went wrong with a deed of this feature, in the person's language. */
import { failureText, toSessionFailure } from '#features/session/index.ts';
import { CallableError } from '#platform/backend/callableError.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { securityMessages } from './messages.ts';

export function useFailure(): (error: unknown) => string {
  const language = useLanguage();
  const texts = useMessages(securityMessages);
  return (error) => {
    if (error instanceof CallableError) return texts.failed;
    const failure = toSessionFailure('sign-in', error);
    return failure.code === null ? texts.failed : failureText(failure, language);
  };
}
