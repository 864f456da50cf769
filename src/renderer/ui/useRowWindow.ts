/**
 * Which rows of a long list are drawn: those near the window, while the page scrolls. All rows are as high as the first is
 * drawn, so the height of the whole is known, at any size of text.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';

export interface RowWindow {
  readonly from: number;
  readonly to: number;
  /** In CSS pixels. */
  readonly rowHeight: number;
}

/** How much is drawn beyond each edge, in heights of the window, so that a quick stroke meets no blank. */
const BEYOND = 0.75;
/** Rows come and go by so many, so that not every scrolled pixel draws. */
const STEP = 6;
const LIKELY_HEIGHT = 76;
/** What fills a tall screen: drawn before anything was measured. */
const FIRST_ROWS = 24;

/** `measured` is an element as high as a row. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  measured: RefObject<HTMLElement | null>,
  count: number,
): RowWindow {
  const [rows, setRows] = useState<RowWindow>({ from: 0, to: FIRST_ROWS, rowHeight: LIKELY_HEIGHT });

  useLayoutEffect(() => {
    const element = list.current;
    const row = measured.current;
    if (!element || !row) return undefined;
    const update = () => {
      const rowHeight = row.offsetHeight || LIKELY_HEIGHT;
      const top = -element.getBoundingClientRect().top;
      const beyond = window.innerHeight * BEYOND;
      const from = floorTo(STEP, (top - beyond) / rowHeight);
      const to = floorTo(STEP, (top + window.innerHeight + beyond) / rowHeight) + STEP;
      setRows((current) =>
        current.from === from && current.to === to && current.rowHeight === rowHeight
          ? current
          : { from, to, rowHeight },
      );
    };
    update();
    const options = { passive: true, capture: true } as const;
    document.addEventListener('scroll', update, options);
    window.addEventListener('resize', update);
    const observer = new ResizeObserver(update);
    observer.observe(row);
    return () => {
      document.removeEventListener('scroll', update, options);
      window.removeEventListener('resize', update);
      observer.disconnect();
    };
  }, [list, measured]);

  // A shorter list keeps what was seen of the longer one until the page has scrolled to where it ends.
  const to = Math.min(rows.to, count);
  return { from: Math.min(rows.from, Math.max(0, to - FIRST_ROWS)), to, rowHeight: rows.rowHeight };
}

function floorTo(step: number, value: number): number {
  return Math.max(0, Math.floor(value / step) * step);
}
