/**
 * The shards of an index ([Note: The library's index]) without a database: to which an item belongs, what a change makes of
 * one, and when one becomes two. A shard is named by the first bits of its items' hashed ids, so that a library that grows
 * divides one shard at a time and touches no other.
 */
import { createHash } from 'node:crypto';
import { type IndexEntry, readEntries } from '#shared/library/indexEntry.ts';

/** Bytes of a shard's text: below a document's mebibyte. */
const LARGEST_SHARD = 900_000;

/** Bits that shards are told apart by: a million shards. */
const LONGEST_NAME = 20;

/** What became of an item: an entry that is shown, or nothing more to show. */
export interface Change {
  readonly id: string;
  /** Milliseconds; null for what is gone for good. */
  readonly updatedAt: number | null;
  readonly entry: IndexEntry | null;
}

function bitsOf(id: string): string {
  const hash = createHash('sha256').update(id).digest().readUInt32BE(0);
  return hash.toString(2).padStart(32, '0').slice(0, LONGEST_NAME);
}

/** The one of these shards that an item belongs to. Without any it is the one of no bits, which holds everything. */
export function shardOf(id: string, shards: readonly string[]): string {
  const bits = bitsOf(id);
  return shards.find((name) => bits.startsWith(name)) ?? '';
}

/** A shard's text after these changes. An entry that is newer than a change stays. */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const entries = new Map(readEntries(text).map((entry): [string, IndexEntry] => [entry.id, entry]));
  for (const { id, updatedAt, entry } of changes) {
    const present = entries.get(id);
    if (present && updatedAt !== null && present.updatedAt > updatedAt) continue;
    if (entry) entries.set(id, entry);
    else entries.delete(id);
  }
  return JSON.stringify([...entries.values()]);
}

/** The shard as it is, or as two, or more, where it became too long for a document: texts by name. */
export function divide(name: string, text: string): ReadonlyMap<string, string> {
  const isSmall = Buffer.byteLength(text) <= LARGEST_SHARD;
  if (isSmall || name.length >= LONGEST_NAME) return new Map([[name, text]]);
  const entries = readEntries(text);
  const half = (bit: string) => JSON.stringify(entries.filter(({ id }) => bitsOf(id).startsWith(name + bit)));
  return new Map([...divide(`${name}0`, half('0')), ...divide(`${name}1`, half('1'))]);
}
