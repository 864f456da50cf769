/** Memories and the index move together: whatever keeps, removes or erases a memory does it through here. */
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  CLONE_MEMORY_LIMIT,
  CLONE_PASSAGE_LIMIT,
  MEMORY_PASSAGE_LIMIT,
  type MemoryOrigin,
} from '#shared/clone/memory.ts';
import { type CloneLanguage, type Passage, passageSchema } from '#shared/clone/passage.ts';
import { Refusal } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { memoriesOf, memoryFrom, type StoredMemory, vectorsOf } from '../cloneDocuments.ts';
import { beginChange } from '../searchIndex/changeIndex.ts';

/** A passage before it has a name. */
export type PassageDraft = Omit<Passage, 'id' | 'memoryId' | 'language' | 'when'>;

export interface MemoryDraft {
  readonly id: string;
  readonly origin: MemoryOrigin;
  readonly title: string;
  readonly language: CloneLanguage;
  readonly when: string | null;
  readonly passages: readonly PassageDraft[];
  readonly sourceHash: string;
  readonly isEdited?: boolean;
}

export interface MemoryChange {
  /** Null where there is none. */
  find(memoryId: string): StoredMemory | null;
  /** Returns the revision it has then. Throws Refusal `clone-limit-reached` past the bounds. */
  keep(draft: MemoryDraft): number;
  /** Leaves a mark without words, so that no source brings it back. */
  remove(memory: StoredMemory): void;
  erase(memory: StoredMemory): void;
  /** Says something of it that the index does not know. */
  note(memory: StoredMemory, fields: Readonly<Record<string, unknown>>): void;
  /** Writes the index. Call it once, last. */
  commit(): void;
}

interface Changing {
  /** Whether new ones may be kept, which costs a count. */
  readonly mayGrow?: boolean;
  /** For what takes away: a row that cannot be read goes with the commit, instead of being refused. */
  readonly discardsUnreadable?: boolean;
}

/** Reads only. Throws ZodError for a row that cannot be read: nothing is written over it unseen. */
export async function changeMemories(
  transaction: Transaction,
  services: Services,
  uid: string,
  memoryIds: readonly string[],
  { mayGrow = true, discardsUnreadable = false }: Changing = {},
): Promise<MemoryChange> {
  const { firestore, clock } = services;
  const collection = memoriesOf(firestore, uid);
  const references = [...new Set(memoryIds)].map((id) => collection.doc(id));
  const snapshots = references.length > 0 ? await transaction.getAll(...references) : [];
  const unreadable = discardsUnreadable ? snapshots.filter((snapshot) => !isReadable(snapshot)) : [];
  const readable = snapshots.filter((snapshot) => !unreadable.includes(snapshot));
  const found = new Map(readable.map((snapshot) => [snapshot.id, memoryFrom(snapshot)]));
  const standing =
    unreadable.length > 0
      ? ('everywhere' as const)
      : new Set([...found.values()].flatMap((memory) => memory?.shards ?? []));
  let total = mayGrow ? (await transaction.get(collection.count())).data().count : 0;
  const index = await beginChange(transaction, services, uid, standing);
  const at = Timestamp.fromMillis(clock.now());
  const forgetVectors = ({ passages, hasVectors }: StoredMemory) => {
    if (!hasVectors) return;
    for (const { id } of passages) transaction.delete(vectorsOf(firestore, uid).doc(id));
  };
  return {
    find: (memoryId) => found.get(memoryId) ?? null,
    keep({ id, passages: drafts, isEdited = false, ...draft }) {
      const former = found.get(id) ?? null;
      if (!former) total += 1;
      const passages = drafts.map((passage, place) =>
        passageSchema.parse({
          ...passage,
          id: `${id}_${place}`,
          memoryId: id,
          language: draft.language,
          when: draft.when,
        }),
      );
      const shards = index.replace(id, passages);
      if (total > CLONE_MEMORY_LIMIT) throw limitReached('memories', CLONE_MEMORY_LIMIT);
      if (passages.length > MEMORY_PASSAGE_LIMIT) throw limitReached('passages', MEMORY_PASSAGE_LIMIT);
      if (index.passages() > CLONE_PASSAGE_LIMIT) throw limitReached('passages', CLONE_PASSAGE_LIMIT);
      if (former) forgetVectors(former);
      const revision = (former?.revision ?? 0) + 1;
      transaction.set(collection.doc(id), {
        ...draft,
        ownerId: uid,
        state: 'kept',
        passages,
        shards,
        isEdited,
        isBehindSource: false,
        hasVectors: false,
        needsVectors: passages.length > 0,
        revision,
        createdAt: former ? Timestamp.fromDate(former.createdAt) : at,
        updatedAt: at,
      });
      return revision;
    },
    remove(memory) {
      index.replace(memory.id, []);
      forgetVectors(memory);
      transaction.update(collection.doc(memory.id), {
        state: 'removed',
        title: '',
        when: null,
        passages: [],
        shards: [],
        sourceHash: '',
        isEdited: false,
        isBehindSource: false,
        hasVectors: false,
        needsVectors: false,
        revision: memory.revision + 1,
        updatedAt: at,
      });
    },
    erase(memory) {
      index.replace(memory.id, []);
      forgetVectors(memory);
      transaction.delete(collection.doc(memory.id));
    },
    note: (memory, fields) => transaction.update(collection.doc(memory.id), fields),
    commit() {
      for (const { id, ref } of unreadable) {
        index.replace(id, []);
        transaction.delete(ref);
      }
      index.write();
    },
  };
}

function isReadable(snapshot: DocumentSnapshot): boolean {
  try {
    memoryFrom(snapshot);
    return true;
  } catch {
    return false;
  }
}

/** `what` is said to whoever is refused. */
export function limitReached(what: string, limit: number): Refusal {
  return new Refusal('clone-limit-reached', `There is no room for more ${what}.`, { what, limit });
}
