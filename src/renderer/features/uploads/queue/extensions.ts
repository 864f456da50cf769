/**
 * Reservations live for a day: those of uploads that are still on their way are extended each hour, and at once when a
 * page takes them over. What fails is extended with the rest an hour later.
 */
import { logWarning } from '#platform/logging/logger.ts';
import type { Clock } from '#shared/clock.ts';

/** Milliseconds. */
const EXTENSION_INTERVAL = 60 * 60_000;

interface ExtensionsOptions<Id> {
  /** What uploads on their way hold at the moment. */
  readonly reservedItems: () => readonly Id[];
  readonly askServer: (itemIds: readonly Id[]) => Promise<void>;
  readonly clock: Clock;
}

export class Extensions<Id> {
  readonly #options: ExtensionsOptions<Id>;

  constructor(options: ExtensionsOptions<Id>) {
    this.#options = options;
  }

  /** Never rejects. */
  async extend(): Promise<void> {
    const { reservedItems, askServer } = this.#options;
    const itemIds = reservedItems();
    if (itemIds.length === 0) return;
    try {
      await askServer(itemIds);
    } catch (error) {
      logWarning('reservations-not-extended', {}, error);
    }
  }

  /** Until `signal` ends it, when the person leaves. Never rejects. */
  async extendHourly(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#options.clock.sleep(EXTENSION_INTERVAL, signal).catch(() => undefined);
      if (!signal.aborted) void this.extend();
    }
  }
}
