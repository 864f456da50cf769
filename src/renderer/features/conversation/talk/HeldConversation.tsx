/** The transcript, what is being said, and below them what one can do. */
import { useEffect, useRef, useState } from 'react';
import type { PassageId } from '#shared/clone/ids.ts';
import type { HeardClone } from '#shared/clone/listener.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { SourceSheet } from '../source/SourceSheet.tsx';
import { Announcer } from './Announcer.tsx';
import { ConversationFoot } from './ConversationFoot.tsx';
import { ConversationHead } from './ConversationHead.tsx';
import { ExchangeView } from './ExchangeView.tsx';
import { Farewell } from './Farewell.tsx';
import { talkMessages } from './messages.ts';
import { ReplyInProgress } from './ReplyInProgress.tsx';
import { useAsking } from './useAsking.ts';
import type { OpenConversation } from './useConversation.ts';
import { useEnd } from './useEnd.ts';
import { usePause } from './usePause.ts';
import { useReadAloud } from './useReadAloud.ts';

interface HeldConversationProps {
  readonly clone: HeardClone;
  readonly held: OpenConversation;
  readonly onLeave: () => void;
}

export function HeldConversation({ clone, held, onLeave }: HeldConversationProps) {
  const texts = useMessages(talkMessages);
  const { conversation, ownerName, greeting, answeredBy } = held.opened;
  const { ownerId, id: conversationId, exchanges } = conversation;
  const the = { ownerId, conversationId };
  const state = useAsking({
    conversation: the,
    onAnswered: held.add,
    onStopped: () => void held.readAgain(),
  });
  const readAloud = useReadAloud(the);
  const [opened, setOpened] = useState<PassageId | null>(null);
  // What the transcript has is drawn from there, also when this page only learned of it later.
  const inTranscript = exchanges.some(
    ({ id }) => state.asking.is !== 'quiet' && id === state.asking.messageId,
  );
  const pause = usePause(state.asking, exchanges);
  const end = useEnd(conversation, state.asking.is === 'asking', held.readAgain);
  const bottom = useAtBottom(state.asking.is === 'quiet' ? null : state.asking.messageId);
  return (
    <div className="mx-auto max-w-3xl">
      <ConversationHead
        ownerName={ownerName}
        isOwn={clone.hearing === 'owner'}
        isAnsweredOutside={answeredBy === 'outside'}
      />
      <p className="mb-8 font-serif text-lead whitespace-pre-line [overflow-wrap:anywhere]">{greeting}</p>
      <ol aria-label={texts.conversation} className="flex flex-col gap-8">
        {exchanges.map((exchange) => (
          <ExchangeView
            key={exchange.id}
            exchange={exchange}
            ownerName={ownerName}
            onOpen={setOpened}
            readAloud={readAloud}
            {...pause.boundOf(exchange.id)}
          />
        ))}
        {inTranscript ? null : (
          <ReplyInProgress
            {...state}
            ownerName={ownerName}
            onOpen={setOpened}
            {...(state.asking.is === 'quiet' ? {} : pause.boundOf(state.asking.messageId))}
          />
        )}
      </ol>
      <Announcer
        asking={state.asking}
        {...(state.asking.is === 'quiet' ? {} : pause.boundOf(state.asking.messageId))}
      />
      <div ref={bottom} className="mt-8">
        {end.isEnded ? (
          <Farewell conversation={conversation} words={end.farewell} onLeave={onLeave} />
        ) : (
          <ConversationFoot
            held={held}
            state={state}
            pause={{
              isPaused: pause.isPaused,
              begin() {
                pause.begin();
                readAloud.stop();
              },
              end: pause.end,
            }}
            end={end}
          />
        )}
      </div>
      <SourceSheet conversation={the} passageId={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

/** A question that was just asked is in sight, with what comes of it. */
function useAtBottom(messageId: string | null) {
  const bottom = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (messageId !== null) bottom.current?.scrollIntoView({ block: 'nearest' });
  }, [messageId]);
  return bottom;
}
