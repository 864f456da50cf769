/**
 * The indexes of the clones that are being talked to, in this process: made once for each version, and as many as fit. The version is
 * asked for before each use, so a memory that was erased is in no answer after it.
 */
import type { Firestore } from 'firebase-admin/firestore';
import { readIndex, readIndexVersion } from '../../clone/index.ts';
import { createIndex, type PassageIndex } from '../../grounding/index.ts';
import type { Services } from '../../services.ts';

/** In all indexes together; one clone may have more, and is then kept alone. */
const MOST_PASSAGES = 40_000;

interface Kept {
  readonly version: number;
  readonly passages: number;
  readonly index: PassageIndex;
}

/** By owner, the one used last at the end. A process that serves several backends, as tests do, keeps them apart. */
const caches = new WeakMap<Firestore, Map<string, Promise<Kept>>>();

export async function indexOf(services: Services, ownerId: string): Promise<PassageIndex> {
  const cache = cacheOf(services.firestore);
  const version = await readIndexVersion(services, ownerId);
  const kept = await cache.get(ownerId)?.catch(() => null);
  // Not what is newer: a clone that was erased and begun anew counts from nothing, and a clock may be set back.
  if (kept && kept.version === version) {
    remember(cache, ownerId, Promise.resolve(kept));
    return kept.index;
  }
  const reading = read(services, ownerId);
  remember(cache, ownerId, reading);
  try {
    const { index } = await reading;
    await makeRoom(cache, ownerId);
    return index;
  } catch (error) {
    if (cache.get(ownerId) === reading) cache.delete(ownerId);
    throw error;
  }
}

async function read(services: Services, ownerId: string): Promise<Kept> {
  const { version, passages } = await readIndex(services, ownerId);
  return { version, passages: passages.length, index: createIndex(passages) };
}

function cacheOf(firestore: Firestore): Map<string, Promise<Kept>> {
  const cache = caches.get(firestore) ?? new Map<string, Promise<Kept>>();
  caches.set(firestore, cache);
  return cache;
}

function remember(cache: Map<string, Promise<Kept>>, ownerId: string, kept: Promise<Kept>): void {
  cache.delete(ownerId);
  cache.set(ownerId, kept);
}

async function makeRoom(cache: Map<string, Promise<Kept>>, newest: string): Promise<void> {
  const kept = await Promise.all(
    [...cache].map(async ([ownerId, reading]) => ({
      ownerId,
      passages: (await reading.catch(() => null))?.passages ?? 0,
    })),
  );
  let total = kept.reduce((sum, { passages }) => sum + passages, 0);
  for (const { ownerId, passages } of kept) {
    if (total <= MOST_PASSAGES) return;
    if (ownerId === newest) continue;
    cache.delete(ownerId);
    total -= passages;
  }
}
