/**
 * Which cells of a large grid are drawn: those near what its frame shows, while it scrolls both ways. Sizes are in `rem`,
 * so that a grid grows with the size of text.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** In rem. */
  readonly rowHeight: number;
  readonly columnWidth: number;
}

export interface CellWindow {
  readonly fromRow: number;
  readonly toRow: number;
  readonly fromColumn: number;
  readonly toColumn: number;
}

/** Beyond each edge of what is seen. */
const MORE_ROWS = 6;
const MORE_COLUMNS = 2;
/** Rows and columns come and go by so many, so that not every scrolled pixel draws. */
const STEP = 4;
const FIRST = { rows: 24, columns: 12 };

export function useCellWindow(frame: RefObject<HTMLElement | null>, size: GridSize): CellWindow {
  const { rows, columns, rowHeight, columnWidth } = size;
  const [seen, setSeen] = useState<CellWindow>({
    fromRow: 0,
    toRow: FIRST.rows,
    fromColumn: 0,
    toColumn: FIRST.columns,
  });

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const update = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      const { scrollTop, scrollLeft, clientHeight, clientWidth } = element;
      const next = {
        fromRow: firstOf(scrollTop / (rowHeight * rem) - MORE_ROWS),
        toRow: lastOf((scrollTop + clientHeight) / (rowHeight * rem) + MORE_ROWS),
        fromColumn: firstOf(scrollLeft / (columnWidth * rem) - MORE_COLUMNS),
        toColumn: lastOf((scrollLeft + clientWidth) / (columnWidth * rem) + MORE_COLUMNS),
      };
      setSeen((current) =>
        current.fromRow === next.fromRow &&
        current.toRow === next.toRow &&
        current.fromColumn === next.fromColumn &&
        current.toColumn === next.toColumn
          ? current
          : next,
      );
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer.disconnect();
    };
  }, [frame, rowHeight, columnWidth]);

  return {
    fromRow: Math.min(seen.fromRow, rows),
    toRow: Math.min(seen.toRow, rows),
    fromColumn: Math.min(seen.fromColumn, columns),
    toColumn: Math.min(seen.toColumn, columns),
  };
}

const firstOf = (place: number) => Math.max(0, Math.floor(place / STEP) * STEP);
const lastOf = (place: number) => Math.ceil(place / STEP) * STEP;
