/**
 * What a press on a tile means. A click opens; the middle button opens apart; a click on the mark in the tile's corner, with a command key, or while
 * something is chosen already, chooses; with Shift it chooses up to there. A long touch begins choosing.
 */
import { type MouseEvent, type PointerEvent, useMemo, useRef } from 'react';

const LONG_TOUCH = 450;
const TREMBLE = 10;
/** Side of the square in a tile's upper corner that chooses instead of opening, where the tile draws no mark (`data-mark`) of its own. */
const MARK_SIZE = 40;
const MIDDLE = 1;

interface GridPointerOptions {
  readonly isSelecting: boolean;
  readonly onOpen: (id: string) => void;
  /** Absent where items have no address of their own. */
  readonly onOpenApart?: (id: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onExtend: (id: string) => void;
}

/** Handlers for the grid's own element: one set, however many tiles. */
export function useGridPointer(options: GridPointerOptions) {
  const current = useRef(options);
  current.current = options;

  return useMemo(() => {
    let touch: { id: string; x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
    let swallowsClick = false;
    const forgetTouch = () => {
      if (touch) clearTimeout(touch.timer);
      touch = null;
    };
    return {
      onPointerDown(event: PointerEvent) {
        forgetTouch();
        swallowsClick = false;
        const id = itemAt(event.target)?.dataset.item;
        if (!id || event.pointerType !== 'touch') return;
        const timer = setTimeout(() => {
          swallowsClick = true;
          touch = null;
          current.current.onToggle(id);
        }, LONG_TOUCH);
        touch = { id, x: event.clientX, y: event.clientY, timer };
      },
      onMouseDown(event: MouseEvent) {
        // Where the middle button would begin to scroll.
        if (event.button === MIDDLE && itemAt(event.target)) event.preventDefault();
      },
      onAuxClick(event: MouseEvent) {
        const id = itemAt(event.target)?.dataset.item;
        if (event.button === MIDDLE && id) current.current.onOpenApart?.(id);
      },
      onPointerMove(event: PointerEvent) {
        if (touch && Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > TREMBLE) forgetTouch();
      },
      onPointerUp: forgetTouch,
      onPointerCancel: forgetTouch,
      onContextMenu(event: MouseEvent) {
        if (swallowsClick || touch) event.preventDefault();
      },
      onClick(event: MouseEvent) {
        const tile = itemAt(event.target);
        const id = tile?.dataset.item;
        if (!tile || !id) return;
        if (swallowsClick) {
          swallowsClick = false;
          return;
        }
        const { isSelecting, onExtend, onOpen, onToggle } = current.current;
        if (event.shiftKey && isSelecting) onExtend(id);
        else if (isSelecting || event.ctrlKey || event.metaKey || event.shiftKey || isOnMark(event, tile))
          onToggle(id);
        else onOpen(id);
      },
    };
  }, []);
}

function itemAt(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null;
}

function isOnMark(event: MouseEvent, tile: HTMLElement): boolean {
  const mark = tile.querySelector('[data-mark]');
  if (mark) return event.target instanceof Node && mark.contains(event.target);
  const bounds = tile.getBoundingClientRect();
  const isFine = matchMedia('(hover: hover)').matches;
  return isFine && event.clientX - bounds.left < MARK_SIZE && event.clientY - bounds.top < MARK_SIZE;
}
