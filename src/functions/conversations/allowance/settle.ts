/** Pays what was reserved, or lets it go, in the transaction that keeps the answer ([Note: Paid when answered]). */
import type { Transaction } from 'firebase-admin/firestore';
import type { PaymentSource } from '#shared/clone/conversation.ts';
import { spendCredit } from '../../credits/index.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { ConversationName } from '../conversationDocument.ts';
import { type Payer, reservationFor, type Usage, writeUsage } from './usageDocument.ts';

interface Settling {
  readonly conversation: ConversationName;
  readonly messageId: string;
  /** Drawn here for this answer: the ledger knows it by this, because the page chooses the message's id. */
  readonly run: string;
  readonly isDelivered: boolean;
  readonly endsAt: Date;
}

/**
 * Before the transaction's first write. Resolves with what paid: `nothing` for what was not delivered, and for what is not
 * reserved any more.
 */
export async function settle(
  transaction: Transaction,
  services: Services,
  { uid, usage }: Payer,
  { conversation, messageId, run, isDelivered, endsAt }: Settling,
): Promise<{ readonly paidBy: PaymentSource; readonly usage: Usage }> {
  const reservation = reservationFor(usage, conversation, messageId);
  if (!reservation) return { paidBy: 'nothing', usage };
  const reserved = usage.reserved.filter((candidate) => candidate !== reservation);
  const { by, ownerId, conversationId } = reservation;
  const isPaid = isDelivered && (by !== 'credit' || (await hasSpent(transaction, services, uid, run)));
  const after: Usage = {
    ...usage,
    reserved,
    planUsed: usage.planUsed + (isPaid && by === 'plan' ? 1 : 0),
    ...(isPaid && by === 'free' && usage.freeConversationId === null
      ? { freeConversationId: conversationId, freeOwnerId: ownerId, freeUntil: endsAt.getTime() }
      : {}),
  };
  writeUsage(transaction, services, uid, after);
  return { paidBy: isPaid ? by : 'nothing', usage: after };
}

/** False where an administrator took the credits back in the meantime: the answer was given, and stays. */
async function hasSpent(
  transaction: Transaction,
  services: Services,
  uid: string,
  run: string,
): Promise<boolean> {
  try {
    await spendCredit(transaction, services, uid, run);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'credits-insufficient') throw error;
    services.log.log('warning', 'clone-message-unpaid', { uid, run });
    return false;
  }
}
