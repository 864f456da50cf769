/**
 * The rows of the preview, of which only those near the window exist as elements, however many there are. A grid with one
 * tab stop: up and down move, Space ticks, Shift ticks up to there, right and left go to a row's own button and back.
 */
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { readGridKey } from '#features/media/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useRowWindow } from '#ui/useRowWindow.ts';
import type { Candidate, Choice } from './importPlan.ts';
import { PreviewRow } from './PreviewRow.tsx';
import { pageMessages } from './pageMessages.ts';

export interface ListedCandidate {
  /** Its place in the file. */
  readonly index: number;
  readonly candidate: Candidate;
  readonly choice: Choice;
}

interface PreviewListProps {
  readonly rows: readonly ListedCandidate[];
  /** Of rows by their place in the file. */
  readonly onTick: (indices: readonly number[], isTicked: boolean) => void;
  readonly onCompare: (index: number) => void;
}

export function PreviewList(properties: PreviewListProps) {
  const texts = useMessages(pageMessages);
  return (
    <div className="max-h-[35rem] overflow-y-auto rounded-card border border-line bg-surface">
      {properties.rows.length === 0 ? (
        <p className="px-5 py-6 text-ink-soft">{texts.nothingFound}</p>
      ) : (
        <Rows {...properties} />
      )}
    </div>
  );
}

function Rows({ rows, onTick, onCompare }: PreviewListProps) {
  const texts = useMessages(pageMessages);
  const grid = useRef<HTMLDivElement>(null);
  const measured = useRef<HTMLDivElement>(null);
  const { from, to, rowHeight } = useRowWindow(grid, measured, rows.length);
  const [focused, setFocused] = useState<number | null>(null);
  const movesFocus = useRef(false);
  /** Where a range begins: the row that was ticked or unticked by itself last. */
  const anchor = useRef<number | null>(null);

  const places = new Map(rows.map(({ index }, place) => [index, place]));
  const tabStop = (focused === null ? undefined : places.get(focused)) ?? 0;
  const isTicked = (place: number) => rows[place]?.choice !== 'leave-out';

  useEffect(() => {
    if (!movesFocus.current || focused === null) return;
    movesFocus.current = false;
    const row = grid.current?.querySelector<HTMLElement>(`[data-row="${focused}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  }, [focused]);

  function toggle(place: number) {
    const index = rows[place]?.index;
    if (index === undefined) return;
    anchor.current = index;
    onTick([index], !isTicked(place));
  }

  /** As the row is where the range begins. */
  function extend(place: number) {
    const begun = anchor.current === null ? undefined : places.get(anchor.current);
    if (begun === undefined) return toggle(place);
    const range = rows.slice(Math.min(begun, place), Math.max(begun, place) + 1);
    onTick(
      range.map(({ index }) => index),
      isTicked(begun),
    );
  }

  function onClick(event: MouseEvent) {
    if (!(event.target instanceof Element) || event.target.closest('button')) return;
    const place = places.get(Number(event.target.closest<HTMLElement>('[data-row]')?.dataset.row));
    if (place === undefined) return;
    if (event.shiftKey) extend(place);
    else toggle(place);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.target instanceof HTMLElement)) return;
    const row = event.target.closest<HTMLElement>('[data-row]');
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      (event.key === 'ArrowRight' ? row?.querySelector('button') : row)?.focus();
      return;
    }
    const command = readGridKey(event);
    if (!command || !row || event.target.closest('button')) return;
    switch (command.kind) {
      case 'move': {
        const page = Math.max(
          1,
          Math.floor((grid.current?.parentElement?.clientHeight ?? 0) / rowHeight) - 1,
        );
        const last = rows.length - 1;
        const targets = {
          first: 0,
          last,
          previous: tabStop - 1,
          up: tabStop - 1,
          next: tabStop + 1,
          down: tabStop + 1,
          'page-up': tabStop - page,
          'page-down': tabStop + page,
        };
        const target = Math.min(last, Math.max(0, targets[command.step]));
        const next = rows[target]?.index;
        if (next === undefined) return;
        event.preventDefault();
        movesFocus.current = true;
        setFocused(next);
        if (command.extends) {
          anchor.current ??= rows[tabStop]?.index ?? null;
          extend(target);
        }
        return;
      }
      case 'open':
      case 'toggle':
        event.preventDefault();
        return toggle(tabStop);
      case 'select-all':
        event.preventDefault();
        return onTick(
          rows.flatMap(({ index, choice }) => (choice === 'leave-out' ? [index] : [])),
          true,
        );
    }
  }

  const drawn = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  // The row with the keyboard stays, however far the list is scrolled from it.
  if (tabStop < from) drawn.unshift(tabStop);
  else if (tabStop >= to) drawn.push(tabStop);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table’s rows cannot be placed one by one
    <div
      ref={grid}
      role="grid"
      aria-label={texts.list}
      aria-multiselectable="true"
      aria-rowcount={rows.length}
      tabIndex={-1}
      className="relative outline-none"
      style={{ height: rows.length * rowHeight }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const row = event.target.closest<HTMLElement>('[data-row]');
        if (row) setFocused(Number(row.dataset.row));
      }}
    >
      <div ref={measured} aria-hidden="true" className="pointer-events-none invisible absolute h-17 w-0" />
      {drawn.map((place) => {
        const row = rows[place];
        return row ? (
          <PreviewRow
            key={row.index}
            {...row}
            top={place * rowHeight}
            position={place + 1}
            isTabStop={place === tabStop}
            onCompare={onCompare}
          />
        ) : null;
      })}
    </div>
  );
}
