/** Asks, shows what comes as it comes, and hands the whole to the transcript. */
import { useEffect, useReducer, useRef } from 'react';
import { failureOf } from '#platform/backend/failure.ts';
import { type MessageId, messageIdSchema } from '#shared/clone/conversation.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import { type AskedAnswer, askClone, type TheConversation } from '../api.ts';
import { type Asking, advanceAsking, quiet } from './asking.ts';

interface AskingOptions {
  readonly conversation: TheConversation;
  readonly onAnswered: (answer: AskedAnswer) => void;
  /** The transcript may have more than this page. */
  readonly onStopped: () => void;
}

export interface AskingState {
  readonly asking: Asking;
  readonly ask: (question: string) => void;
  /** The question that failed, under the name it had: it is charged once at most. */
  readonly askAgain: () => void;
  readonly stop: () => void;
  readonly putAway: () => void;
}

export function useAsking({ conversation, onAnswered, onStopped }: AskingOptions): AskingState {
  const language = useLanguage();
  const [asking, advance] = useReducer(advanceAsking, quiet);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(messageId: MessageId, question: string): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    advance({ is: 'asked', messageId, question });
    try {
      const answer = await askClone(
        { ...conversation, messageId, question, language },
        { signal: controller.signal, onChunk: (chunk) => advance({ is: 'came', messageId, chunk }) },
      );
      onAnswered(answer);
      advance({ is: 'settled', messageId });
    } catch (error) {
      if (!controller.signal.aborted) advance({ is: 'failed', messageId, failure: failureOf(error) });
    } finally {
      if (running.current === controller) running.current = null;
    }
  }

  return {
    asking,
    ask(question) {
      if (running.current === null) void run(messageIdSchema.parse(crypto.randomUUID()), question);
    },
    askAgain() {
      if (asking.is === 'failed') void run(asking.messageId, asking.question);
    },
    stop() {
      running.current?.abort();
      running.current = null;
      advance({ is: 'stopped' });
      onStopped();
    },
    putAway() {
      if (asking.is !== 'quiet') advance({ is: 'settled', messageId: asking.messageId });
    },
  };
}
