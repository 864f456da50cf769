/** The goodbye: said by who asked, or by the clone itself when the session's time is over. */
import { useEffect, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import type { ConversationView } from '#shared/clone/conversation.ts';
import { showToast } from '#ui/toast.ts';
import { endConversation } from '../api.ts';
import type { TimeLeft } from './timeLeft.ts';
import { useTimeLeft } from './useTimeLeft.ts';

export interface End {
  readonly isEnded: boolean;
  readonly isEnding: boolean;
  readonly left: TimeLeft;
  /** In the owner's words; null until they are there. */
  readonly farewell: string | null;
  readonly sayGoodbye: () => void;
}

export function useEnd(
  conversation: ConversationView,
  isAsking: boolean,
  readAgain: () => Promise<void>,
): End {
  const explain = useExplain();
  const left = useTimeLeft(conversation.endsAt);
  const [farewell, setFarewell] = useState<string | null>(null);
  const [isEnding, setEnding] = useState(false);
  const { ownerId, id: conversationId, endedAt } = conversation;
  const isOver = endedAt !== null || (left.isOver && !isAsking);
  const isEnded = isOver || farewell !== null;
  useEffect(() => {
    if (!isOver || farewell !== null) return;
    // Ended already or not, it answers with the same words; without them the page says that it is over.
    endConversation({ ownerId, conversationId }).then(
      (said) => setFarewell(said.farewell),
      () => undefined,
    );
  }, [isOver, farewell, ownerId, conversationId]);
  return {
    isEnded,
    isEnding,
    left,
    farewell,
    sayGoodbye() {
      setEnding(true);
      endConversation({ ownerId, conversationId })
        .then(async (said) => {
          setFarewell(said.farewell);
          await readAgain();
        })
        .catch((error: unknown) => showToast({ message: explain(error), tone: 'error' }))
        .finally(() => setEnding(false));
    },
  };
}
