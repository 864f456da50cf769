/** Why a phrase cannot be taken beside this password, for `usePasswordComparison`. */
import { useMessages } from '#ui/language/messages.tsx';
import { weighInWorker } from '../check/strength.ts';
import { phraseMessages } from './phraseMessages.ts';
import { judgePhrase } from './phraseStrength.ts';
import { isSameSecret } from './signInPassword.ts';
import { useKnownOfOwner } from './useNewPassphrase.ts';

/** Answers null where the password may be sent. */
export function useRefusePhrase(): (phrase: string, password: string) => Promise<string | null> {
  const texts = useMessages(phraseMessages);
  const known = useKnownOfOwner();
  return async (phrase, password) => {
    if (isSameSecret(phrase, password)) return texts.samePassword;
    const { signal } = new AbortController();
    // Where the scale cannot be had, the two are at least not the same.
    const strength = await weighInWorker(phrase, [...known, password], signal).catch(() => null);
    return strength && judgePhrase(phrase, strength).grade === 'too-weak' ? texts.nearPassword : null;
  };
}
