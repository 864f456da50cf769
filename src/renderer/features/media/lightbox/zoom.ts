/**
 * Zoom and pan of the picture in the lightbox, as arithmetic: a scale and how far the picture's middle is moved
 * from the stage's, in CSS pixels. The picture at scale 1 fits the stage.
 */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const fitted: View = { scale: 1, x: 0, y: 0 };
export const LARGEST_SCALE = 8;
/** What a double tap or double click zooms to. */
export const CLOSE_SCALE = 2.5;

/** How large the picture stands on the stage at scale 1: contained, never blown up past its own pixels. */
export function fittedSize(picture: Size, stage: Size): Size {
  const ratio = Math.min(stage.width / picture.width, stage.height / picture.height, 1);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/** Zooms by `factor` so that the point of the picture under `at` (from the stage's middle) stays there. */
export function zoomAt(view: View, factor: number, at: Point, picture: Size, stage: Size): View {
  const scale = Math.min(LARGEST_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return contain(
    { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio },
    picture,
    stage,
  );
}

export function panBy(view: View, by: Point, picture: Size, stage: Size): View {
  return contain({ ...view, x: view.x + by.x, y: view.y + by.y }, picture, stage);
}

/** In close where it was whole, whole where it was in. */
export function toggleZoom(view: View, at: Point, picture: Size, stage: Size): View {
  return view.scale > 1 ? fitted : zoomAt(view, CLOSE_SCALE, at, picture, stage);
}

/** The picture's edge never comes inside the stage's edge while it is larger than the stage. */
export function contain(view: View, picture: Size, stage: Size): View {
  const size = fittedSize(picture, stage);
  const roomX = Math.max(0, (size.width * view.scale - stage.width) / 2);
  const roomY = Math.max(0, (size.height * view.scale - stage.height) / 2);
  return {
    scale: view.scale,
    x: Math.min(roomX, Math.max(-roomX, view.x)) || 0,
    y: Math.min(roomY, Math.max(-roomY, view.y)) || 0,
  };
}

export type Swipe = 'previous' | 'next' | 'close' | null;

/**
 * What a finger meant that moved by `by` pixels and left at `velocity` pixels a millisecond: sideways turns the
 * page, down closes, anything small or slow is nothing.
 */
export function readSwipe(by: Point, velocity: Point, stage: Size): Swipe {
  const isSideways = Math.abs(by.x) > Math.abs(by.y) * 1.2;
  if (isSideways) {
    if (Math.abs(by.x) < stage.width * 0.25 && Math.abs(velocity.x) < 0.5) return null;
    if (Math.abs(by.x) < 24) return null;
    return by.x < 0 ? 'next' : 'previous';
  }
  if (by.y > stage.height * 0.2 || (by.y > 48 && velocity.y > 0.5)) return 'close';
  return null;
}
