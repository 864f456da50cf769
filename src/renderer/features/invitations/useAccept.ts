import { useExplain } from '#features/failures/index.ts';
import { FormError } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { acceptInvitation } from './api.ts';
import { invitationMessages } from './messages.ts';
import { refusalReason } from './refusalReason.ts';

/** Throws FormError with what only an invitation can be refused for. */
export function useAccept(secret: string): (withoutKey: boolean) => Promise<void> {
  const texts = useMessages(invitationMessages);
  const explain = useExplain({ 'invitation-gone': texts.goneMeanwhile });
  return async (withoutKey) => {
    try {
      await acceptInvitation(secret, withoutKey);
    } catch (error) {
      const reason = refusalReason(error);
      if (reason === 'own-invitation') throw new FormError(texts.ownInvitation);
      if (reason === 'named-already') throw new FormError(texts.namedAlready);
      throw new FormError(explain(error));
    }
  };
}
