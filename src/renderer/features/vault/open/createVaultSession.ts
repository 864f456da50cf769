/** The vault of one page: its parts put together. */
import PQueue from 'p-queue';
import { failureOf } from '#platform/backend/failure.ts';
import { vaultBringBack, vaultDiscard } from '#shared/callables/vault.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { KeyChanges } from './changingKeys.ts';
import { readEarlierVersions } from './earlierVersions.ts';
import { VaultHolder } from './holder.ts';
import { VaultLooking } from './looking.ts';
import { ItemSaving } from './saving/saveItems.ts';
import { ItemTrash } from './saving/trashItems.ts';
import type { VaultSurroundings } from './surroundings.ts';
import { unlock } from './unlocking.ts';
import type { VaultSession } from './vaultSession.ts';
import type { LockCause, SaveOutcome } from './vaultState.ts';

export function createVaultSession(surroundings: VaultSurroundings): VaultSession {
  const holder = new VaultHolder(surroundings);
  const looking = new VaultLooking(holder);
  const keys = new KeyChanges(holder, looking);
  const saving = new ItemSaving(holder);
  const trash = new ItemTrash(holder);
  /** One change after the other: the second of one item follows the first. */
  const changes = new PQueue({ concurrency: 1 });
  const unlocking = new PQueue({ concurrency: 1 });
  let person = surroundings.person.current();

  function lock(cause: LockCause): void {
    holder.endKeeper();
    looking.forget();
    const { state } = holder;
    if (state.kind !== 'open') return;
    holder.publish({ kind: 'locked', keys: state.keys, findings: [], cause, discarded: [] });
  }
  holder.onKeeperFailed = () => lock('worker-failed');

  surroundings.person.subscribe(() => {
    const current = surroundings.person.current();
    if (current === person) return;
    person = current;
    holder.endKeeper();
    looking.forget();
    holder.publish({ kind: 'looking' });
    if (current) void looking.look();
  });

  /** Each is answered for, whatever went wrong. */
  async function change<Item extends { readonly itemId?: VaultItemId }>(
    items: readonly Item[],
    act: () => Promise<readonly SaveOutcome[]>,
  ): Promise<readonly SaveOutcome[]> {
    try {
      return await changes.add(act);
    } catch (error) {
      const failure = failureOf(error);
      return items.map(({ itemId = null }) => ({ is: 'failed', itemId, failure }));
    }
  }

  return {
    snapshot: () => holder.state,
    subscribe: holder.subscribe,
    look: () => looking.look(),
    prepareSetUp: (phrase) => keys.prepareSetUp(phrase),
    unlock: (secret, onProgress) => unlocking.add(() => unlock(holder, looking, secret, onProgress)),
    lock,
    noteActivity: () => undefined,
    save: (items) => change(items, () => saving.save(items)),
    trash: (items) => change(items, () => trash.turn('trash', items)),
    restore: (items) => change(items, () => trash.turn('restore', items)),
    erase: (itemIds) => changes.add(() => trash.erase(itemIds)),
    earlierVersions: (item) => readEarlierVersions(holder, item),
    changePassphrase: (secret, phrase) => keys.changePassphrase(secret, phrase),
    prepareRecoveryKey: (secret) => keys.prepareRecoveryKey(secret),
    addDevice: (secret, device) => keys.addDevice(secret, device),
    removeDevice: (deviceId) => keys.removeDevice(deviceId),
    async discard(vaultId) {
      await surroundings.server.call(vaultDiscard, { vaultId });
      await looking.look();
    },
    async bringBack(vaultId) {
      await surroundings.server.call(vaultBringBack, { vaultId });
      await looking.look();
    },
  };
}
