/**
 * [Note: The clone's index]
 * What is searched stands in shards, `users/{uid}/cloneIndex/{shard}`, so that 5,000 passages are 25 reads. The passages are
 * one text of JSON: no query looks into them, and a map of them would be more index entries than a document may have.
 * `directory` knows the shards and a version that only grows; each shard says the version that last changed it. Memories are
 * the truth: an index that cannot be read is made of them anew.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { type IndexedPassage, indexedPassageSchema } from '../../grounding/index.ts';

export const DIRECTORY = 'directory';
/** Of one shard; well below a document's mebibyte. */
export const SHARD_PASSAGES = 200;
export const SHARD_BYTES = 600_000;

const directorySchema = z.object({
  version: z.int().min(0),
  /** The name of the next new shard. */
  next: z.int().min(0),
  shards: z.array(z.object({ id: z.string(), passages: z.int().min(0), bytes: z.int().min(0) })),
  isBroken: z.boolean().catch(false),
});
export type Directory = z.output<typeof directorySchema>;
export type ShardEntry = Directory['shards'][number];

/** By memory. */
export type ShardContent = ReadonlyMap<string, readonly IndexedPassage[]>;

const contentSchema = z.record(z.string(), z.array(indexedPassageSchema));
const shardSchema = z.object({ version: z.int().min(0), passages: z.string() });

/** An empty one where there is none. Null where it cannot be read. */
export function directoryFrom(snapshot: DocumentSnapshot): Directory | null {
  if (!snapshot.exists) return { version: 0, next: 0, shards: [], isBroken: false };
  return directorySchema.safeParse(snapshot.data()).data ?? null;
}

/** Null where it cannot be read. */
export function contentFrom(snapshot: DocumentSnapshot): ShardContent | null {
  const shard = shardSchema.safeParse(snapshot.data()).data;
  if (!shard) return null;
  try {
    const content = contentSchema.safeParse(JSON.parse(shard.passages)).data;
    return content ? new Map(Object.entries(content)) : null;
  } catch {
    return null;
  }
}

export interface WrittenShard {
  readonly fields: { readonly version: number; readonly passages: string };
  readonly passages: number;
  readonly bytes: number;
}

export function writeContent(content: ShardContent, version: number): WrittenShard {
  const passages = JSON.stringify(Object.fromEntries(content));
  return {
    fields: { version, passages },
    passages: [...content.values()].reduce((sum, list) => sum + list.length, 0),
    bytes: Buffer.byteLength(passages),
  };
}
