import { describe, expect, it } from 'vitest';
import { contain, fitted, fittedSize, LARGEST_SCALE, panBy, readSwipe, toggleZoom, zoomAt } from './zoom.ts';

const stage = { width: 1000, height: 800 };
const picture = { width: 4000, height: 2000 };

describe('Zoom in the lightbox', () => {
  it('shows the whole picture at first, and never blows up a small one', () => {
    expect(fittedSize(picture, stage)).toEqual({ width: 1000, height: 500 });
    expect(fittedSize({ width: 200, height: 100 }, stage)).toEqual({ width: 200, height: 100 });
  });

  it('keeps what is under the pointer under the pointer', () => {
    const at = { x: 300, y: -40 };
    const before = { scale: 4, x: 50, y: 20 };
    const after = zoomAt(before, 1.5, at, picture, stage);
    const onPicture = (view: typeof before) => ({
      x: (at.x - view.x) / view.scale,
      y: (at.y - view.y) / view.scale,
    });
    expect(onPicture(after).x).toBeCloseTo(onPicture(before).x, 8);
    expect(onPicture(after).y).toBeCloseTo(onPicture(before).y, 8);
  });

  it('stays between the whole picture and eight times it', () => {
    expect(zoomAt(fitted, 0.1, { x: 0, y: 0 }, picture, stage)).toEqual(fitted);
    expect(zoomAt(fitted, 1_000, { x: 0, y: 0 }, picture, stage).scale).toBe(LARGEST_SCALE);
  });

  it('pans to the edge of the picture and no further', () => {
    const zoomed = { scale: 2, x: 0, y: 0 };
    expect(panBy(zoomed, { x: 10_000, y: 10_000 }, picture, stage)).toEqual({ scale: 2, x: 500, y: 100 });
    expect(panBy(fitted, { x: 90, y: 90 }, picture, stage)).toEqual(fitted);
  });

  it('goes in close by a double tap, and back to the whole by another', () => {
    const close = toggleZoom(fitted, { x: 100, y: 0 }, picture, stage);
    expect(close.scale).toBeGreaterThan(2);
    expect(toggleZoom(close, { x: 0, y: 0 }, picture, stage)).toEqual(fitted);
  });

  it('brings a picture back onto a stage that became smaller', () => {
    const turned = contain({ scale: 2, x: 500, y: 0 }, picture, { width: 400, height: 800 });
    expect(turned.x).toBe(200);
  });
});

describe('A finger in the lightbox', () => {
  const still = { x: 0, y: 0 };
  it('turns the page by a long or a quick stroke sideways', () => {
    expect(readSwipe({ x: -300, y: 20 }, still, stage)).toBe('next');
    expect(readSwipe({ x: 300, y: 20 }, still, stage)).toBe('previous');
    expect(readSwipe({ x: -60, y: 4 }, { x: -0.9, y: 0 }, stage)).toBe('next');
  });
  it('closes by a stroke down', () => {
    expect(readSwipe({ x: 10, y: 200 }, still, stage)).toBe('close');
    expect(readSwipe({ x: 4, y: 60 }, { x: 0, y: 0.8 }, stage)).toBe('close');
  });
  it('means nothing by a trembling tap, or a stroke up', () => {
    expect(readSwipe({ x: 6, y: 3 }, { x: 1, y: 0 }, stage)).toBeNull();
    expect(readSwipe({ x: 0, y: -400 }, { x: 0, y: -2 }, stage)).toBeNull();
    expect(readSwipe({ x: 80, y: 0 }, { x: 0.1, y: 0 }, stage)).toBeNull();
  });
});
