/** The vault of one page: its parts put together. */
import PQueue from 'p-queue';
import { failureOf } from '#platform/backend/failure.ts';
import { vaultBringBack, vaultDiscard } from '#shared/callables/vault.ts';
import type { VaultIdentity } from '#shared/vault/derivation.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { KeyChanges } from './changingKeys.ts';
import { readEarlierVersions } from './earlierVersions.ts';
import { VaultFiles } from './files/vaultFiles.ts';
import { VaultHolder } from './holder.ts';
import type { KeeperConnection } from './keeperConnection.ts';
import { VaultLooking } from './looking.ts';
import { readArchiveItems } from './readArchiveItems.ts';
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
  const identity = (): VaultIdentity => {
    const { userId, state } = holder.open();
    return { ownerId: userId, vaultId: state.vaultId };
  };
  const files = new VaultFiles({
    clock: surroundings.clock,
    startWorker: surroundings.startFileWorker,
    identity,
  });
  const ask: KeeperConnection['ask'] = async (question) => holder.open().keeper.ask(question);
  /** One change after the other: the second of one item follows the first. */
  const changes = new PQueue({ concurrency: 1 });
  const unlocking = new PQueue({ concurrency: 1 });
  let person = surroundings.person.current();

  function lock(cause: LockCause): void {
    holder.endKeeper();
    files.endAll();
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
    files.endAll();
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
    identity,
    sealForDevice: (bytes) => ask(async (keeper) => keeper.sealForDevice(bytes)),
    openFromDevice: (sealed) => ask(async (keeper) => keeper.openFromDevice(sealed)),
    sealFile: (file, options) => files.seal(file, options),
    openFileRange: (file, range, readSealed) => files.openRange(file, range, readSealed),
    openFileStream: (file) => files.openStream(file),
    readArchiveItems: (signal, onProgress) => readArchiveItems(holder, signal, onProgress),
    async writeArchive(archive) {
      const { state, keeper } = holder.open();
      return keeper.ask(async (api) => api.writeArchive({ ...archive, keys: state.keys }));
    },
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
