/** The vault of one page: its parts put together. */
import PQueue from 'p-queue';
import { vaultBringBack, vaultDiscard } from '#shared/callables/vault.ts';
import type { VaultIdentity } from '#shared/vault/derivation.ts';
import type { VaultId, VaultItemId } from '#shared/vault/ids.ts';
import { succeed } from '#shared/vault/problems.ts';
import { findArchivedKeys } from './archive/archivedKeys.ts';
import { gatherArchive } from './archive/gatherArchive.ts';
import { KeyChanges } from './changingKeys.ts';
import { isAnyVaultPhrase, spellingsOf } from './comparingPhrase.ts';
import { readEarlierVersions } from './earlierVersions.ts';
import { VaultFiles } from './files/vaultFiles.ts';
import { readFormerKeys } from './formerKeys.ts';
import { VaultHolder } from './holder.ts';
import type { KeeperConnection } from './keeperConnection.ts';
import { VaultLocking } from './locking/vaultLocking.ts';
import { VaultLooking } from './looking.ts';
import { ReadingAhead } from './readingAhead.ts';
import { Remembering } from './record/remembering.ts';
import { ItemSaving } from './saving/saveItems.ts';
import { ItemTrash } from './saving/trashItems.ts';
import type { VaultSurroundings } from './surroundings.ts';
import { callOrFindDone } from './unansweredChange.ts';
import { prepareUnlock, unlock } from './unlocking.ts';
import { vaultFailureOf } from './vaultFailure.ts';
import type { VaultSession } from './vaultSession.ts';
import type { LockCause, SaveOutcome } from './vaultState.ts';

export function createVaultSession(surroundings: VaultSurroundings): VaultSession {
  const holder = new VaultHolder(surroundings);
  /** One change after the other: the second of one item follows the first. */
  const changes = new PQueue({ concurrency: 1 });
  const looking = new VaultLooking(holder, changes);
  const ahead = new ReadingAhead(surroundings);
  const remembering = new Remembering(holder);
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
  const unlocking = new PQueue({ concurrency: 1 });
  let person = surroundings.person.current();

  const locking = new VaultLocking({
    clock: surroundings.clock,
    page: surroundings.page,
    openChannel: surroundings.openChannel,
    readAutoLock: surroundings.readAutoLock,
    isOpen: () => holder.state.kind === 'open',
    lockHere,
    look: () => {
      if (holder.isWatched()) void looking.look();
    },
  });
  locking.follow(person);

  function letGo(): void {
    holder.endKeeper();
    files.endAll();
    looking.forget();
    ahead.forget();
  }

  function lockHere(cause: LockCause): void {
    letGo();
    const { state } = holder;
    if (state.kind === 'open') holder.publish(looking.lockedState(state.servedKeys, cause));
    else if (state.kind === 'locked') holder.publish({ ...state, cause });
  }
  holder.onKeeperFailed = () => locking.lock('worker-failed');
  let before = holder.state;
  holder.subscribe(() => {
    const { state } = holder;
    const isNew =
      state.kind === 'open' &&
      (before.kind !== 'open' || state.items !== before.items || state.keys !== before.keys);
    if (state.kind === 'open' && before.kind !== 'open') locking.opened();
    if (state.kind !== 'open' && before.kind === 'open') locking.closed();
    before = state;
    if (isNew) void remembering.remember();
  });

  surroundings.person.subscribe(() => {
    const current = surroundings.person.current();
    if (current === person) return;
    person = current;
    letGo();
    holder.forgetProvenKeys();
    locking.follow(current);
    holder.publish({ kind: 'looking' });
    if (current && holder.isWatched()) void looking.look();
  });

  /** Each is answered for, whatever went wrong. */
  async function change<Item extends { readonly itemId?: VaultItemId }>(
    items: readonly Item[],
    act: () => Promise<readonly SaveOutcome[]>,
  ): Promise<readonly SaveOutcome[]> {
    try {
      const outcomes = await changes.add(act);
      if (outcomes.some(({ is }) => is === 'saved' || is === 'both-kept')) locking.tellChanged();
      return outcomes;
    } catch (error) {
      const failure = vaultFailureOf(error);
      return items.map(({ itemId = null }) => ({ is: 'failed', itemId, failure }));
    }
  }

  /** Undefined of a vault that is not there. */
  async function erasureDueAt(vaultId: VaultId): Promise<number | null | undefined> {
    const { vaults } = await surroundings.server.readVaults(holder.userId());
    return vaults.find((vault) => vault.vaultId === vaultId)?.erasureDueAt;
  }

  async function afterwards<Value>(changing: Promise<Value>): Promise<Value> {
    const value = await changing;
    // A box from before is told from now on, also when the vault is locked at once.
    await remembering.remember();
    locking.tellChanged();
    return value;
  }

  return {
    snapshot: () => holder.state,
    subscribe: holder.subscribe,
    look: () => looking.look(),
    prepareSetUp: (phrase) => keys.prepareSetUp(phrase),
    prepareUnlock: () => prepareUnlock(holder, ahead),
    unlock: (secret, onProgress) => unlocking.add(() => unlock(holder, looking, ahead, secret, onProgress)),
    isPhrase: (typed) => isAnyVaultPhrase(holder, looking, [typed]),
    isPasswordPhrase: (password) => isAnyVaultPhrase(holder, looking, spellingsOf(password)),
    lock: (cause) => locking.lock(cause),
    beforeLock: (act) => locking.beforeLock(act),
    noteActivity: () => locking.noteActivity(),
    save: (items) => change(items, () => saving.save(items)),
    trash: (items) => change(items, () => trash.turn('trash', items)),
    restore: (items) => change(items, () => trash.turn('restore', items)),
    erase: (itemIds) => afterwards(changes.add(() => trash.erase(itemIds))),
    earlierVersions: (item) => readEarlierVersions(holder, item),
    changePassphrase: (secret, phrase) => afterwards(keys.changePassphrase(secret, phrase)),
    async prepareRecoveryKey(secret) {
      const prepared = await keys.prepareRecoveryKey(secret);
      if (!prepared.ok) return prepared;
      const { value } = prepared;
      return succeed({ ...value, install: () => afterwards(value.install()) });
    },
    addDevice: (secret, device) => afterwards(keys.addDevice(secret, device)),
    formerKeys: () => readFormerKeys(holder),
    async prepareRestoration(former, secret, onTry = () => undefined) {
      const prepared = await keys.prepareRestoration(former, secret, onTry);
      if (!prepared.ok) return prepared;
      const { value } = prepared;
      return succeed({ install: () => afterwards(value.install()) });
    },
    removeDevice: (deviceId) => afterwards(keys.removeDevice(deviceId)),
    identity,
    sealForDevice: (bytes) => ask(async (keeper) => keeper.sealForDevice(bytes)),
    openFromDevice: (sealed) => ask(async (keeper) => keeper.openFromDevice(sealed)),
    sealFile: (file, options) => files.seal(file, options),
    openFileRange: (file, range, readSealed) => files.openRange(file, range, readSealed),
    openFileStream: (file) => files.openStream(file),
    askLocks: ask,
    gatherArchive: (options) => gatherArchive(holder, options),
    archivedKeys: (options) => findArchivedKeys(holder, options),
    writeArchive: (archive) => ask(async (keeper) => keeper.writeArchive(archive)),
    async discard(vaultId) {
      const call = () => surroundings.server.call(vaultDiscard, { vaultId });
      await callOrFindDone(call, async () => typeof (await erasureDueAt(vaultId)) === 'number');
      await looking.look();
      locking.tellChanged();
    },
    async bringBack(vaultId) {
      const call = () => surroundings.server.call(vaultBringBack, { vaultId });
      await callOrFindDone(call, async () => (await erasureDueAt(vaultId)) === null);
      await looking.look();
      locking.tellChanged();
    },
  };
}
