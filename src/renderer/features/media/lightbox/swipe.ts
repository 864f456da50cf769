/** What a finger meant on the lightbox's stage, as arithmetic in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Swipe = 'previous' | 'next' | 'close';

/**
 * What a finger meant that moved by `by` pixels and left at `velocity` pixels a millisecond: sideways turns the
 * page, down closes, anything small or slow is nothing.
 */
export function readSwipe(by: Point, velocity: Point, stage: Size): Swipe | null {
  const isSideways = Math.abs(by.x) > Math.abs(by.y) * 1.2;
  if (isSideways) {
    if (Math.abs(by.x) < stage.width * 0.25 && Math.abs(velocity.x) < 0.5) return null;
    if (Math.abs(by.x) < 24) return null;
    return by.x < 0 ? 'next' : 'previous';
  }
  if (by.y > stage.height * 0.2 || (by.y > 48 && velocity.y > 0.5)) return 'close';
  return null;
}
