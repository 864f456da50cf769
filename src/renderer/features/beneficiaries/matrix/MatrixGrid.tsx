// biome-ignore-all lint/a11y/useSemanticElements: a table’s rows and cells cannot be placed one by one.
// biome-ignore-all lint/a11y/useFocusableInteractive: the button in each cell has the keyboard.
/**
 * People × things: one press leaves a thing. A grid with one tab stop, of which only the cells near what is seen exist:
 * arrows move, Space leaves or takes away, Enter asks when and with which words.
 */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import type { Wish } from '#shared/legacy/wish.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PersonPicture } from '../person/PersonPicture.tsx';
import { MatrixCell } from './MatrixCell.tsx';
import { matrixMessages } from './messages.ts';
import type { Thing } from './things.ts';
import { useCellWindow } from './useCellWindow.ts';
import type { WishedCell } from './WishDialog.tsx';
import { wishFor } from './wishChanges.ts';

interface MatrixGridProps {
  readonly people: readonly Beneficiary[];
  readonly things: readonly Thing[];
  readonly onToggle: (cell: WishedCell) => void;
  readonly onDetails: (cell: WishedCell) => void;
}

/** In rem. */
const ROW = 3.5;
const COLUMN = 7.5;

interface Place {
  readonly row: number;
  readonly column: number;
}

export function MatrixGrid({ people, things, onToggle, onDetails }: MatrixGridProps) {
  const messages = useMessages(matrixMessages);
  const frame = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<Place>({ row: 0, column: 0 });
  const movesFocus = useRef(false);
  const size = { rows: things.length, columns: people.length, rowHeight: ROW, columnWidth: COLUMN };
  const drawn = useCellWindow(frame, size);
  const active = {
    row: Math.min(focused.row, things.length - 1),
    column: Math.min(focused.column, people.length - 1),
  };

  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    const cell = frame.current?.querySelector<HTMLElement>(`[data-cell="${focused.row}.${focused.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [focused]);

  function cellAt({ row, column }: Place): WishedCell | null {
    const thing = things[row];
    const person = people[column];
    return thing && person ? { thing, person, wish: wishFor(person.wishes, thing.key) } : null;
  }

  function onKeyDown(event: KeyboardEvent) {
    const page = 8;
    const moves: Partial<Record<string, Place>> = {
      ArrowUp: { row: active.row - 1, column: active.column },
      ArrowDown: { row: active.row + 1, column: active.column },
      ArrowLeft: { row: active.row, column: active.column - 1 },
      ArrowRight: { row: active.row, column: active.column + 1 },
      PageUp: { row: active.row - page, column: active.column },
      PageDown: { row: active.row + page, column: active.column },
      Home: { row: event.ctrlKey ? 0 : active.row, column: 0 },
      End: { row: event.ctrlKey ? things.length - 1 : active.row, column: people.length - 1 },
    };
    const target = moves[event.key];
    if (target) {
      event.preventDefault();
      movesFocus.current = true;
      setFocused({
        row: Math.max(0, Math.min(things.length - 1, target.row)),
        column: Math.max(0, Math.min(people.length - 1, target.column)),
      });
      return;
    }
    const cell = event.key === 'Enter' ? cellAt(active) : null;
    const isDetails = event.target instanceof HTMLElement && event.target.dataset.cell === undefined;
    if (!cell || isDetails) return;
    event.preventDefault();
    if (cell.thing.isNamed) onDetails(cell);
  }

  const rows = range(drawn.fromRow, drawn.toRow, active.row);
  const columns = range(drawn.fromColumn, drawn.toColumn, active.column);
  const width = `calc(var(--first) + ${people.length * COLUMN}rem)`;
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={messages.grid}
      aria-rowcount={things.length + 1}
      aria-colcount={people.length + 1}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const [row, column] = (event.target.dataset.cell ?? '').split('.').map(Number);
        if (row !== undefined && column !== undefined) setFocused({ row, column });
      }}
      className="relative max-h-[70dvh] w-fit max-w-full scroll-ps-(--first) scroll-pt-16 overflow-auto rounded-card border border-line bg-surface shadow-card [--first:10rem] sm:[--first:17rem]"
    >
      <div role="row" aria-rowindex={1} className="sticky top-0 z-20 h-16 bg-raised" style={{ width }}>
        <div
          role="columnheader"
          aria-colindex={1}
          className="sticky start-0 z-10 flex h-16 w-(--first) items-center border-e border-b border-line bg-raised px-4 text-small font-semibold"
        >
          {messages.thing}
        </div>
        {columns.map((column) => {
          const person = people[column];
          return person ? (
            <div
              key={person.id}
              role="columnheader"
              aria-colindex={column + 2}
              className="absolute top-0 flex h-16 items-center gap-2 border-b border-line px-2"
              style={leftOf(column)}
            >
              <PersonPicture person={person} size={28} />
              <span className="line-clamp-2 min-w-0 text-caption font-semibold [overflow-wrap:anywhere]">
                {person.name}
              </span>
            </div>
          ) : null;
        })}
      </div>
      <div role="rowgroup" className="relative" style={{ width, height: `${things.length * ROW}rem` }}>
        {rows.map((row) => {
          const thing = things[row];
          return thing ? (
            <div
              key={thing.key}
              role="row"
              aria-rowindex={row + 2}
              className="absolute start-0 border-b border-line"
              style={{ top: `${row * ROW}rem`, height: `${ROW}rem`, width }}
            >
              <div
                role="rowheader"
                aria-colindex={1}
                className="sticky start-0 z-10 flex h-full w-(--first) flex-col justify-center border-e border-line bg-surface px-4"
              >
                <span className="truncate text-small font-semibold">{thing.title}</span>
                {thing.detail ? (
                  <span className="truncate text-caption text-ink-soft">{thing.detail}</span>
                ) : null}
              </div>
              {columns.map((column) => {
                const cell = cellAt({ row, column });
                return cell ? (
                  <div
                    key={cell.person.id}
                    role="gridcell"
                    aria-colindex={column + 2}
                    className="absolute inset-y-0 flex items-center justify-center"
                    style={leftOf(column)}
                  >
                    <MatrixCell
                      {...cell}
                      place={`${row}.${column}`}
                      isIncluded={isIncluded(cell.person.wishes, thing)}
                      isTabStop={row === active.row && column === active.column}
                      onToggle={onToggle}
                      onDetails={onDetails}
                    />
                  </div>
                ) : null;
              })}
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

const leftOf = (column: number) => ({
  insetInlineStart: `calc(var(--first) + ${column * COLUMN}rem)`,
  width: `${COLUMN}rem`,
});

/** With the one that has the keyboard, however far it is scrolled away. */
function range(from: number, to: number, kept: number): readonly number[] {
  const list = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  if (kept < from && kept >= 0) return [kept, ...list];
  return kept >= to ? [...list, kept] : list;
}

function isIncluded(wishes: readonly Wish[], thing: Thing): boolean {
  return thing.thing.is !== 'everything' && wishes.some((wish) => wish.thing.is === 'everything');
}
