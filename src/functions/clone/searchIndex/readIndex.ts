/** The index as a conversation asks for it, in step with what its sources say at this moment. */
import type { IndexedPassage } from '../../grounding/index.ts';
import type { Services } from '../../services.ts';
import { indexOf } from '../cloneDocuments.ts';
import { followChangedAlbums } from '../sources/followAlbums.ts';
import { contentFrom, DIRECTORY, directoryFrom } from './shards.ts';

/**
 * Grows with each change: whoever keeps an index in memory asks for this before each use, and throws theirs away when it is
 * another. Albums that changed since are followed first, so that what was erased is searched no more.
 */
export async function readIndexVersion(services: Services, ownerUid: string): Promise<number> {
  await followChangedAlbums(services, ownerUid);
  const directory = directoryFrom(await indexOf(services.firestore, ownerUid).doc(DIRECTORY).get());
  return directory?.version ?? 0;
}

export interface ReadIndex {
  readonly version: number;
  readonly passages: readonly IndexedPassage[];
}

/** Everything that may be searched of one owner. What cannot be read is left out, and mended by `clone-mendIndexes`. */
export async function readIndex(services: Services, ownerUid: string): Promise<ReadIndex> {
  await followChangedAlbums(services, ownerUid);
  const { firestore, log } = services;
  const collection = indexOf(firestore, ownerUid);
  const { directory, snapshots } = await firestore.runTransaction(
    async (transaction) => {
      const found = directoryFrom(await transaction.get(collection.doc(DIRECTORY)));
      const references = (found?.shards ?? []).map(({ id }) => collection.doc(id));
      return {
        directory: found,
        snapshots: references.length > 0 ? await transaction.getAll(...references) : [],
      };
    },
    { readOnly: true },
  );
  const contents = snapshots.map(contentFrom);
  if (directory === null || contents.includes(null)) {
    log.log('error', 'clone-index-broken', { uid: ownerUid });
    await collection.doc(DIRECTORY).set({ isBroken: true }, { merge: true });
  }
  return {
    version: directory?.version ?? 0,
    passages: contents.flatMap((content) => [...(content?.values() ?? [])].flat()),
  };
}
