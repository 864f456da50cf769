/**
 * Vectors of passages, where the operator named a model for them: by the clock, because that model is somebody else's machine.
 * Whatever keeps a memory anew takes its former vectors away in the same transaction, so that none speaks of what is gone.
 */
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { defineJob, ownerOf } from '../../jobs/index.ts';
import { MEMORIES, memoriesOf, memoryFrom, vectorsOf } from '../cloneDocuments.ts';

/** Texts in one request. */
const AT_ONCE = 64;
const LONGEST_WAIT = 60_000;
/** What a stored vector may have at most. */
const MOST_DIMENSIONS = 2_048;

export const embedPassages = defineJob({
  name: 'clone-embedPassages',
  expression: '*/5 * * * *',
  // Without a model nothing is due: memories wait for one.
  due: ({ firestore, model }) =>
    firestore
      .collectionGroup(MEMORIES)
      .where('needsVectors', '==', model.embed !== null ? true : 'no-model')
      .orderBy(FieldPath.documentId()),
  process: async (services, subject) => {
    const { firestore, model } = services;
    const uid = ownerOf(subject);
    const memory = memoryFrom(subject);
    if (!memory || !model.embed) return;
    const texts = memory.passages.map(({ text, context }) => `${context}\n${text}`);
    const vectors: number[][] = [];
    for (let at = 0; at < texts.length; at += AT_ONCE) {
      const signal = AbortSignal.timeout(LONGEST_WAIT);
      vectors.push(...(await model.embed(texts.slice(at, at + AT_ONCE), signal)));
    }
    if (vectors.some(({ length }) => length === 0 || length > MOST_DIMENSIONS)) {
      throw new Error('The embeddings have a length that cannot be kept.');
    }
    await firestore.runTransaction(async (transaction) => {
      const reference = memoriesOf(firestore, uid).doc(memory.id);
      const again = memoryFrom(await transaction.get(reference));
      // Changed in the meantime: what was asked for is of other words.
      if (again?.revision !== memory.revision) return;
      for (const [index, { id, language }] of memory.passages.entries()) {
        const vector = vectors[index];
        if (!vector) throw new Error('There are fewer vectors than passages.');
        transaction.set(vectorsOf(firestore, uid).doc(id), {
          memoryId: memory.id,
          language,
          vector: FieldValue.vector(vector),
        });
      }
      transaction.update(reference, { needsVectors: false, hasVectors: true });
    });
  },
});
