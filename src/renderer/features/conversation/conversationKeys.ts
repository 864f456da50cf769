/** Where the query cache keeps what somebody hears of clones. */
import type { ConversationId } from '#shared/clone/conversation.ts';
import type { PassageId } from '#shared/clone/ids.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import type { UserId } from '#shared/domain/ids.ts';

export const conversationKeys = {
  heard: (userId: UserId) => ['conversation', userId, 'heard'] as const,
  allowance: (userId: UserId) => ['conversation', userId, 'allowance'] as const,
  past: (userId: UserId, ownerId: UserId) => ['conversation', userId, 'past', ownerId] as const,
  open: (userId: UserId, id: ConversationId) => ['conversation', userId, 'open', id] as const,
  suggestions: (userId: UserId, ownerId: UserId, language: CloneLanguage) =>
    ['conversation', userId, 'suggestions', ownerId, language] as const,
  source: (userId: UserId, id: ConversationId, passageId: PassageId) =>
    ['conversation', userId, 'source', id, passageId] as const,
};
