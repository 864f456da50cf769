/** Asks the server for the clones one may talk to, and holds conversations with them. */

import type { z } from 'zod';
import { call, callRepeatable, callStreaming, type Streaming } from '#platform/backend/callables.ts';
import {
  cloneLeave,
  cloneListHeard,
  cloneStateAdult,
  cloneStewardAct,
} from '#shared/callables/cloneListeners.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import {
  conversationsAsk,
  conversationsEnd,
  conversationsErase,
  conversationsList,
  conversationsOpen,
  conversationsOpenSource,
  conversationsReadAllowance,
  conversationsSuggest,
} from '#shared/callables/conversations.ts';
import { creditsBuy } from '#shared/callables/credits.ts';
import type { ConversationId, MessageId } from '#shared/clone/conversation.ts';
import type { PassageId } from '#shared/clone/ids.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import type { CreditPackId } from '#shared/domain/creditLine.ts';
import type { UserId } from '#shared/domain/ids.ts';

export type Heard = CallableOutput<typeof cloneListHeard>;
export type OpenedConversation = CallableOutput<typeof conversationsOpen>;
export type OpenedSource = CallableOutput<typeof conversationsOpenSource>;
export type AskedAnswer = CallableOutput<typeof conversationsAsk>;
export type ReplyChunk = z.output<NonNullable<typeof conversationsAsk.chunk>>;

/** One conversation with one clone. */
export interface TheConversation {
  readonly ownerId: UserId;
  readonly conversationId: ConversationId;
}

export const listHeard = () => callRepeatable(cloneListHeard, {});

export const stateAdult = (ownerId: UserId) => callRepeatable(cloneStateAdult, { ownerId, isAdult: true });

export const leaveClone = (ownerId: UserId, role: 'listener' | 'steward') =>
  callRepeatable(cloneLeave, { ownerId, role });

export const actAsSteward = (ownerId: UserId, state: 'suspended' | 'active' | 'retired') =>
  callRepeatable(cloneStewardAct, { ownerId, state });

export const openConversation = (
  conversation: TheConversation & { readonly language: CloneLanguage; readonly introduction: string },
) => callRepeatable(conversationsOpen, conversation);

export interface Asked extends TheConversation {
  readonly messageId: MessageId;
  readonly question: string;
  readonly language: CloneLanguage;
}

/** Safe to repeat with one `messageId`: it is answered and charged once. */
export const askClone = (asked: Asked, streaming: Streaming<ReplyChunk>) =>
  callStreaming(conversationsAsk, asked, streaming);

export const endConversation = (conversation: TheConversation) =>
  callRepeatable(conversationsEnd, conversation);

export const eraseConversations = (ownerId: UserId, conversationIds: readonly ConversationId[]) =>
  callRepeatable(conversationsErase, { ownerId, conversationIds: [...conversationIds] });

export const listConversations = (ownerId: UserId, before: string | null) =>
  callRepeatable(conversationsList, { ownerId, ...(before ? { before } : {}) });

export const openSource = (conversation: TheConversation, passageId: PassageId) =>
  call(conversationsOpenSource, { ...conversation, passageId });

export const suggestQuestions = (ownerId: UserId, language: CloneLanguage) =>
  callRepeatable(conversationsSuggest, { ownerId, language });

export const readAllowance = () => callRepeatable(conversationsReadAllowance, {});

/** Safe to repeat with one key. The way back leads to the conversation. */
export const buyCredits = (key: string, pack: CreditPackId, language: CloneLanguage, ownerId: UserId) =>
  callRepeatable(creditsBuy, { key, pack, language, conversationWith: ownerId });
