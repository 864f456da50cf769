/** A conversation as the server has it, opened again after a reload with all that was said in it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { noteFreeChat, useSignedIn } from '#features/session/index.ts';
import { platform } from '#platform/currentPlatform.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import {
  type AskedAnswer,
  type OpenedConversation,
  openConversation,
  readAllowance,
  type TheConversation,
} from '../api.ts';
import { conversationKeys } from '../conversationKeys.ts';

type ConversationState =
  | { readonly state: 'opening' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | OpenConversation;

export interface OpenConversation {
  readonly state: 'open';
  readonly opened: OpenedConversation;
  /** Puts an answer into the transcript. */
  readonly add: (answer: AskedAnswer) => void;
  readonly readAgain: () => Promise<void>;
  /** What is left to ask with, after a payment. */
  readonly readAllowanceAgain: () => Promise<void>;
}

export function useConversation(conversation: TheConversation, introduction: string): ConversationState {
  const { user } = useSignedIn();
  const language = useLanguage();
  const client = useQueryClient();
  const queryKey = conversationKeys.open(user.uid, conversation.conversationId);
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async () => {
      const opened = await openConversation({ ...conversation, language, introduction });
      noteFreeChat(platform().storage, user.uid, opened.allowance.freeConversation !== 'unused');
      return opened;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const change = (update: (opened: OpenedConversation) => OpenedConversation) =>
    client.setQueryData<OpenedConversation>(queryKey, (opened) => (opened ? update(opened) : opened));
  if (!data) {
    return error ? { state: 'failed', error, retry: () => void refetch() } : { state: 'opening' };
  }
  return {
    state: 'open',
    opened: data,
    add({ exchange, allowance }) {
      noteFreeChat(platform().storage, user.uid, allowance.freeConversation !== 'unused');
      change((opened) => {
        const before = opened.conversation.exchanges.filter(({ id }) => id !== exchange.id);
        return {
          ...opened,
          allowance,
          conversation: { ...opened.conversation, exchanges: [...before, exchange] },
        };
      });
    },
    async readAgain() {
      await refetch();
    },
    async readAllowanceAgain() {
      const allowance = await readAllowance();
      change((opened) => ({ ...opened, allowance }));
    },
  };
}
