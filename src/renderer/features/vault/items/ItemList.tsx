/**
 * The rows of the vault and of its trash, of which only those near the window exist as elements, however many there are.
 * A listbox with one tab stop: arrows move, Enter opens, Space chooses, Shift chooses up to there.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  extendTo,
  nothingSelected,
  readGridKey,
  type Selection,
  selectEvery,
  toggleItem,
  useGridPointer,
} from '#features/media/index.ts';
import { type VaultItemId, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { useRowWindow } from '#ui/useRowWindow.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { ItemRow } from './ItemRow.tsx';

export interface ItemListHandle {
  /** Gives the keyboard to the row that had it last, or to the first. */
  focus(): void;
}

interface ItemListProps {
  readonly items: readonly VaultItem[];
  readonly label: string;
  /** An ISO date. */
  readonly today: string;
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  /** A press chooses instead of opening. */
  readonly isChoosing: boolean;
  readonly onOpen: (itemId: VaultItemId) => void;
  /** What is shown beside the list, or over it; its row takes the keyboard when that closes. */
  readonly openId?: VaultItemId | null;
  readonly onDelete?: () => void;
  /** Escape, when nothing is chosen. */
  readonly onEscape?: () => void;
  /** At the end of each row, such as the days it has left; keep the same function while it says the same. */
  readonly note?: (item: VaultItem) => string;
  /** Leaves out what has no room beside an open item. */
  readonly isNarrow?: boolean;
  readonly handle?: Ref<ItemListHandle>;
}

export function ItemList({
  items,
  label,
  today,
  selection,
  onSelectionChange,
  isChoosing,
  onOpen,
  openId = null,
  onDelete,
  onEscape,
  note,
  isNarrow = false,
  handle,
}: ItemListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const measured = useRef<HTMLDivElement>(null);
  const order = useMemo(() => items.map(({ itemId }) => itemId), [items]);
  const { from, to, rowHeight } = useRowWindow(list, measured, items.length);
  const [focusedId, setFocusedId] = useState<VaultItemId | null>(null);
  const movesFocus = useRef(false);
  const isSelecting = isChoosing || selection.selected.size > 0;

  const pointer = useGridPointer({
    isSelecting,
    onOpen: (id) => openRow(vaultItemIdSchema.parse(id)),
    onToggle: (id) => {
      setFocusedId(vaultItemIdSchema.parse(id));
      onSelectionChange(toggleItem(selection, id));
    },
    onExtend: (id) => {
      setFocusedId(vaultItemIdSchema.parse(id));
      onSelectionChange(extendTo(selection, id, order));
    },
  });

  function openRow(itemId: VaultItemId) {
    setFocusedId(itemId);
    onOpen(itemId);
  }

  const focusedIndex = focusedId === null ? -1 : order.indexOf(focusedId);
  const tabStop = Math.max(0, focusedIndex);

  function focusRow(itemId: VaultItemId | undefined) {
    if (itemId === undefined) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-item="${itemId}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }

  useImperativeHandle(handle, () => ({ focus: () => focusRow(order[tabStop]) }));

  useEffect(() => {
    if (!movesFocus.current || focusedId === null) return;
    movesFocus.current = false;
    focusRow(focusedId);
  }, [focusedId]);

  const lastOpenId = useRef(openId);
  useEffect(() => {
    const closed = openId === null ? lastOpenId.current : null;
    lastOpenId.current = openId;
    if (openId !== null) setFocusedId(openId);
    if (closed === null) return undefined;
    setFocusedId(closed);
    const frame = requestAnimationFrame(() => focusRow(closed));
    return () => cancelAnimationFrame(frame);
  }, [openId]);

  function onKeyDown(event: KeyboardEvent) {
    const command = readGridKey(event);
    const itemId = order[tabStop];
    if (!command || itemId === undefined) return;
    switch (command.kind) {
      case 'move': {
        const page = Math.max(1, Math.floor(window.innerHeight / rowHeight) - 2);
        const steps = { previous: -1, up: -1, next: 1, down: 1, 'page-up': -page, 'page-down': page };
        const target =
          command.step === 'first'
            ? 0
            : command.step === 'last'
              ? order.length - 1
              : Math.min(order.length - 1, Math.max(0, tabStop + steps[command.step]));
        const next = order[target];
        if (next === undefined) return;
        event.preventDefault();
        movesFocus.current = true;
        setFocusedId(next);
        if (command.extends) {
          const start = selection.anchor === null ? toggleItem(nothingSelected, itemId) : selection;
          onSelectionChange(extendTo(start, next, order));
        }
        return;
      }
      case 'open':
        event.preventDefault();
        return openRow(itemId);
      case 'toggle':
        event.preventDefault();
        return onSelectionChange(toggleItem(selection, itemId));
      case 'select-all':
        event.preventDefault();
        return onSelectionChange(selectEvery(order));
      case 'clear':
        event.preventDefault();
        return isSelecting ? onSelectionChange(nothingSelected) : onEscape?.();
      case 'delete':
        if (selection.selected.size > 0) onDelete?.();
        return;
      case 'open-apart':
    }
  }

  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  // The row with the keyboard stays, however far the page is scrolled from it.
  if (tabStop < from) drawn.unshift(tabStop);
  else if (tabStop >= to && tabStop < items.length) drawn.push(tabStop);

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      tabIndex={-1}
      className="group/list relative rounded-card border border-line bg-surface shadow-card outline-none"
      style={{ height: items.length * rowHeight + 2 }}
      data-selecting={isSelecting || undefined}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const id = event.target instanceof HTMLElement ? event.target.dataset.item : undefined;
        const found = vaultItemIdSchema.safeParse(id);
        if (found.success) setFocusedId(found.data);
      }}
      {...pointer}
    >
      <div ref={measured} aria-hidden="true" className="pointer-events-none invisible absolute h-19 w-0" />
      {drawn.map((index) => {
        const item = items[index];
        return item ? (
          <ItemRow
            key={item.itemId}
            item={item}
            today={today}
            top={index * rowHeight}
            position={index + 1}
            total={items.length}
            note={note?.(item) ?? ''}
            isNarrow={isNarrow}
            isSelected={selection.selected.has(item.itemId)}
            isOpen={item.itemId === openId}
            isTabStop={index === tabStop}
          />
        ) : null;
      })}
    </div>
  );
}
