/** What becomes of a question once its answer is there, or will not come: one place, whoever closes it. */
import type { Transaction } from 'firebase-admin/firestore';
import { CONVERSATION_MESSAGE_LIMIT, type Exchange, type ReplyOutcome } from '#shared/clone/conversation.ts';
import type { Services } from '../services.ts';
import { settle } from './allowance/settle.ts';
import type { Payer } from './allowance/usageDocument.ts';
import { conversationOf, exchangeFields, type StoredConversation } from './conversationDocument.ts';

/** Nobody waits for an answer longer than this; what is older was cut short by a stopped server, and what lies ahead by a clock that was wrong. */
export const ANSWER_ABANDONED = 90_000;

export interface Closed {
  readonly exchange: Exchange;
  readonly payer: Payer;
}

/** Before the transaction's first write. Nothing where no question is open. */
export async function closeUnderway(
  transaction: Transaction,
  services: Services,
  conversation: StoredConversation,
  payer: Payer,
  outcome: ReplyOutcome,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Closed | null> {
  const { underway, endsAt } = conversation;
  if (!underway) return null;
  const { run, ...asked } = underway;
  const isDelivered = outcome.is === 'answered' && !outcome.isQuotedInstead;
  const { id: messageId } = asked;
  const { ownerId, id: conversationId } = conversation;
  const { paidBy, usage } = await settle(transaction, services, payer, {
    conversation: { ownerId, conversationId },
    messageId,
    run,
    isDelivered,
    endsAt,
  });
  // What was paid before its answer was cut short is not paid again.
  const exchange: Exchange = { ...asked, outcome, paidBy: paidBy === 'nothing' ? asked.paidBy : paidBy };
  const exchanges = [...conversation.exchanges, exchange].slice(-CONVERSATION_MESSAGE_LIMIT);
  transaction.update(conversationOf(services.firestore, { ownerId, conversationId }), {
    exchanges: exchanges.map(exchangeFields),
    underway: null,
    ...more,
  });
  const isSpent = paidBy === 'credit';
  const credits = { ...payer.credits, balance: payer.credits.balance - (isSpent ? 1 : 0) };
  return { exchange, payer: { ...payer, usage, credits } };
}

/** What was shown before the server stopped stays; it costs nothing. */
export const SERVER_STOPPED: ReplyOutcome = { is: 'interrupted', by: 'server-stopped' };

/** Of an instant, in milliseconds. */
export const isLongAgo = (at: number, now: number): boolean => Math.abs(now - at) >= ANSWER_ABANDONED;

/** Of an answer that who asked did not wait for: what they saw of it was delivered. */
export const outcomeOfStopped = ({ underway }: StoredConversation): ReplyOutcome =>
  underway !== null && underway.sentences.length > 0
    ? { is: 'answered', isWhole: false, isQuotedInstead: false }
    : { is: 'interrupted', by: 'stopped' };

export const isAbandoned = ({ underway }: StoredConversation, now: number): boolean =>
  underway !== null && isLongAgo(underway.askedAt.getTime(), now);
