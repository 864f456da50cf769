/**
 * A database of this device (IndexedDB) that is opened when it is first needed. A browser may refuse to open it, close
 * it, or never answer: whoever asks then hears so soon, and whoever asks later may find it there.
 */
import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { type Clock, systemClock } from '#shared/clock.ts';

interface DeviceDatabaseOptions<Schema extends DBSchema | unknown> {
  readonly name: string;
  readonly version: number;
  readonly upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>;
  readonly clock?: Clock;
}

/** An opening is waited for this long, in milliseconds. */
const OPENING_LIMIT = 10_000;

/** Gives what opens it. That rejects while the database cannot be had. */
export function createDeviceDatabase<Schema extends DBSchema | unknown = unknown>({
  name,
  version,
  upgrade,
  clock = systemClock,
}: DeviceDatabaseOptions<Schema>): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };

  function begin(): Promise<IDBPDatabase<Schema>> {
    const refusal = Promise.withResolvers<never>();
    const isAnswered = new AbortController();
    const opening = openDB<Schema>(name, version, {
      upgrade,
      // A page with an older version has it open, and does not make way.
      blocked: () => refusal.reject(new Error(`The database ${name} is blocked by another page.`)),
      // Another page wants a newer version: this one opens again when it is needed.
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase).close();
      },
      terminated: forget,
    });
    clock.sleep(OPENING_LIMIT, isAnswered.signal).then(
      () => refusal.reject(new Error(`The database ${name} does not answer.`)),
      () => undefined,
    );
    opening
      .then(() => {
        opened = opening;
      }, forget)
      .finally(() => isAnswered.abort());
    return Promise.race([opening, refusal.promise]);
  }

  return () => {
    opened ??= begin();
    return opened;
  };
}
