/** The conversations that were held with the clone, for its owner to read and erase. */
import { useState } from 'react';
import type { ConversationId } from '#shared/clone/conversation.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { eraseConversations } from '../api.ts';
import { studioMessages } from '../messages.ts';
import { PartFailed, PartLoading } from '../PartState.tsx';
import type { StudioProps } from '../studioProps.ts';
import { useConversations, useListeners, useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { ConversationCard } from './ConversationCard.tsx';
import { conversationMessages } from './messages.ts';

/** Of one call. */
const MOST_ERASED = 100;

export function ConversationsSection({ userId }: StudioProps) {
  const messages = useMessages(conversationMessages);
  const texts = useMessages(studioMessages);
  const change = useChange();
  const conversations = useConversations(userId);
  const listeners = useListeners(userId);
  const readAgain = useReadAgain(userId);
  const { isPending, run } = useStudioChange(() => readAgain('conversations'));
  const [erased, setErased] = useState<readonly ConversationId[] | null>(null);
  if (conversations.state === 'loading') return <PartLoading />;
  if (conversations.state === 'failed') return <PartFailed onRetry={conversations.retry} />;
  if (conversations.state === 'empty') {
    return <EmptyState title={messages.emptyTitle}>{messages.empty}</EmptyState>;
  }
  const { entries, more, isReading } = conversations;
  const invited = listeners.state === 'ready' ? listeners.content : [];
  const nameOf = (accountId: string) =>
    invited.find(({ state }) => state.is === 'accepted' && state.accountId === accountId)?.name ?? null;
  const erase = async () => {
    if (!erased) return;
    const isDone = await run(() => eraseConversations(userId, erased.slice(0, MOST_ERASED)));
    setErased(null);
    if (isDone) showToast({ message: messages.erased });
  };
  const isOne = erased?.length === 1;
  return (
    <div className="max-w-3xl">
      <p className="mb-5 text-ink-soft">{messages.lead}</p>
      <ul className="flex flex-col gap-4">
        {entries.map((conversation) => (
          <ConversationCard
            key={conversation.id}
            conversation={conversation}
            listenerName={nameOf(conversation.listenerId)}
            onErase={change(() => setErased([conversation.id]))}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-3">
        {more ? (
          <Button variant="secondary" isPending={isReading} onPress={more}>
            {texts.more}
          </Button>
        ) : null}
        {entries.length > 1 ? (
          <Button variant="quiet" onPress={change(() => setErased(entries.map(({ id }) => id)))}>
            {messages.eraseAll}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        title={isOne ? messages.eraseTitle : messages.eraseAllTitle}
        confirmLabel={messages.erase}
        isOpen={erased !== null}
        isPending={isPending}
        isDangerous
        onCancel={() => setErased(null)}
        onConfirm={() => void erase()}
      >
        {messages.eraseText}
      </ConfirmDialog>
    </div>
  );
}
