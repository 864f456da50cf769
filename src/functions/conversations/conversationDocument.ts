/** Where a conversation is kept, below the owner of the clone, and how it is read. */
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import {
  type CloneConversation,
  type ConversationView,
  cloneConversationSchema,
  type Exchange,
  type ExchangeView,
  exchangeSchema,
} from '#shared/clone/conversation.ts';
import { Refusal } from '../errors.ts';
import { withDates } from '../peopleDocuments/index.ts';

export const CONVERSATIONS = 'cloneConversations';

export interface ConversationName {
  readonly ownerId: string;
  readonly conversationId: string;
}

export const conversationsOf = (firestore: Firestore, ownerId: string) =>
  firestore.collection(`users/${ownerId}/${CONVERSATIONS}`);

export const conversationOf = (
  firestore: Firestore,
  { ownerId, conversationId }: ConversationName,
): DocumentReference => conversationsOf(firestore, ownerId).doc(conversationId);

/** A question that is being answered, with what was shown of its answer so far. */
const underwaySchema = exchangeSchema.omit({ outcome: true }).extend({
  /** Of the call that answers it: one that took its place goes on alone. */
  run: z.string(),
});
export type Underway = z.output<typeof underwaySchema>;

const storedSchema = cloneConversationSchema.extend({ underway: underwaySchema.nullable().default(null) });
export type StoredConversation = CloneConversation & { readonly underway: Underway | null };

/** Null where there is none. Throws ZodError for one that cannot be read. */
export function conversationFrom(stored: DocumentSnapshot): StoredConversation | null {
  return stored.exists ? storedSchema.parse(withDates({ ...stored.data(), id: stored.id })) : null;
}

/** Reads only. Throws Refusal `not-found` for one that is not the caller's to continue: they are not told which. */
export async function readHeld(
  transaction: Transaction,
  firestore: Firestore,
  name: ConversationName,
  uid: string,
): Promise<StoredConversation> {
  const conversation = conversationFrom(await transaction.get(conversationOf(firestore, name)));
  if (conversation?.listenerId !== uid) throw new Refusal('not-found', 'There is no such conversation.');
  return conversation;
}

const at = (date: Date) => Timestamp.fromDate(date);

export const exchangeFields = (exchange: Exchange) => ({ ...exchange, askedAt: at(exchange.askedAt) });
export const underwayFields = (underway: Underway) => ({ ...underway, askedAt: at(underway.askedAt) });

export const exchangeView = (exchange: Exchange): ExchangeView => ({
  ...exchange,
  askedAt: exchange.askedAt.toISOString(),
});

export function conversationView({ underway: _, ...conversation }: StoredConversation): ConversationView {
  return {
    ...conversation,
    openedAt: conversation.openedAt.toISOString(),
    endsAt: conversation.endsAt.toISOString(),
    endedAt: conversation.endedAt?.toISOString() ?? null,
    exchanges: conversation.exchanges.map(exchangeView),
  };
}

/** Over by its owner's time, by its questions, or because somebody ended it. */
export const isOver = ({ endedAt, endsAt }: CloneConversation, now: number): boolean =>
  endedAt !== null || endsAt.getTime() <= now;
