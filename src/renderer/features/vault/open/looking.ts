/** What stands on the server: whether there is a vault, and what other devices changed in the one that is open. */

import { logWarning } from '#platform/logging/logger.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import type { VaultHolder } from './holder.ts';
import type { OpenedRow } from './keeper/openServed.ts';
import { VaultLockedError } from './keeperConnection.ts';
import type { ServedItem } from './server/servedItem.ts';
import type { ServedVault } from './server/vaultServer.ts';
import { vaultFailureOf } from './vaultFailure.ts';
import type { DiscardedVault, LockCause, LockedVaultState } from './vaultState.ts';

/** An answer may have been on its way while another was written: so much of the past is looked at again. Milliseconds. */
const OVERLAP = 10_000;

export class VaultLooking {
  readonly #holder: VaultHolder;
  /** Of the newest document that was read. */
  #newest = 0;
  #discarded: readonly DiscardedVault[] = [];
  #looking: Promise<void> | null = null;

  constructor(holder: VaultHolder) {
    this.#holder = holder;
  }

  /** One look at a time: who asks meanwhile hears of the same one. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  /** For the next look to begin after. */
  noteServed(items: readonly ServedItem[]): void {
    for (const { updatedAt } of items) this.#newest = Math.max(this.#newest, updatedAt);
  }

  forget(): void {
    this.#newest = 0;
  }

  async #look(): Promise<void> {
    const holder = this.#holder;
    const { person, server } = holder.surroundings;
    const userId = person.current();
    if (!userId) return;
    const { kind } = holder.state;
    if (kind === 'unreachable') holder.publish({ kind: 'looking' });
    try {
      const vaults = await server.readVaults(userId);
      if (person.current() !== userId) return;
      const used = vaults.find(({ erasureDueAt }) => erasureDueAt === null);
      if (holder.state.kind === 'open') await this.#followOpen(used);
      else this.show(vaults, holder.state.kind === 'locked' ? holder.state.cause : null);
    } catch (error) {
      if (error instanceof VaultLockedError) return;
      if (holder.state.kind === 'looking') {
        holder.publish({ kind: 'unreachable', failure: vaultFailureOf(error) });
      } else logWarning('vault-not-looked-at', {}, error);
    }
  }

  /** The vault as it stands while it is not open here. */
  show(vaults: readonly ServedVault[], cause: LockCause | null): void {
    const used = vaults.find(({ erasureDueAt }) => erasureDueAt === null);
    this.#discarded = vaults.flatMap(({ vaultId, erasureDueAt }): DiscardedVault[] =>
      erasureDueAt === null ? [] : [{ vaultId, erasureDueAt }],
    );
    this.#holder.publish(
      used ? this.lockedState(used.keys, cause) : { kind: 'none', discarded: this.#discarded },
    );
  }

  lockedState(keys: StoredKeyBox, cause: LockCause | null): LockedVaultState {
    return { kind: 'locked', keys, findings: [], cause, discarded: this.#discarded };
  }

  async #followOpen(used: ServedVault | undefined): Promise<void> {
    const holder = this.#holder;
    const held = holder.open();
    if (used?.vaultId !== held.state.vaultId) {
      holder.endKeeper();
      this.show(used ? [used] : [], null);
      return;
    }
    const { server } = holder.surroundings;
    const served = await server.readItemsSince(held.userId, Math.max(0, this.#newest - OVERLAP));
    const changed = served.filter((item) => isNews(item, held.state.items.get(item.itemId)?.version));
    this.noteServed(served);
    if (changed.length > 0) this.apply(await held.keeper.ask(async (keeper) => keeper.openItems(changed)));
    holder.assertStillOpen(held);
    if (holder.state.kind === 'open' && holder.state.keys.generation < used.keys.generation) {
      holder.publish({ ...holder.state, keys: used.keys });
    }
  }

  /** What opened takes its place; what did not stands among the unreadable. */
  apply(rows: readonly OpenedRow[]): void {
    const held = this.#holder.open();
    const items = rows.flatMap((row) => (row.is === 'item' ? [row.item] : []));
    const gone = rows.flatMap((row) => (row.is === 'erased' ? [row.itemId] : []));
    this.#holder.publishItems(held, items, gone);
    const unreadable = rows.flatMap((row) => (row.is === 'unreadable' ? [row.item] : []));
    const { state } = this.#holder;
    if (unreadable.length === 0 || state.kind !== 'open') return;
    const ids = new Set(unreadable.map(({ itemId }) => itemId));
    const others = state.unreadable.filter(({ itemId }) => !ids.has(itemId));
    this.#holder.publish({ ...state, unreadable: [...others, ...unreadable] });
  }
}

function isNews({ document }: ServedItem, known: number | undefined): boolean {
  const version: unknown =
    typeof document === 'object' && document !== null ? Reflect.get(document, 'version') : undefined;
  return version !== known;
}
