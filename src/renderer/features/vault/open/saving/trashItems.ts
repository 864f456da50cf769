/** Into the trash, out of it, and for good. Versions rise through all of it ([Note: The life of a vault item]). */

import { batchesOf } from '#shared/batches.ts';
import { VAULT_BATCH_LIMIT, vaultErase, vaultRestore, vaultTrash } from '#shared/callables/vault.ts';
import { VAULT_VERSION_LIMIT } from '#shared/domain/vault.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { OpenVaultHeld, VaultHolder } from '../holder.ts';
import type { ItemToSeal } from '../keeper/sealRow.ts';
import { vaultFailureOf } from '../vaultFailure.ts';
import type { SaveOutcome, VaultItem } from '../vaultState.ts';
import { isSameContent } from './itemToSave.ts';
import { noteSaved } from './noteSaved.ts';
import { problemOf, readHead } from './readHead.ts';
import { type Sealed, sendInBatches } from './sendInBatches.ts';

type Direction = 'trash' | 'restore';
type Outcomes = Map<VaultItemId, SaveOutcome | 'conflict'>;

const MOST_ATTEMPTS = 6;

export class ItemTrash {
  readonly #holder: VaultHolder;

  constructor(holder: VaultHolder) {
    this.#holder = holder;
  }

  async turn(direction: Direction, items: readonly VaultItem[]): Promise<readonly SaveOutcome[]> {
    const held = this.#holder.open();
    const answered = await this.#send(held, direction, items);
    const outcomes: SaveOutcome[] = [];
    for (const item of items) {
      const outcome = answered.get(item.itemId) ?? 'conflict';
      outcomes.push(outcome === 'conflict' ? await this.#settle(held, direction, item) : outcome);
    }
    return outcomes;
  }

  /** What the page shows of them, and nothing that was written since: those are answered, and shown as they stand. Throws. */
  async erase(itemIds: readonly VaultItemId[]): Promise<readonly VaultItemId[]> {
    const held = this.#holder.open();
    const { vaultId, items } = held.state;
    const shown = itemIds.flatMap((itemId) => items.get(itemId) ?? []);
    const allLeft: VaultItemId[] = [];
    for (const batch of batchesOf(shown, VAULT_BATCH_LIMIT)) {
      const { left } = await this.#holder.surroundings.server.call(vaultErase, {
        vaultId,
        items: batch.map(({ itemId, version }) => ({ itemId, version })),
      });
      const gone = batch.filter(({ itemId }) => !left.includes(itemId));
      this.#holder.publishItems(
        held,
        [],
        gone.map(({ itemId }) => itemId),
      );
      for (const { itemId, version } of batch.filter((item) => !gone.includes(item))) {
        const head = await readHead(this.#holder, held, { itemId, seenVersion: version });
        if (head.is === 'item') this.#holder.publishItems(held, [head.item]);
        allLeft.push(itemId);
      }
    }
    return allLeft;
  }

  async #send(held: OpenVaultHeld, direction: Direction, items: readonly VaultItem[]): Promise<Outcomes> {
    const { server, clock } = this.#holder.surroundings;
    const { vaultId } = held.state;
    const now = clock.now();
    const outcomes: Outcomes = new Map();
    const [rows, tombstones] = await held.keeper.ask(async (keeper) =>
      Promise.all([
        keeper.sealItems(items.map((item) => moved(item, direction, now))),
        keeper.sealItems(direction === 'trash' ? items.map(tombstoneOf) : []),
      ]),
    );
    const sealed: Sealed<VaultItem>[] = [];
    const sealedTombstones = new Map<VaultItemId, Sealed<VaultItem>['row']>();
    for (const [index, subject] of items.entries()) {
      const { itemId } = subject;
      const [row, tombstone] = [rows[index], tombstones[index]];
      if (tombstone?.ok) sealedTombstones.set(itemId, tombstone.value);
      const version = movedVersion(subject, direction);
      if (row?.ok) sealed.push({ subject, itemId, row: row.value, version });
      else if (row) outcomes.set(itemId, { is: 'problem', itemId, problem: row.problem });
    }
    await sendInBatches(
      sealed,
      (batch) => {
        const common = batch.map(({ subject: { itemId, version }, row: { sealed } }) => ({
          itemId,
          basedOn: version,
          sealed,
        }));
        if (direction === 'restore') return server.call(vaultRestore, { vaultId, items: common });
        const withTombstones = common.flatMap((item) => {
          const tombstone = sealedTombstones.get(item.itemId)?.sealed;
          return tombstone ? [{ ...item, tombstone }] : [];
        });
        return server.call(vaultTrash, { vaultId, items: withTombstones });
      },
      (batch) => {
        const turned: VaultItem[] = [];
        for (const { subject, itemId, row, answer } of batch) {
          if (answer.is === 'conflict') outcomes.set(itemId, 'conflict');
          else if (answer.is === 'failed') {
            outcomes.set(itemId, { is: 'failed', itemId, failure: answer.failure });
          } else {
            const item = movedItem(subject, direction, now);
            noteSaved(held, item, row);
            turned.push(item);
            outcomes.set(itemId, { is: 'saved', item });
          }
        }
        this.#holder.publishItems(held, turned);
      },
    );
    return outcomes;
  }

  /** Another device was first. What it only moved is moved on; what it wrote into stays where it is, and is told. */
  async #settle(held: OpenVaultHeld, direction: Direction, asked: VaultItem): Promise<SaveOutcome> {
    const { itemId } = asked;
    try {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const head = await readHead(this.#holder, held, { itemId, seenVersion: asked.version });
        if (head.is === 'not-as-seen') return { is: 'problem', itemId, problem: head };
        if (head.is === 'none') continue;
        if (head.is === 'erased') {
          this.#holder.publishItems(held, [], [itemId]);
          return { is: 'failed', itemId, failure: { kind: 'refused', code: 'vault-item-not-found' } };
        }
        if (head.is === 'unreadable') {
          return { is: 'problem', itemId, problem: problemOf(head.item) };
        }
        const { item } = head;
        this.#holder.publishItems(held, [item]);
        if (item.state === (direction === 'trash' ? 'trashed' : 'kept')) return { is: 'saved', item };
        if (!isSameContent(item.content, asked.content)) return { is: 'both-kept', item };
        const outcome = (await this.#send(held, direction, [item])).get(itemId);
        if (outcome && outcome !== 'conflict') return outcome;
      }
    } catch (error) {
      return { is: 'failed', itemId, failure: vaultFailureOf(error) };
    }
    return { is: 'failed', itemId, failure: { kind: 'refused', code: 'busy' } };
  }
}

const movedVersion = ({ version }: VaultItem, direction: Direction) =>
  version + (direction === 'trash' ? 1 : 2);

function moved(item: VaultItem, direction: Direction, now: number): ItemToSeal {
  const { itemId, content, alternatives } = item;
  const trashedAt = direction === 'trash' ? new Date(now).toISOString() : null;
  return {
    itemId,
    kind: content.kind,
    version: movedVersion(item, direction),
    body: { content, trashedAt, alternatives: [...alternatives] },
  };
}

/** What the server puts in the item's place when it erases it. */
function tombstoneOf({ itemId, content: { kind }, version }: VaultItem): ItemToSeal {
  return { itemId, kind, version: version + 2, body: { erased: true } };
}

function movedItem(item: VaultItem, direction: Direction, now: number): VaultItem {
  return {
    ...item,
    version: movedVersion(item, direction),
    state: direction === 'trash' ? 'trashed' : 'kept',
    trashedAt: direction === 'trash' ? now : null,
    updatedAt: now,
    earlierVersions: [...item.earlierVersions, item.version].slice(-VAULT_VERSION_LIMIT),
  };
}
