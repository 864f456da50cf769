/**
 * Wheel, pinch, double tap, drag and swipe on the lightbox's stage, turned into a `View` by the arithmetic of
 * `zoom.ts`. Sideways and downward strokes at rest turn the page or close.
 */
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  contain,
  fitted,
  type Point,
  panBy,
  readSwipe,
  type Size,
  type Swipe,
  toggleZoom,
  type View,
  zoomAt,
} from './zoom.ts';

export interface ZoomOptions {
  readonly stage: RefObject<HTMLElement | null>;
  /** The picture's own size; null while unknown, then nothing zooms. */
  readonly picture: Size | null;
  readonly onSwipe: (swipe: Exclude<Swipe, null>) => void;
}

export interface Zoom {
  readonly view: View;
  /** How far a swipe has dragged the whole page. */
  readonly drag: Point;
  readonly zoomBy: (factor: number) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
    readonly onDoubleClick: (event: MouseEvent) => void;
  };
}

const still: Point = { x: 0, y: 0 };

export function useZoom({ stage, picture, onSwipe }: ZoomOptions): Zoom {
  const [view, setView] = useState<View>(fitted);
  const [drag, setDrag] = useState<Point>(still);
  const pointers = useRef(new Map<number, Point>());
  const stroke = useRef<{ start: Point; startedAt: number } | null>(null);

  const sizeOfStage = useCallback(
    (): Size => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 }),
    [stage],
  );
  /** A point on the page as seen from the stage's middle. */
  const fromMiddle = useCallback(
    (event: { clientX: number; clientY: number }): Point => {
      const bounds = stage.current?.getBoundingClientRect();
      if (!bounds) return still;
      return {
        x: event.clientX - bounds.left - bounds.width / 2,
        y: event.clientY - bounds.top - bounds.height / 2,
      };
    },
    [stage],
  );

  const zoom = useCallback(
    (factor: number, at: Point) => {
      if (picture) setView((current) => zoomAt(current, factor, at, picture, sizeOfStage()));
    },
    [picture, sizeOfStage],
  );

  // React listens to wheel passively, and a passive listener cannot keep the browser from zooming the page.
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0022)), fromMiddle(event));
    };
    const onResize = () => {
      if (picture) setView((current) => contain(current, picture, sizeOfStage()));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('resize', onResize);
    return () => {
      element.removeEventListener('wheel', onWheel);
      window.removeEventListener('resize', onResize);
    };
  }, [stage, zoom, fromMiddle, picture, sizeOfStage]);

  const finish = (event: PointerEvent, isCancelled: boolean) => {
    const last = pointers.current.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    const begun = stroke.current;
    if (pointers.current.size > 0 || !begun || !last) return;
    stroke.current = null;
    setDrag(still);
    if (isCancelled || view.scale > 1) return;
    const by = { x: last.x - begun.start.x, y: last.y - begun.start.y };
    const time = Math.max(1, event.timeStamp - begun.startedAt);
    const swipe = readSwipe(by, { x: by.x / time, y: by.y / time }, sizeOfStage());
    if (swipe) onSwipe(swipe);
  };

  return {
    view,
    drag,
    zoomBy: (factor) => zoom(factor, still),
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0 || !isOnStage(event)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const isFirst = pointers.current.size === 1;
        stroke.current = isFirst
          ? { start: { x: event.clientX, y: event.clientY }, startedAt: event.timeStamp }
          : null;
        if (!isFirst) setDrag(still);
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, now);
        const [other] = [...pointers.current].flatMap(([id, point]) =>
          id === event.pointerId ? [] : [point],
        );
        if (other) {
          const factor = distance(now, other) / Math.max(1, distance(before, other));
          zoom(factor, fromMiddle({ clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }));
        } else if (view.scale > 1) {
          if (picture) {
            const by = { x: now.x - before.x, y: now.y - before.y };
            setView((current) => panBy(current, by, picture, sizeOfStage()));
          }
        } else if (stroke.current && event.pointerType !== 'mouse') {
          const { start } = stroke.current;
          const by = { x: now.x - start.x, y: now.y - start.y };
          setDrag(Math.abs(by.x) > Math.abs(by.y) ? { x: by.x, y: 0 } : { x: 0, y: Math.max(0, by.y) });
        }
      },
      onPointerUp: (event) => finish(event, false),
      onPointerCancel: (event) => finish(event, true),
      onDoubleClick(event) {
        if (picture && isOnStage(event)) {
          setView((current) => toggleZoom(current, fromMiddle(event), picture, sizeOfStage()));
        }
      },
    },
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Players and buttons on the stage keep their own presses. */
function isOnStage(event: { target: EventTarget }): boolean {
  return event.target instanceof Element && event.target.closest('button, a, video, audio') === null;
}
