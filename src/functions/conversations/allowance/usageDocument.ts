/**
 * What somebody asked clones: document `users/{uid}/cloneUsage/current`, of whoever asks and pays.
 *
 * [Note: Paid when answered]
 * A question reserves what its answer will cost, in the transaction that notes the question; the answer settles it, in the transaction
 * that keeps the answer. A reservation counts as spent for the next question, and as nothing for the account: the ledger has no line
 * until there is an answer. So a crash in between costs nothing, and `conversations-closeInterrupted` takes away what it left.
 */
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { type ConversationAllowance, paymentSourceSchema } from '#shared/clone/conversation.ts';
import { type CreditAccount, creditAccountSchema, NO_CREDITS } from '#shared/domain/creditLine.ts';
import { planOf } from '#shared/plans.ts';
import { creditAccount } from '../../credits/index.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { ConversationName } from '../conversationDocument.ts';

export const USAGE = 'cloneUsage';

export const usageOf = ({ firestore }: Services, uid: string): DocumentReference =>
  firestore.doc(`users/${uid}/${USAGE}/current`);

const reservationSchema = z.object({
  messageId: z.string(),
  ownerId: z.string(),
  conversationId: z.string(),
  by: paymentSourceSchema.exclude(['nothing']),
  /** Milliseconds since the epoch. */
  at: z.number(),
});
export type Reservation = z.output<typeof reservationSchema>;

const usageSchema = z.object({
  /** `2026-11`, in UTC. */
  month: z.string().catch(''),
  planUsed: z.int().min(0).catch(0),
  /** The one whose answers are free. */
  freeConversationId: z.string().nullable().catch(null),
  /** Of the clone that it is held with: the page draws a conversation's id, and may draw it for two clones. */
  freeOwnerId: z.string().nullable().catch(null),
  /** When that one is over; milliseconds since the epoch. */
  freeUntil: z.number().catch(0),
  reserved: z.array(reservationSchema).catch([]),
});
export type Usage = z.output<typeof usageSchema>;

export interface Payer {
  readonly uid: string;
  /** Messages of their plan in a month. */
  readonly planMessages: number;
  readonly usage: Usage;
  readonly credits: CreditAccount;
}

/** Ids of conversations are unique below one owner only. */
export const isSameConversation = (one: ConversationName, other: ConversationName): boolean =>
  one.ownerId === other.ownerId && one.conversationId === other.conversationId;

/** Null until its first answer. */
export function freeConversationOf({ freeConversationId, freeOwnerId }: Usage): ConversationName | null {
  if (freeConversationId === null) return null;
  return { ownerId: freeOwnerId ?? '', conversationId: freeConversationId };
}

/** Ids of messages are the page's, too: one may come from two conversations. */
export const reservationFor = (
  { reserved }: Usage,
  conversation: ConversationName,
  messageId: string,
): Reservation | undefined =>
  reserved.find((row) => row.messageId === messageId && isSameConversation(row, conversation));

const monthOf = (instant: number) => new Date(instant).toISOString().slice(0, 7);

/** Counted anew with each month; a clock that is set back begins none. */
export function usageFrom(stored: DocumentSnapshot | undefined, now: number): Usage {
  const usage = usageSchema.parse(stored?.data() ?? {});
  return usage.month >= monthOf(now) ? usage : { ...usage, month: monthOf(now), planUsed: 0 };
}

/** Reads only. Throws Refusal `not-found` for an account without a profile, or one that is being erased. */
export async function readPayer(transaction: Transaction, services: Services, uid: string): Promise<Payer> {
  const { firestore, clock } = services;
  const [profile, usage, credits] = await transaction.getAll(
    firestore.doc(`users/${uid}`),
    usageOf(services, uid),
    creditAccount(firestore, uid),
  );
  if (!profile?.exists || profile.get('erasureStartedAt') != null) {
    throw new Refusal('not-found', 'This account has no profile.');
  }
  const plan: unknown = profile.get('plan');
  return {
    uid,
    planMessages: planOf(typeof plan === 'string' ? plan : '').cloneMessages,
    usage: usageFrom(usage, clock.now()),
    credits: credits?.exists ? creditAccountSchema.parse(credits.data()) : NO_CREDITS,
  };
}

/** `oldestReservedAt` is what the job finds it by. */
export function writeUsage(transaction: Transaction, services: Services, uid: string, usage: Usage): void {
  const oldest = usage.reserved.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  transaction.set(usageOf(services, uid), {
    ...usage,
    oldestReservedAt: Number.isFinite(oldest) ? Timestamp.fromMillis(oldest) : null,
  });
}

/** What is left to ask with once what is reserved has been paid. */
export function allowanceOf({ planMessages, usage, credits }: Payer, now: number): ConversationAllowance {
  const reservedBy = (source: Reservation['by']) => usage.reserved.filter(({ by }) => by === source).length;
  const { freeConversationId, freeUntil } = usage;
  const isFreeOver = freeConversationId !== null && freeUntil <= now;
  const free = freeConversationId === null ? 'unused' : isFreeOver ? 'used' : 'open';
  const month = new Date(now);
  return {
    freeConversation: free,
    plan: {
      messages: planMessages,
      used: Math.min(planMessages, usage.planUsed + reservedBy('plan')),
      renewsAt: new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1)).toISOString(),
    },
    credits: credits.balance - reservedBy('credit'),
  };
}
