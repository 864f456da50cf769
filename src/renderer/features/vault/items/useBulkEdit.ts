/**
 * What is done to many items at once: followed, stopped, undone, and told item by item where it failed. Toasts speak of
 * numbers alone, so that no title outlives the open vault.
 */
import { useEffect, useRef, useState } from 'react';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { SaveOutcome, VaultItem } from '../open/vaultState.ts';
import { vaultSession } from '../open/vaultStore.ts';
import { applyChange, type BulkChange } from './bulkChange.ts';
import { asTheyStand, restoreAgain, saveChanged, takeBackChange, trashAgain } from './bulkSaving.ts';
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
        tryAgain: () => again(asTheyStand(vaultSession(), ids, ({ state }) => state === items[0]?.state)),
      });
    }
    sayDone(texts, outcome, say, undo);
  }

  const changeItems = (items: readonly VaultItem[], change: BulkChange): void => {
    const full = items.filter((item) => !hasRoom(item, change));
    const work: Work = {
      items: items.filter((item) => hasRoom(item, change)),
      act: (batch) => saveChanged(vaultSession(), batch, () => change),
      say:
        change.is === 'tags'
          ? texts.tagged
          : change.isFavourite
            ? texts.madeFavourite
            : texts.unmadeFavourite,
      undo: (done) => takeBackChange(vaultSession(), done, change),
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
        undo: (done) => restoreAgain(vaultSession(), done),
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
        undo: (done) => trashAgain(vaultSession(), done),
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
