/** Passages come into the index and leave it in the transaction that changes their memory ([Note: The clone's index]). */
import type { Transaction } from 'firebase-admin/firestore';
import type { Passage } from '#shared/clone/passage.ts';
import { type IndexedPassage, indexPassage } from '../../grounding/index.ts';
import type { Services } from '../../services.ts';
import { indexOf } from '../cloneDocuments.ts';
import {
  contentFrom,
  DIRECTORY,
  directoryFrom,
  SHARD_BYTES,
  SHARD_PASSAGES,
  type ShardEntry,
  writeContent,
} from './shards.ts';

export interface IndexChange {
  /** Passages of all memories, as they will be. */
  readonly passages: () => number;
  /** Returns the shards that hold them now. With no passages the memory leaves the index. */
  replace(memoryId: string, passages: readonly Passage[]): readonly string[];
  /** Writes only. Nothing where nothing was replaced. */
  write(): void;
}

interface OpenShard {
  readonly id: string;
  readonly content: Map<string, readonly IndexedPassage[]>;
  passages: number;
  bytes: number;
  isChanged: boolean;
}

/** Reads only. `standing`: the shards that hold the memories which are to change, where that is known. */
export async function beginChange(
  transaction: Transaction,
  { firestore, log, clock }: Services,
  uid: string,
  standing: ReadonlySet<string> | 'everywhere',
): Promise<IndexChange> {
  const collection = indexOf(firestore, uid);
  const directory = directoryFrom(await transaction.get(collection.doc(DIRECTORY)));
  const entries = directory?.shards ?? [];
  const roomiest = entries.toSorted((one, other) => one.passages - other.passages).find(hasRoom);
  const wanted = entries.filter(
    ({ id }) => standing === 'everywhere' || standing.has(id) || id === roomiest?.id,
  );
  const snapshots =
    wanted.length > 0 ? await transaction.getAll(...wanted.map(({ id }) => collection.doc(id))) : [];
  let isBroken = directory === null || directory.isBroken;
  const open = wanted.map((entry, index): OpenShard => {
    const snapshot = snapshots[index];
    const content = snapshot ? contentFrom(snapshot) : null;
    if (content === null) isBroken = true;
    return { ...entry, content: new Map(content ?? []), isChanged: content === null };
  });
  if (isBroken) log.log('error', 'clone-index-broken', { uid });
  const opened = new Map(open.map((shard) => [shard.id, shard]));
  const others = entries.filter(({ id }) => !opened.has(id));
  let next = directory?.next ?? clock.now();
  const all = () => [...others, ...opened.values()];
  const place = (memoryId: string, passage: IndexedPassage): string => {
    const bytes = Buffer.byteLength(JSON.stringify(passage)) + 1;
    let shard = [...opened.values()].find((one) => hasRoom(one, bytes));
    if (!shard) {
      shard = { id: String(next), content: new Map(), passages: 0, bytes: 2, isChanged: true };
      opened.set(shard.id, shard);
      next += 1;
    }
    shard.content.set(memoryId, [...(shard.content.get(memoryId) ?? []), passage]);
    shard.passages += 1;
    shard.bytes += bytes;
    shard.isChanged = true;
    return shard.id;
  };
  return {
    passages: () => all().reduce((sum, { passages }) => sum + passages, 0),
    replace(memoryId, passages) {
      for (const shard of opened.values()) {
        const former = shard.content.get(memoryId);
        if (!former) continue;
        shard.content.delete(memoryId);
        shard.passages -= former.length;
        shard.bytes -= Buffer.byteLength(JSON.stringify(former));
        shard.isChanged = true;
      }
      return [...new Set(passages.map((passage) => place(memoryId, indexPassage(passage))))];
    },
    write() {
      const changed = [...opened.values()].filter(({ isChanged }) => isChanged);
      if (changed.length === 0) return;
      const version = (directory?.version ?? clock.now()) + 1;
      const listed: ShardEntry[] = [...others];
      for (const shard of opened.values()) {
        const reference = collection.doc(shard.id);
        if (!shard.isChanged) {
          listed.push({ id: shard.id, passages: shard.passages, bytes: shard.bytes });
        } else if (shard.content.size === 0) {
          transaction.delete(reference);
        } else {
          const { fields, passages, bytes } = writeContent(shard.content, version);
          transaction.set(reference, fields);
          listed.push({ id: shard.id, passages, bytes });
        }
      }
      transaction.set(collection.doc(DIRECTORY), { version, next, shards: listed, isBroken });
    },
  };
}

function hasRoom({ passages, bytes }: { passages: number; bytes: number }, more = 4_000): boolean {
  return passages < SHARD_PASSAGES && bytes + more <= SHARD_BYTES;
}
