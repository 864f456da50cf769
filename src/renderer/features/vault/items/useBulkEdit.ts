/**
 * What is done to many items at once: followed, stopped, undone, and told item by item where it failed. Toasts speak of
 * numbers alone, so that no title outlives the open vault.
 */
import { useEffect, useRef, useState } from 'react';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { SaveOutcome, VaultItem } from '../open/vaultState.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { applyChange, type BulkChange, changeBack } from './bulkChange.ts';
import { type ItemsTexts, itemsMessages } from './messages.ts';
import { BATCH, type BatchesOutcome, type NotDone, runInBatches } from './runInBatches.ts';
import { showVaultToast } from './vaultToast.ts';

export interface BulkProgress {
  readonly worked: number;
  readonly total: number;
  readonly cancel: () => void;
}

export interface NotDoneItems {
  readonly failed: readonly { readonly itemId: VaultItemId; readonly why: NotDone }[];
  readonly total: number;
  readonly tryAgain: () => void;
}

export interface BulkEdit {
  /** While there is more than a moment's work. */
  readonly progress: BulkProgress | null;
  readonly isBusy: boolean;
  readonly notDone: NotDoneItems | null;
  readonly dismiss: () => void;
  readonly change: (items: readonly VaultItem[], change: BulkChange) => void;
  readonly trash: (items: readonly VaultItem[]) => void;
  readonly restore: (items: readonly VaultItem[]) => void;
}

interface Work {
  readonly items: readonly VaultItem[];
  readonly act: (batch: readonly VaultItem[]) => Promise<readonly SaveOutcome[]>;
  readonly say: (count: number) => string;
  /** What the toast's Undo does. */
  readonly undo?: (done: BatchesOutcome['done']) => Promise<BatchesOutcome>;
}

const isKept = ({ state }: VaultItem) => state === 'kept';
const isTrashed = ({ state }: VaultItem) => state === 'trashed';

/** The items as they stand now, of those done before: what another device changed meanwhile is not taken back. */
function asTheyStand(ids: readonly VaultItemId[], fits: (item: VaultItem) => boolean): VaultItem[] {
  const state = vaultSession().snapshot();
  if (state.kind !== 'open') return [];
  return ids.flatMap((id) => {
    const item = state.items.get(id);
    return item && fits(item) ? [item] : [];
  });
}

const idsOf = (done: BatchesOutcome['done']) => done.map(({ before }) => before.itemId);
const withoutStop = { signal: new AbortController().signal, onProgress: () => {} };

/** Each of the items changed by what is `changeOf` it; those that are right already are not saved. */
async function saveChanged(
  batch: readonly VaultItem[],
  changeOf: (item: VaultItem) => BulkChange,
): Promise<readonly SaveOutcome[]> {
  const changed = batch.map((item) => ({ item, content: applyChange(item.content, changeOf(item)) }));
  const toSave = changed.flatMap(({ item, content }) =>
    content === null || content === item.content
      ? []
      : [{ itemId: item.itemId, basedOn: item.version, content }],
  );
  const saved = toSave.length > 0 ? await vaultSession().save(toSave) : [];
  const answers = new Map(toSave.map(({ itemId }, at) => [itemId, saved[at]]));
  return changed.map(({ item }): SaveOutcome => answers.get(item.itemId) ?? { is: 'saved', item });
}

function hasRoom(item: VaultItem, change: BulkChange): boolean {
  return applyChange(item.content, change) !== null;
}

export function useBulkEdit(): BulkEdit {
  const texts = useMessages(itemsMessages);
  const [progress, setProgress] = useState<BulkProgress | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [notDone, setNotDone] = useState<NotDoneItems | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function run(
    work: Work,
    alsoFailed: NotDoneItems['failed'],
    again: (items: readonly VaultItem[]) => void,
  ): Promise<void> {
    const { items, act, say, undo } = work;
    const stop = new AbortController();
    running.current = stop;
    setNotDone(null);
    setBusy(true);
    const follow = (worked: number) => {
      if (items.length > BATCH) setProgress({ worked, total: items.length, cancel: () => stop.abort() });
    };
    follow(0);
    const outcome = await runInBatches(items, act, { signal: stop.signal, onProgress: follow });
    setProgress(null);
    setBusy(false);
    const failed = [...outcome.failed, ...alsoFailed];
    if (failed.length > 0) {
      const ids = outcome.failed.map(({ itemId }) => itemId);
      setNotDone({
        failed,
        total: items.length + alsoFailed.length,
        tryAgain: () => again(asTheyStand(ids, ({ state }) => state === items[0]?.state)),
      });
    }
    sayDone(texts, outcome, say, undo);
  }

  const changeItems = (items: readonly VaultItem[], change: BulkChange): void => {
    const full = items.filter((item) => !hasRoom(item, change));
    const work: Work = {
      items: items.filter((item) => hasRoom(item, change)),
      act: (batch) => saveChanged(batch, () => change),
      say:
        change.is === 'tags'
          ? texts.tagged
          : change.isFavourite
            ? texts.madeFavourite
            : texts.unmadeFavourite,
      undo: (done) => {
        const before = new Map(done.map(({ before }) => [before.itemId, before.content]));
        return runInBatches(
          asTheyStand(idsOf(done), isKept),
          (batch) =>
            saveChanged(batch, (item) => changeBack(before.get(item.itemId) ?? item.content, change)),
          withoutStop,
        );
      },
    };
    void run(
      work,
      full.map(({ itemId }) => ({ itemId, why: { is: 'too-many-tags' } })),
      (again) => changeItems(again, change),
    );
  };

  const trashItems = (items: readonly VaultItem[]): void =>
    void run(
      {
        items,
        act: (batch) => vaultSession().trash(batch),
        say: texts.trashed,
        undo: (done) =>
          runInBatches(
            asTheyStand(idsOf(done), isTrashed),
            (batch) => vaultSession().restore(batch),
            withoutStop,
          ),
      },
      [],
      trashItems,
    );

  const restoreItems = (items: readonly VaultItem[]): void =>
    void run(
      {
        items,
        act: (batch) => vaultSession().restore(batch),
        say: texts.restored,
        undo: (done) =>
          runInBatches(asTheyStand(idsOf(done), isKept), (batch) => vaultSession().trash(batch), withoutStop),
      },
      [],
      restoreItems,
    );

  return {
    progress,
    isBusy,
    notDone,
    dismiss: () => setNotDone(null),
    change: changeItems,
    trash: trashItems,
    restore: restoreItems,
  };
}

/** One toast for all of it, with Undo. Nothing is said where nothing was done: what failed stands on the page. */
function sayDone(texts: ItemsTexts, outcome: BatchesOutcome, say: Work['say'], undo: Work['undo']): void {
  const { done, bothKept, left } = outcome;
  if (done.length === 0) {
    if (left > 0) showVaultToast({ message: texts.stopped(left) });
    return;
  }
  const message = [
    say(done.length),
    left > 0 ? texts.stopped(left) : '',
    bothKept > 0 ? texts.bothKept(bothKept) : '',
  ]
    .filter(Boolean)
    .join(' ');
  showVaultToast({
    message,
    ...(undo
      ? {
          action: {
            label: texts.undo,
            onAction: () =>
              void undo(done).then(({ failed }) =>
                showVaultToast(
                  failed.length > 0
                    ? { message: texts.notDoneTitle(failed.length, done.length), tone: 'error' }
                    : { message: texts.undone },
                ),
              ),
          },
        }
      : {}),
  });
}
