/** What pays an answer, in this order: the one free conversation, the plan's messages of the month, credits. */
import { Refusal } from '../../errors.ts';
import type { ConversationName } from '../conversationDocument.ts';
import { freeConversationOf, isSameConversation, type Payer, type Reservation } from './usageDocument.ts';

/** Throws Refusal `credits-insufficient` when nothing is left. What is reserved counts as spent. */
export function choosePayment(
  { planMessages, usage, credits }: Payer,
  conversation: ConversationName,
): Reservation['by'] {
  const { reserved, planUsed } = usage;
  const free = freeConversationOf(usage) ?? reserved.find(({ by }) => by === 'free') ?? null;
  if (free === null || isSameConversation(free, conversation)) return 'free';
  const reservedBy = (source: Reservation['by']) => reserved.filter(({ by }) => by === source).length;
  if (planUsed + reservedBy('plan') < planMessages) return 'plan';
  if (credits.balance - reservedBy('credit') > 0) return 'credit';
  throw new Refusal('credits-insufficient', 'Nothing is left to ask with.', { balance: credits.balance });
}
