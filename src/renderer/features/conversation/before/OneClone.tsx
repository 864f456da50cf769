/** One clone: silent, about to be talked to, or in the conversation that goes on. */
import { useState } from 'react';
import type { ConversationId } from '#shared/clone/conversation.ts';
import type { HeardClone } from '#shared/clone/listener.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { Conversation } from '../talk/Conversation.tsx';
import { ConversationHead } from '../talk/ConversationHead.tsx';
import { BeforeConversation } from './BeforeConversation.tsx';
import { beforeMessages } from './messages.ts';
import { PastConversations } from './PastConversations.tsx';
import { SilentClone } from './SilentClone.tsx';
import { currentOf, usePast } from './usePast.ts';

interface OneCloneProps {
  readonly clone: HeardClone;
  readonly onChanged: () => Promise<void>;
}

interface Begun {
  readonly conversationId: ConversationId;
  readonly introduction: string;
}

export function OneClone({ clone, onChanged }: OneCloneProps) {
  const texts = useMessages(beforeMessages);
  const past = usePast(clone.ownerId);
  const [begun, setBegun] = useState<Begun | null>(null);
  if (past.state === 'loading') return <Spinner message={texts.loading} />;
  if (past.state === 'failed') return <RetryBanner onRetry={past.retry}>{texts.failed}</RetryBanner>;
  const current = currentOf(past.past);
  const isSilent = clone.silence !== null && clone.silence !== 'adult-unstated';
  const talking = begun ?? (current && { conversationId: current.id, introduction: current.introduction });
  if (talking && !isSilent) {
    return (
      <Conversation
        key={talking.conversationId}
        clone={clone}
        conversationId={talking.conversationId}
        introduction={talking.introduction}
        onLeave={() => {
          setBegun(null);
          void past.readAgain();
        }}
      />
    );
  }
  return (
    <div className="mx-auto max-w-3xl">
      <ConversationHead ownerName={clone.ownerName} isOwn={clone.hearing === 'owner'} />
      <div className="flex flex-col gap-10">
        {isSilent && clone.silence ? (
          <SilentClone silence={clone.silence} isOwn={clone.hearing === 'owner'} />
        ) : (
          <BeforeConversation
            clone={clone}
            introductionBefore={past.past[0]?.introduction ?? ''}
            onStatedAdult={onChanged}
            onBegin={(conversationId, introduction) => setBegun({ conversationId, introduction })}
          />
        )}
        <PastConversations clone={clone} {...past} />
      </div>
    </div>
  );
}
