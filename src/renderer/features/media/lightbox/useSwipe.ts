/** Follows one finger over the stage: sideways turns the page, down closes. A mouse and a second finger are left alone. */
import { type PointerEvent, useRef, useState } from 'react';
import { type Point, readSwipe, type Swipe } from './swipe.ts';

interface SwipeOptions {
  /** False while the picture is zoomed: then the finger moves the picture. */
  readonly isEnabled: boolean;
  readonly onSwipe: (swipe: Swipe) => void;
}

const still: Point = { x: 0, y: 0 };

export function useSwipe({ isEnabled, onSwipe }: SwipeOptions) {
  const [drag, setDrag] = useState<Point>(still);
  const fingers = useRef(new Set<number>());
  const stroke = useRef<{ readonly start: Point; readonly startedAt: number } | null>(null);

  const movedBy = (event: PointerEvent, start: Point): Point => ({
    x: event.clientX - start.x,
    y: event.clientY - start.y,
  });

  function forget(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
    stroke.current = null;
    setDrag(still);
  }

  return {
    /** How far the page is dragged along. */
    drag,
    handlers: {
      onPointerDown(event: PointerEvent) {
        if (event.pointerType === 'mouse' || isControl(event.target)) return;
        fingers.current.add(event.pointerId);
        const isFirst = fingers.current.size === 1;
        stroke.current =
          isFirst && isEnabled
            ? { start: { x: event.clientX, y: event.clientY }, startedAt: event.timeStamp }
            : null;
        if (!isFirst) setDrag(still);
      },
      onPointerMove(event: PointerEvent) {
        if (!stroke.current || !isEnabled) return;
        const by = movedBy(event, stroke.current.start);
        setDrag(Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) });
      },
      onPointerUp(event: PointerEvent) {
        const begun = stroke.current;
        forget(event);
        if (!begun || !isEnabled) return;
        const by = movedBy(event, begun.start);
        const time = Math.max(1, event.timeStamp - begun.startedAt);
        const size = { width: window.innerWidth, height: window.innerHeight };
        const swipe = readSwipe(by, { x: by.x / time, y: by.y / time }, size);
        if (swipe) onSwipe(swipe);
      },
      onPointerCancel: forget,
    },
  };
}

/** Buttons and links on the stage keep their own presses. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button, a, audio') !== null;
}
