/** What was said, listed for who held it, and erased by either of the two (shared/callables/conversations.ts). */
import { type Query, Timestamp } from 'firebase-admin/firestore';
import { conversationsErase, conversationsList } from '#shared/callables/conversations.ts';
import { defineHandler } from '../handler.ts';
import { inPages } from '../inPages.ts';
import type { Services } from '../services.ts';
import { CONVERSATIONS, conversationFrom, conversationOf, conversationView } from './conversationDocument.ts';

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
    await firestore.runTransaction(async (transaction) => {
      const references = conversationIds.map((conversationId) =>
        conversationOf(firestore, { ownerId, conversationId }),
      );
      for (const stored of await transaction.getAll(...references)) {
        // Somebody else's is as good as gone: nobody is told that it is there.
        const isTheirs = ownerId === uid || stored.get('listenerId') === uid;
        if (stored.exists && isTheirs) transaction.delete(stored.ref);
      }
    });
    return {};
  },
});

/** With an account: what it asked the clones of others. */
export async function eraseElsewhere(uid: string, { firestore }: Services): Promise<void> {
  const held = firestore.collectionGroup(CONVERSATIONS).where('listenerId', '==', uid);
  for await (const { ref } of inPages(held)) await ref.delete();
}
