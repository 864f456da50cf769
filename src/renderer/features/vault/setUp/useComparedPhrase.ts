import { type PasswordComparison, usePasswordComparison } from '#features/security/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { phraseMessages } from './phraseMessages.ts';
import { useRefusePhrase } from './useRefusePhrase.ts';

/** The vault's phrase beside the password of signing in. */
export function useComparedPhrase(): PasswordComparison {
  const { passwordText } = useMessages(phraseMessages);
  return usePasswordComparison({ reason: passwordText, refuse: useRefusePhrase() });
}
