/** Erases one's own transcript, after a question: it does not come back. */
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import type { ConversationId } from '#shared/clone/conversation.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { talkMessages } from '../talk/messages.ts';
import { useErase } from './useErase.ts';

interface EraseConversationProps {
  readonly ownerId: UserId;
  readonly conversationId: ConversationId;
  readonly onErased?: () => void;
}

export function EraseConversation({ ownerId, conversationId, onErased }: EraseConversationProps) {
  const texts = useMessages(talkMessages);
  const change = useChange();
  const explain = useExplain();
  const erase = useErase(ownerId);
  const [isAsked, setAsked] = useState(false);
  const confirm = () =>
    erase.mutate([conversationId], {
      onSuccess() {
        setAsked(false);
        showToast({ message: texts.erased });
        onErased?.();
      },
      onError(error) {
        setAsked(false);
        showToast({ message: explain(error), tone: 'error' });
      },
    });
  return (
    <>
      <Button
        variant="quiet"
        icon={<Trash2 size={18} aria-hidden="true" />}
        onPress={change(() => setAsked(true))}
      >
        {texts.erase}
      </Button>
      <ConfirmDialog
        title={texts.eraseTitle}
        confirmLabel={texts.eraseConfirm}
        isOpen={isAsked}
        isPending={erase.isPending}
        isDangerous
        onCancel={() => setAsked(false)}
        onConfirm={confirm}
      >
        {texts.eraseWhat}
      </ConfirmDialog>
    </>
  );
}
