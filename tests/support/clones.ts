/** A clone to talk with, made by its callables; and whoever talks with it. */
import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { accountAgree } from '#shared/callables/agreements.ts';
import { cloneBegin, cloneWriteNote } from '#shared/callables/clone.ts';
import { conversationsAsk, conversationsOpen } from '#shared/callables/conversations.ts';
import { type ConversationId, conversationIdSchema, messageIdSchema } from '#shared/clone/conversation.ts';
import { memoryIdSchema } from '#shared/clone/ids.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import type { Services } from '../../src/functions/services.ts';
import { makeSomebody, type Somebody } from './legacyPeople.ts';

export async function makeTeller(services: Services, texts: readonly string[], more = {}): Promise<Somebody> {
  const teller = await makeSomebody(services, { plan: 'Free', ...more });
  const version = legalVersions['ai-clone-agreement'];
  await teller.call(accountAgree, { documents: [{ document: 'ai-clone-agreement', version }] });
  await teller.call(cloneBegin, { languages: ['en', 'fr'] });
  for (const text of texts) {
    const memoryId = memoryIdSchema.parse(`note_${randomUUID()}`);
    await teller.call(cloneWriteNote, { memoryId, title: '', text, language: 'en', when: null });
  }
  return teller;
}

/** Invited and accepted, written past the mails. Resolves with what takes the right away again. */
export async function makeListener(services: Services, owner: Somebody, more = {}) {
  const listener = await makeSomebody(services, { plan: 'Free', ...more });
  const listenerId = randomUUID();
  const now = Timestamp.fromMillis(services.clock.now());
  const row = services.firestore.doc(`users/${owner.uid}/cloneListeners/${listenerId}`);
  await row.set({
    id: listenerId,
    ownerId: owner.uid,
    name: 'Ana Martin',
    email: listener.email,
    relationship: 'granddaughter',
    beneficiaryId: null,
    state: { is: 'accepted', at: now, accountId: listener.uid },
    createdAt: now,
  });
  await services.firestore
    .doc(`users/${listener.uid}/heardClones/${owner.uid}`)
    .set({ ownerId: owner.uid, listenerId, adultSince: now });
  return { listener, remove: () => row.delete() };
}

export const newMessageId = () => messageIdSchema.parse(randomUUID());

export interface Talk {
  readonly ownerId: ReturnType<typeof userIdSchema.parse>;
  readonly conversationId: ConversationId;
}

export async function openTalk(person: Somebody, ownerUid: string): Promise<Talk> {
  const talk = {
    ownerId: userIdSchema.parse(ownerUid),
    conversationId: conversationIdSchema.parse(randomUUID()),
  };
  await person.call(conversationsOpen, { ...talk, language: 'en', introduction: 'Her granddaughter Ana' });
  return talk;
}

export const askIn = (person: Somebody, talk: Talk, question: string, messageId = newMessageId()) =>
  person.call(conversationsAsk, { ...talk, messageId, question, language: 'en' });
