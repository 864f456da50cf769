/** What becomes of each thing that was read, as the person chose it, and what is to be saved for that. */
import type { VaultContent } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { newItemId } from '../open/saving/saveItems.ts';
import type { ItemToSave, VaultItem } from '../open/vaultState.ts';
import { type Comparison, compareOneByOne } from './duplicates.ts';
import type { ImportedFile, ImportedItem } from './importOutcome.ts';
import { nextTask, runInSlices } from './slices.ts';
import { takeOver } from './takeOver.ts';

export type Choice = 'leave-out' | 'add' | 'take-over';

/** One thing that was read, and what is like it in the vault or earlier in the file. */
export interface Candidate {
  readonly item: ImportedItem;
  readonly comparison: Comparison<VaultItemId>;
}

export type KeptItems = ReadonlyMap<VaultItemId, VaultItem>;

/** What is in the trash is no counterpart: nobody looks for it there. */
export function keptItems(items: KeptItems): KeptItems {
  return new Map(
    [...items].filter(([, { state, content }]) => state === 'kept' && content.kind !== 'readiness'),
  );
}

/** `giveWay` lets the page do what waits, after each slice of the work. Rejects as that does. */
export async function compareItems(
  items: readonly ImportedItem[],
  vault: KeptItems,
  giveWay: () => Promise<void> = nextTask,
): Promise<Candidate[]> {
  const existing = [...vault.values()].map(({ itemId, content }) => ({ id: itemId, content }));
  const incoming = items.map(({ content, files }) => ({
    content,
    files: files.map(({ name, bytes }) => ({ name, byteCount: bytes.size })),
  }));
  const comparisons = await runInSlices(compareOneByOne(incoming, existing), giveWay);
  return items.map((item, index) => ({ item, comparison: comparisons[index] ?? { verdict: 'new' } }));
}

/** Nothing that only the import knows is left out by itself, and nothing in the vault is changed. */
export function firstChoice({ comparison }: Candidate): Choice {
  return comparison.verdict === 'duplicate' ? 'leave-out' : 'add';
}

/** The item of the vault whose place this one can take. */
export function counterpartOf({ comparison }: Candidate, vault: KeptItems): VaultItem | null {
  if (comparison.verdict === 'new' || comparison.of.where !== 'vault') return null;
  return vault.get(comparison.of.id) ?? null;
}

export interface ImportStep {
  readonly title: string;
  /** Its id is made here, once: whoever saves it again, because an answer was lost, saves the same item. */
  readonly toSave: ItemToSave & { readonly itemId: VaultItemId };
  readonly files: readonly ImportedFile[];
  /** What it was, where an item of the vault is changed. */
  readonly former: VaultContent | null;
}

/** In the order of the file. Several that take one item's place are one change of it. */
export function planImport(
  candidates: readonly Candidate[],
  choiceOf: (index: number) => Choice,
  vault: KeptItems,
): ImportStep[] {
  const steps: ImportStep[] = [];
  const changes = new Map<VaultItemId, number>();
  for (const [index, candidate] of candidates.entries()) {
    const choice = choiceOf(index);
    if (choice === 'leave-out') continue;
    const { content, files } = candidate.item;
    const former = choice === 'take-over' ? counterpartOf(candidate, vault) : null;
    const place = former ? changes.get(former.itemId) : undefined;
    const earlier = place === undefined ? undefined : steps[place];
    const merged = former && takeOver(earlier?.toSave.content ?? former.content, content);
    if (!former || !merged) {
      const toSave = { itemId: newItemId(), basedOn: 0, content };
      steps.push({ title: content.title, toSave, files, former: null });
      continue;
    }
    const { itemId, version } = former;
    const step: ImportStep = {
      title: content.title,
      toSave: { itemId, basedOn: version, content: merged },
      files: [...(earlier?.files ?? []), ...files],
      former: former.content,
    };
    if (place === undefined) changes.set(itemId, steps.push(step) - 1);
    else steps[place] = step;
  }
  return steps;
}
