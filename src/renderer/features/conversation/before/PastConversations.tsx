/** Conversations of before: to read again, and to erase. */
import { useState } from 'react';
import type { ConversationView } from '#shared/clone/conversation.ts';
import type { PassageId } from '#shared/clone/ids.ts';
import type { HeardClone } from '#shared/clone/listener.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { SourceSheet } from '../source/SourceSheet.tsx';
import { ExchangeView } from '../talk/ExchangeView.tsx';
import { useReadAloud } from '../talk/useReadAloud.ts';
import { EraseConversation } from './EraseConversation.tsx';
import { beforeMessages } from './messages.ts';

interface PastConversationsProps {
  readonly clone: HeardClone;
  readonly past: readonly ConversationView[];
  readonly more: (() => void) | null;
  readonly isReading: boolean;
}

export function PastConversations({ clone, past, more, isReading }: PastConversationsProps) {
  const texts = useMessages(beforeMessages);
  if (past.length === 0) return null;
  return (
    <section aria-labelledby="past-conversations">
      <h2 id="past-conversations" className="mb-4 text-title">
        {texts.past}
      </h2>
      <ul className="flex flex-col gap-3">
        {past.map((conversation) => (
          <PastConversation key={conversation.id} clone={clone} conversation={conversation} />
        ))}
      </ul>
      {more ? (
        <Button variant="secondary" className="mt-5" isPending={isReading} onPress={more}>
          {texts.morePast}
        </Button>
      ) : null}
    </section>
  );
}

function PastConversation({
  clone,
  conversation,
}: {
  readonly clone: HeardClone;
  readonly conversation: ConversationView;
}) {
  const texts = useMessages(beforeMessages);
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { exchanges, openedAt, ownerId, id } = conversation;
  const day = longDateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(openedAt));
  return (
    <Card as="li">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          <time dateTime={openedAt}>{day}</time>
          <span className="ms-2 font-normal text-ink-soft">{texts.questions(exchanges.length)}</span>
        </summary>
        {isOpen ? <Transcript clone={clone} conversation={conversation} /> : null}
        <div className="mt-4">
          <EraseConversation ownerId={ownerId} conversationId={id} />
        </div>
      </details>
    </Card>
  );
}

function Transcript({
  clone,
  conversation: { ownerId, id: conversationId, exchanges },
}: {
  readonly clone: HeardClone;
  readonly conversation: ConversationView;
}) {
  const the = { ownerId, conversationId };
  const readAloud = useReadAloud(the);
  const [opened, setOpened] = useState<PassageId | null>(null);
  return (
    <>
      <ol className="mt-4 flex flex-col gap-8">
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.id}
            exchange={exchange}
            ownerName={clone.ownerName}
            onOpen={setOpened}
            readAloud={readAloud}
          />
        ))}
      </ol>
      <SourceSheet conversation={the} passageId={opened} onClose={() => setOpened(null)} />
    </>
  );
}
