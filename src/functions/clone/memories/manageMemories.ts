/** What an owner does with single memories: writes notes, puts other words, removes, brings back. */
import {
  cloneChangeMemory,
  cloneRemoveMemory,
  cloneRestoreMemory,
  cloneWriteNote,
} from '#shared/callables/clone.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { Refusal } from '../../errors.ts';
import { defineHandler } from '../../handler.ts';
import { answerFrom, answersOf, type StoredMemory } from '../cloneDocuments.ts';
import { readSources } from '../sources/readSources.ts';
import { readWritable } from '../standing.ts';
import { changeMemories, type MemoryDraft, type PassageDraft } from './changeMemories.ts';
import { draftAnswer, draftNote } from './draftWords.ts';
import { splitText } from './splitText.ts';

export const writeNote = defineHandler(cloneWriteNote, {
  access: 'user',
  run: async ({ memoryId, ...words }, { caller: { uid }, services }) => {
    if (!memoryId.startsWith('note_')) throw notHere('Only notes are written like this.');
    const draft = draftNote({ id: memoryId, ...words });
    const revision = await services.firestore.runTransaction(async (transaction) => {
      await readWritable(transaction, services, uid);
      const memories = await changeMemories(transaction, services, uid, [memoryId]);
      const earlier = memories.find(memoryId);
      if (earlier) {
        if (earlier.sourceHash === draft.sourceHash) return earlier.revision;
        throw changedElsewhere(earlier);
      }
      const kept = memories.keep(draft);
      memories.commit();
      return kept;
    });
    return { revision };
  },
});

interface OtherWords {
  readonly title: string;
  readonly text: string;
  readonly language: CloneLanguage;
  readonly when: string | null;
}

export const changeMemory = defineHandler(cloneChangeMemory, {
  access: 'user',
  run: async ({ memoryId, revision, ...words }, { caller: { uid }, services }) => {
    const next = await services.firestore.runTransaction(async (transaction) => {
      await readWritable(transaction, services, uid);
      const memories = await changeMemories(transaction, services, uid, [memoryId], { mayGrow: false });
      const memory = memories.find(memoryId);
      if (memory?.state !== 'kept') throw new Refusal('not-found', 'This memory is no longer there.');
      const draft = withOtherWords(memory, words);
      if (isSaid(memory, draft)) return memory.revision;
      if (memory.revision !== revision) throw changedElsewhere(memory);
      const kept = memories.keep(draft);
      memories.commit();
      return kept;
    });
    return { revision: next };
  },
});

/** The passages point to their source as a whole: which of its paragraphs the owner's own words are from, nobody knows. */
function withOtherWords(memory: StoredMemory, { title, text, language, when }: OtherWords): MemoryDraft {
  const { id, origin } = memory;
  if (origin.is === 'answer') throw notHere('What an answer says is changed in the answer.');
  if (origin.is === 'note') return draftNote({ id, title, text, language, when });
  const source = origin.is === 'letter' ? { ...origin, paragraph: 0 } : origin;
  const context = memory.passages[0]?.context ?? title;
  return {
    id,
    origin,
    title: title === '' ? memory.title : title,
    language,
    when,
    passages: splitText(text, language).map((piece): PassageDraft => ({ text: piece, context, source })),
    // The source's own, so that it is known when that changes.
    sourceHash: memory.sourceHash,
    isEdited: true,
  };
}

function isSaid(memory: StoredMemory, draft: MemoryDraft): boolean {
  const said = (one: StoredMemory | MemoryDraft) =>
    JSON.stringify([one.title, one.language, one.when, one.passages.map(({ text }) => text)]);
  return said(memory) === said(draft);
}

export const removeMemory = defineHandler(cloneRemoveMemory, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ memoryId }, { caller: { uid }, services }) => {
    await services.firestore.runTransaction(async (transaction) => {
      const memories = await changeMemories(transaction, services, uid, [memoryId], {
        mayGrow: false,
        discardsUnreadable: true,
      });
      const memory = memories.find(memoryId);
      if (memory?.state === 'kept') {
        if (memory.origin.is === 'note') memories.erase(memory);
        else memories.remove(memory);
      }
      memories.commit();
    });
    return {};
  },
});

export const restoreMemory = defineHandler(cloneRestoreMemory, {
  access: 'user',
  run: async ({ memoryId }, { caller: { uid }, services }) => {
    const { firestore } = services;
    await firestore.runTransaction(async (transaction) => {
      const settings = await readWritable(transaction, services, uid);
      const memories = await changeMemories(transaction, services, uid, [memoryId], { mayGrow: false });
      const memory = memories.find(memoryId);
      if (memory?.state === 'kept') return;
      const origin = memory?.origin;
      let draft: MemoryDraft | null = null;
      if (origin?.is === 'answer') {
        const answer = answerFrom(await transaction.get(answersOf(firestore, uid).doc(origin.answerId)));
        if (answer) draft = draftAnswer(answer.id, answer);
      } else if (origin && origin.is !== 'note') {
        const { languages } = settings;
        const { drafts } = await readSources(transaction, services, uid, {
          memoryIds: [memoryId],
          languages,
        });
        draft = drafts.get(memoryId) ?? null;
      }
      if (!draft) throw new Refusal('not-found', 'What it came from is no longer there.');
      memories.keep(draft);
      memories.commit();
    });
    return {};
  },
});

function notHere(message: string): Refusal {
  return new Refusal('invalid-input', `memoryId: ${message}`, { field: 'memoryId' });
}

function changedElsewhere({ revision }: StoredMemory): Refusal {
  return new Refusal('conflict', 'This memory was changed elsewhere in the meantime.', { revision });
}
