/** A pause: nothing more is shown or played until who asked goes on. What is on its way waits. */
import { useState } from 'react';
import type { ExchangeView, MessageId } from '#shared/clone/conversation.ts';
import type { Asking } from './asking.ts';

export interface Pause {
  readonly isPaused: boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

interface Held {
  /** The reply that was on its way; null when none was. */
  readonly messageId: MessageId | null;
  readonly sentences: number;
}

interface BoundedPause extends Pause {
  /** Of a reply that the pause holds back: how many of its sentences were seen. */
  readonly boundOf: (messageId: MessageId) => { readonly mostSentences?: number };
}

export function usePause(asking: Asking, exchanges: readonly ExchangeView[]): BoundedPause {
  const [held, setHeld] = useState<Held | null>(null);
  return {
    isPaused: held !== null,
    begin() {
      const isThere = asking.is !== 'quiet' && !exchanges.some(({ id }) => id === asking.messageId);
      setHeld(
        isThere
          ? { messageId: asking.messageId, sentences: asking.sentences.length }
          : { messageId: null, sentences: 0 },
      );
    },
    end: () => setHeld(null),
    boundOf: (messageId) => (held?.messageId === messageId ? { mostSentences: held.sentences } : {}),
  };
}
