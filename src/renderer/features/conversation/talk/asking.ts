/** The question that is being answered: what has come of it so far, and what is so when it was stopped or the line was lost. */
import type { Failure } from '#platform/backend/failure.ts';
import type { MessageId, ReplySentence } from '#shared/clone/conversation.ts';
import type { ReplyChunk } from '../api.ts';

interface Reply {
  /** Asked again with the same one, a question is answered and charged once. */
  readonly messageId: MessageId;
  readonly question: string;
  readonly sentences: readonly ReplySentence[];
  /** What put answers into words failed: the recordings speak for themselves. */
  readonly isQuotedInstead: boolean;
}

export type Asking =
  | { readonly is: 'quiet' }
  | (Reply & { readonly is: 'asking' })
  /** By who asked. Stands until the transcript has it. */
  | (Reply & { readonly is: 'stopped' })
  | (Reply & { readonly is: 'failed'; readonly failure: Failure });

export type AskingEvent =
  | { readonly is: 'asked'; readonly messageId: MessageId; readonly question: string }
  | { readonly is: 'came'; readonly messageId: MessageId; readonly chunk: ReplyChunk }
  | { readonly is: 'stopped' }
  | { readonly is: 'failed'; readonly messageId: MessageId; readonly failure: Failure }
  /** The transcript has it, or nobody asks for it any more. */
  | { readonly is: 'settled'; readonly messageId: MessageId };

export const quiet: Asking = { is: 'quiet' };

/** What comes of a question that is no longer being asked changes nothing. */
export function advanceAsking(asking: Asking, event: AskingEvent): Asking {
  if (event.is === 'asked') {
    const { messageId, question } = event;
    return { is: 'asking', messageId, question, sentences: [], isQuotedInstead: false };
  }
  if (asking.is === 'quiet') return asking;
  if (event.is === 'settled') return event.messageId === asking.messageId ? quiet : asking;
  if (asking.is !== 'asking') return asking;
  if (event.is === 'stopped') return { ...asking, is: 'stopped' };
  if (event.messageId !== asking.messageId) return asking;
  if (event.is === 'failed') return { ...asking, is: 'failed', failure: event.failure };
  const { chunk } = event;
  // What was said before the failure was never checked to its end: quoting begins anew.
  if (chunk.is === 'quoted-instead') return { ...asking, sentences: [], isQuotedInstead: true };
  return { ...asking, sentences: [...asking.sentences, chunk.sentence] };
}

/** Whether the same question can be asked again as it is: what a rule refused would be refused again. */
export const canAskAgain = ({ failure }: Extract<Asking, { readonly is: 'failed' }>): boolean =>
  failure.kind !== 'refused' || failure.code === 'conflict' || failure.code === 'busy';
