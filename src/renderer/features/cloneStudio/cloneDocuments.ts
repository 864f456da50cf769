/** Reads an owner's clone from their own subtree of the documents. Part of the feature's api. */
import { collection, doc, getDoc, getDocs, limit, orderBy, query, startAfter } from 'firebase/firestore/lite';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument, parseKnownDocuments } from '#platform/backend/parseDocument.ts';
import { type Ask, readPages } from '#platform/backend/readPages.ts';
import {
  type CloneAnswer,
  type CloneInterview,
  cloneAnswerSchema,
  cloneInterviewSchema,
} from '#shared/clone/answer.ts';
import { type CloneConversation, cloneConversationSchema } from '#shared/clone/conversation.ts';
import { type CloneListener, cloneListenerSchema } from '#shared/clone/listener.ts';
import {
  type CloneAlbum,
  type CloneMemory,
  cloneAlbumSchema,
  cloneMemorySchema,
} from '#shared/clone/memory.ts';
import { type CloneSettings, cloneSettingsSchema } from '#shared/clone/settings.ts';
import type { UserId } from '#shared/domain/ids.ts';

const below = (userId: UserId, name: string) => collection(documents(), 'users', userId, name);

/** Null for an owner who has no clone. */
export async function readSettings(userId: UserId): Promise<CloneSettings | null> {
  return parseDocument(cloneSettingsSchema, await getDoc(doc(below(userId, 'clone'), 'settings')));
}

export interface Interview {
  readonly answers: readonly CloneAnswer[];
  readonly marks: CloneInterview['marks'];
}

/** Oldest first. */
export async function readInterview(userId: UserId): Promise<Interview> {
  const [stored, answers] = await Promise.all([
    getDoc(doc(below(userId, 'clone'), 'interview')),
    readAnswers(userId),
  ]);
  return { answers, marks: parseDocument(cloneInterviewSchema, stored)?.marks ?? {} };
}

async function readAnswers(userId: UserId): Promise<CloneAnswer[]> {
  const answers: CloneAnswer[] = [];
  const found = query(below(userId, 'cloneAnswers'), orderBy('createdAt'));
  for await (const page of readPages(found, [100, 300])) {
    answers.push(...parseKnownDocuments(cloneAnswerSchema, page));
  }
  return answers;
}

const MEMORY_PAGE = 30;
const CONVERSATION_PAGE = 15;

export interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** Where the next one begins; null at the end. */
  readonly next: Date | null;
}

/** Newest change first, without the marks of what was removed. */
export async function readMemories(userId: UserId, after: Date | null): Promise<Page<CloneMemory>> {
  const from = after === null ? [] : [startAfter(after)];
  const { docs } = await getDocs(
    query(below(userId, 'cloneMemories'), orderBy('updatedAt', 'desc'), ...from, limit(MEMORY_PAGE)),
  );
  const memories = parseKnownDocuments(cloneMemorySchema, docs);
  return {
    entries: memories.filter(({ state }) => state === 'kept'),
    next: docs.length < MEMORY_PAGE ? null : (memories.at(-1)?.updatedAt ?? null),
  };
}

/** Oldest first, with the marks of what was removed. */
export async function readEveryMemory(userId: UserId, ask: Ask): Promise<CloneMemory[]> {
  const memories: CloneMemory[] = [];
  const found = query(below(userId, 'cloneMemories'), orderBy('createdAt'));
  for await (const page of readPages(found, [100, 300], ask)) {
    memories.push(...parseKnownDocuments(cloneMemorySchema, page));
  }
  return memories;
}

export async function readChosenAlbums(userId: UserId): Promise<CloneAlbum[]> {
  const { docs } = await getDocs(below(userId, 'cloneAlbums'));
  return parseKnownDocuments(cloneAlbumSchema, docs);
}

/** Oldest first. */
export async function readListeners(userId: UserId): Promise<CloneListener[]> {
  const { docs } = await getDocs(query(below(userId, 'cloneListeners'), orderBy('createdAt')));
  return parseKnownDocuments(cloneListenerSchema, docs);
}

/** Newest first. */
export async function readConversations(
  userId: UserId,
  after: Date | null,
): Promise<Page<CloneConversation>> {
  const from = after === null ? [] : [startAfter(after)];
  const { docs } = await getDocs(
    query(
      below(userId, 'cloneConversations'),
      orderBy('openedAt', 'desc'),
      ...from,
      limit(CONVERSATION_PAGE),
    ),
  );
  const conversations = parseKnownDocuments(cloneConversationSchema, docs);
  return {
    entries: conversations,
    next: docs.length < CONVERSATION_PAGE ? null : (conversations.at(-1)?.openedAt ?? null),
  };
}

/** Newest first. */
export async function readEveryConversation(userId: UserId, ask: Ask): Promise<CloneConversation[]> {
  const conversations: CloneConversation[] = [];
  const found = query(below(userId, 'cloneConversations'), orderBy('openedAt', 'desc'));
  for await (const page of readPages(found, [15, 60], ask)) {
    conversations.push(...parseKnownDocuments(cloneConversationSchema, page));
  }
  return conversations;
}
