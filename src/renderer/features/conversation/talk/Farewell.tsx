/** After the goodbye: the owner's words, and what may be done with what was said. */
import type { ConversationView } from '#shared/clone/conversation.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { EraseConversation } from '../before/EraseConversation.tsx';
import { talkMessages } from './messages.ts';

interface FarewellProps {
  readonly conversation: ConversationView;
  readonly words: string | null;
  readonly onLeave: () => void;
}

export function Farewell({ conversation, words, onLeave }: FarewellProps) {
  const texts = useMessages(talkMessages);
  return (
    <Card as="section" className="flex flex-col items-start gap-4">
      {words ? (
        <p className="font-serif text-lead whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
      ) : null}
      <p role="status" className="text-ink-soft">
        {texts.ended}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onPress={onLeave}>{texts.another}</Button>
        <EraseConversation
          ownerId={conversation.ownerId}
          conversationId={conversation.id}
          onErased={onLeave}
        />
      </div>
    </Card>
  );
}
