/**
 * Follows the page's scrolling and says which months and items of the grid to draw. It speaks only when a row enters
 * or leaves, not at every scrolled pixel.
 */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Arrangement } from '../timeline/arrange.ts';
import { isSamePart, type VisiblePart, visiblePart } from '../timeline/window.ts';

/** How much is drawn beyond each edge, in heights of the window, so that a quick stroke meets no blank. */
const BEYOND = 0.5;

export function useVisiblePart(
  container: RefObject<HTMLElement | null>,
  arrangement: Arrangement,
): VisiblePart {
  const [part, setPart] = useState<VisiblePart>(() => visiblePart(arrangement, 0, 1_000));
  const anchor = useRef<{ index: number; y: number } | null>(null);

  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    keepInPlace(anchor.current, arrangement);

    const update = () => {
      const top = -element.getBoundingClientRect().top;
      const height = window.innerHeight;
      const next = visiblePart(arrangement, top - height * BEYOND, top + height * (1 + BEYOND));
      const first = visiblePart(arrangement, top, top + height).items.from;
      const rectangle = arrangement.items[first];
      anchor.current = top > 0 && rectangle ? { index: first, y: rectangle.y } : null;
      setPart((current) => (isSamePart(current, next) ? current : next));
    };
    update();
    const options = { passive: true, capture: true } as const;
    document.addEventListener('scroll', update, options);
    window.addEventListener('resize', update);
    return () => {
      document.removeEventListener('scroll', update, options);
      window.removeEventListener('resize', update);
    };
  }, [container, arrangement]);

  return part;
}

/** After a turn of the phone the rows are cut anew: the picture that was at the top stays there. */
function keepInPlace(anchor: { index: number; y: number } | null, arrangement: Arrangement): void {
  const y = anchor ? arrangement.items[anchor.index]?.y : undefined;
  if (anchor && y !== undefined && y !== anchor.y)
    window.scrollBy({ top: y - anchor.y, behavior: 'instant' });
}
