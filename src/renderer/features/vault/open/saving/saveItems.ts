/**
 * [Note: Two devices, one item]
 * A save names the version it follows. If another device was first, its version is read and opened, and the next one holds
 * both, side by side. What was put in the trash meanwhile comes back, because somebody still writes in it; what was erased
 * becomes a new item. A save whose answer was lost is known again by its nonce, so that nobody finds their own words
 * beside their own; and a new item by its id, which is made with its draft.
 */

import { vaultRestore, vaultSaveItems } from '#shared/callables/vault.ts';
import { VAULT_VERSION_LIMIT } from '#shared/domain/vault.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import { type VaultItemId, vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { OpenVaultHeld, VaultHolder } from '../holder.ts';
import { vaultFailureOf } from '../vaultFailure.ts';
import type { ItemToSave, SaveOutcome, VaultItem } from '../vaultState.ts';
import { fileIdsOf, isSameContent, keepBoth, makeReady, type ReadyItem } from './itemToSave.ts';
import { noteSaved } from './noteSaved.ts';
import { problemOf, readHead } from './readHead.ts';
import { type Sealed, sendInBatches } from './sendInBatches.ts';

/** Others may be first again and again; a person gives up before that. */
const MOST_ATTEMPTS = 6;

export const newItemId = (): VaultItemId => vaultItemIdSchema.parse(crypto.randomUUID());

export class ItemSaving {
  readonly #holder: VaultHolder;
  /** Nonces of what was sent, until the page shows what became of it: also over a lock. */
  readonly #unanswered = new Map<VaultItemId, Set<string>>();
  /** Under which ids items go on that were erased elsewhere: the same one, however often they are saved. */
  readonly #anew = new Map<VaultItemId, VaultItemId>();

  constructor(holder: VaultHolder) {
    this.#holder = holder;
  }

  async save(items: readonly ItemToSave[]): Promise<readonly SaveOutcome[]> {
    const held = this.#holder.open();
    const outcomes = new Map<ItemToSave, SaveOutcome>();
    const ready: { readonly asked: ItemToSave; readonly item: ReadyItem }[] = [];
    for (const asked of items) {
      const known = asked.itemId && held.state.items.get(asked.itemId);
      const item = makeReady(asked, known, newItemId);
      if (item.ok) ready.push({ asked, item: item.value });
      else outcomes.set(asked, { is: 'problem', itemId: asked.itemId ?? null, problem: item.problem });
    }
    const answered = await this.#send(
      held,
      ready.map(({ item }) => item),
    );
    for (const { asked, item } of ready) {
      const outcome = answered.get(item);
      outcomes.set(asked, outcome === 'conflict' || !outcome ? await this.#settle(held, item) : outcome);
    }
    return items.map((asked) => outcomes.get(asked) ?? unexpected(asked.itemId ?? null));
  }

  /** Each answered for itself. */
  async #send(
    held: OpenVaultHeld,
    items: readonly ReadyItem[],
  ): Promise<Map<ReadyItem, SaveOutcome | 'conflict'>> {
    const { server } = this.#holder.surroundings;
    const { vaultId } = held.state;
    const outcomes = new Map<ReadyItem, SaveOutcome | 'conflict'>();
    const rows = await held.keeper.ask(async (keeper) =>
      keeper.sealItems(
        items.map(({ itemId, basedOn, content, alternatives }) => ({
          itemId,
          kind: content.kind,
          version: basedOn + 1,
          body: { content, trashedAt: null, alternatives: [...alternatives] },
        })),
      ),
    );
    const sealed = items.flatMap((subject, index): Sealed<ReadyItem>[] => {
      const { itemId } = subject;
      const row = rows[index];
      if (row?.ok) return [{ subject, itemId, row: row.value, version: subject.basedOn + 1 }];
      outcomes.set(subject, row ? { is: 'problem', itemId, problem: row.problem } : unexpected(itemId));
      return [];
    });
    for (const { itemId, row } of sealed) this.#noteSent(itemId, row.sealed.nonce);
    await sendInBatches(
      sealed,
      (batch) =>
        server.call(vaultSaveItems, {
          vaultId,
          items: batch.map(({ itemId, row, subject: { basedOn, content, alternatives } }) => ({
            itemId,
            kind: content.kind,
            basedOn,
            ...row,
            fileIds: fileIdsOf(content, alternatives),
          })),
        }),
      (batch) => {
        const saved: VaultItem[] = [];
        for (const { subject, itemId, row, answer } of batch) {
          if (answer.is === 'conflict') outcomes.set(subject, 'conflict');
          else if (answer.is === 'failed') {
            outcomes.set(subject, { is: 'failed', itemId, failure: answer.failure });
          } else {
            const item = this.#itemOf(held, subject);
            noteSaved(held, item, row);
            saved.push(item);
            outcomes.set(subject, { is: 'saved', item });
          }
        }
        this.#holder.publishItems(held, saved);
        for (const { itemId } of saved) this.#unanswered.delete(itemId);
      },
    );
    return outcomes;
  }

  #noteSent(itemId: VaultItemId, nonce: string): void {
    this.#unanswered.set(itemId, (this.#unanswered.get(itemId) ?? new Set()).add(nonce));
  }

  #itemOf({ state }: OpenVaultHeld, { itemId, basedOn, content, alternatives, base }: ReadyItem) {
    const now = this.#holder.surroundings.clock.now();
    const known = base ?? state.items.get(itemId);
    const earlier = known?.earlierVersions ?? [];
    return {
      itemId,
      version: basedOn + 1,
      content,
      state: 'kept',
      trashedAt: null,
      alternatives,
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
      earlierVersions: basedOn === 0 ? [] : [...earlier, basedOn].slice(-VAULT_VERSION_LIMIT),
    } as const satisfies VaultItem;
  }

  /** Until what was asked for stands beside what others wrote. */
  async #settle(held: OpenVaultHeld, asked: ReadyItem): Promise<SaveOutcome> {
    let mine = asked;
    try {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
        const merged = await this.#mergeWithHead(held, mine);
        if ('is' in merged) return merged;
        mine = merged;
        const outcome = (await this.#send(held, [mine])).get(mine);
        if (outcome && outcome !== 'conflict') {
          const isBesideOthers =
            outcome.is === 'saved' && mine.alternatives.length > asked.alternatives.length;
          return isBesideOthers ? { ...outcome, is: 'both-kept' } : outcome;
        }
      }
    } catch (error) {
      return { is: 'failed', itemId: asked.itemId, failure: vaultFailureOf(error) };
    }
    return { is: 'failed', itemId: asked.itemId, failure: { kind: 'refused', code: 'busy' } };
  }

  /** What is to be sent next, or the outcome when nothing has to be. */
  async #mergeWithHead(held: OpenVaultHeld, mine: ReadyItem): Promise<ReadyItem | SaveOutcome> {
    const { itemId } = mine;
    const head = await readHead(this.#holder, held, { itemId, seenVersion: mine.basedOn });
    if (head.is === 'not-as-seen') return { is: 'problem', itemId, problem: head };
    if (head.is === 'none') return mine;
    if (head.is === 'erased') {
      this.#holder.publishItems(held, [], [itemId]);
      return this.#asNewItem(mine);
    }
    if (head.is === 'unreadable') {
      return { is: 'problem', itemId, problem: problemOf(head.item) };
    }
    const theirs = head.item;
    if (this.#unanswered.get(itemId)?.has(head.nonce)) {
      // What this page wrote itself, beside others, without hearing of it: those stay beside what is written now.
      const beside = theirs.alternatives.filter(
        (other) => !mine.alternatives.some(({ content }) => isSameContent(content, other.content)),
      );
      const alternatives = [...mine.alternatives, ...beside];
      const standing = { ...mine, alternatives, basedOn: theirs.version, base: theirs };
      if (!isSameContent(theirs.content, mine.content)) return standing;
    }
    if (theirs.state === 'trashed') {
      await this.#bringBack(held, theirs);
      return { ...keepBoth(mine, theirs), basedOn: theirs.version + 2 };
    }
    const merged = keepBoth(mine, theirs);
    const isAllThere =
      isSameContent(theirs.content, merged.content) &&
      theirs.alternatives.length === merged.alternatives.length;
    if (!isAllThere) return merged;
    this.#holder.publishItems(held, [theirs]);
    return { is: 'saved', item: theirs };
  }

  async #bringBack(
    held: OpenVaultHeld,
    { itemId, version, content, alternatives }: VaultItem,
  ): Promise<void> {
    const [row] = await held.keeper.ask(async (keeper) =>
      keeper.sealItems([
        {
          itemId,
          kind: content.kind,
          version: version + 2,
          body: { content, trashedAt: null, alternatives: [...alternatives] },
        },
      ]),
    );
    if (!row?.ok) return;
    const { sealed } = row.value;
    const { vaultId } = held.state;
    const items = [{ itemId, basedOn: version, sealed }];
    await this.#holder.surroundings.server.call(vaultRestore, { vaultId, items });
  }

  /** Its files went with the item that was erased. */
  #asNewItem({ itemId: erased, content, alternatives }: ReadyItem): ReadyItem {
    const itemId = this.#anew.get(erased) ?? newItemId();
    this.#anew.set(erased, itemId);
    return {
      itemId,
      basedOn: 0,
      content: withoutFiles(content),
      alternatives: alternatives.map((other) => ({ ...other, content: withoutFiles(other.content) })),
      base: null,
    };
  }
}

const withoutFiles = (content: VaultContent): VaultContent => ({ ...content, attachments: [] });

const unexpected = (itemId: VaultItemId | null): SaveOutcome => ({
  is: 'failed',
  itemId,
  failure: { kind: 'unexpected' },
});
