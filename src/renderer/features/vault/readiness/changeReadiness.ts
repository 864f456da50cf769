/**
 * What is changed on the list: which points an item answers, and which of them this family does not need. One after the
 * other, each on what stands then, so that quick presses do not contradict each other.
 */
import { vaultContentSchema } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { newItemId } from '../open/saving/saveItems.ts';
import type { VaultSession } from '../open/vaultSession.ts';
import { type ItemToSave, itemsShown, type SaveOutcome, type VaultItem } from '../open/vaultState.ts';
import type { ReadinessPointId } from './readinessPoints.ts';

/** The open vault, as far as it is needed here. */
export interface ItemsOfVault {
  /** As they stand now; none once it is locked. */
  readonly items: () => readonly VaultItem[];
  readonly save: VaultSession['save'];
}

/** Of `session`, for as long as it is open. */
export function itemsOf(session: VaultSession): ItemsOfVault {
  return {
    items: () => [...itemsShown(session.snapshot()).values()],
    save: (items) => session.save(items),
  };
}

/** Of the item that keeps what is not needed, while nobody heard whether it was saved: begun again, it is the same one. */
let begun: VaultItemId | null = null;

let last: Promise<unknown> = Promise.resolve();

const isUnanswered = (outcome: SaveOutcome) => outcome.is === 'failed' && outcome.failure.kind !== 'refused';

/** Saves what `prepare` makes of the items that stand once all earlier changes are through. */
function saveInTurn(
  vault: ItemsOfVault,
  prepare: (items: readonly VaultItem[]) => readonly ItemToSave[],
): Promise<readonly SaveOutcome[]> {
  const turn = last.then(async () => {
    const changed = prepare(vault.items().filter(({ state }) => state === 'kept'));
    const outcomes = changed.length === 0 ? [] : await vault.save(changed);
    if (!outcomes.some(isUnanswered)) begun = null;
    return outcomes;
  });
  last = turn.catch(() => undefined);
  return turn;
}

/** Nothing when it stands so already, or the item is gone. */
export function setAnswers(
  vault: ItemsOfVault,
  itemId: VaultItemId,
  point: ReadinessPointId,
  isAnswer: boolean,
): Promise<readonly SaveOutcome[]> {
  return saveInTurn(vault, (items) =>
    items
      .filter((item) => item.itemId === itemId && item.content.answers.includes(point) !== isAnswer)
      .map(({ content, version }) => ({
        itemId,
        basedOn: version,
        content: { ...content, answers: withOrWithout(content.answers, point, isAnswer) },
      })),
  );
}

export function setNotNeeded(
  vault: ItemsOfVault,
  point: ReadinessPointId,
  isNotNeeded: boolean,
): Promise<readonly SaveOutcome[]> {
  return saveInTurn(vault, (items) => {
    const said = items.filter(({ content }) => content.kind === 'readiness');
    const notNeeded = (item: VaultItem) =>
      [item, ...item.alternatives].flatMap(({ content }) =>
        content.kind === 'readiness' ? content.notNeeded : [],
      );
    const isSaid = said.some((item) => notNeeded(item).includes(point));
    if (isSaid === isNotNeeded) return [];
    const marked = (item: VaultItem): ItemToSave => ({
      itemId: item.itemId,
      basedOn: item.version,
      content: { ...item.content, notNeeded: withOrWithout(notNeeded(item), point, isNotNeeded) },
      alternatives: [],
    });
    // Two devices that both began it made two: what is needed after all is taken from each.
    if (!isNotNeeded) return said.filter((item) => notNeeded(item).includes(point)).map(marked);
    const [one] = said;
    if (one) return [marked(one)];
    begun ??= newItemId();
    const content = vaultContentSchema.parse({ kind: 'readiness', notNeeded: [point] });
    return [{ itemId: begun, basedOn: 0, content }];
  });
}

function withOrWithout(points: readonly string[], point: string, isIn: boolean): string[] {
  const others = new Set(points);
  others.delete(point);
  return isIn ? [...others, point] : [...others];
}
