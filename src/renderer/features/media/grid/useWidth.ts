/** The width of an element in whole CSS pixels; 0 before it is known. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    setWidth(Math.floor(observed.clientWidth));
    const observer = new ResizeObserver(() => setWidth(Math.floor(observed.clientWidth)));
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
