/**
 * [Note: When the vault locks]
 * By its owner; after minutes without activity in any page; when the device slept; when the page is left or frozen; in all
 * pages at once. The worker ends and the contents are let go of. Of a page that was only left, the others stay open.
 * Before that, what is being written is sealed (`beforeLock`), unless the page is going or the worker is gone: that takes
 * a moment, and never longer than `SEALING_LIMIT`.
 */
import type { Clock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { AutoLock } from '../autoLock.ts';
import type { LockCause } from '../vaultState.ts';
import { IdleWatch } from './idleWatch.ts';
import { type Channel, OtherPages, type PagesMessage } from './otherPages.ts';
import type { PageLife } from './pageLife.ts';

/** A hand that moves is told of this often. Milliseconds. */
const TELL_EVERY = 3_000;
/** Whoever goes back and forth between windows does not ask the server each time. */
const LOOK_AGAIN_AFTER = 5_000;

/** Milliseconds. */
const SEALING_LIMIT = 1_000;

const locksAtOnce: ReadonlySet<LockCause> = new Set(['window-left', 'worker-failed']);
const leavesOthersOpen: ReadonlySet<LockCause> = new Set(['other-window', 'window-left', 'worker-failed']);

interface VaultLockingOptions {
  readonly clock: Clock;
  readonly page: PageLife;
  readonly openChannel: (name: string) => Channel;
  readonly readAutoLock: () => AutoLock;
  readonly isOpen: () => boolean;
  /** Of this page alone. */
  readonly lockHere: (cause: LockCause) => void;
  readonly look: () => void;
}

export class VaultLocking {
  readonly #options: VaultLockingOptions;
  readonly #idle: IdleWatch;
  readonly #others: OtherPages;
  #toldAt = Number.NEGATIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;
  readonly #lastActs = new Set<() => Promise<unknown>>();
  /** While what was written is sealed, for the lock that comes after; aborted when it was locked meanwhile. */
  #sealing: AbortController | null = null;

  constructor(options: VaultLockingOptions) {
    this.#options = options;
    const { clock, readAutoLock, page, openChannel } = options;
    this.#idle = new IdleWatch({ clock, readAutoLock, lock: (cause) => this.lock(cause) });
    this.#others = new OtherPages(openChannel, (message) => this.#hear(message));
    page.watch({
      onActivity: () => this.noteActivity(),
      onSeen: () => this.#seen(),
      onLeft: () => {
        if (options.isOpen()) this.lock('window-left');
      },
    });
  }

  follow(userId: UserId | null): void {
    this.#others.follow(userId);
  }

  /** From when the vault is open. */
  opened(): void {
    this.#idle.begin();
  }

  /** However it came about. */
  closed(): void {
    this.#idle.end();
    this.#sealing?.abort();
    this.#sealing = null;
  }

  lock(cause: LockCause): void {
    this.#idle.end();
    const wasOpen = this.#options.isOpen();
    const isToWait = wasOpen && this.#lastActs.size > 0 && !locksAtOnce.has(cause);
    if (isToWait && this.#sealing) return;
    if (isToWait) void this.#sealAndLock(cause);
    else this.#options.lockHere(cause);
    if (wasOpen && !leavesOthersOpen.has(cause)) this.#others.tell('locked');
  }

  /** `act` seals what would be lost. Gives what takes it back. */
  beforeLock(act: () => Promise<unknown>): () => void {
    this.#lastActs.add(act);
    return () => this.#lastActs.delete(act);
  }

  async #sealAndLock(cause: LockCause): Promise<void> {
    const sealing = new AbortController();
    this.#sealing = sealing;
    const acts = [...this.#lastActs].map(async (act) => act());
    const limit = this.#options.clock.sleep(SEALING_LIMIT, sealing.signal).catch(() => undefined);
    await Promise.race([Promise.allSettled(acts), limit]);
    if (!sealing.signal.aborted) this.#options.lockHere(cause);
  }

  /** The others look what is new. */
  tellChanged(): void {
    this.#others.tell('changed');
  }

  noteActivity(): void {
    if (!this.#options.isOpen() || !this.#idle.noteActivity()) return;
    const now = this.#options.clock.now();
    if (now < this.#toldAt + TELL_EVERY && now >= this.#toldAt) return;
    this.#toldAt = now;
    this.#others.tell('active');
  }

  #seen(): void {
    if (this.#options.isOpen() && !this.#idle.look()) return;
    const now = this.#options.clock.now();
    if (now < this.#lookedAt + LOOK_AGAIN_AFTER && now >= this.#lookedAt) return;
    this.#lookedAt = now;
    this.#options.look();
  }

  #hear(message: PagesMessage): void {
    if (message === 'changed') this.#options.look();
    else if (!this.#options.isOpen()) return;
    else if (message === 'locked') this.lock('other-window');
    else this.#idle.noteActivity();
  }
}
