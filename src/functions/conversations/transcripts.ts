/** What was said, listed for who held it, and erased by either of the two (shared/callables/conversations.ts). */
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { conversationsErase, conversationsList } from '#shared/callables/conversations.ts';
import { defineHandler } from '../handler.ts';
import { inPages } from '../inPages.ts';
import type { Services } from '../services.ts';
import { readPayer } from './allowance/usageDocument.ts';
import { closeUnderway, outcomeOfStopped } from './closeUnderway.ts';
import {
  CONVERSATIONS,
  type ConversationName,
  conversationFrom,
  conversationOf,
  conversationView,
} from './conversationDocument.ts';

export const list = defineHandler(conversationsList, {
  access: 'user',
  effect: 'reads',
  run: async ({ ownerId, before, limit }, { caller: { uid }, services }) => {
    const { firestore, log } = services;
    const held = firestore.collectionGroup(CONVERSATIONS).where('listenerId', '==', uid);
    const wanted: Query = ownerId === undefined ? held : held.where('ownerId', '==', ownerId);
    const newest = wanted.orderBy('openedAt', 'desc');
    const from = before === undefined ? newest : newest.startAfter(Timestamp.fromMillis(Date.parse(before)));
    const { docs } = await from.limit(limit + 1).get();
    const page = docs.slice(0, limit);
    const conversations = page.flatMap((document) => {
      try {
        const conversation = conversationFrom(document);
        return conversation ? [conversationView(conversation)] : [];
      } catch (error) {
        // One that nobody can read hides itself alone.
        log.log('error', 'conversation-illegible', { path: document.ref.path, reason: String(error) });
        return [];
      }
    });
    const last: unknown = page.at(-1)?.get('openedAt');
    const isMore = docs.length > limit && last instanceof Timestamp;
    return { conversations, next: isMore ? last.toDate().toISOString() : null };
  },
});

export const erase = defineHandler(conversationsErase, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ ownerId, conversationIds }, { caller: { uid }, services }) => {
    const { firestore } = services;
    const underway = await firestore.runTransaction(async (transaction) => {
      const references = conversationIds.map((conversationId) =>
        conversationOf(firestore, { ownerId, conversationId }),
      );
      const answering: string[] = [];
      for (const stored of await transaction.getAll(...references)) {
        const isTheirOwn = stored.get('listenerId') === uid;
        if (isTheirOwn && stored.get('underway') != null) answering.push(stored.id);
        // Somebody else's is as good as gone: nobody is told that it is there.
        else if (stored.exists && (isTheirOwn || ownerId === uid)) transaction.delete(stored.ref);
      }
      return answering;
    });
    for (const conversationId of underway) await eraseAnswering(services, uid, { ownerId, conversationId });
    return {};
  },
});

/** By who pays for it, in the middle of an answer: what they were shown of it is paid, or erasing would be a way not to pay. */
async function eraseAnswering(services: Services, uid: string, name: ConversationName): Promise<void> {
  const { firestore } = services;
  await firestore.runTransaction(async (transaction) => {
    const reference = conversationOf(firestore, name);
    const conversation = conversationFrom(await transaction.get(reference));
    if (conversation?.listenerId !== uid) return;
    const payer = await readPayer(transaction, services, uid);
    await closeUnderway(transaction, services, conversation, payer, outcomeOfStopped(conversation));
    transaction.delete(reference);
  });
}

/** With an account: what it asked the clones of others. */
export async function eraseElsewhere(uid: string, { firestore }: Services): Promise<void> {
  const held = firestore.collectionGroup(CONVERSATIONS).where('listenerId', '==', uid);
  for await (const { ref } of inPages(held)) await ref.delete();
}
