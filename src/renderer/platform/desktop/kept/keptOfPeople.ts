/** Whose records this page has open: one person's at a time, and none after they are gone. See [Note: What a desktop keeps]. */
import { logWarning } from '#platform/logging/logger.ts';
import { systemClock } from '#shared/clock.ts';
import type { DesktopBridge } from '#shared/desktop/bridge.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Platform } from '../../platform.ts';
import { openKeptDatabase, removeKeptDatabase } from './keptDatabase.ts';
import { type ClosableRecords, createKeptRecords } from './keptRecords.ts';
import { importKey, openText, sealText } from './sealing.ts';

interface Opened {
  readonly userId: UserId;
  /** Null without an OS keychain. */
  readonly key: Promise<CryptoKey | null>;
  readonly records: Promise<ClosableRecords | null>;
}

/** What lies elsewhere than the records is bound to the place where it does. */
const nameOf = (userId: UserId, place: string) => ({ userId, kind: 'text', id: place });

export function createKeptOfPeople(
  bridge: Pick<DesktopBridge, 'readCacheKey'>,
): Pick<Platform, 'openKept' | 'eraseKept' | 'diskSecrets'> {
  let opened: Opened | null = null;

  async function readKey(userId: UserId): Promise<CryptoKey | null> {
    try {
      const text = await bridge.readCacheKey(userId);
      return text === null ? null : await importKey(text);
    } catch (error) {
      logWarning('Nothing can be kept on this computer', {}, error);
      return null;
    }
  }

  function open(userId: UserId): Opened {
    if (opened?.userId === userId) return opened;
    const key = readKey(userId);
    const records = key.then(
      (known) =>
        known &&
        createKeptRecords({ userId, key: known, openDatabase: openKeptDatabase, clock: systemClock }),
    );
    opened = { userId, key, records };
    return opened;
  }

  return {
    openKept: (userId) => open(userId).records,
    diskSecrets: {
      async seal(userId, place, text) {
        const key = await open(userId).key;
        return key && (await sealText(key, nameOf(userId, place), text));
      },
      async open(userId, place, written) {
        const key = await open(userId).key;
        return key && (await openText(key, nameOf(userId, place), written).catch(() => null));
      },
    },
    async eraseKept() {
      const last = opened;
      opened = null;
      try {
        await (await last?.records)?.close();
        await removeKeptDatabase();
      } catch (error) {
        logWarning('What was kept on this computer could not be removed', {}, error);
      }
    },
  };
}
