/** `?view=trash`: what was thrown away in the last 30 days, the way back, and the way out for good. */
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import TrashIcon from 'lucide-react/icons/trash-2';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { keepExisting, nothingSelected, type Selection, toggleItem } from '#features/media/index.ts';
import { systemClock } from '#shared/clock.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { todayHere } from '#ui/today.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { useOpenVault } from '../open/vaultStore.ts';
import { indexItems } from '../search/indexItems.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { searchItems } from '../search/searchItems.ts';
import { daysLeft, trashedItems } from './daysLeft.ts';
import { ItemList, type ItemListHandle } from './ItemList.tsx';
import { FloatingBar } from './ItemsSelectionBar.tsx';
import { itemsMessages } from './messages.ts';
import { NotDoneBanner } from './NotDoneBanner.tsx';
import { NothingFound } from './NothingFound.tsx';
import { trashMessages } from './trashMessages.ts';
import { useBulkEdit } from './useBulkEdit.ts';
import { useErasure } from './useErasure.ts';
import { useSearchKey } from './useSearchKey.ts';

export function VaultTrashPage() {
  const texts = useMessages(itemsMessages);
  const trash = useMessages(trashMessages);
  const { items } = useOpenVault();
  const change = useChange();
  const edit = useBulkEdit();
  const erasure = useErasure();
  const [query, setQuery] = useState('');
  const [chosen, setSelection] = useState<Selection>(nothingSelected);
  const list = useRef<ItemListHandle>(null);
  const focusSearch = useSearchKey();

  const trashed = useMemo(() => trashedItems(items.values()), [items]);
  useEffect(() => indexItems(trashed), [trashed]);
  const rows = useMemo(() => searchItems(trashed, query), [trashed, query]);
  const selection = useMemo(
    () => keepExisting(chosen, new Set(trashed.map(({ itemId }) => itemId as string))),
    [chosen, trashed],
  );
  const selected = rows.filter(({ itemId }) => selection.selected.has(itemId));
  const note = useCallback(
    ({ trashedAt }: VaultItem) => trash.daysLeft(daysLeft(trashedAt, systemClock.now())),
    [texts],
  );
  const ask = change((asked: readonly VaultItem[]) => erasure.ask(asked.map(({ itemId }) => itemId)));

  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <p className="max-w-prose text-ink-soft">{trash.trashLead}</p>
        {trashed.length > 0 ? (
          <Button
            variant="secondary"
            onPress={() => ask(trashed)}
            icon={<TrashIcon size={18} aria-hidden="true" />}
          >
            {trash.emptyTrash}
          </Button>
        ) : null}
      </div>
      <NotDoneBanner edit={edit} />
      {trashed.length === 0 ? (
        <EmptyState
          title={trash.trashEmptyTitle}
          icon={<TrashIcon size={32} strokeWidth={1.5} aria-hidden="true" />}
        >
          {trash.trashEmptyText}
        </EmptyState>
      ) : (
        <>
          <SearchBox
            label={trash.trashSearch}
            placeholder={texts.searchPlaceholder}
            value={query}
            onChange={setQuery}
            onDown={() => list.current?.focus()}
            focusRef={focusSearch}
            className="mb-4 max-w-xl"
          />
          {rows.length === 0 ? (
            <NothingFound what={trash.nothingInTrash(query.trim())} onClear={() => setQuery('')} />
          ) : (
            <ItemList
              handle={list}
              items={rows}
              label={trash.trash}
              today={todayHere()}
              selection={selection}
              onSelectionChange={setSelection}
              isChoosing
              onOpen={(itemId) => setSelection(toggleItem(selection, itemId))}
              note={note}
            />
          )}
        </>
      )}
      {selected.length > 0 ? (
        <FloatingBar count={selected.length} edit={edit} onClear={() => setSelection(nothingSelected)}>
          <Button
            variant="quiet"
            size="small"
            isDisabled={edit.isBusy}
            onPress={change(() => edit.restore(selected))}
            icon={<RotateCcw size={18} aria-hidden="true" className="max-sm:hidden" />}
          >
            {texts.restore}
          </Button>
          <Button
            variant="quiet"
            size="small"
            isDisabled={edit.isBusy}
            onPress={() => ask(selected)}
            icon={<TrashIcon size={18} aria-hidden="true" className="max-sm:hidden" />}
          >
            {texts.erase}
          </Button>
        </FloatingBar>
      ) : null}
      <ConfirmDialog
        isOpen={erasure.asked !== null}
        isDangerous
        isPending={erasure.erasedCount !== null}
        title={trash.eraseQuestion(erasure.asked?.length ?? 0)}
        confirmLabel={texts.erase}
        onCancel={erasure.cancel}
        onConfirm={erasure.confirm}
      >
        {trash.eraseText}
        {erasure.erasedCount === null ? null : (
          <ProgressBar
            label={trash.erasing}
            value={erasure.erasedCount}
            maximum={Math.max(1, erasure.asked?.length ?? 1)}
            className="mt-5"
          />
        )}
      </ConfirmDialog>
    </>
  );
}
