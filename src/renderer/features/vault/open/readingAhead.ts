/**
 * The sealed items, read before anybody can open them: from the first letter of the phrase on, so that whoever has typed it
 * waits for no answer. A refused phrase leaves them here for the next one. What was written since is asked for whenever they
 * are taken, so that no look at them is older than that moment.
 */
import type { Clock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { VaultId } from '#shared/vault/ids.ts';
import type { ServedItem } from './server/servedItem.ts';
import type { VaultServer } from './server/vaultServer.ts';

type Page = readonly ServedItem[];
type Pages = AsyncIterable<Page>;

interface Source {
  readonly clock: Clock;
  readonly server: Pick<VaultServer, 'readItems' | 'readItemsSince'>;
}

/** What the first page does not show may have been written while the last one was read; and a server's clock may be slow. */
const MARGIN = 1_000;

export class ReadingAhead {
  readonly #source: Source;
  #reading: Reading | null = null;

  constructor(source: Source) {
    this.#source = source;
  }

  begin(userId: UserId, vaultId: VaultId): void {
    this.#readingOf(userId, vaultId);
  }

  /** Each item once, as it stands on the server now or later. Throws what the line or the server refuses. */
  take(userId: UserId, vaultId: VaultId): Pages {
    const before = this.#reading;
    const reading = this.#readingOf(userId, vaultId);
    if (reading !== before) return reading.pages();
    const changed = reading.readChanged();
    changed.catch(() => undefined);
    return replaced(reading.pages(), changed);
  }

  forget(): void {
    this.#reading?.stop();
    this.#reading = null;
  }

  #readingOf(userId: UserId, vaultId: VaultId): Reading {
    const begun = this.#reading;
    if (begun?.userId === userId && begun.vaultId === vaultId && !begun.hasFailed) return begun;
    begun?.stop();
    this.#reading = new Reading(this.#source, userId, vaultId);
    return this.#reading;
  }
}

class Reading {
  readonly userId: UserId;
  readonly vaultId: VaultId;
  readonly #source: Source;
  readonly #read: Page[] = [];
  readonly #ended: Promise<void>;
  #news = Promise.withResolvers<void>();
  #isStopped = false;
  /** In milliseconds. */
  #duration = 0;
  hasFailed = false;

  constructor(source: Source, userId: UserId, vaultId: VaultId) {
    this.#source = source;
    this.userId = userId;
    this.vaultId = vaultId;
    this.#ended = this.#readAll();
    this.#ended.catch(() => {
      this.hasFailed = true;
    });
  }

  stop(): void {
    this.#isStopped = true;
  }

  async *pages(): AsyncGenerator<Page> {
    let isOver = false;
    const end = this.#ended.then(() => {
      isOver = true;
    });
    end.catch(() => undefined);
    for (let at = 0; ; ) {
      const page = this.#read[at];
      if (page) {
        at += 1;
        yield page;
      } else if (isOver) return;
      else await Promise.race([this.#news.promise, end]);
    }
  }

  /** What was written after it was read here. */
  async readChanged(): Promise<Page> {
    await this.#ended;
    const newest = this.#read.flat().reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), 0);
    const since = Math.max(0, newest - this.#duration - MARGIN);
    return this.#source.server.readItemsSince(this.userId, this.vaultId, since);
  }

  async #readAll(): Promise<void> {
    const { clock, server } = this.#source;
    const begun = clock.now();
    for await (const page of server.readItems(this.userId, this.vaultId)) {
      if (this.#isStopped) return;
      this.#read.push(page);
      this.#news.resolve();
      this.#news = Promise.withResolvers();
    }
    this.#duration = clock.now() - begun;
  }
}

async function* replaced(pages: Pages, changing: Promise<Page>): AsyncGenerator<Page> {
  const changed = await changing;
  const later = new Set(changed.map(({ itemId }) => itemId));
  for await (const page of pages) yield page.filter(({ itemId }) => !later.has(itemId));
  yield changed;
}
