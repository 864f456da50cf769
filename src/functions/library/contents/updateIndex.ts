/** Brings a person's library index up to date, shard by shard ([Note: The library's index]). */
import {
  type CollectionReference,
  type DocumentReference,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { libraryUpdateIndex } from '#shared/callables/library.ts';
import { mediaItemSchema } from '#shared/domain/mediaItem.ts';
import {
  entryOf,
  INDEX_STATE,
  indexShardSchema,
  indexStateSchema,
  SHARD_PREFIX,
} from '#shared/library/indexEntry.ts';
import { defineHandler } from '../../handler.ts';
import { defineJob, ownerOf } from '../../jobs/index.ts';
import { withDates } from '../../peopleDocuments/index.ts';
import type { Services } from '../../services.ts';
import { itemsOf } from '../albums/albumDocument.ts';
import { applyChanges, type Change, divide, shardOf } from './shards.ts';

/** Items that one round takes in. */
const ROUND = 10_000;
/** A call ends after this, in milliseconds, and says that it is not done. */
const LONGEST_CALL = 20_000;
/** What is written at this moment may become visible later than what is written after it, in milliseconds. */
const SETTLING = 10_000;

const indexOf = (firestore: Firestore, uid: string): CollectionReference =>
  firestore.collection(`users/${uid}/libraryIndex`);

const stateOf = (firestore: Firestore, uid: string): DocumentReference =>
  indexOf(firestore, uid).doc(INDEX_STATE);

/** Names what is erased, in the transaction that erases it: no query finds it any more. */
export function noteErased(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  ids: readonly string[],
): void {
  if (ids.length === 0) return;
  transaction.set(
    stateOf(firestore, uid),
    { erased: FieldValue.arrayUnion(...ids), isDue: true },
    { merge: true },
  );
}

export const updateOwnIndex = defineHandler(libraryUpdateIndex, {
  access: 'user',
  run: async (_, { caller, services }) => ({ isComplete: await updateIndex(services, caller.uid) }),
});

export const updateDueIndexes = defineJob({
  name: 'library-updateIndexes',
  expression: '*/10 * * * *',
  due: ({ firestore }) => firestore.collectionGroup('libraryIndex').where('isDue', '==', true),
  process: async (services, subject) => {
    await updateIndex(services, ownerOf(subject));
  },
});

/** Resolves with false where it ended before everything was taken in. */
async function updateIndex(services: Services, uid: string): Promise<boolean> {
  const { clock, firestore } = services;
  const until = clock.now() + LONGEST_CALL;
  for (;;) {
    const state = await readState(firestore, uid);
    const { docs } = await itemsOf(firestore, uid)
      .where('updatedAt', '>=', Timestamp.fromMillis(state.through))
      .orderBy('updatedAt')
      .limit(ROUND)
      .get();
    const isLast = docs.length < ROUND;
    const changes = [
      ...docs.flatMap((document) => changeOf(document) ?? []),
      ...state.erased.map((id): Change => ({ id, updatedAt: null, entry: null })),
    ];
    await applyToShards(firestore, uid, changes);
    const latest = updatedAtOf(docs.at(-1)) ?? state.through;
    const through = Math.max(state.through, Math.min(latest, clock.now() - SETTLING));
    await stateOf(firestore, uid).set(
      {
        through,
        ...(state.erased.length > 0 ? { erased: FieldValue.arrayRemove(...state.erased) } : {}),
        isDue: false,
      },
      { merge: true },
    );
    if (isLast) return true;
    if (clock.now() > until || through === state.through) return false;
  }
}

function updatedAtOf(document: QueryDocumentSnapshot | undefined): number | null {
  const updatedAt: unknown = document?.get('updatedAt');
  return updatedAt instanceof Timestamp ? updatedAt.toMillis() : null;
}

/** Null for a row that cannot be read: it is not shown anywhere either. */
function changeOf(document: QueryDocumentSnapshot): Change | null {
  const item = mediaItemSchema.safeParse(withDates({ ...document.data(), id: document.id })).data;
  if (!item) return null;
  const entry = item.state === 'ready' ? entryOf(item) : null;
  return { id: item.id, updatedAt: item.updatedAt.getTime(), entry };
}

async function applyToShards(firestore: Firestore, uid: string, changes: readonly Change[]): Promise<void> {
  let waiting = changes;
  while (waiting.length > 0) {
    const { shards } = await readState(firestore, uid);
    // Another run may divide a shard meanwhile: its items are then asked for again, by its new names.
    const late: Change[] = [];
    for (const [name, group] of Map.groupBy(waiting, ({ id }) => shardOf(id, shards))) {
      const isApplied = await firestore.runTransaction((transaction) =>
        applyToShard(transaction, firestore, uid, name, group),
      );
      if (!isApplied) late.push(...group);
    }
    waiting = late;
  }
}

/** False where the shard is not there any more. */
async function applyToShard(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  name: string,
  changes: readonly Change[],
): Promise<boolean> {
  const reference = indexOf(firestore, uid).doc(SHARD_PREFIX + name);
  const [stored, state] = await transaction.getAll(reference, stateOf(firestore, uid));
  const { shards } = indexStateSchema.parse(state?.data() ?? {});
  const isFirst = shards.length === 0 && name === '';
  if (!isFirst && !shards.includes(name)) return false;
  const before = indexShardSchema.safeParse(stored?.data()).data?.entries ?? '[]';
  const after = applyChanges(before, changes);
  if (after === before && !isFirst) return true;
  const parts = divide(name, after);
  for (const [part, entries] of parts) {
    transaction.set(indexOf(firestore, uid).doc(SHARD_PREFIX + part), { entries });
  }
  if (parts.has(name) && !isFirst) return true;
  if (!parts.has(name)) transaction.delete(reference);
  const others = shards.filter((other) => other !== name);
  transaction.set(stateOf(firestore, uid), { shards: [...others, ...parts.keys()] }, { merge: true });
  return true;
}

async function readState(firestore: Firestore, uid: string) {
  return indexStateSchema.parse((await stateOf(firestore, uid).get()).data() ?? {});
}
