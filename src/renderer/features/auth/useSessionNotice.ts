/** What to tell somebody whose session ended without their asking here. */
import { useSentences } from '#features/failures/index.ts';
import { useSession } from '#features/session/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { authMessages } from './messages.ts';

export function useSessionNotice(): { readonly tone: 'error' | 'notice'; readonly text: Sentence } | null {
  const texts = useMessages(authMessages);
  const sentences = useSentences();
  const session = useSession();
  if (session.status === 'failed') return { tone: 'error', text: sentences.identity['profile-load-failed'] };
  if (session.status !== 'signed-out' || !session.reason) return null;
  switch (session.reason) {
    case 'account-disabled':
      return { tone: 'error', text: sentences.identity['user-disabled'] };
    case 'address-changed':
      return { tone: 'notice', text: texts.addressChanged };
    case 'session-expired':
      return { tone: 'notice', text: texts.sessionExpired };
    case 'signed-out-elsewhere':
      return { tone: 'notice', text: texts.signedOutElsewhere };
    case 'profile-missing':
      return { tone: 'notice', text: texts.signUpUnfinished };
    case 'session-ended':
      return { tone: 'notice', text: texts.sessionEnded };
  }
}
