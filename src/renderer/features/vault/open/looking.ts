/** What stands on the server: whether there is a vault, and what other devices changed in the one that is open. */

import type PQueue from 'p-queue';
import { logWarning } from '#platform/logging/logger.ts';
import { vaultNoteOpened } from '#shared/callables/vault.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { compareBoxes, isOfItem } from '#shared/vault/deviceRecord.ts';
import type { VaultId } from '#shared/vault/ids.ts';
import { isSameKeyBox, type StoredKeyBox } from '#shared/vault/stored.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import type { OpenVaultHeld, VaultHolder } from './holder.ts';
import type { OpenedRow } from './keeper/openServed.ts';
import type { KeeperConnection } from './keeperConnection.ts';
import { findBoxFindings, goneFromOf, missingVaults } from './record/boxFindings.ts';
import type { KeptRecord } from './record/deviceRecords.ts';
import type { ServedItem } from './server/servedItem.ts';
import type { ServedVault } from './server/vaultServer.ts';
import { vaultFailureOf } from './vaultFailure.ts';
import type { DiscardedVault, LockCause, LockedVaultState } from './vaultState.ts';

/** An answer may have been on its way while another was written: so much of the past is looked at again. Milliseconds. */
const OVERLAP = 10_000;

class MalformedVaultError extends Error {
  override readonly name = 'MalformedVaultError';
}

export class VaultLooking {
  readonly #holder: VaultHolder;
  readonly #changes: PQueue;
  /** Of the newest document that was read. */
  #newest = 0;
  #discarded: readonly DiscardedVault[] = [];
  #isOneMalformed = false;
  #looking: Promise<void> | null = null;
  #openedGenerations: ReadonlyMap<VaultId, number> = new Map();

  /** `changes` runs what this page changes, one after the other. */
  constructor(holder: VaultHolder, changes: PQueue) {
    this.#holder = holder;
    this.#changes = changes;
  }

  /** One look at a time: who asks meanwhile hears of the same one. */
  look(): Promise<void> {
    if (this.#looking) return this.#looking;
    const looking = this.#look().finally(() => {
      if (this.#looking === looking) this.#looking = null;
    });
    this.#looking = looking;
    return looking;
  }

  /** For the next look to begin after. */
  noteServed(items: readonly ServedItem[]): void {
    for (const { updatedAt } of items) this.#newest = Math.max(this.#newest, updatedAt);
  }

  /** What is looked at now was another person's, or of a vault that is locked by now: the next look is a new one. */
  forget(): void {
    this.#looking = null;
    this.#newest = 0;
  }

  async #look(): Promise<void> {
    const holder = this.#holder;
    const { person, server, records } = holder.surroundings;
    const userId = person.current();
    if (!userId) return;
    const { kind } = holder.state;
    if (kind === 'unreachable') holder.publish({ kind: 'looking' });
    const keysBefore = holder.state.kind === 'open' ? holder.state.keys : null;
    try {
      const [{ vaults, malformed }, kept] = await Promise.all([
        server.readVaults(userId),
        records.list(userId),
      ]);
      if (person.current() !== userId) return;
      const isOneInUse = vaults.some(({ erasureDueAt }) => erasureDueAt === null);
      // It may be the one in use: nobody is to be asked to set up another.
      if (malformed.length > 0 && !isOneInUse) throw new MalformedVaultError();
      this.#isOneMalformed = malformed.length > 0;
      this.#openedGenerations = new Map(vaults.map((vault) => [vault.vaultId, vault.openedGeneration]));
      if (holder.state.kind === 'open') await this.#followOpen(vaults, kept, keysBefore);
      else this.#show(vaults, kept, holder.state.kind === 'locked' ? holder.state.cause : null);
      await this.#noteDiscarded(userId, vaults, kept);
    } catch (error) {
      if (error instanceof VaultLockedError) return;
      if (holder.state.kind === 'looking') {
        holder.publish({ kind: 'unreachable', failure: vaultFailureOf(error) });
      } else logWarning('vault-not-looked-at', {}, error);
    }
  }

  /** The server may let go of the boxes before one that opened the vault; nobody waits for that. */
  noteOpened({ vaultId, generation }: StoredKeyBox, keeper: KeeperConnection): void {
    // Before the first one there is none.
    if (generation <= Math.max(1, this.#openedGenerations.get(vaultId) ?? 0)) return;
    keeper
      .ask(async (api) => api.openingProof())
      .then((openingProof) =>
        this.#holder.surroundings.server.call(vaultNoteOpened, { vaultId, generation, openingProof }),
      )
      .catch((error: unknown) => logWarning('vault-opening-not-noted', {}, error));
  }

  /** The vault as it stands while it is not open here. */
  #show(vaults: readonly ServedVault[], kept: readonly KeptRecord[], cause: LockCause | null): void {
    const now = this.#holder.surroundings.clock.now();
    const used = vaults.find(({ erasureDueAt }) => erasureDueAt === null);
    this.#discarded = vaults.flatMap(({ vaultId, erasureDueAt }): DiscardedVault[] =>
      erasureDueAt === null ? [] : [{ vaultId, erasureDueAt }],
    );
    if (used) {
      const findings = findBoxFindings(used, vaults, kept, now);
      this.#holder.publish({ ...this.lockedState(used.keys, cause), findings });
      return;
    }
    const isOneMissing = missingVaults(vaults, kept, now).length > 0;
    this.#holder.publish({ kind: 'none', discarded: this.#discarded, isOneMissing });
  }

  lockedState(keys: StoredKeyBox, cause: LockCause | null): LockedVaultState {
    const isOneMalformed = this.#isOneMalformed;
    return { kind: 'locked', keys, findings: [], isOneMalformed, cause, discarded: this.#discarded };
  }

  /** What was taken out of use will be gone one day, and is not missed then. */
  async #noteDiscarded(
    userId: UserId,
    vaults: readonly ServedVault[],
    kept: readonly KeptRecord[],
  ): Promise<void> {
    const { clock, records } = this.#holder.surroundings;
    for (const { vaultId, erasureDueAt } of vaults) {
      const record = kept.find((candidate) => candidate.vaultId === vaultId);
      if (!record) continue;
      const goneFrom = goneFromOf(erasureDueAt, record.goneFrom, clock.now());
      if (record.goneFrom !== goneFrom) await records.noteGoneFrom(userId, vaultId, goneFrom);
    }
  }

  async #followOpen(
    vaults: readonly ServedVault[],
    kept: readonly KeptRecord[],
    keysBefore: StoredKeyBox | null,
  ): Promise<void> {
    const holder = this.#holder;
    const held = holder.open();
    const { vaultId } = held.state;
    const served = vaults.find((vault) => vault.vaultId === vaultId);
    if (served && served.erasureDueAt !== null) {
      holder.endKeeper();
      this.#show(vaults, kept, null);
      return;
    }
    await this.#changes.add(() => this.#followItems(held));
    holder.assertStillOpen(held);
    if (served) await this.#followKeys(held, served.keys, keysBefore);
  }

  /** A box that is answered is taken over only when this vault's key wrote it, after the one that was proven. */
  async #followKeys(held: OpenVaultHeld, served: StoredKeyBox, keysBefore: StoredKeyBox | null) {
    const holder = this.#holder;
    const { state } = holder;
    if (state.kind !== 'open' || isSameKeyBox(served, state.servedKeys)) return;
    const isBoxIntact = await held.keeper.ask(async (api) => api.isIntact(served));
    holder.assertStillOpen(held);
    const { state: open } = holder;
    // This page changed them in the meantime: the answer may be from before.
    if (open.kind !== 'open' || open.keys !== keysBefore) return;
    const proven = holder.provenKeys(served);
    const boxFindings = isBoxIntact && proven ? compareBoxes(proven, served) : [];
    const keys = isBoxIntact && boxFindings.length === 0 ? served : open.keys;
    const itemFindings = open.findings.filter(isOfItem);
    const findings = [...boxFindings, ...itemFindings];
    holder.publish({ ...open, keys, servedKeys: served, isBoxIntact, findings });
  }

  /** Between two changes of this page, so that none of them is taken for an older answer. */
  async #followItems(held: OpenVaultHeld): Promise<void> {
    const { server } = this.#holder.surroundings;
    this.#holder.assertStillOpen(held);
    const served = await server.readItemsSince(
      held.userId,
      held.state.vaultId,
      Math.max(0, this.#newest - OVERLAP),
    );
    this.noteServed(served);
    const { rows, findings } = await held.keeper.ask(async (api) => api.openChanged(served));
    this.#holder.assertStillOpen(held);
    if (rows.length > 0) this.#apply(held, rows);
    this.#holder.publishFindings(held, findings);
  }

  /** What opened takes its place; what did not stands among the unreadable. */
  #apply(held: OpenVaultHeld, rows: readonly OpenedRow[]): void {
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
