import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignedIn } from '#features/session/index.ts';
import type { ConversationId } from '#shared/clone/conversation.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { eraseConversations } from '../api.ts';
import { conversationKeys } from '../conversationKeys.ts';

/** Conversations of one's own with this clone, for good. */
export function useErase(ownerId: UserId) {
  const client = useQueryClient();
  const { user } = useSignedIn();
  return useMutation({
    mutationFn: (ids: readonly ConversationId[]) => eraseConversations(ownerId, ids),
    onSuccess: (_, ids) => {
      for (const id of ids) client.removeQueries({ queryKey: conversationKeys.open(user.uid, id) });
      return client.invalidateQueries({ queryKey: conversationKeys.past(user.uid, ownerId) });
    },
  });
}
