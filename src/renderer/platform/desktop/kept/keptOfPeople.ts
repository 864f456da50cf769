/** Whose records this page has open: one person's at a time, and none after they are gone. See [Note: What a desktop keeps]. */
import { logWarning } from '#platform/logging/logger.ts';
import { systemClock } from '#shared/clock.ts';
import type { DesktopBridge } from '#shared/desktop/bridge.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { Platform } from '../../platform.ts';
import { openKeptDatabase, removeKeptDatabase } from './keptDatabase.ts';
import { type ClosableRecords, createKeptRecords } from './keptRecords.ts';
import { importKey } from './sealing.ts';

interface Opened {
  readonly userId: UserId;
  readonly records: Promise<ClosableRecords | null>;
}

export function createKeptOfPeople(bridge: DesktopBridge): Pick<Platform, 'openKept' | 'eraseKept'> {
  let opened: Opened | null = null;

  async function open(userId: UserId): Promise<ClosableRecords | null> {
    try {
      const text = await bridge.readCacheKey(userId);
      if (text === null) return null;
      const key = await importKey(text);
      return createKeptRecords({ userId, key, openDatabase: openKeptDatabase, clock: systemClock });
    } catch (error) {
      logWarning('Nothing can be kept on this computer', {}, error);
      return null;
    }
  }

  return {
    openKept(userId) {
      if (opened?.userId !== userId) opened = { userId, records: open(userId) };
      return opened.records;
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
