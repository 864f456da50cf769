/** A change of many items is saved, and taken back again from the items as they stand then: what others changed since stays. */
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { VaultSession } from '../open/vaultSession.ts';
import { itemsShown, type SaveOutcome, type VaultItem } from '../open/vaultState.ts';
import { applyChange, type BulkChange, changeBack } from './bulkChange.ts';
import { type BatchesOutcome, runInBatches } from './runInBatches.ts';

type Done = BatchesOutcome['done'];

/** Each of the items changed by what is `changeOf` it; those that are right already are not saved. */
export async function saveChanged(
  session: Pick<VaultSession, 'save'>,
  batch: readonly VaultItem[],
  changeOf: (item: VaultItem) => BulkChange,
): Promise<readonly SaveOutcome[]> {
  const changed = batch.map((item) => ({ item, content: applyChange(item.content, changeOf(item)) }));
  const toSave = changed.flatMap(({ item, content }) =>
    content === null || content === item.content
      ? []
      : [{ itemId: item.itemId, basedOn: item.version, content }],
  );
  const saved = toSave.length > 0 ? await session.save(toSave) : [];
  const answers = new Map(toSave.map(({ itemId }, at) => [itemId, saved[at]]));
  return changed.map(({ item }): SaveOutcome => answers.get(item.itemId) ?? { is: 'saved', item });
}

/** Of those items, as the page has them now, those that fit. */
export function asTheyStand(
  session: Pick<VaultSession, 'snapshot'>,
  ids: readonly VaultItemId[],
  fits: (item: VaultItem) => boolean,
): VaultItem[] {
  const items = itemsShown(session.snapshot());
  return ids.flatMap((id) => {
    const item = items.get(id);
    return item && fits(item) ? [item] : [];
  });
}

export async function takeBackChange(
  session: VaultSession,
  done: Done,
  change: BulkChange,
): Promise<BatchesOutcome> {
  const before = new Map(done.map((each) => [each.before.itemId, each.before.content]));
  return undo(session, done, 'kept', (batch) =>
    saveChanged(session, batch, (item) => changeBack(before.get(item.itemId) ?? item.content, change)),
  );
}

export function restoreAgain(session: VaultSession, done: Done): Promise<BatchesOutcome> {
  return undo(session, done, 'trashed', (batch) => session.restore(batch));
}

export function trashAgain(session: VaultSession, done: Done): Promise<BatchesOutcome> {
  return undo(session, done, 'kept', (batch) => session.trash(batch));
}

/** What other devices changed a moment ago is looked at first, so that nobody is asked to choose between two versions. */
async function undo(
  session: VaultSession,
  done: Done,
  state: VaultItem['state'],
  act: (batch: readonly VaultItem[]) => Promise<readonly SaveOutcome[]>,
): Promise<BatchesOutcome> {
  await session.look();
  const ids = done.map(({ before }) => before.itemId);
  const items = asTheyStand(session, ids, (item) => item.state === state);
  return runInBatches(items, act, { signal: new AbortController().signal, onProgress: () => undefined });
}
