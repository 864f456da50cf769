/** The state of the vault, who hears of it, and the worker behind it: what the parts of the session share. */
import { logError } from '#platform/logging/logger.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { isOfItem } from '#shared/vault/deviceRecord.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { ItemFinding } from '#shared/vault/seen.ts';
import { isSameKeyBox, type StoredKeyBox } from '#shared/vault/stored.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import { connectKeeper, type KeeperConnection } from './keeperConnection.ts';
import type { VaultSurroundings } from './surroundings.ts';
import type { OpenVaultState, VaultItem, VaultState } from './vaultState.ts';

export interface OpenVaultHeld {
  readonly userId: UserId;
  readonly state: OpenVaultState;
  readonly keeper: KeeperConnection;
}

export class VaultHolder {
  readonly surroundings: VaultSurroundings;
  readonly #listeners = new Set<() => void>();
  #state: VaultState = { kind: 'looking' };
  #keeper: KeeperConnection | null = null;
  /** Outlives the lock: it may stand nowhere else. It opens nothing by itself. */
  #proven: StoredKeyBox | null = null;
  /** Locks the vault: its worker is gone. */
  onKeeperFailed: () => void = () => undefined;

  constructor(surroundings: VaultSurroundings) {
    this.surroundings = surroundings;
  }

  get state(): VaultState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether any part of the page draws it. */
  isWatched(): boolean {
    return this.#listeners.size > 1;
  }

  publish(state: VaultState): void {
    if (state.kind === 'open' && state.isBoxIntact) this.#proven = state.keys;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  /** The last box of the same vault that this page proved, unless it is the one that is answered. */
  provenKeys(answered: StoredKeyBox): StoredKeyBox | null {
    const proven = this.#proven;
    if (proven?.vaultId !== answered.vaultId) return null;
    return isSameKeyBox(proven, answered) ? null : proven;
  }

  /** For another person. */
  forgetProvenKeys(): void {
    this.#proven = null;
  }

  /** Throws VaultLockedError while nobody is signed in. */
  userId(): UserId {
    const userId = this.surroundings.person.current();
    if (!userId) throw new VaultLockedError('Nobody is signed in');
    return userId;
  }

  /** The worker, started when it is first needed. */
  keeper(): KeeperConnection {
    this.#keeper ??= connectKeeper(this.surroundings.startWorker, (reason) => {
      logError('vault-worker-failed', { reason });
      this.#keeper = null;
      this.onKeeperFailed();
    });
    return this.#keeper;
  }

  /** The keys go with it. */
  endKeeper(): void {
    this.#keeper?.end();
    this.#keeper = null;
  }

  /** Throws VaultLockedError when the vault is not open. */
  open(): OpenVaultHeld {
    if (this.#state.kind !== 'open') throw new VaultLockedError('The vault is locked');
    return { userId: this.userId(), state: this.#state, keeper: this.keeper() };
  }

  /** Throws VaultLockedError when `held` is not the vault that is open any more. */
  assertStillOpen({ keeper }: OpenVaultHeld): void {
    if (this.#state.kind !== 'open' || this.#keeper !== keeper) {
      throw new VaultLockedError('The vault was locked');
    }
  }

  /** Of items that the server answers otherwise than they were seen; each is told once. */
  publishFindings(held: OpenVaultHeld, findings: readonly ItemFinding[]): void {
    if (findings.length === 0) return;
    this.assertStillOpen(held);
    if (this.#state.kind !== 'open') return;
    const ids = new Set(findings.map(({ itemId }) => itemId));
    const others = this.#state.findings.filter((finding) => !(isOfItem(finding) && ids.has(finding.itemId)));
    this.publish({ ...this.#state, findings: [...others, ...findings] });
  }

  /** In the open vault alone: what came back after it was locked is forgotten. */
  publishItems(held: OpenVaultHeld, changed: readonly VaultItem[], gone: readonly VaultItemId[] = []): void {
    if (changed.length + gone.length === 0) return;
    this.assertStillOpen(held);
    if (this.#state.kind !== 'open') return;
    const items = new Map(this.#state.items);
    for (const item of changed) items.set(item.itemId, item);
    for (const itemId of gone) items.delete(itemId);
    const replaced = new Set([...changed.map(({ itemId }) => itemId), ...gone]);
    const unreadable = this.#state.unreadable.filter(({ itemId }) => !replaced.has(itemId));
    this.publish({ ...this.#state, items, unreadable });
  }
}
