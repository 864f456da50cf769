/** One conversation: opened, then held until somebody says goodbye or its time is over. */
import { useExplain } from '#features/failures/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { ConversationId } from '#shared/clone/conversation.ts';
import type { HeardClone } from '#shared/clone/listener.ts';
import { Banner } from '#ui/Banner.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { SentenceText } from '#ui/language/SentenceText.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { HeldConversation } from './HeldConversation.tsx';
import { talkMessages } from './messages.ts';
import { useConversation } from './useConversation.ts';

interface ConversationProps {
  readonly clone: HeardClone;
  readonly conversationId: ConversationId;
  readonly introduction: string;
  /** Back to where one begins. */
  readonly onLeave: () => void;
}

export function Conversation({ clone, conversationId, introduction, onLeave }: ConversationProps) {
  const texts = useMessages(talkMessages);
  const explain = useExplain();
  const { ownerId, ownerName, hearing } = clone;
  const held = useConversation({ ownerId, conversationId }, introduction);
  const head = <ConversationHead ownerName={ownerName} isOwn={hearing === 'owner'} />;
  switch (held.state) {
    case 'opening':
      return (
        <>
          {head}
          <Spinner message={texts.loading} />
        </>
      );
    case 'failed':
      return (
        <>
          {head}
          {refusalCodeOf(held.error) ? (
            <Banner tone="error">
              <SentenceText sentence={explain(held.error)} />
            </Banner>
          ) : (
            <RetryBanner onRetry={held.retry}>{texts.failed}</RetryBanner>
          )}
        </>
      );
    case 'open':
      return <HeldConversation clone={clone} held={held} onLeave={onLeave} />;
  }
}
