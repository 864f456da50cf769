/** The list of the vault with all that is done to it: searched, filtered, ordered, chosen from, changed many at a time. */
import Plus from 'lucide-react/icons/plus';
import { useMemo, useRef, useState } from 'react';
import { keepExisting, nothingSelected, selectEvery } from '#features/media/index.ts';
import type { VaultContent, VaultKind } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import type { ReadinessPointId } from '../readiness/readinessPoints.ts';
import { EmptyVault } from './EmptyVault.tsx';
import { FilterLine } from './FilterLine.tsx';
import { ItemList, type ItemListHandle } from './ItemList.tsx';
import { ItemsSelectionBar } from './ItemsSelectionBar.tsx';
import { ItemsToolbar } from './ItemsToolbar.tsx';
import { KindChoice } from './KindChoice.tsx';
import { changeListView, untouchedView, useListView } from './listView.ts';
import { itemsMessages } from './messages.ts';
import { NotDoneBanner } from './NotDoneBanner.tsx';
import { NothingFound } from './NothingFound.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import { useBulkEdit } from './useBulkEdit.ts';
import { useFilterNames } from './useFilterNames.ts';
import { useListedItems } from './useListedItems.ts';
import { useSearchKey } from './useSearchKey.ts';

interface VaultItemsProps {
  /** An item is open beside it. */
  readonly isNarrow: boolean;
  readonly openId: VaultItemId | null;
  readonly onOpen: (itemId: VaultItemId) => void;
  readonly onEscape: () => void;
  readonly onCreate: (kind: VaultKind, answers: ReadinessPointId) => void;
  readonly onAdd: () => void;
}

export function VaultItems({ isNarrow, openId, onOpen, onEscape, onCreate, onAdd }: VaultItemsProps) {
  const texts = useMessages(itemsMessages);
  const view = useListView();
  const { kept, choices, rows, searched, today } = useListedItems(view);
  const filters = useFilterNames(view);
  const edit = useBulkEdit();
  const change = useChange();
  const list = useRef<ItemListHandle>(null);
  const focusSearch = useSearchKey();
  const [tagging, setTagging] = useState<readonly VaultContent[] | null>(null);

  const selection = useMemo(
    () => keepExisting(view.selection, new Set(kept.map(({ itemId }) => itemId as string))),
    [view.selection, kept],
  );
  const selected = useMemo(
    () => kept.filter(({ itemId }) => selection.selected.has(itemId)),
    [kept, selection],
  );
  const isChoosing = view.isChoosing || selected.length > 0;
  const stopChoosing = () => changeListView({ selection: nothingSelected, isChoosing: false });
  const trash = change(() => edit.trash(selected));
  const conflictCount = choices.marks.get('conflict') ?? 0;

  const addButton = (
    <Button
      onPress={onAdd}
      icon={<Plus size={18} aria-hidden="true" />}
      className={isNarrow ? 'w-full' : 'max-sm:w-full'}
    >
      {texts.add}
    </Button>
  );

  if (kept.length === 0) return <EmptyVault onCreate={onCreate} onChoose={onAdd} />;
  return (
    <section aria-label={texts.list} className="min-w-0">
      <NotDoneBanner edit={edit} />
      {conflictCount > 0 && !view.marks.has('conflict') ? (
        <Banner
          tone="notice"
          title={texts.conflictsTitle(conflictCount)}
          className="mb-4"
          action={
            <Button
              variant="secondary"
              size="small"
              onPress={() => changeListView({ ...untouchedFilters, marks: new Set(['conflict']) })}
            >
              {texts.conflictsAction}
            </Button>
          }
        >
          {texts.conflictsText}
        </Banner>
      ) : null}
      {isNarrow ? null : <div className="mb-2 sm:hidden">{addButton}</div>}
      <div className="sticky top-18 z-20 -mx-4 flex items-center gap-4 bg-canvas px-4 py-2 sm:mx-0 sm:px-0">
        <ItemsToolbar
          view={view}
          choices={choices}
          isChoosing={isChoosing}
          onChange={changeListView}
          onToggleChoosing={() => (isChoosing ? stopChoosing() : changeListView({ isChoosing: true }))}
          focusSearch={focusSearch}
          onDown={() => list.current?.focus()}
        />
        {isNarrow ? null : <div className="max-sm:hidden">{addButton}</div>}
      </div>
      {isNarrow ? addButton : null}
      {isNarrow ? null : <KindChoice kind={view.kind} choices={choices} onChange={changeListView} />}
      <FilterLine
        shown={rows.length}
        total={kept.length}
        filters={filters}
        onTakeAway={(without) => changeListView(without)}
      />
      {rows.length === 0 ? (
        <NothingFound
          what={sayNothing(searched.trim(), filters.map(({ name }) => name).join(', '))}
          onClear={() => changeListView(untouchedFilters)}
        />
      ) : (
        <ItemList
          handle={list}
          items={rows}
          label={texts.list}
          today={today}
          isNarrow={isNarrow}
          selection={selection}
          onSelectionChange={(next) => changeListView({ selection: next })}
          isChoosing={isChoosing}
          onOpen={onOpen}
          openId={openId}
          onDelete={trash}
          onEscape={view.isChoosing ? stopChoosing : onEscape}
        />
      )}
      {isChoosing ? (
        <ItemsSelectionBar
          count={selected.length}
          edit={edit}
          isEachFavourite={selected.length > 0 && selected.every(({ content }) => content.isFavourite)}
          onClear={stopChoosing}
          onSelectAll={() => changeListView({ selection: selectEvery(rows.map(({ itemId }) => itemId)) })}
          onFavourite={change((isFavourite) => edit.change(selected, { is: 'favourite', isFavourite }))}
          onTags={change(() => setTagging(selected.map(({ content }) => content)))}
          onTrash={trash}
        />
      ) : null}
      <TagsDialog
        contents={tagging}
        known={choices.tags.keys()}
        onClose={() => setTagging(null)}
        onSave={(tags) => edit.change(selected, tags)}
      />
    </section>
  );

  function sayNothing(query: string, named: string): string {
    if (query === '') return texts.nothingFiltered(named);
    return named === '' ? texts.nothingSearched(query) : texts.nothingBoth(query, named);
  }
}

const { query, kind, tag, marks } = untouchedView;
const untouchedFilters = { query, kind, tag, marks };
