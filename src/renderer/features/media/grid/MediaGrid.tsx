/**
 * The grid of an album: months of pictures, of which only those near the window exist as elements. Used by the album
 * page and its trash. It follows the keyboard, the mouse and the finger; what is chosen belongs to its owner.
 *
 * [Note: our own listbox] React Aria's virtualised grid moves up and down between equal columns, which justified rows
 * do not have, and gives each item a dozen contexts. So the grid is a listbox of its own: groups for months, options
 * for items, one tab stop, presses heard once for all tiles.
 */
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { MediaItem } from '#shared/domain/mediaItem.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { mediaMessages } from '../messages.ts';
import {
  extendTo,
  nothingSelected,
  type Selection,
  selectEvery,
  toggleGroup,
  toggleItem,
} from '../selection/selection.ts';
import { shownSize } from '../TurnedImage.tsx';
import { arrange, type GridStyle, isSparse } from '../timeline/arrange.ts';
import type { Month } from '../timeline/groupByMonth.ts';
import { mergeSparseMonths } from '../timeline/mergeSparseMonths.ts';
import { neighbour } from '../timeline/neighbour.ts';
import { yearStops } from '../timeline/yearStops.ts';
import { formatSection } from '../wording/formatSection.ts';
import { nameItem } from '../wording/nameItem.ts';
import { readGridKey } from './gridKeys.ts';
import { MediaTile } from './MediaTile.tsx';
import { MonthHeading } from './MonthHeading.tsx';
import { useGridPointer } from './useGridPointer.ts';
import { useVisiblePart } from './useVisiblePart.ts';
import { useWidth } from './useWidth.ts';
import { YearScrubber } from './YearScrubber.tsx';

interface MediaGridProps {
  /** From `groupByMonth`; keep the same array while nothing changed. */
  readonly months: readonly Month<MediaItem>[];
  readonly style: GridStyle;
  readonly label: string;
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  readonly onOpen: (id: string) => void;
  /** In a tab of its own; absent where items have no address. */
  readonly onOpenApart?: (id: string) => void;
  /** Said on each tile, such as what it weighs; keep the same function while it says the same. */
  readonly describe?: (item: MediaItem) => string;
  /** What is looked at in the lightbox; the tile of the last one takes the focus when it closes. */
  readonly openId?: string | null;
  /** The Delete key, when something is chosen. */
  readonly onDelete?: () => void;
}

/** On narrower pages, in CSS pixels, headings name months shortly: "Sept – Dec 2002". */
const ROOM_FOR_MONTHS = 560;

const SPACING = { gap: 4, headingHeight: 56, monthGap: 28 };

export function MediaGrid(props: MediaGridProps) {
  const {
    months,
    style,
    label,
    selection,
    onSelectionChange,
    onOpen,
    onOpenApart,
    openId = null,
    onDelete,
    describe,
  } = props;
  const language = useLanguage();
  const messages = useMessages(mediaMessages);
  const container = useRef<HTMLDivElement>(null);
  const width = useWidth(container);
  const items = useMemo(() => months.flatMap((month) => month.items), [months]);
  const order = useMemo(() => items.map(({ id }) => id as string), [items]);
  const sections = useMemo(
    () =>
      width > 0
        ? mergeSparseMonths(months, (few) => isSparse(few.map(aspectRatio), { ...SPACING, width, style }))
        : [],
    [months, width, style],
  );
  const arrangement = useMemo(
    () =>
      arrange(
        sections.map((section) => ({ key: section.key, aspectRatios: section.items.map(aspectRatio) })),
        { ...SPACING, width, style },
      ),
    [sections, width, style],
  );
  const stops = useMemo(() => yearStops(sections, arrangement), [sections, arrangement]);
  const part = useVisiblePart(container, arrangement);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const movesFocus = useRef(false);

  const pointer = useGridPointer({
    isSelecting: selection.selected.size > 0,
    onOpen: (id) => {
      setFocusedId(id);
      onOpen(id);
    },
    ...(onOpenApart ? { onOpenApart } : {}),
    onToggle: (id) => {
      setFocusedId(id);
      onSelectionChange(toggleItem(selection, id));
    },
    onExtend: (id) => {
      setFocusedId(id);
      onSelectionChange(extendTo(selection, id, order));
    },
  });

  useEffect(() => {
    if (!movesFocus.current || focusedId === null) return;
    movesFocus.current = false;
    const tile = container.current?.querySelector<HTMLElement>(`[data-item="${focusedId}"]`);
    tile?.focus({ preventScroll: true });
    tile?.scrollIntoView({ block: 'nearest' });
  }, [focusedId]);

  const lastOpenId = useRef(openId);
  useEffect(() => {
    const closed = openId === null ? lastOpenId.current : null;
    lastOpenId.current = openId;
    if (closed === null) return;
    setFocusedId(closed);
    // The overlay gives the focus back to where it was opened from, a frame after it has gone.
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const tile = container.current?.querySelector<HTMLElement>(`[data-item="${closed}"]`);
        tile?.focus({ preventScroll: true });
        tile?.scrollIntoView({ block: 'nearest' });
      }),
    );
    return () => cancelAnimationFrame(frame);
  }, [openId]);

  const focusedIndex = focusedId === null ? -1 : order.indexOf(focusedId);
  const tabStop = focusedIndex >= 0 ? focusedIndex : part.items.from;

  function onKeyDown(event: KeyboardEvent) {
    const command = readGridKey(event);
    const id = order[tabStop];
    if (!command || id === undefined) return;
    if (command.kind === 'clear' && selection.selected.size === 0) return;
    event.preventDefault();
    switch (command.kind) {
      case 'move': {
        const next = order[neighbour(arrangement.items, tabStop, command.step, window.innerHeight)];
        if (next === undefined) return;
        movesFocus.current = true;
        setFocusedId(next);
        if (command.extends) {
          const start = selection.anchor === null ? toggleItem(nothingSelected, id) : selection;
          onSelectionChange(extendTo(start, next, order));
        }
        return;
      }
      case 'open':
        return onOpen(id);
      case 'open-apart':
        return onOpenApart?.(id);
      case 'toggle':
        return onSelectionChange(toggleItem(selection, id));
      case 'select-all':
        return onSelectionChange(selectEvery(order));
      case 'clear':
        return onSelectionChange(nothingSelected);
      case 'delete':
        if (selection.selected.size > 0) onDelete?.();
    }
  }

  const monthStyle = width < ROOM_FOR_MONTHS ? 'short' : 'long';
  const sectionNames = useMemo(
    () => sections.map((section) => formatSection(section, language, monthStyle) ?? messages.undated),
    [sections, language, messages, monthStyle],
  );
  const isSelecting = selection.selected.size > 0;

  const tile = (index: number) => {
    const item = items[index];
    const rectangle = arrangement.items[index];
    if (!item || !rectangle) return null;
    return (
      <MediaTile
        key={item.id}
        item={item}
        rectangle={rectangle}
        label={nameItem(item, language, messages)}
        note={describe?.(item) ?? ''}
        isSelected={selection.selected.has(item.id)}
        isTabStop={index === tabStop}
        position={index + 1}
        total={items.length}
      />
    );
  };

  const isInView = (index: number) => index >= part.items.from && index < part.items.to;
  const monthsToDraw = arrangement.months.flatMap((month, index) => {
    const isNear = index >= part.months.from && index < part.months.to;
    const holdsTabStop = tabStop >= month.from && tabStop < month.to;
    return isNear || holdsTabStop ? [{ month, name: sectionNames[index] ?? '', isNear }] : [];
  });

  return (
    <div
      ref={container}
      className="group/grid relative"
      style={{ height: arrangement.height }}
      data-selecting={isSelecting || undefined}
    >
      {monthsToDraw.map(({ month, name, isNear }) =>
        isNear ? (
          <MonthHeading
            key={month.key}
            name={name}
            rectangle={month.heading}
            count={month.to - month.from}
            onSelect={() => onSelectionChange(toggleGroup(selection, order.slice(month.from, month.to)))}
          />
        ) : null,
      )}
      <div
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
        tabIndex={-1}
        className="outline-none"
        onKeyDown={onKeyDown}
        onFocus={(event) => {
          const id = event.target instanceof HTMLElement ? event.target.dataset.item : undefined;
          if (id) setFocusedId(id);
        }}
        {...pointer}
      >
        {monthsToDraw.map(({ month, name }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
          <div key={month.key} role="group" aria-label={name} className="contents">
            {indices(month.from, month.to, part.items, tabStop).map(tile)}
          </div>
        ))}
      </div>
      <YearScrubber grid={container} stops={stops} height={arrangement.height} />
    </div>
  );

  function indices(from: number, to: number, view: { from: number; to: number }, kept: number): number[] {
    const list: number[] = [];
    if (kept >= from && kept < Math.min(to, view.from)) list.push(kept);
    for (let index = Math.max(from, view.from); index < Math.min(to, view.to); index += 1) list.push(index);
    if (kept < to && kept >= Math.max(from, view.to) && !isInView(kept)) list.push(kept);
    return list;
  }
}

/** Recordings and papers have no shape of their own; a letter is a sheet of writing paper. */
function aspectRatio(item: MediaItem): number {
  if (item.kind === 'letter') return 0.8;
  const size = shownSize(item);
  if (size) return size.width / size.height;
  return item.kind === 'pdf' ? 0.75 : 1;
}
