import { describe, expect, it } from 'vitest';
import { readSwipe } from './swipe.ts';

const stage = { width: 1000, height: 800 };

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
