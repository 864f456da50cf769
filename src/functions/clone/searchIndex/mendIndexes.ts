/** An index that cannot be read is made anew of the memories, which are the truth ([Note: The clone's index]). */
import { FieldPath } from 'firebase-admin/firestore';
import { defineJob, ownerOf } from '../../jobs/index.ts';
import type { Services } from '../../services.ts';
import { INDEX, indexOf, memoriesOf, memoryFrom } from '../cloneDocuments.ts';
import { beginChange } from './changeIndex.ts';
import { contentFrom, DIRECTORY, directoryFrom, writeContent } from './shards.ts';

const AT_ONCE = 50;

export const mendIndexes = defineJob({
  name: 'clone-mendIndexes',
  expression: '*/10 * * * *',
  due: ({ firestore }) =>
    firestore.collectionGroup(INDEX).where('isBroken', '==', true).orderBy(FieldPath.documentId()),
  process: (services, subject) => mendIndex(services, ownerOf(subject)),
});

async function mendIndex(services: Services, uid: string): Promise<void> {
  const { firestore } = services;
  const collection = indexOf(firestore, uid);
  await dropUnreadable(services, uid);
  const memories = memoriesOf(firestore, uid).where('state', '==', 'kept').select();
  const ids = (await memories.get()).docs.map(({ id }) => id);
  for (let at = 0; at < ids.length; at += AT_ONCE)
    await indexAnew(services, uid, ids.slice(at, at + AT_ONCE));
  await firestore.runTransaction(async (transaction) => {
    const reference = collection.doc(DIRECTORY);
    const directory = directoryFrom(await transaction.get(reference));
    if (directory)
      transaction.set(reference, { ...directory, version: directory.version + 1, isBroken: false });
  });
}

/** The directory then names the shards that are there and can be read, and they hold nothing of a memory that is not kept. */
async function dropUnreadable(services: Services, uid: string): Promise<void> {
  const { firestore, clock } = services;
  const collection = indexOf(firestore, uid);
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(collection);
    const memories = await transaction.get(memoriesOf(firestore, uid).where('state', '==', 'kept').select());
    const keptIds = new Set(memories.docs.map(({ id }) => id));
    const directorySnapshot = stored.docs.find(({ id }) => id === DIRECTORY);
    const directory = directorySnapshot ? directoryFrom(directorySnapshot) : null;
    const version = (directory?.version ?? clock.now()) + 1;
    const shards = stored.docs
      .filter(({ id }) => id !== DIRECTORY)
      .flatMap((snapshot) => {
        const content = contentFrom(snapshot);
        if (content === null) {
          transaction.delete(snapshot.ref);
          return [];
        }
        const kept = new Map([...content].filter(([memoryId]) => keptIds.has(memoryId)));
        const { fields, passages, bytes } = writeContent(kept, version);
        if (kept.size < content.size) transaction.set(snapshot.ref, fields);
        return [{ id: snapshot.id, passages, bytes }];
      });
    transaction.set(collection.doc(DIRECTORY), {
      version,
      next: Math.max(directory?.next ?? 0, clock.now()),
      shards,
      isBroken: true,
    });
  });
}

/** A memory that cannot be read is left out, and reported by whoever changes it. */
async function indexAnew(services: Services, uid: string, ids: readonly string[]): Promise<void> {
  const { firestore } = services;
  await firestore.runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...ids.map((id) => memoriesOf(firestore, uid).doc(id)));
    const memories = snapshots.flatMap((snapshot) => {
      try {
        const memory = memoryFrom(snapshot);
        return memory?.state === 'kept' ? [memory] : [];
      } catch {
        return [];
      }
    });
    // Where the passages of a memory stand, only the lost ones knew.
    const index = await beginChange(transaction, services, uid, 'everywhere');
    for (const memory of memories) {
      const shards = index.replace(memory.id, memory.passages);
      transaction.update(memoriesOf(firestore, uid).doc(memory.id), { shards });
    }
    index.write();
  });
}
