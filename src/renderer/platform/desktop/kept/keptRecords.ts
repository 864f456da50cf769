/**
 * [Note: What a desktop keeps]
 * What a person has seen, for when there is no connection: their profile, lists and thumbnails, each sealed under a key that
 * the OS keychain holds and signing out removes (decision 31). Never the vault, and nothing of a legacy. What cannot be
 * opened is dropped, and read from the server again when there is one.
 */
import { logWarning } from '#platform/logging/logger.ts';
import type { Clock } from '#shared/clock.ts';
import type { KeptKind, KeptRecord, KeptRecords } from '../../platform.ts';
import { type KeptDatabase, type KeptEntry, keptEntrySchema, sealedSchema } from './keptDatabase.ts';
import { placeOf, type RecordName, seal, unseal } from './sealing.ts';

const DAY = 24 * 60 * 60_000;

/** What was not read anew for this long is not shown any more, in milliseconds; it goes once the backend has answered. */
export const LONGEST_KEPT = 60 * DAY;
/** How exactly it is known when a record was seen: looking at an album again writes nothing. */
const SEEN_STEP = 60 * 60_000;

/** Bytes of each kind; what was seen longest ago goes first. */
export const keptLimits: Readonly<Record<KeptKind, number>> = {
  profile: 1024 * 1024,
  list: 50 * 1024 * 1024,
  thumbnail: 200 * 1024 * 1024,
};

const keptKinds = ['profile', 'list', 'thumbnail'] as const satisfies readonly KeptKind[];

export interface KeptSetting {
  readonly userId: string;
  readonly key: CryptoKey;
  readonly openDatabase: () => Promise<KeptDatabase>;
  readonly clock: Clock;
  readonly limits?: Readonly<Record<KeptKind, number>>;
}

export interface ClosableRecords extends KeptRecords {
  /** Nothing is read or written afterwards; resolves when what was under way has ended. */
  close(): Promise<void>;
}

export function createKeptRecords({
  userId,
  key,
  openDatabase,
  clock,
  limits = keptLimits,
}: KeptSetting): ClosableRecords {
  let isClosed = false;
  const underWay = new Set<Promise<unknown>>();
  const byteCounts: Record<KeptKind, number> = { profile: 0, list: 0, thumbnail: 0 };
  let counting: Promise<void> | null = null;
  let hasDroppedOld = false;

  /** `otherwise` stands for whatever a disk or a key may say: this is a cache. */
  async function attempt<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
    if (isClosed) return otherwise;
    const running = work();
    underWay.add(running);
    try {
      return await running;
    } catch (error) {
      if (!isClosed) logWarning('Something kept on this computer could not be used', {}, error);
      return otherwise;
    } finally {
      underWay.delete(running);
    }
  }

  async function drop(database: KeptDatabase, place: string): Promise<void> {
    const change = database.transaction(['entries', 'sealed'], 'readwrite');
    const entry = keptEntrySchema.safeParse(await change.objectStore('entries').get(place)).data;
    await Promise.all([
      change.objectStore('entries').delete(place),
      change.objectStore('sealed').delete(place),
      change.done,
    ]);
    if (entry && isKind(entry.kind)) byteCounts[entry.kind] -= entry.byteCount;
  }

  function isTooOld({ keptAt }: KeptEntry): boolean {
    const age = clock.now() - keptAt;
    // A clock that was wrong dates nothing further ahead than a day.
    return age > LONGEST_KEPT || age < -DAY;
  }

  async function entriesOf(database: KeptDatabase): Promise<KeptEntry[]> {
    return (await database.getAll('entries')).flatMap((entry) => keptEntrySchema.safeParse(entry).data ?? []);
  }

  async function count(database: KeptDatabase): Promise<void> {
    const counts: Record<string, number> = {};
    for (const { kind, byteCount } of await entriesOf(database)) {
      counts[kind] = (counts[kind] ?? 0) + byteCount;
    }
    for (const kind of keptKinds) byteCounts[kind] = counts[kind] ?? 0;
  }

  /** With the first of all that is asked, what is there is counted; what could not be is with the next. */
  async function openCounted(): Promise<KeptDatabase> {
    const database = await openDatabase();
    counting ??= count(database).catch((error: unknown) => {
      counting = null;
      throw error;
    });
    await counting;
    return database;
  }

  /** What is written was just answered by the backend. Without it a clock that is ahead must cost nothing. */
  async function dropOld(database: KeptDatabase): Promise<void> {
    if (hasDroppedOld) return;
    hasDroppedOld = true;
    for (const entry of await entriesOf(database)) {
      if (isTooOld(entry)) await drop(database, entry.place);
    }
  }

  async function bound(database: KeptDatabase, kind: KeptKind): Promise<void> {
    if (byteCounts[kind] <= limits[kind]) return;
    const entries = (await entriesOf(database)).filter((entry) => entry.kind === kind);
    for (const { place } of entries.toSorted((one, other) => one.seenAt - other.seenAt)) {
      if (byteCounts[kind] <= limits[kind]) return;
      await drop(database, place);
    }
  }

  async function read(name: RecordName): Promise<KeptRecord | null> {
    const database = await openCounted();
    const place = await placeOf(name);
    const entry = keptEntrySchema.safeParse(await database.get('entries', place)).data;
    const sealed = sealedSchema.safeParse(await database.get('sealed', place)).data;
    if (!entry || !sealed) {
      await drop(database, place);
      return null;
    }
    if (isTooOld(entry)) return null;
    const content = await unseal(key, name, entry.keptAt, sealed).catch(() => null);
    if (!content) await drop(database, place);
    else if (clock.now() - entry.seenAt > SEEN_STEP) {
      await database.put('entries', { ...entry, seenAt: clock.now() });
    }
    return content && { content, keptAt: new Date(entry.keptAt) };
  }

  async function write(kind: KeptKind, id: string, content: Uint8Array<ArrayBuffer>): Promise<void> {
    const database = await openCounted();
    const name = { userId, kind, id };
    const place = await placeOf(name);
    const now = clock.now();
    const sealed = await seal(key, name, now, content);
    if (isClosed) return;
    const byteCount = sealed.content.byteLength;
    const change = database.transaction(['entries', 'sealed'], 'readwrite');
    const before = keptEntrySchema.safeParse(await change.objectStore('entries').get(place)).data;
    await Promise.all([
      change.objectStore('entries').put({ place, kind, byteCount, keptAt: now, seenAt: now }),
      change.objectStore('sealed').put(sealed, place),
      change.done,
    ]);
    byteCounts[kind] += byteCount - (before?.byteCount ?? 0);
    await dropOld(database);
    await bound(database, kind);
  }

  return {
    read: (kind, id) => attempt(() => read({ userId, kind, id }), null),
    write: (kind, id, content) => attempt(() => write(kind, id, content), undefined),
    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
    },
  };
}

function isKind(kind: string): kind is KeptKind {
  return keptKinds.some((known) => known === kind);
}
